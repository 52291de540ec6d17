/** What this page has loaded is kept by the worker, also what came before there was one: it opens without a network. */
export function keepThisPage(): void {
  if (!("serviceWorker" in navigator)) return;
  const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name));
  const ours = ({ origin, pathname }: URL): boolean =>
    origin === location.origin && !pathname.startsWith("/api/");
  const keep = loaded.filter(ours).map(({ href }) => href);
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage({ keep }));
}
