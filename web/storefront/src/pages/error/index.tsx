import type { ErrorPage } from "@api/types";

export function Page({ title, message }: ErrorPage) {
  return (
    <main>
      <h1>{title}</h1>
      <p>{message}</p>
    </main>
  );
}
