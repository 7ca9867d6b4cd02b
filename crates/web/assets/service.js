// The worker of this browser: it runs as long as something is switched on that needs it.

import { setting } from "./setting.js";

/** Starts the worker for what is switched on, or ends it; gives its registration. */
export async function arrange() {
  const keeps = setting("offline") === "on";
  if (!keeps) {
    const names = await caches.keys();
    await Promise.all(names.map((name) => caches.delete(name)));
  }
  if (!keeps && setting("push") !== "on") {
    const workers = await navigator.serviceWorker.getRegistrations();
    await Promise.all(workers.map((worker) => worker.unregister()));
    return null;
  }
  // For messages alone nothing is kept.
  await navigator.serviceWorker.register(keeps ? "/worker.js" : "/worker.js?for=push", { scope: "/" });
  return navigator.serviceWorker.ready;
}
