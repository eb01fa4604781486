/** Installs the service worker of a production build, when the page has loaded and the browser is at rest. */
export function keepForOffline(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const install = () => {
    // Private windows and some web views refuse; the store works without.
    navigator.serviceWorker.register("/sw.js").catch(() => undefined);
  };
  const atRest = () => ("requestIdleCallback" in window ? requestIdleCallback(install) : setTimeout(install, 2000));
  if (document.readyState === "complete") atRest();
  else window.addEventListener("load", atRest, { once: true });
}
