// What this device does besides showing pages: it can keep them for use without a connection, and install them as an app.

import { arrange } from "./service.js";
import { setting, showSettings } from "./setting.js";
import { toast } from "./toast.js";
import { say } from "./words.js";

const isApp = () => matchMedia("(display-mode: standalone)").matches;

/** Starts or ends the worker that keeps files and finished replays. */
async function keep(isOn) {
  if (!navigator.serviceWorker) return toast(say("js-offline-none"), { glyph: "why-not" });
  await arrange();
  return toast(say(isOn ? "js-offline-on" : "js-offline-off"));
}

document.addEventListener("change", ({ target }) => {
  if (!target.matches?.("[data-setting=offline] input")) return;
  keep(target.value === "on").catch(() => {
    setting("offline", "off");
    showSettings();
    toast(say("js-offline-none"), { glyph: "why-not" });
  });
});

// An installed app without pages would be empty without a connection.
if (isApp() && navigator.serviceWorker && setting("offline") !== "on") {
  setting("offline", "on");
  arrange().catch(() => setting("offline", "off"));
}

let offer = null; // the browser's offer to install, where it has one

addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  offer = event;
  for (const button of document.querySelectorAll("[data-install]")) button.hidden = false;
});

document.addEventListener("click", async (event) => {
  const button = event.target.closest?.("[data-install]");
  if (!button || !offer) return;
  await offer.prompt();
  offer = null;
  button.hidden = true;
});
