/**
 * Keep the page for times without a connection. Where that can't be done (while developing, in a browser that does not
 * know how, or on an address that is not secure), the page simply needs its server.
 */
export function keepOffline(): void {
  if (!import.meta.env.PROD || !location.protocol.startsWith("http") || !("serviceWorker" in navigator)) return;
  const register = () => navigator.serviceWorker.register("/service-worker.js").catch(() => undefined);
  if (document.readyState === "complete") register();
  else addEventListener("load", register); // what the page itself needs comes first
}
