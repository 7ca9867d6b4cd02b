// The plan: a choice that is made but not yet sent. Board and bar show the same one.
//
// Legal choices are the elements with `data-act` (the line that would be sent). The button in the bar is the
// form that sends it; a piece on the board with the same `data-act` is its twin. A piece with several
// choices has `data-group` instead, and narrows the bar to those.

import { close } from "./pop.js";
import { toast } from "./toast.js";
import { say } from "./words.js";

let line = null; // what is planned
let group = null; // what the bar is narrowed to
let decision = null; // the decision the plan belongs to
let question = null; // the words in the bar before there was a plan
let refusal = ""; // why the server would not take the last one
let confirm = async () => false;

const bar = () => document.getElementById("ask");
const inBar = () => [...document.querySelectorAll("#ask [data-choices] [data-act]")];
const buttonFor = (act) => inBar().find((choice) => choice.dataset.act === act);
const standFor = (act) => document.querySelectorAll(`#table [data-act="${CSS.escape(act)}"]`);

/** Who sends a confirmed choice. */
export function onConfirm(send) {
  confirm = send;
}

/** A choice in a few words. */
export function labelOf(choice) {
  const words = choice.querySelector("span")?.cloneNode(true);
  words?.querySelectorAll("small").forEach((small) => small.remove());
  return words?.textContent.trim() ?? "";
}

/** The choices one may press now, in the order of their numbers. */
export function choices() {
  return inBar().filter((choice) => !choice.closest("[hidden]"));
}

/** Chooses `act`; pressed again, lets go of it. Those who never confirm send it at once, unless it cannot be undone. */
export function choose(act) {
  const button = buttonFor(act);
  if (!button) return;
  close({ refocus: false });
  if (line === act) return void back();
  line = act;
  refusal = "";
  restore();
  if (setting() === "never" && button.dataset.reveals === undefined) send();
}

/** Sends what is planned. */
export async function send() {
  const button = line && buttonFor(line);
  if (!button) return void toast(say(bar()?.dataset.state === "choose" ? "js-choose-first" : "js-not-your-turn"), { glyph: "why-not" });
  await confirm(button);
}

/** One step back: from the plan to the question, from a narrowed bar to all choices, from the list to the board.
    Says whether there was one. */
export function back() {
  if (!line && !group) return shut();
  refusal = "";
  if (line) line = null;
  else group = null;
  restore();
  return true;
}

/** Closes the list of many choices, which lies over the board. Says whether it was open. */
function shut() {
  const list = bar()?.querySelector("details[open]");
  const had = list?.contains(document.activeElement);
  list?.removeAttribute("open");
  if (had) list.querySelector("summary").focus({ preventScroll: true });
  return Boolean(list);
}

/** Forgets the plan. */
export function clear() {
  line = group = null;
  refusal = "";
  restore();
}

/** Shows why the server would not take it: a sentence, or a page that says it in its first paragraph. */
export function refuse(html) {
  const answer = new DOMParser().parseFromString(html, "text/html");
  refusal = (answer.querySelector("[data-reason], main p, p") ?? answer.body).textContent.trim();
  restore();
}

/** After an update: the question is new, the plan stays as long as it is the same decision. */
export function patched() {
  question = null;
  restore();
}

