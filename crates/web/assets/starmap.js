// The star map: scrolled by drag, arrows and other scrolling, zoomed by wheel, pinch, buttons and keys.
//
// The drawing lies in a box that scrolls, so that focus and "into view" work as everywhere. Its size belongs to the
// browser and survives a patch of the table. Marks scale with the map; plates and ships keep their size (`--inv`),
// and from afar plates give way to names.

import { drag } from "./drag.js";
import { litBox, litBoxes, litKeys } from "./lit.js";

const CLOSEST = 2;
const USUAL = 0.9;
const FAR = 0.62;
const READABLE = 0.8;
const PRESSABLE = 0.52;

let k = 0; // pixels of the screen for one of the map; 0 before the first look
let ship = ""; // where the ship was at the last look

const galaxy = () => document.getElementById("galaxy");
const sky = () => document.getElementById("sky");
const size = (map) => [Number(map.dataset.w), Number(map.dataset.h)];
const home = (map) => map.dataset.ship.split(" ").map(Number);

/** What of the box is clear of buttons: its edges, as `scroll-padding` has them. */
function clear(box) {
  const style = getComputedStyle(box);
  const [top, right, bottom, left] = ["Top", "Right", "Bottom", "Left"].map((side) => parseFloat(style[`scrollPadding${side}`]) || 0);
  return { x: left, y: top, width: Math.max(40, box.clientWidth - left - right), height: Math.max(40, box.clientHeight - top - bottom) };
}

function fit() {
  const [w, h] = size(galaxy());
  const { width, height } = clear(sky());
  return Math.min(width / w, height / h);
}

/** Gives the drawing its size. */
function resize() {
  const map = galaxy();
  const [w, h] = size(map);
  map.style.setProperty("width", `${(w * k).toFixed(1)}px`);
  map.style.setProperty("height", `${(h * k).toFixed(1)}px`);
  map.style.setProperty("--inv", String(Math.min(1.7, Math.max(1, 1 / k))));
  map.style.setProperty("--far", String(Math.max(1, 1 / k)));
  map.dataset.zoom = k < FAR ? "far" : "near";
  document.dispatchEvent(new CustomEvent("fernweh:zoomed"));
}

/** Where the drawing begins inside the box. */
function origin() {
  const [at, box] = [galaxy().getBoundingClientRect(), sky().getBoundingClientRect()];
  return [at.left - box.left + sky().scrollLeft, at.top - box.top + sky().scrollTop];
}

/** Brings the point `x`, `y` of the map to a place of the box, its clear middle if none is named. */
function bring(x, y, px = null, py = null) {
  const box = sky();
  const room = clear(box);
  const [ox, oy] = origin();
  box.scrollLeft = ox + x * k - (px ?? room.x + room.width / 2);
  box.scrollTop = oy + y * k - (py ?? room.y + room.height / 2);
  frame();
}

/** The part that is shown, on the small map. */
function frame() {
  document.dispatchEvent(new CustomEvent("fernweh:moved"));
  const [view, map, box] = [document.getElementById("map-view"), galaxy(), sky()];
  if (!view || !map || !k) return;
  const [w, h] = size(map);
  const [ox, oy] = origin();
  const [left, top] = [Math.max(8, (box.scrollLeft - ox) / k), Math.max(8, (box.scrollTop - oy) / k)];
  const right = Math.min(w - 8, (box.scrollLeft - ox + box.clientWidth) / k);
  const bottom = Math.min(h - 8, (box.scrollTop - oy + box.clientHeight) / k);
  for (const [name, n] of Object.entries({ x: left, y: top, width: right - left, height: bottom - top })) {
    view.setAttribute(name, Math.max(0, n).toFixed(0));
  }
}

/** Zooms by `factor`, keeping the point under `x`, `y` of the screen where it is. */
function zoom(factor, x = null, y = null) {
  const box = sky();
  if (!box?.clientWidth || !k) return;
  const at = box.getBoundingClientRect();
  const room = clear(box);
  const [px, py] = x === null ? [room.x + room.width / 2, room.y + room.height / 2] : [x - at.left, y - at.top];
  const [ox, oy] = origin();
  const [mx, my] = [(box.scrollLeft + px - ox) / k, (box.scrollTop + py - oy) / k];
  k = Math.max(Math.min(fit(), CLOSEST), Math.min(CLOSEST, k * factor));
  resize();
  bring(mx, my, px, py);
}

function show(x, y, scale = k) {
  k = scale;
  resize();
  bring(x, y);
}

const toShip = () => show(...home(galaxy()), Math.max(k, USUAL));
const toAll = () => show(...size(galaxy()).map((n) => n / 2), fit());

