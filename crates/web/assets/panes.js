// Areas of the table: panes on a phone, places to scroll to elsewhere, and the changes to step through.

import { select } from "./app.js";
import { toast } from "./toast.js";
import { say } from "./words.js";

const table = () => document.getElementById("table");
const isPhone = () => matchMedia("(max-width: 700px)").matches;

/** Shows the pane called `name`: the only one on a phone, brought into view elsewhere. */
export function go(name, { focus = false } = {}) {
  table().dataset.pane = name;
  mark();
  const pane = paneOf(name);
  if (!pane) return;
  turn(panelOf(name) ?? pane);
  if (isPhone()) showTop(pane);
  else pane.scrollIntoView({ block: "nearest" });
  if (!focus) return;
  const first = pane.querySelector("[data-act], [data-group], [data-course]") ?? pane.querySelector("[tabindex='0'], button, a[href]");
  first?.focus({ preventScroll: true });
}

/** The pane called `name`, if the table has one. */
const paneOf = (name) => document.querySelector(`.stage .pane-${CSS.escape(name)}`);

/** The part of the pane called `name` that lies behind a tab, if one does. A pane may have other parts before it. */
const panelOf = (name) => document.querySelector(`.stage [role=tabpanel].pane-${CSS.escape(name)}`);

/** Selects the tab that a pane lies behind, where panes share one place of the table. */
function turn(pane) {
  const tab = pane.hidden && pane.id && document.querySelector(`[role=tab][aria-controls="${CSS.escape(pane.id)}"]`);
  if (tab) select(tab);
}

/** Opens the pane with the choices of a new question: the only one on a phone. Where panes share one place, one that
 *  already shows a choice stays. */
export function open(name) {
  table().dataset.pane = name;
  const pane = panelOf(name) ?? paneOf(name);
  const shown = pane?.parentElement.querySelector(":scope > [role=tabpanel]:not([hidden])");
  if (pane?.hidden && !shown?.querySelector("[data-act], [data-group]")) turn(pane);
}

/** A phone starts a pane at its top, but the log at what is new. */
function showTop(pane) {
  pane.closest(".stage").scrollTop = 0;
  const news = pane.querySelector(".log .sep.new") ?? pane.querySelector(".log li:last-child");
  news?.scrollIntoView({ block: "center" });
}

/** The tab bar says which pane is shown. */
export function mark() {
  for (const button of document.querySelectorAll(".tabbar [data-pane]")) {
    if (button.dataset.pane === table().dataset.pane) button.setAttribute("aria-current", "true");
    else button.removeAttribute("aria-current");
  }
}

/** Opens the pane a piece lies on, if it is hidden. */
export function reveal(piece) {
  const pane = piece.closest(".pane");
  const name = pane && [...pane.classList].find((cls) => cls.startsWith("pane-"))?.slice(5);
  if (name && !piece.getClientRects().length) go(name);
}

let at = -1;

/** Goes to the next change since the viewer last looked. */
export function nextChange() {
  const changes = [...document.querySelectorAll("#table .is-changed")];
  if (!changes.length) return void toast(say("js-no-changes"), { glyph: "changed" });
  at = (at + 1) % changes.length;
  const piece = changes[at];
  reveal(piece);
  piece.scrollIntoView({ block: "center" });
  if (!piece.matches("button, a, [tabindex]")) piece.tabIndex = -1;
  piece.focus({ preventScroll: true });
}

document.addEventListener("click", (event) => {
  const button = event.target.closest?.(".tabbar [data-pane]");
  if (button) go(button.dataset.pane);
});
