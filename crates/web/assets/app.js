// Every page: theme, language, copied links, tabs, dialogs, "Why not?".

import "./pop.js";
import "./device.js";
import { morph, toEnd } from "./morph.js";
import { toast } from "./toast.js";
import { remember, say } from "./words.js";

const root = document.documentElement;

// What was measured before the letters were there is measured again.
if (document.fonts.status !== "loaded") document.fonts.ready.then(() => dispatchEvent(new Event("resize")));

document.addEventListener("submit", (event) => {
  const form = event.target.closest("form[data-switch]");
  if (!form) return;
  event.preventDefault();
  const value = event.submitter?.value;
  if (form.dataset.switch === "theme") turn(form);
  else if (value && value !== root.lang) speak(value);
});

/** Switching the theme needs no request, only the cookie for the next page. */
function turn(form) {
  const next = root.dataset.theme === "light" ? "dark" : "light";
  root.dataset.theme = next;
  remember("theme", next);
  form.querySelector("button").value = next === "light" ? "dark" : "light";
}

/** Another language: the same page again, patched in place, so that scroll position and focus stay. */
async function speak(lang) {
  remember("lang", lang);
  try {
    const answer = await fetch(location.href, { headers: { Accept: "text/html" } });
    if (!answer.ok) throw new Error(String(answer.status));
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    root.lang = page.documentElement.lang;
    document.title = page.title;
    morph(document.body, page.body);
    document.dispatchEvent(new CustomEvent("fernweh:patched"));
  } catch {
    location.reload();
  }
}

document.addEventListener("click", async (event) => {
  const target = event.target.closest?.("[data-copy], [data-dismiss], [data-dialog], [data-drawer], [data-close], [data-say], [role=tab][data-tab]");
  if (!target || event.defaultPrevented || event.ctrlKey || event.metaKey) return;
  if (target.dataset.copy !== undefined) return copy(target.dataset.copy);
  if (target.dataset.dismiss !== undefined) return dismiss(target.closest("[data-announcement]"));
  if (target.dataset.dialog) return document.getElementById(target.dataset.dialog)?.showModal();
  if (target.dataset.drawer) {
    event.preventDefault();
    return drawer(target);
  }
  if (target.dataset.close !== undefined) return target.closest("dialog")?.close();
  if (target.dataset.say) return toast(target.dataset.say, { glyph: "why-not" });
  select(target);
});

/** Hides what the host told everybody, until the text changes. */
function dismiss(announcement) {
  sessionStorage.setItem("announcement", announcement.textContent);
  announcement.hidden = true;
}

function hideKnown() {
  const announcement = document.querySelector("[data-announcement]");
  if (announcement) announcement.hidden = sessionStorage.getItem("announcement") === announcement.textContent;
}
hideKnown();
document.addEventListener("fernweh:patched", hideKnown);

/** Copies an address; a relative one is made absolute first. */
async function copy(text) {
  try {
    await navigator.clipboard.writeText(new URL(text, location.href).href);
    toast(say("js-copied"), { glyph: "link" });
  } catch {
    toast(say("js-copy-failed"), { glyph: "why-not" });
  }
}

/** A dialog with a fragment from the server: another seat's area, a card. */
async function drawer(opener) {
  const dialog = document.createElement("dialog");
  dialog.className = "dialog sheet";
  dialog.setAttribute("aria-label", opener.getAttribute("aria-label") ?? opener.textContent.trim());
  dialog.textContent = say("js-loading");
  document.body.append(dialog);
  dialog.addEventListener("close", () => {
    dialog.remove();
    if (opener.isConnected) opener.focus({ preventScroll: true });
  });
  // A press outside of a modal dialog is an event of the dialog itself.
  dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
  dialog.showModal();
  try {
    const answer = await fetch(opener.dataset.drawer, { headers: { "X-Fernweh": "fragment" } });
    // The fragment is a part of the table and needs the class of its stage.
    const part = document.createElement("div");
    part.className = document.querySelector(".stage")?.className.replace(/\bstage\b/, "").trim() ?? "";
    part.innerHTML = await answer.text();
    dialog.replaceChildren(part);
  } catch {
    dialog.textContent = say("js-failed");
  }
  const close = document.createElement("button");
  close.type = "button";
  close.className = "btn btn-quiet btn-icon sheet-close";
  close.dataset.close = "";
  close.setAttribute("aria-label", say("js-close"));
  close.textContent = "×";
  dialog.prepend(close);
  close.focus();
}

/** Opens a tab of its tab list. */
export function select(tab) {
  const list = tab.closest("[role=tablist]");
  const scope = list.closest("[data-tabs]") ?? document;
  for (const other of list.querySelectorAll("[role=tab]")) {
    const is = other === tab;
    other.setAttribute("aria-selected", String(is));
    is ? other.removeAttribute("tabindex") : other.setAttribute("tabindex", "-1");
  }
  for (const panel of scope.querySelectorAll("[data-tabpanel]")) {
    const opens = panel.hidden && panel.dataset.tabpanel === tab.dataset.tab;
    panel.hidden = panel.dataset.tabpanel !== tab.dataset.tab;
    if (opens) toEnd(panel);
  }
}

// The browser decides which tab is open; after an update the panels follow it.
document.addEventListener("fernweh:patched", () => {
  for (const tab of document.querySelectorAll("[role=tab][data-tab][aria-selected=true]")) select(tab);
});

// Arrows move inside a tab list or a row of radio buttons, as people with a keyboard expect.
document.addEventListener("keydown", (event) => {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  const list = step && event.target.closest?.("[role=tablist]");
  if (!list) return;
  event.preventDefault();
  const tabs = [...list.querySelectorAll("[role=tab]")];
  const next = tabs[(tabs.indexOf(event.target.closest("[role=tab]")) + step + tabs.length) % tabs.length];
  next.focus();
  next.click();
});