/** Scrolls just so far that a point of the map can be seen clear of the buttons. */
export function reveal(x, y) {
  const box = sky();
  const room = clear(box);
  const [ox, oy] = origin();
  const [px, py] = [ox + x * k - box.scrollLeft, oy + y * k - box.scrollTop];
  const within = (n, from, length) => Math.max(from + 40, Math.min(from + length - 40, n));
  const [nx, ny] = [within(px, room.x, room.width), within(py, room.y, room.height)];
  if (nx !== px || ny !== py) bring(x, y, nx, ny);
}

const middle = (box) => [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2];

/** Of what can be chosen, the middle of what is nearest to the ship. */
function nearestLit(all) {
  const [x, y] = galaxy().dataset.ship ? home(galaxy()) : all;
  const far = (box) => Math.hypot(middle(box)[0] - x, middle(box)[1] - y);
  return litBoxes(galaxy()).sort((a, b) => far(a) - far(b)).map(middle)[0];
}

/** Shows the whole map where its names can be read, else the part with everything that can be chosen; where that would be too
 *  small to press, what is nearest to the ship. */
function toLit() {
  if (!k) show(...size(galaxy()).map((n) => n / 2), fit());
  const box = litBox(galaxy());
  if (fit() >= READABLE || !box) return fit() >= READABLE ? toAll() : show(...home(galaxy()), USUAL);
  const room = clear(sky());
  const scale = Math.min(room.width / (box[2] - box[0] + 24), room.height / (box[3] - box[1] + 24));
  if (Math.max(fit(), scale) < PRESSABLE) return show(...nearestLit(middle(box)), PRESSABLE);
  show(...middle(box), Math.max(fit(), Math.min(1.1, scale)));
}

/** Whether everything that can be chosen lies in the visible part. */
function seesLit() {
  const box = litBox(galaxy());
  const [ox, oy] = origin();
  const room = clear(sky());
  const [x, y] = [sky().scrollLeft - ox + room.x, sky().scrollTop - oy + room.y];
  return !box || (box[0] * k >= x && box[1] * k >= y && box[2] * k <= x + room.width && box[3] * k <= y + room.height);
}

let lit = ""; // what could be chosen at the last look, in which size of the box

/** Whether something else can be chosen than at the last look, or the box has another size. */
function isOther() {
  const before = lit;
  lit = `${litKeys(galaxy())} in ${sky().clientWidth} × ${sky().clientHeight}`;
  return lit !== before;
}

/** The map first shows what can be chosen or the ship, as it says. Later it moves automatically only if the ship, or something that
 *  can be chosen now, is not in the visible part. */
function look() {
  const map = galaxy();
  if (!map || !sky().clientWidth) return;
  const now = map.dataset.ship;
  if (!k && map.dataset.open === "lit") toLit();
  else if (!k) show(...home(map), USUAL);
  else if (!map.style.width) resize();
  if (map.dataset.open !== "lit" && ship && now !== ship) reveal(...home(map));
  ship = now;
  if (isOther() && !seesLit()) toLit();
  frame();
}

// Pressing: buttons and the small map.

document.addEventListener("click", (event) => {
  const button = event.target.closest?.("[data-zoom-by]");
  if (button) return void { in: () => zoom(1.25), out: () => zoom(0.8), ship: toShip, fit: toAll }[button.dataset.zoomBy]();
  const small = event.target.closest?.("[data-minimap]");
  if (!small) return;
  const at = small.getBoundingClientRect();
  const [w, h] = size(galaxy());
  bring(((event.clientX - at.left) / at.width) * w, ((event.clientY - at.top) / at.height) * h);
});

document.addEventListener("keydown", (event) => {
  const map = galaxy();
  if (!map || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  if (event.target.matches?.("input:not([type=radio]):not([type=checkbox]), textarea, select") || document.querySelector("dialog[open]")) return;
  const does = { "+": () => zoom(1.25), "-": () => zoom(0.8), 0: toAll, c: toShip }[event.key];
  if (!does) return;
  event.preventDefault();
  does();
});

// A pane that opens, a window that grows, a table that was patched.
const watch = new ResizeObserver(look);
let watched = null;

function arrange() {
  const box = sky();
  if (box !== watched) {
    watch.disconnect();
    if (box) watch.observe(box);
    box?.addEventListener("scroll", () => requestAnimationFrame(frame), { passive: true });
    watched = box;
  }
  look();
}
drag(sky, zoom);
document.addEventListener("fernweh:patched", arrange);
document.addEventListener("fernweh:show-lit", toLit);
arrange();
