// What happened: the steps of the strip below the seats, and the ring and the arrow on the board of a past turn.
//
// `#tell` carries `data-keys`, the pieces of the turn in its order, and `data-by`, the number of its seat.

import { soon } from "./soon.js";
import { icon } from "./words.js";

const NS = "http://www.w3.org/2000/svg";
let go = () => {};

/** Calls `does` with the address of a turn, or of the present, that was pressed. */
export function onStep(does) {
  go = does;
}

/** Where the fragment of a page of the table is fetched. */
const fragmentOf = (href) => {
  const address = new URL(href, location.href);
  return `${address.pathname}/fragment${address.search}`;
};

document.addEventListener("click", (event) => {
  const link = event.target.closest?.("a[data-then]");
  if (!link || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  link.closest("dialog")?.close();
  go(fragmentOf(link.href));
});

// Arrows step through the turns, except where they have another meaning.
document.addEventListener("keydown", (event) => {
  const key = { ArrowLeft: "back", ArrowRight: "forward" }[event.key];
  const isFree = event.target === document.body || event.target.closest?.("#tell");
  if (!key || !isFree || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || document.querySelector("dialog[open]")) return;
  const link = document.querySelector(`#tell a[data-then][data-story=${key}]`);
  if (!link) return;
  event.preventDefault();
  link.click();
});

const pieceOf = (key) => document.querySelector(`.stage [data-key="${CSS.escape(key)}"]`);
const isShown = (piece) => piece?.checkVisibility() && piece.getClientRects().length > 0;

/** Where a seat is shown if nothing of its turn lies on the board any more, such as a world that a rival has taken. */
const seatOf = (n) => [...document.querySelectorAll(`.stage [data-rival="${n}"], #seat-${n}`)].find(isShown);

const found = () => (document.getElementById("tell")?.dataset.keys ?? "").split(" ").filter(Boolean).map(pieceOf).filter(Boolean);

/** The pieces of the told turn. */
function pieces() {
  const { keys, by } = document.getElementById("tell")?.dataset ?? {};
  const all = found();
  const seat = keys && !all.length && seatOf(by);
  return seat ? [seat] : all;
}

/** Shows where the told turn happened: opens its pane by `reveal`, scrolls there if it `goes`, draws the ring and the arrow. */
export function point(reveal = () => {}, goes = true) {
  for (const seat of document.querySelectorAll(".seat.is-told")) seat.classList.remove("is-told");
  const by = document.getElementById("tell")?.dataset.by;
  if (by) document.getElementById(`seat-${by}`)?.classList.add("is-told");
  const goal = pieces().at(-1);
  if (goal && goes) {
    reveal(goal);
    const map = goal.closest("#sky");
    (map ?? goal).scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
    if (map) {
      // A map shows what a question is about; here that is the place of the turn.
      goal.classList.add("here");
      document.dispatchEvent(new CustomEvent("fernweh:show-lit"));
      goal.classList.remove("here");
    }
  }
  draw();
}

/** What of `piece` lies in the window and inside everything that scrolls. */
function boxOf(piece) {
  const box = piece.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  for (let up = piece.parentElement; up && up !== document.body; up = up.parentElement) {
    if (getComputedStyle(up).overflowY === "visible") continue;
    const frame = up.getBoundingClientRect();
    if (x < frame.left || x > frame.right || y < frame.top || y > frame.bottom) return null;
  }
  return box;
}

/** Draws the ring around the last piece of the turn, and an arrow from the first one. */
function draw() {
  document.querySelectorAll(".told-ring, .tell-ink").forEach((old) => old.remove());
  const told = pieces().filter(isShown);
  const goal = told.at(-1) && boxOf(told.at(-1));
  // What lies under the bars of the page is not pointed at.
  if (!goal || document.elementFromPoint(...middle(goal))?.closest("header, .tell, .scrub, .decision")) return;
  const seat = `seat-${document.getElementById("tell").dataset.by}`;
  const ring = document.createElement("div");
  ring.className = `told-ring ${seat}`;
  const gap = 4;
  Object.assign(ring.style, { left: `${goal.left - gap}px`, top: `${goal.top - gap}px`, width: `${goal.width + 2 * gap}px`, height: `${goal.height + 2 * gap}px` });
  const tag = document.createElement("span");
  tag.className = "told-tag";
  tag.append(icon(seat, "mark"));
  ring.append(tag);
  document.body.append(ring);
  const start = told.find((piece) => piece !== told.at(-1));
  const from = start && boxOf(start);
  // An arrow from outside of the window would cross everything and begin nowhere.
  const [x, y] = from ? middle(from) : [-1, -1];
  if (x >= 0 && x <= innerWidth && y >= 0 && y <= innerHeight && !document.elementFromPoint(x, y)?.closest("header, .tell, .scrub, .decision")) arrow(from, goal, seat);
}

const middle = (box) => [box.left + box.width / 2, box.top + box.height / 2];

/** An arrow from the middle of a box to the edge of another; none where they lie on each other. */
function arrow(from, to, seat) {
  const [[ax, ay], [bx, by]] = [middle(from), middle(to)];
  const far = Math.hypot(bx - ax, by - ay);
  const edge = Math.min((to.width / 2 + 8) / Math.abs((bx - ax) / far || 1e-9), (to.height / 2 + 8) / Math.abs((by - ay) / far || 1e-9));
  if (far - edge < 24) return;
  const [ux, uy] = [(bx - ax) / far, (by - ay) / far];
  const [x, y] = [bx - ux * edge, by - uy * edge];
  const at = (along, beside) => `${(x - ux * along - uy * beside).toFixed(1)} ${(y - uy * along + ux * beside).toFixed(1)}`;
  const ink = document.createElementNS(NS, "svg");
  ink.setAttribute("class", `tell-ink ${seat}`);
  ink.setAttribute("aria-hidden", "true");
  for (const [cls, d] of [["u", `M${ax} ${ay}L${at(8, 0)}`], ["a", `M${ax} ${ay}L${at(8, 0)}`], ["h", `M${at(0, 0)}L${at(15, 8)}L${at(15, -8)}Z`]]) {
    const path = document.createElementNS(NS, "path");
    path.setAttribute("class", cls);
    path.setAttribute("d", d);
    ink.append(path);
  }
  document.body.append(ink);
}

const drawSoon = soon(draw);
document.addEventListener("scroll", drawSoon, { capture: true, passive: true });
addEventListener("resize", drawSoon);
for (const name of ["patched", "moved"]) document.addEventListener(`fernweh:${name}`, drawSoon);

/** The controls of a recorded battle are loaded where there is one. */
function battle() {
  if (document.querySelector("[data-playback]")) import("./playback.js");
}

document.addEventListener("fernweh:patched", battle);
document.addEventListener("fernweh:replayed", battle);
battle();
