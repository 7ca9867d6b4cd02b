// The plan: a choice that is made but not yet sent. Board and bar show the same one.
//
// Legal choices are the elements with `data-act` (the line that would be sent). The button in the bar is the
// form that sends it; a piece on the board with the same `data-act` is its twin. A piece with several
// choices has `data-group` instead, and narrows the bar to those. A piece with `data-course` stands for several
// actions in a row, the first of which is legal: `data-sure` of them are sent at once, the rest when it is known.
// Choices with `data-adds` are planned together, one after the other, and sent as one: sales and purchases.

import { bar, buttonFor, choices, inBar, labelOf, part, ready, shut, standFor } from "./choice.js";
import { reveal } from "./panes.js";
import { close } from "./pop.js";
import { setting } from "./setting.js";
import { toast } from "./toast.js";
import { say } from "./words.js";

let line = null; // what is planned
let times = 1; // how often, one time after the other
let before = []; // what is planned before it: lines, each as often as it is done
let asked = 0; // when the question came
let group = null; // what the bar is narrowed to
let course = null; // the key of the piece whose course is planned
let decision = null; // the decision the plan belongs to
let question = null; // the words in the bar before there was a plan
let refusal = ""; // why the server refused the last one
let confirm = async () => false;

/** Who sends a confirmed choice. */
export function onConfirm(send) {
  confirm = send;
}

/** Chooses `act`; pressed again, adds one more where that can be done, or else cancels it. What is done as often as
 *  possible at the first press begins with one at the second. Players who never confirm send it at once, unless it cannot
 *  be undone. */
export function choose(act) {
  const button = buttonFor(act);
  if (!button) return;
  close({ refocus: false });
  const { adds, all, ready, opens, times: n = 1 } = button.dataset;
  const isDeal = line && buttonFor(line).dataset.adds !== undefined;
  // The end of business does what is planned, and ends it. What opens further choices needs no second press.
  if (opens !== undefined || (ready !== undefined && isDeal)) return void confirm(button, [...(isDeal ? lines() : []), act]);
  const most = Number(n);
  const had = before.filter((it) => it === act).length;
  if (had) [before, line, times] = [[...before.filter((it) => it !== act), ...Array(times).fill(line)], act, had];
  if (line === act && !course) {
    if (times === most - (all !== undefined && most > 1)) return void back();
    times = (times % most) + 1;
    return void restore();
  }
  const joins = isDeal && adds !== undefined;
  before = joins ? [...before, ...Array(times).fill(line)] : [];
  [line, course, refusal] = [act, null, ""];
  const isAtOnce = setting("confirm") === "never" && button.dataset.reveals === undefined;
  times = all !== undefined && !isAtOnce ? most : 1;
  restore();
  if (isAtOnce) send();
}

/** Plans `act` and sends nothing, not even for those who never confirm: a slider passes over many choices. */
export function pick(act) {
  before = [];
  [line, times, course, refusal] = [act, 1, null, ""];
  restore();
}

/** Everything that is planned, in order. */
const lines = () => [...before, ...Array(times).fill(line)];

/** The second click of a double click is no answer to the question that has just come. */
const SOON = 600;

/** Sends what is planned. */
export async function send() {
  if (course) return void (await follow());
  if (!line && ready() && performance.now() - asked < SOON) return;
  const button = line ? buttonFor(line) : ready();
  if (line && button) return void (await confirm(button, lines()));
  if (!button) return void toast(say(bar()?.dataset.state === "choose" ? "js-choose-first" : "js-not-your-turn"), { glyph: "why-not" });
  await confirm(button);
}

const stepsOf = (piece) => piece?.dataset.course?.split(";") ?? [];
const courseOf = () => course && document.querySelector(`#table [data-course][data-key="${CSS.escape(course)}"]`);

/** Plans the course to a piece; pressed again, cancels it. */
function steer(piece) {
  const [first] = stepsOf(piece);
  if (!buttonFor(first)) return;
  close({ refocus: false });
  if (course === piece.dataset.key) return void back();
  [line, course, group, refusal, before] = [first, piece.dataset.key, null, "", []];
  restore();
}

/** Sends the steps of the course up to where dice or cards decide, all at once: one undo takes them back. The rest stays
 *  planned. */
async function follow() {
  const [piece, goal] = [courseOf(), course];
  const steps = stepsOf(piece).slice(0, Number(piece?.dataset.sure));
  const button = steps.length && buttonFor(steps[0]);
  if (!button || !(await confirm(button, steps))) return;
  const rest = document.querySelector(`#table [data-course][data-key="${CSS.escape(goal)}"]`);
  if (rest && !line) steer(rest);
}

/** One step back: from the plan to the question, from a narrowed bar to all choices, from the list to the board.
    Says whether there was one. */
