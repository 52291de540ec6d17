// Keeps the shell of the page for when the network is away. What happens at tables is not its business.
interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Event {
  request: Request;
  respondWith(reply: Promise<Response>): void;
}
interface Told extends Extendable {
  data: { keep: string[] };
}
interface Worker {
  addEventListener(type: "install" | "activate", heard: (event: Extendable) => void): void;
  addEventListener(type: "message", heard: (event: Told) => void): void;
  addEventListener(type: "fetch", heard: (event: Fetching) => void): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
}
const worker = self as unknown as Worker;
const SHELL = "shell-1";
const MOST = 200; // files; a version has about 70

worker.addEventListener("install", (event) => {
  event.waitUntil(caches.open(SHELL).then((cache) => cache.add("/")));
  void worker.skipWaiting();
});
worker.addEventListener("activate", (event) => event.waitUntil(worker.clients.claim()));

// A page tells what it loaded before the worker was there.
worker.addEventListener("message", (event) => {
  const keep = event.data.keep.filter((address) => isKept(new URL(address).pathname));
  event.waitUntil(Promise.all(keep.map(fetched)));
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || !isKept(pathname)) return;
  if (request.mode === "navigate") event.respondWith(fetch(request).then(kept("/"), () => found("/")));
  else if (pathname.startsWith("/assets/")) event.respondWith(fetched(request));
  else event.respondWith(fetch(request).then(kept(request), () => found(request)));
});

/** What the server tells is of the moment, but for the rules of a game. */
function isKept(path: string): boolean {
  return !/^\/(api\/|metrics$)/.test(path) || /^\/api\/games\/\w+\/rules$/.test(path);
}

/** Files of a version never change. */
async function fetched(request: RequestInfo): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request).then(kept(request));
}

/** Puts a good answer aside on its way. */
function kept(key: RequestInfo): (reply: Response) => Promise<Response> {
  return async (reply) => {
    if (!reply.ok) return reply;
    const shell = await caches.open(SHELL);
    await shell.put(key, reply.clone());
    const old = (await shell.keys()).slice(0, -MOST); // of earlier versions
    await Promise.all(old.map((request) => shell.delete(request)));
    return reply;
  };
}

async function found(key: RequestInfo): Promise<Response> {
  return (await caches.match(key)) ?? Response.error();
}

export {};
