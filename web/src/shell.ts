/** What this page has loaded is kept by the worker, also what came before there was one: it opens without a network. */
export function keepThisPage(): void {
  if (!("serviceWorker" in navigator)) return;
  const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name));
  const keep = loaded.filter(({ origin }) => origin === location.origin).map(({ href }) => href);
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage({ keep }));
}
