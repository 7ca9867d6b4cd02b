// A table in plain words: it changes by itself while its reader waits. Who is asked something or writes is not disturbed: then
// a sentence says that there is news, and a button shows it.

import { listen } from "./live.js";
import { morph } from "./morph.js";

const main = document.querySelector("[data-plain]");
const part = (name) => main.querySelector(`[data-plain-${name}]`);
let known = Number(main.dataset.version);
let newest = known;
let loading = false;

const isAsked = () => main.dataset.asked !== undefined;
const isWriting = () => [...main.querySelectorAll("input:not([type=hidden]), textarea")].some((field) => field.value !== field.defaultValue);

/** Shows the table as it is now, and says in a few words what that means for the reader. */
async function load() {
  if (loading) return;
  loading = true;
  try {
    while (known < newest) {
      const answer = await fetch(location.href);
      if (!answer.ok) throw new Error(String(answer.status));
      const page = new DOMParser().parseFromString(await answer.text(), "text/html");
      const fresh = page.querySelector("[data-plain]");
      if (!fresh) throw new Error("no table");
      if (Number(fresh.dataset.version) <= known) return;
      known = Number(fresh.dataset.version);
      newest = Math.max(newest, known);
      morph(main, fresh);
      document.title = page.title;
      part("live").hidden = false;
      part("news").textContent = part("news").dataset[isAsked() ? "asked" : "news"];
    }
  } catch {
    offer();
  } finally {
    loading = false;
  }
}

function offer() {
  part("news").textContent = part("news").dataset.news;
  part("show").hidden = false;
}

function heard(number) {
  newest = Math.max(newest, number);
  if (newest <= known) return;
  if (isAsked() || isWriting()) offer();
  else load();
}

main.addEventListener("click", (event) => event.target.closest("[data-plain-show]") && load());
part("live").hidden = false;
listen(() => main.dataset.events, heard);
