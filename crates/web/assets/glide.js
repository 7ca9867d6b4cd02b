// Pieces glide from their old place to the new one: measure, patch, invert, play.
// At most three move at once, each 120 ms after the one before; any key or press skips to the end.

import { duration } from "./words.js";

const AT_ONCE = 3;
const APART = 120;
// If more pieces than this move, the table was dealt again: show it without animation.
const MOST = 12;

const playing = new Set();

/** Calls `patch`, which changes `root`, and animates every keyed piece to its new place. */
export function glide(root, patch) {
  skip();
  const length = duration("--t-glide");
  if (!length || document.hidden) return void patch();
  const before = measure(root);
  patch();
  const moves = travelled(before, measure(root));
  const easing = getComputedStyle(document.documentElement).getPropertyValue("--ease-glide").trim() || "ease";
  const starts = [];
  for (const [i, move] of moves.entries()) {
    const after = i === 0 ? 0 : starts[i - 1] + APART;
    starts.push(i < AT_ONCE ? after : Math.max(after, starts[i - AT_ONCE] + length));
    play(move, { duration: length, delay: starts[i], easing });
  }
}

/** Ends all animations at once. */
export function skip() {
  for (const animation of [...playing]) animation.finish();
}

/** The place of every piece: on the screen, and in the order of the page. */
function measure(root) {
  const places = new Map();
  const counts = new Map();
  for (const piece of root.querySelectorAll("[data-key]")) {
    // Lines of text and buttons are not pieces: they change places without animation.
    if (piece.closest("#ask, .log, .chat, header")) continue;
    const home = piece.parentElement;
    const index = counts.get(home) ?? 0;
    counts.set(home, index + 1);
    const box = piece.getBoundingClientRect();
    if (box.width && box.height) places.set(piece.dataset.key, { piece, box, home, index });
  }
  return places;
}

/** The pieces that have another place now. A piece that a wider window pushed aside has not moved. */
function travelled(before, after) {
  const moves = [];
  for (const [key, { piece, box, home, index }] of after) {
    const old = before.get(key);
    // Inside a drawing the place is a number; on the page it is an order.
    if (!old || (old.home === home && old.index === index && !(piece instanceof SVGElement))) continue;
    const dx = old.box.left + old.box.width / 2 - (box.left + box.width / 2);
    const dy = old.box.top + old.box.height / 2 - (box.top + box.height / 2);
    if (Math.abs(dx) < 3 && Math.abs(dy) < 3) continue;
    moves.push({ piece, dx, dy, scale: old.box.width / box.width });
  }
  const moved = new Set(moves.map((move) => move.piece));
  const outermost = moves.filter(({ piece }) => {
    // What is on a moving piece moves with it.
    for (let up = piece.parentElement; up; up = up.parentElement) if (moved.has(up)) return false;
    return true;
  });
  return outermost.length > MOST ? [] : outermost;
}

function play({ piece, dx, dy, scale }, timing) {
  let [x, y] = [dx, dy];
  const drawn = piece instanceof SVGGraphicsElement && piece.ownerSVGElement;
  if (drawn) {
    // Inside a drawing one unit is not one pixel.
    const screen = piece.parentNode.getScreenCTM?.();
    if (screen) [x, y] = [dx / screen.a, dy / screen.d];
  }
  const zoom = drawn || Math.abs(scale - 1) < 0.05 ? "" : ` scale(${Math.min(2, Math.max(0.5, scale)).toFixed(3)})`;
  const animation = piece.animate(
    [{ transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)${zoom}` }, { transform: "translate(0, 0)" }],
    // Added to the place of the piece in its drawing, not instead of it.
    { ...timing, fill: "backwards", composite: drawn ? "add" : "replace" },
  );
  piece.classList.add("is-gliding");
  playing.add(animation);
  const done = () => {
    playing.delete(animation);
    piece.classList.remove("is-gliding");
  };
  animation.addEventListener("finish", done);
  animation.addEventListener("cancel", done);
}

addEventListener("keydown", skip, { capture: true });
addEventListener("pointerdown", skip, { capture: true });
