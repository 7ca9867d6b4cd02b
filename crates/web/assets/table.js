// The table page: receives new versions, fetches the table again, sends moves.
//
// `#table` carries what this needs: `data-version`, `data-events` (server-sent version numbers),
// `data-fragment` (the element itself, rendered for this viewer), `data-seen`. Whatever is sent, the answer
// is that element again, in parts, or a sentence that says why not (status 4xx).

import "./app.js";
import { bring } from "./bring.js";
import { glide } from "./glide.js";
import { dressed, morph, namesOf, partsAfter, toEnd } from "./morph.js";
import { listen } from "./live.js";
import * as plan from "./plan.js";
import { roving } from "./roving.js";
import "./keys.js";
import "./twins.js";
import { go, mark, open, reveal } from "./panes.js";
import { onStep, point } from "./story.js";
import { setting } from "./setting.js";
import { notice, sound } from "./signals.js";
import { toast } from "./toast.js";
import { say } from "./words.js";

const table = () => document.getElementById("table");
const version = () => Number(table()?.dataset.version ?? 0);

let sending = null; // the version of a move that was sent and not answered yet

let parts = []; // of the table received last

/** Sends a request whose answer is the table, of which only the parts come that changed. */
async function request(url, options = {}) {
  const had = parts;
  const headers = { "X-Fernweh": "fragment", "X-Fernweh-Have": namesOf(had) };
  const answer = await fetch(url, { ...options, headers });
  let html = await answer.text();
  if (answer.headers.get("Content-Type")?.startsWith("text/x-fernweh-parts")) {
    parts = partsAfter(html, had);
    html = parts.map(([, text]) => text).join("");
  }
  return { ok: answer.ok, html };
}

/** Takes the table out of an answer: the element alone, or a whole page that has it. */
function tableIn(html) {
  return new DOMParser().parseFromString(html, "text/html").getElementById("table");
}

/** Shows `fresh` instead of the present table. Ignores it if it is older. */
function show(fresh) {
  const now = table();
  if (!fresh || Number(fresh.dataset.version) < version()) return;
  const wasAsked = now.dataset.asked !== undefined;
  const { person, version: before } = now.dataset;
  const wasOver = isOver();
  const decision = document.getElementById("ask").dataset.decision;
  const hadFocus = now.contains(document.activeElement);
  // The answer to a move, or news that overtook it.
  if (sending && Number(fresh.dataset.version) > sending.version) {
    if (sending.isMove) plan.clear();
    sending = null;
  }
  const told = document.querySelector("#tell.is-past")?.dataset.turn;
  const known = new Set(news(now).map((it) => it.dataset.news));
  glide(now, () => morph(now, fresh));
  name();
  if (now.dataset.past === undefined) tell(news(now).filter((it) => !known.has(it.dataset.news)));
  const isAsked = now.dataset.asked !== undefined;
  // A phone switches to the pane with the choices, once, when they appear; tabs over a board follow.
  const isNew = !wasAsked || document.getElementById("ask").dataset.decision !== decision;
  if (isAsked && isNew && now.dataset.openPane) open(now.dataset.openPane);
  document.dispatchEvent(new CustomEvent("fernweh:patched"));
  if (isAsked) bring({ isNew });
  // A past turn is shown once; updates that come meanwhile do not move the board.
  if (document.querySelector("#tell.is-past")?.dataset.turn !== told) point(reveal);
  // The focused element may be gone, such as a choice that was made: then focus the question.
  if (hadFocus && !isSeen(document.activeElement)) document.getElementById("ask").focus({ preventScroll: true });
  if (isAsked && !wasAsked) call();
  // On a shared device the next person is called by name.
  if (now.dataset.person && now.dataset.person !== person) toast(say("js-person", { name: now.dataset.person }), { glyph: "people" });
  if (isOver() && !wasOver) sound("end");
  else if (isAsked && isNew) sound("turn");
  else if (now.dataset.version !== before) sound("move");
}

/** The title says whose turn it is; a mark on it stays until the page is looked at. */
function name() {
  const { title } = table().dataset;
  if (title) document.title = document.title.startsWith("● ") ? `● ${title}` : title;
}

const isOver = () => document.getElementById("ask")?.dataset.state === "over";

const news = (root) => [...root.querySelectorAll("[data-news]")];

/** Shows an event that asks nobody. The guide shows it itself. */
function tell(fresh) {
  if (document.getElementById("coach")) return;
  for (const it of fresh) if (it.dataset.quiet === undefined) toast(it.dataset.words, { glyph: "event" });
}

