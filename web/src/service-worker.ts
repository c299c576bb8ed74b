// Keeps the page at hand without a connection: the score pad and the rules go on working, tables say that they wait.
// Only what the page itself is made of is kept, and the list of games; nothing of any table ever is.
//
// A new version waits until every page of the old one is closed, and its files stay that long, so that a table
// that is open meanwhile finds the parts it has yet to load.

export {}; // a module of its own: the names below are not those of a page

declare const self: ServiceWorkerGlobalScope;
/** Written in front of this file when the page is built, see offline-plugin.ts. */
declare const VERSION: string;
declare const FILES: string[];

const PAGE = "/"; // every address of the page is answered with the same document
const CATALOGUE = "/api/games"; // the score pad needs to know what is counted
const OURS = "mire-";
const KEPT = OURS + VERSION;

self.addEventListener("install", (event) => event.waitUntil(keepAll()));
self.addEventListener("activate", (event) => event.waitUntil(takeOver()));
self.addEventListener("fetch", (event) => {
  const answer = answerTo(event.request);
  if (answer) event.respondWith(answer);
});

async function keepAll(): Promise<void> {
  const kept = await caches.open(KEPT);
  await kept.addAll([PAGE, CATALOGUE, ...FILES].map((path) => new Request(path, { cache: "no-cache" })));
}

async function takeOver(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== KEPT);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** Our answer, or undefined to leave the request to the browser. */
function answerTo(request: Request): Promise<Response> | undefined {
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return undefined;
  if (pathname === CATALOGUE) return fromServer(request, CATALOGUE);
  if (pathname.startsWith("/api/")) return undefined;
  if (request.mode === "navigate") return fromServer(request, PAGE);
  return FILES.includes(pathname) ? fromKept(pathname, request) : undefined;
}

/** From the server, so that the page and the list of games are of one version; kept is only what there is without it. */
function fromServer(request: Request, path: string): Promise<Response> {
  return fetch(request).catch(async (problem) => (await find(path)) ?? Promise.reject(problem));
}

/** The names of these files change with what is in them, so what is kept is right for good. */
async function fromKept(path: string, request: Request): Promise<Response> {
  return (await find(path)) ?? fetch(request);
}

async function find(path: string): Promise<Response | undefined> {
  return (await caches.open(KEPT)).match(path, { ignoreVary: true });
}
