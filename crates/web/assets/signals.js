// Notices and sounds of a table. They are off at first, so their script comes where one of them is on, or once somebody looks for
// their settings.

import { setting } from "./setting.js";

/** A sound, if sounds are on. */
export const sound = (tune) => document.dispatchEvent(new CustomEvent("fernweh:sound", { detail: tune }));

/** A notice with the title of the page, if notices are on. */
export const notice = (title) => document.dispatchEvent(new CustomEvent("fernweh:call", { detail: title }));

let isLoaded = false;

/** What is switched before the script is there is switched again then. */
async function load({ type, target }) {
  const what = type === "click" ? "[data-dialog], button[data-tell], [data-sound-try]" : "[data-setting]";
  const asked = target.closest?.(what);
  if (!asked || isLoaded) return;
  await import("./tell.js");
  isLoaded = true;
  if (asked.dataset.dialog === undefined) target.dispatchEvent(new Event(type, { bubbles: true }));
}

for (const type of ["click", "change"]) document.addEventListener(type, load);
if (["sound", "tell"].some((name) => setting(name) === "on")) import("./tell.js").then(() => (isLoaded = true));
