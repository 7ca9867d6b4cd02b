// Turn notices: the browser notifies players who use another window that it is their turn. Off by default.

import "./push.js";
import "./sound.js";
import { setting, showSettings } from "./setting.js";
import { toast } from "./toast.js";
import { say } from "./words.js";

const root = document.documentElement;
const isAllowed = () => globalThis.Notification?.permission === "granted";

/** Whether notices are wanted and allowed. */
const tells = () => setting("tell") === "on" && isAllowed();

/** Switches notices on or off, and shows the result. */
async function switchTo(value) {
  let words = "js-tell-off";
  if (value === "on") {
    if (!globalThis.Notification || !isSecureContext) words = "js-tell-none";
    else words = (await Notification.requestPermission()) === "granted" ? "js-tell-on" : "js-tell-blocked";
  }
  setting("tell", words === "js-tell-on" ? "on" : "off");
  show();
  toast(say(words), { glyph: words === "js-tell-on" || value === "off" ? "check" : "why-not" });
}

/** Shows the offer beside the question if notices are off. */
function show() {
  root.dataset.notices = tells() ? "on" : "off";
  showSettings();
}

/** Tells that it is the reader's turn at the table called `title`. */
function notify({ detail: title }) {
  if (!tells()) return;
  const note = new Notification(say("js-your-turn"), { body: title, tag: location.pathname });
  note.onclick = () => {
    focus();
    note.close();
  };
}

document.addEventListener("fernweh:call", notify);
document.addEventListener("click", (event) => {
  const button = event.target.closest?.("button[data-tell]");
  if (button) switchTo(button.dataset.tell);
});
document.addEventListener("change", ({ target }) => {
  if (target.matches?.("input[data-tell]")) switchTo(target.dataset.tell);
});
show();