const isSeen = (element) => element && element !== document.body && element.getClientRects().length > 0;

/** Notifies a player who uses another window that it is their turn. */
function call() {
  if (!document.hidden) return;
  const title = document.title;
  if (setting("badge") !== "off") badge(title);
  notice(title);
}

/** Marks title and icon until the page is looked at again. */
function badge(title) {
  const icon = document.querySelector("link[rel=icon]");
  const usual = icon?.href;
  document.title = `● ${title}`;
  if (icon) icon.href = icon.dataset.mark;
  const end = () => {
    document.title = table().dataset.title ?? title;
    if (icon) icon.href = usual;
  };
  document.addEventListener("visibilitychange", end, { once: true });
}

let fetching = null;
let newest = 0; // the newest number received

/** Fetches the table. Several requests at the same time become one. */
function refresh() {
  fetching ??= fetchTable().finally(() => (fetching = null));
  return fetching;
}

/** The server gave no answer that can be shown. Anything else that fails is a fault of the page. */
class Lost extends Error {}

/** Passes over an answer that was lost: the next version number fetches the table again. */
function passLost(error) {
  if (!(error instanceof Lost)) throw error;
}

async function fetchFragment() {
  try {
    const { ok, html } = await request(table().dataset.fragment);
    if (ok) return html;
  } catch {
    // No connection.
  }
  throw new Lost();
}

async function fetchTable() {
  let asked;
  do {
    asked = newest;
    show(await dressed(tableIn(await fetchFragment())));
    // A number received meanwhile may be newer than the fetched table.
  } while (newest > asked && newest > version());
}

const OWN = 500; // how long an update may wait for the answer to a sent move, which usually contains it

/** Somebody has moved, spoken or sat down. */
function hear(number) {
  newest = Math.max(newest, number);
  setTimeout(catchUp, sending ? OWN : 0);
}

/** Fetches a newer version that is not shown yet. */
function catchUp() {
  if (newest > version()) refresh().catch(passLost);
}

/** Sends the text of a form. Returns whether the server accepted it. */
async function send(url, fields, { isMove = false } = {}) {
  // Pressed twice. A newer table asks something new and may be answered at once.
  if (sending?.version === version()) return false;
  const mine = (sending = { version: version(), isMove });
  table().setAttribute("aria-busy", "true");
  try {
    const { ok, html } = await request(url, { method: "POST", body: new URLSearchParams(fields) });
    if (ok) {
      show(await dressed(tableIn(html)));
      return true;
    }
    // The table first: a refusal usually means that there is a newer version.
    await refresh().catch(passLost);
    plan.refuse(html);
  } catch {
    plan.refuse(say("js-failed"));
  } finally {
    if (sending === mine) sending = null;
    if (!sending) table().removeAttribute("aria-busy");
    catchUp();
  }
  return false;
}

plan.onConfirm((choice, lines = [choice.dataset.act]) => {
  const form = choice.closest("form");
  const fields = { version: version(), line: lines.join("\n") };
  return send(form.action, fields, { isMove: true });
});

// Undo, seen, chat: forms that also work without scripts, sent without leaving the page.
document.addEventListener("submit", async (event) => {
  const form = event.target.closest("#table form[data-send]");
  if (!form) return;
  event.preventDefault();
  const fields = new FormData(form, event.submitter);
  if (fields.has("version")) fields.set("version", version());
  const kind = form.dataset.send;
  if (await send(form.action, fields, { isMove: kind === "undo" })) {
    if (kind === "undo") toast(say("js-undone"), { glyph: "undo" });
    if (kind === "seen") toast(say("js-seen"), { glyph: "changed" });
    if (kind === "chat") form.reset();
  }
});

// A step of what happened: the same table, fetched as it was then.
onStep(async (address) => {
  await fetching?.catch(() => {});
  table().dataset.fragment = address;
  await refresh().catch(() => toast(say("js-failed"), { glyph: "why-not" }));
});

document.addEventListener("click", (event) => event.target.closest?.("[data-tell-log]") && go("log", { focus: true }));

function arrange() {
  // Most tables have no clock and no guide.
  if (document.querySelector("[data-left]")) import("./clocks.js");
  if (document.getElementById("coach")) import("./guide.js");
  if (document.querySelector("[data-slide]")) import("./slide.js");
  plan.patched();
  roving();
  mark();
}
document.addEventListener("fernweh:patched", arrange);
arrange();
toEnd(document.body);
bring({ isNew: true });
point(reveal);

listen(() => table().dataset.events, hear);
