// Push messages: the browser shows notices while no page is open. Off by default.

import { arrange } from "./service.js";
import { setting, showSettings } from "./setting.js";
import { toast } from "./toast.js";
import { say } from "./words.js";

const json = { "Content-Type": "application/json" };

/** Sends the server what it needs to know of this browser. */
async function subscribe() {
  const registration = await arrange();
  const { key } = await (await fetch("/api/push")).json();
  const wanted = { userVisibleOnly: true, applicationServerKey: key };
  const found = await registration.pushManager.subscribe(wanted);
  const { endpoint, keys } = found.toJSON();
  const answer = await fetch("/api/me/push", { method: "POST", headers: json, body: JSON.stringify({ endpoint, keys }) });
  if (!answer.ok) throw new Error(String(answer.status));
}

/** Lets the server forget this browser. */
async function unsubscribe() {
  const registration = await navigator.serviceWorker?.getRegistration();
  const found = await registration?.pushManager?.getSubscription();
  if (found) {
    await fetch("/api/me/push", { method: "DELETE", headers: json, body: JSON.stringify({ endpoint: found.endpoint }) });
    await found.unsubscribe();
  }
  await arrange();
}

async function switchTo(value) {
  if (value === "off") {
    await unsubscribe();
    return "js-push-off";
  }
  if (!navigator.serviceWorker || !globalThis.PushManager || !isSecureContext) return "js-push-none";
  if ((await Notification.requestPermission()) !== "granted") return "js-tell-blocked";
  await subscribe();
  return "js-push-on";
}

document.addEventListener("change", async ({ target }) => {
  if (!target.matches?.("[data-setting=push] input")) return;
  const words = await switchTo(target.value).catch(() => "js-push-failed");
  if (target.value === "on" && words !== "js-push-on") {
    setting("push", "off");
    showSettings();
    await arrange().catch(() => null);
  }
  toast(say(words), { glyph: words === "js-push-on" || words === "js-push-off" ? "check" : "why-not" });
});
