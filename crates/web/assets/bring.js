// Lit pieces and the window: a new question brings them into view, and the bar counts those that are outside.

import { soon } from "./soon.js";
import { say } from "./words.js";

const lit = () => [...document.querySelectorAll("#table .stage .is-lit")].filter((piece) => piece.checkVisibility());

/** Buttons and the small map lie over the edges of a map; its scroll padding says how far. */
function inset(frame, { scrollPaddingLeft, scrollPaddingTop, scrollPaddingRight, scrollPaddingBottom }) {
  const of = (length) => parseFloat(length) || 0;
  frame.left += of(scrollPaddingLeft);
  frame.top += of(scrollPaddingTop);
  frame.right -= of(scrollPaddingRight);
  frame.bottom -= of(scrollPaddingBottom);
}

/** What of an element's content is shown, as a function: each element around the pieces is measured once. */
function frames() {
  const bar = document.getElementById("ask").getBoundingClientRect();
  const page = { left: 0, top: 0, right: innerWidth, bottom: bar.top > 0 ? Math.min(innerHeight, bar.top) : innerHeight };
  const known = new Map([[null, page], [document.body, page]]);
  return function of(element) {
    if (known.has(element)) return known.get(element);
    const frame = { ...of(element.parentElement) };
    known.set(element, frame);
    // What has no box of its own cuts nothing.
    const { display, overflowX, overflowY } = getComputedStyle(element);
    if (display === "contents") return frame;
    const box = element.getBoundingClientRect();
    if (overflowX !== "visible") [frame.left, frame.right] = [Math.max(frame.left, box.left), Math.min(frame.right, box.right)];
    if (overflowY !== "visible") [frame.top, frame.bottom] = [Math.max(frame.top, box.top), Math.min(frame.bottom, box.bottom)];
    if (element.id === "sky") inset(frame, getComputedStyle(element));
    return frame;
  };
}

/** The lit pieces whose middle is not shown. */
function outside(pieces = lit()) {
  const frameOf = frames();
  return pieces.filter((piece) => {
    const box = piece.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const frame = frameOf(piece.parentElement);
    return x < frame.left || x > frame.right || y < frame.top || y > frame.bottom;
  });
}

/** A guide that points at a piece brings it into view itself. */
const isGuided = () => document.querySelector("#coach .is-now")?.dataset.points?.trim();

const isOnMap = (piece) => piece.closest("#sky");

/** A piece that is taller than half of the window is shown from its beginning. */
const block = (piece, usual) => (!piece.matches("#sky") && piece.getBoundingClientRect().height > innerHeight / 2 ? "start" : usual);

/** Brings the lit pieces into view: all of them if they fit, else the first ones. A question that goes on moves nothing as long
 *  as one of them is shown. A map moves by itself; here it only comes into the window. */
export function bring({ isNew }) {
  const pieces = lit();
  const hidden = outside(pieces);
  if (hidden.length && !isGuided() && (isNew || hidden.length === pieces.length)) {
    // Each moves as little as possible, and the first one moves last.
    const places = new Set(pieces.map((piece) => isOnMap(piece) ?? piece));
    for (const place of [...places].reverse()) place.scrollIntoView({ block: block(place, "nearest"), inline: "nearest", behavior: "instant" });
    // A map may be taller than the window.
    if (outside(pieces).length === pieces.length) pieces[0].scrollIntoView({ block: block(pieces[0], "center"), inline: "center", behavior: "instant" });
  }
  count();
}

/** The bar says how many lit pieces are outside. */
function count() {
  const note = document.querySelector("#ask [data-outside]");
  if (!note) return;
  const n = outside().length;
  note.hidden = n === 0;
  if (Number(note.dataset.outside) === n) return;
  note.dataset.outside = n;
  note.setAttribute("aria-label", say("js-outside", { n }));
}

let shown = -1; // the number of the piece that was shown last

/** Shows the next lit piece that is outside; a map shows all of its own. */
function next() {
  const pieces = lit();
  const hidden = outside(pieces);
  const piece = hidden.find((it) => pieces.indexOf(it) > shown) ?? hidden[0];
  if (!piece) return;
  shown = pieces.indexOf(piece);
  const map = isOnMap(piece);
  (map ?? piece).scrollIntoView({ block: map ? "nearest" : "center", inline: "center", behavior: "instant" });
  if (map) document.dispatchEvent(new CustomEvent("fernweh:show-lit"));
  count();
}

const countSoon = soon(count);
document.addEventListener("click", (event) => (event.target.closest?.("[data-outside]") ? next() : countSoon()));
document.addEventListener("scroll", countSoon, { capture: true, passive: true });
for (const name of ["patched", "planned", "moved"]) document.addEventListener(`fernweh:${name}`, countSoon);

// A window of another width is laid out anew. Only its height changes when a phone shows its keyboard.
let width = innerWidth;
addEventListener("resize", () => {
  if (innerWidth === width) return countSoon();
  width = innerWidth;
  // The map takes its new size first.
  requestAnimationFrame(() => bring({ isNew: true }));
});