export function back() {
  if (!line && !group) return shut();
  refusal = "";
  if (line) {
    [line, course] = [before.at(-1) ?? null, null];
    times = before.filter((it) => it === line).length || 1;
    before = before.filter((it) => it !== line);
  } else group = null;
  restore();
  return true;
}

/** Forgets the plan. */
export function clear() {
  group = null;
  pick(null);
}

/** Shows why the server refused it: a sentence, or a page with the reason in its first paragraph. */
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

const isIn = (act) => act === line || before.includes(act);

/** Puts the plan onto the page as it is now. */
function restore() {
  const now = bar();
  if (!now) return;
  if (now.dataset.decision !== decision) {
    decision = now.dataset.decision;
    asked = performance.now();
    line = group = course = null;
    shut();
  }
  if (line && !buttonFor(line)) line = null;
  before = line ? before.filter(buttonFor) : [];
  if (course && (!line || !courseOf())) line = course = null;
  for (const old of document.querySelectorAll("#table .is-planned")) old.classList.remove("is-planned");
  for (const choice of inBar()) {
    choice.setAttribute("aria-pressed", String(isIn(choice.dataset.act) && !course));
    choice.closest("form").hidden = Boolean(group) && choice.dataset.group !== group;
  }
  // Where a ship may land is shown once that ship is pressed.
  for (const ghost of document.querySelectorAll("#table [data-in]")) {
    ghost.hidden = ghost.dataset.in !== group;
    if (ghost.hidden) delete ghost.dataset.act;
    else ghost.dataset.act = ghost.dataset.to;
  }
  for (const piece of document.querySelectorAll("#table :is([data-act], [data-course]):not(.choice)")) {
    const isPlanned = course ? piece.dataset.key === course : piece.dataset.act !== undefined && isIn(piece.dataset.act);
    piece.setAttribute("aria-pressed", String(isPlanned));
    if (isPlanned) piece.classList.add("is-planned");
  }
  preview(now);
  goButton(now);
  const place = now.querySelector("[data-refusal]");
  if (place) [place.textContent, place.hidden] = [refusal, !refusal];
  document.dispatchEvent(new CustomEvent("fernweh:planned"));
}

/** The cost and the gain of the plan replace the question. */
function preview(now) {
  const place = now.querySelector("[data-question]");
  const acts = line && !course ? [...new Set(lines())] : [];
  const words = course ? [courseWords()] : acts.map((act) => now.querySelector(`template[data-preview-for="${CSS.escape(act)}"]`));
  if (words.length && words.every(Boolean)) {
    question ??= [...place.childNodes].map((node) => node.cloneNode(true));
    place.replaceChildren(...words.map(({ content }, n) => part(content, course ? 1 : lines().filter((act) => act === acts[n]).length, acts.length > 1)));
  } else if (question) {
    place.replaceChildren(...question);
    question = null;
  }
}

const courseWords = () => document.querySelector(`#table template[data-course-for="${CSS.escape(course)}"]`);

function goButton(now) {
  const go = now.querySelector("[data-go]");
  if (!go) return;
  const button = line ? buttonFor(line) : ready();
  go.classList.toggle("is-ready", !line && Boolean(button));
  button ? go.removeAttribute("aria-disabled") : go.setAttribute("aria-disabled", "true");
  go.querySelector("[data-go-label]").textContent = button ? verbOf(button) : go.dataset.idle;
}

const verbOf = (button) => {
  if (before.length) return say("js-do-all", { n: lines().length });
  return (course && courseWords()?.dataset.verb) || (button.dataset.confirm || labelOf(button)) + (line && times > 1 ? ` × ${times}` : "");
};

document.addEventListener("click", (event) => {
  const target = event.target.closest?.("#table :is([data-act], [data-group], [data-course]), [data-go], [data-show-act]");
  if (!target || event.defaultPrevented) return;
  event.preventDefault();
  if (target.dataset.go !== undefined) return void send();
  if (target.dataset.showAct !== undefined) return void spot(target.dataset.showAct);
  if (target.dataset.course) steer(target);
  else if (target.dataset.act) choose(target.dataset.act);
  else narrow(target.dataset.group);
  // After a choice by pointer the player looks at the board; with keys the player may continue in the list.
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

/** Shows the choice of a hint: on the board, or in the list if only the list has it. */
function spot(act) {
  close({ refocus: false });
  const ghost = document.querySelector(`#table [data-in][data-to="${CSS.escape(act)}"]`);
  if (ghost) {
    [line, group] = [null, ghost.dataset.in];
    restore();
  }
  const piece = [...standFor(act)].find((element) => !element.matches(".choice")) ?? buttonFor(act);
  if (!piece) return;
  reveal(piece);
  piece.closest("details")?.setAttribute("open", "");
  piece.scrollIntoView({ block: "center", behavior: "auto" });
  piece.focus({ preventScroll: true });
}
