// The worker: serves the files of the pages and finished replays without a connection, and shows push messages. Started
// with `?for=push` it keeps nothing.
//
// The server puts two constants before this text: FINGERPRINT of this build, and SHELL, the addresses of its files.
// Whatever is kept was fetched without a cookie. So it is what everybody may see, and nothing of the reader is in it.

const FILES = `files-${FINGERPRINT}`;
const REPLAYS = `replays-${FINGERPRINT}`;
const KEEPS = new URL(location.href).searchParams.get("for") !== "push";
const OFFLINE = "/offline";
const MOST = 400; // moments of replays that are kept
const REPLAY = /^\/t\/[^/]+\/replay(\/at)?$/;

addEventListener("install", (event) => event.waitUntil(install()));
addEventListener("activate", (event) => event.waitUntil(tidy()));

async function install() {
  if (!KEEPS) return skipWaiting();
  const cache = await caches.open(FILES);
  await cache.addAll(SHELL.map((url) => new Request(url, { credentials: "omit" })));
  await cache.put(OFFLINE, await fetch(OFFLINE, { credentials: "omit" }));
  return skipWaiting();
}

/** Removes what an older build has kept. */
async function tidy() {
  const names = await caches.keys();
  const old = names.filter((name) => !KEEPS || (name !== FILES && name !== REPLAYS));
  await Promise.all(old.map((name) => caches.delete(name)));
  await clients.claim();
}

addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (!KEEPS || request.method !== "GET" || url.origin !== location.origin) return;
  if (url.pathname.startsWith("/static/")) event.respondWith(file(request));
  else if (REPLAY.test(url.pathname)) event.respondWith(replay(event));
  else if (request.mode === "navigate") event.respondWith(fetch(request).catch(offline));
});

/** A file never changes under its address. */
async function file(request) {
  return (await kept(FILES, request.url)) ?? fetch(request);
}

async function kept(name, url) {
  // Opening it would make it again after everything was removed.
  if (!(await caches.has(name))) return undefined;
  const cache = await caches.open(name);
  return cache.match(url, { ignoreVary: true });
}

const offline = async () => (await kept(FILES, OFFLINE)) ?? Response.error();

/** Only the server knows whether a match is over and open to everybody: it says so in a header. */
const mayKeep = (answer) => answer.ok && answer.headers.get("X-Fernweh-Keep") === "replay";

async function replay(event) {
  const { request } = event;
  try {
    const answer = await fetch(request);
    if (mayKeep(answer)) event.waitUntil(keep(request.url));
    return answer;
  } catch {
    return (await kept(REPLAYS, request.url)) ?? (request.mode === "navigate" ? offline() : Response.error());
  }
}

/** Keeps a moment as a stranger sees it. */
async function keep(url) {
  const cache = await caches.open(REPLAYS);
  if (await cache.match(url, { ignoreVary: true })) return;
  const answer = await fetch(url, { credentials: "omit" });
  if (!mayKeep(answer)) return;
  await cache.put(url, answer);
  const all = await cache.keys();
  await Promise.all(all.slice(0, Math.max(0, all.length - MOST)).map((old) => cache.delete(old)));
}

addEventListener("push", (event) => event.waitUntil(tell(event.data.json())));

/** Shows a message, unless its table is in view. */
async function tell({ title, body, path }) {
  const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const isSeen = pages.some((page) => page.visibilityState === "visible" && new URL(page.url).pathname === path);
  if (!isSeen) await registration.showNotification(title, { body, tag: path, data: { path } });
}

addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data.path));
});

/** Brings the page of a table to the front, or opens it. */
async function show(path) {
  const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const page = pages.find((one) => new URL(one.url).pathname === path);
  return page ? page.focus() : clients.openWindow(path);
}