/** Puts the plan onto the page as it is now. */
function restore() {
  const now = bar();
  if (!now) return;
  if (now.dataset.decision !== decision) {
    decision = now.dataset.decision;
    line = group = null;
    shut();
  }
  if (line && !buttonFor(line)) line = null;
  for (const old of document.querySelectorAll("#table .is-planned")) old.classList.remove("is-planned");
  for (const choice of inBar()) {
    choice.setAttribute("aria-pressed", String(choice.dataset.act === line));
    choice.closest("form").hidden = Boolean(group) && choice.dataset.group !== group;
  }
  // Where a ship may land is shown once that ship is pressed.
  for (const ghost of document.querySelectorAll("#table [data-in]")) {
    ghost.hidden = ghost.dataset.in !== group;
    if (ghost.hidden) delete ghost.dataset.act;
    else ghost.dataset.act = ghost.dataset.to;
  }
  for (const piece of document.querySelectorAll("#table [data-act]:not(.choice)")) {
    piece.setAttribute("aria-pressed", String(piece.dataset.act === line));
    if (piece.dataset.act === line) piece.classList.add("is-planned");
  }
  preview(now);
  goButton(now);
  const place = now.querySelector("[data-refusal]");
  if (place) place.textContent = refusal;
  if (place) place.hidden = !refusal;
}

/** What the plan costs and brings stands in place of the question. */
function preview(now) {
  const place = now.querySelector("[data-question]");
  const words = line && now.querySelector(`template[data-preview-for="${CSS.escape(line)}"]`);
  if (words) {
    question ??= [...place.childNodes].map((node) => node.cloneNode(true));
    place.replaceChildren(words.content.cloneNode(true));
  } else if (question) {
    place.replaceChildren(...question);
    question = null;
  }
}

function goButton(now) {
  const go = now.querySelector("[data-go]");
  if (!go) return;
  const button = line && buttonFor(line);
  button ? go.removeAttribute("aria-disabled") : go.setAttribute("aria-disabled", "true");
  go.querySelector("[data-go-label]").textContent = button ? button.dataset.confirm || labelOf(button) : go.dataset.idle;
}

document.addEventListener("click", (event) => {
  const target = event.target.closest?.("#table [data-act], #table [data-group], [data-go], [data-show-act]");
  if (!target || event.defaultPrevented) return;
  event.preventDefault();
  if (target.dataset.go !== undefined) return void send();
  if (target.dataset.showAct !== undefined) return void spot(target.dataset.showAct);
  if (target.dataset.act) choose(target.dataset.act);
  else narrow(target.dataset.group);
  // Chosen with the hand, the eye goes to the board; with keys one may want to go on in the list.
  if (event.detail && line) shut();
});

document.addEventListener("pointerdown", (event) => event.target.closest?.("#ask") ?? shut());

/** A piece with several choices: the bar shows only those; a single one is chosen. */
function narrow(name) {
  const among = inBar().filter((choice) => choice.dataset.group === name);
  if (among.length === 1) return choose(among[0].dataset.act);
  group = group === name ? null : name;
  line = null;
  restore();
  const list = bar().querySelector("details");
  if (list && group) list.open = true;
  choices()[0]?.focus({ preventScroll: true });
}

/** Shows on the board what a hint speaks of. */
function spot(act) {
  close({ refocus: false });
  const piece = [...standFor(act)].find((element) => !element.matches(".choice")) ?? buttonFor(act);
  piece?.scrollIntoView({ block: "center", behavior: "auto" });
  piece?.focus({ preventScroll: true });
}

// The twin of what is pointed at or focused, so that bar and board are read as one.
function twins(event, on) {
  const act = event.target.closest?.("#table [data-act]")?.dataset.act;
  if (!act) return;
  for (const twin of standFor(act)) twin.classList.toggle("is-twin", on);
}
document.addEventListener("pointerover", (event) => twins(event, true));
document.addEventListener("pointerout", (event) => twins(event, false));
document.addEventListener("focusin", (event) => twins(event, true));
document.addEventListener("focusout", (event) => twins(event, false));

/** Whether moves are confirmed: always, unless this browser was told otherwise. */
function setting(value) {
  try {
    if (value) localStorage.setItem("confirm", value);
    return localStorage.getItem("confirm") ?? "always";
  } catch {
    return "always"; // storage may be closed to us
  }
}
for (const input of document.querySelectorAll("[data-setting=confirm] input")) {
  input.checked = input.value === setting();
  input.addEventListener("change", () => setting(input.value));
}
