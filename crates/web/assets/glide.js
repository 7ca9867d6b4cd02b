// Pieces glide from their old place to the new one: measure, patch, invert, play.
// At most three move at once, each 120 ms after the one before; any key or press skips to the end.

import { duration } from "./words.js";

const AT_ONCE = 3;
const APART = 120;
// So many things that move by the same amount are a page that reflowed, not pieces that travel.
const REFLOW = 5;

const playing = new Set();

/** Calls `patch`, which changes `root`, and lets every keyed piece travel to where it is then. */
export function glide(root, patch) {
  skip();
  const before = measure(root);
  patch();
  const length = duration("--t-glide");
  if (!length || document.hidden) return;
  const moves = travelled(before, measure(root));
  const easing = getComputedStyle(document.documentElement).getPropertyValue("--ease-glide").trim() || "ease";
  const starts = [];
  for (const [i, move] of moves.entries()) {
    const after = i === 0 ? 0 : starts[i - 1] + APART;
    starts.push(i < AT_ONCE ? after : Math.max(after, starts[i - AT_ONCE] + length));
    play(move, { duration: length, delay: starts[i], easing });
  }
}

/** Everything that still moves is where it belongs, at once. */
export function skip() {
  for (const animation of [...playing]) animation.finish();
}

function measure(root) {
  const places = new Map();
  for (const piece of root.querySelectorAll("[data-key]")) {
    // Lines of text and buttons are not pieces: they change places at once.
    if (piece.closest("#ask, .log, .chat, header")) continue;
    const box = piece.getBoundingClientRect();
    if (box.width && box.height) places.set(piece.dataset.key, { piece, box });
  }
  return places;
}

function travelled(before, after) {
  const moves = [];
  const alike = new Map();
  for (const [key, { piece, box }] of after) {
    const old = before.get(key)?.box;
    if (!old) continue;
    const dx = old.left + old.width / 2 - (box.left + box.width / 2);
    const dy = old.top + old.height / 2 - (box.top + box.height / 2);
    if (Math.abs(dx) < 3 && Math.abs(dy) < 3) continue;
    const by = `${Math.round(dx / 4)},${Math.round(dy / 4)}`;
    alike.set(by, (alike.get(by) ?? 0) + 1);
    moves.push({ piece, dx, dy, scale: old.width / box.width, by });
  }
  const moved = new Set(moves.map((move) => move.piece));
  return moves.filter((move) => {
    if (alike.get(move.by) >= REFLOW) return false;
    // What lies on a travelling piece travels with it.
    for (let up = move.piece.parentElement; up; up = up.parentElement) if (moved.has(up)) return false;
    return true;
  });
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
    // Added to the place the piece has in its drawing, not instead of it.
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
