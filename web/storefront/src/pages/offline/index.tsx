export function Page() {
  return (
    <main>
      <h1>Offline</h1>
    </main>
  );
}
