// The star map: moved by drag and arrows, zoomed by wheel, pinch, buttons and keys; draws the course that is planned.
//
// The drawing keeps its place when the table is patched: `viewBox`, `style` and `data-zoom` belong to the browser.
// Marks scale with the map; plates and ships keep their size (`--inv`), and from afar plates give way to names.

const CLOSEST = 2;
const USUAL = 0.9;
const FAR = 0.62;

let k = 0; // pixels of the screen for one of the map; 0 before the first look
let cx = 0;
let cy = 0;
let ship = ""; // where the ship was at the last look

const galaxy = () => document.getElementById("galaxy");
const size = (map) => [Number(map.dataset.w), Number(map.dataset.h)];
const home = (map) => map.dataset.ship.split(" ").map(Number);

/** Width and height on the screen; nothing while its pane is hidden. */
function box(map) {
  const { width, height } = map.getBoundingClientRect();
  return width && height ? [width, height] : null;
}

function fit(map) {
  const [w, h] = size(map);
  const [bw, bh] = box(map) ?? [600, 400];
  return Math.min(bw / (w - 60), bh / (h - 60));
}

/** Shows the part around the middle, and never more empty space than there has to be. */
function draw() {
  const map = galaxy();
  const room = map && box(map);
  if (!room || !k) return;
  const [w, h] = size(map);
  const [vw, vh] = [room[0] / k, room[1] / k];
  cx = vw >= w ? w / 2 : Math.max(vw / 2, Math.min(w - vw / 2, cx));
  cy = vh >= h ? h / 2 : Math.max(vh / 2, Math.min(h - vh / 2, cy));
  map.setAttribute("viewBox", [cx - vw / 2, cy - vh / 2, vw, vh].map((n) => n.toFixed(1)).join(" "));
  map.style.setProperty("--inv", String(Math.min(1.7, Math.max(1, 1 / k))));
  map.style.setProperty("--far", String(1 / k));
  map.dataset.zoom = k < FAR ? "far" : "near";
  const view = document.getElementById("map-view");
  if (!view) return;
  view.setAttribute("x", Math.max(8, cx - vw / 2).toFixed(0));
  view.setAttribute("y", Math.max(8, cy - vh / 2).toFixed(0));
  view.setAttribute("width", Math.min(w - 16, vw).toFixed(0));
  view.setAttribute("height", Math.min(h - 16, vh).toFixed(0));
}

/** Zooms by `factor`, keeping the point at `x`, `y` of the screen where it is. */
function zoom(factor, x = null, y = null) {
  const map = galaxy();
  const room = map && box(map);
  if (!room) return;
  const next = Math.max(Math.min(fit(map), CLOSEST), Math.min(CLOSEST, k * factor));
  if (x !== null) {
    const at = map.getBoundingClientRect();
    const [dx, dy] = [x - at.left - room[0] / 2, y - at.top - room[1] / 2];
    cx += dx / k - dx / next;
    cy += dy / k - dy / next;
  }
  k = next;
  draw();
}

function centre(x, y, scale = k) {
  [cx, cy, k] = [x, y, scale];
  draw();
}

const toShip = () => centre(...home(galaxy()), Math.max(k, USUAL));
const toAll = () => centre(...size(galaxy()).map((n) => n / 2), fit(galaxy()));

/** Moves the map just so far that a point of it can be seen, clear of what lies over its edges. */
function reveal(x, y) {
  const room = box(galaxy());
  if (!room) return;
  const [mx, my] = [Math.max(20, room[0] / 2 - 70) / k, Math.max(20, room[1] / 2 - 70) / k];
  const [nx, ny] = [Math.max(x - mx, Math.min(x + mx, cx)), Math.max(y - my, Math.min(y + my, cy))];
  if (nx !== cx || ny !== cy) centre(nx, ny);
}

/** The first look is at the ship; later the map moves by itself only if the ship has left what is shown. */
function look() {
  const map = galaxy();
  if (!map || !box(map)) return;
  const now = map.dataset.ship;
  if (!k) {
    ship = now;
    centre(...home(map), USUAL);
  } else if (now !== ship) {
    ship = now;
    reveal(...home(map));
  }
  draw();
}

// What is planned: a line over the spaces, with the movement used so far in discs.

/** The points of a course: `x y used, x y used, …`. */
const points = (piece) => piece.dataset.way.split(",").map((point) => point.split(" ").map(Number));

function trace(piece, isGlimpse) {
  const map = galaxy();
  if (!map) return;
  const way = piece?.dataset.way ? points(piece) : [];
  const path = way.map(([x, y], n) => `${n ? "L" : "M"}${x} ${y}`).join("");
  for (const id of ["way", "way-under", "way-mini"]) document.getElementById(id)?.setAttribute("d", path);
  map.classList.toggle("is-glimpse", isGlimpse);
  const steps = document.getElementById("way-steps");
  steps?.replaceChildren(...(isGlimpse ? [] : way.filter(([, , used]) => used > 0).map(disc)));
}

const SVG = "http://www.w3.org/2000/svg";

function disc([x, y, used]) {
  const place = document.createElementNS(SVG, "g");
  place.setAttribute("transform", `translate(${x} ${y + 20})`);
  const circle = document.createElementNS(SVG, "circle");
  circle.setAttribute("class", "stepc");
  circle.setAttribute("r", "9.5");
  const text = document.createElementNS(SVG, "text");
  text.setAttribute("class", "stept");
  text.setAttribute("text-anchor", "middle");
  text.setAttribute("y", "4.4");
  text.textContent = String(used);
  place.append(circle, text);
  return place;
}

const planned = () => document.querySelector("#galaxy .is-planned[data-way]");

/** Shows the plan: on the map, and on the button of its goal. */
function retrace() {
  const piece = planned();
  trace(piece, false);
  for (const goal of document.querySelectorAll("[data-goal]")) {
    goal.setAttribute("aria-pressed", String(Boolean(piece) && goal.dataset.goal === piece.dataset.key));
  }
}

/** A course that is only looked at is dotted, and gives way to the plan. */
function glimpse(event, isOn) {
  if (planned()) return;
  const goal = event.target.closest?.("[data-goal]");
  const piece = goal ? document.getElementById(goal.dataset.goal) : event.target.closest?.("#galaxy [data-way]");
  if (piece) trace(isOn ? piece : null, isOn);
}

document.addEventListener("fernweh:planned", retrace);
document.addEventListener("pointerover", (event) => glimpse(event, true));
document.addEventListener("pointerout", (event) => glimpse(event, false));
document.addEventListener("focusin", (event) => {
  glimpse(event, true);
  const piece = event.target.closest?.("#galaxy [role=button]");
  if (!piece || !piece.matches(":focus-visible")) return;
  const at = piece.getBoundingClientRect();
  const map = galaxy().getBoundingClientRect();
  reveal(cx + (at.left + at.width / 2 - map.left - map.width / 2) / k, cy + (at.top + at.height / 2 - map.top - map.height / 2) / k);
});
document.addEventListener("focusout", (event) => glimpse(event, false));

// Pressing: buttons, goals, the small map.

document.addEventListener("click", (event) => {
  const button = event.target.closest?.("[data-zoom-by]");
  if (button) return void { in: () => zoom(1.25), out: () => zoom(0.8), ship: toShip, fit: toAll }[button.dataset.zoomBy]();
  const goal = event.target.closest?.("[data-goal]");
  const piece = goal && document.getElementById(goal.dataset.goal);
  if (piece) {
    piece.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    const last = piece.dataset.way ? points(piece).at(-1) : null;
    if (last) reveal(last[0], last[1]);
  }
  const small = event.target.closest?.("[data-minimap]");
  if (!small) return;
  const at = small.getBoundingClientRect();
  const [w, h] = size(galaxy());
  centre(((event.clientX - at.left) / at.width) * w, ((event.clientY - at.top) / at.height) * h);
});

document.addEventListener("keydown", (event) => {
  const map = galaxy();
  if (!map || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  if (event.target.matches?.("input:not([type=radio]):not([type=checkbox]), textarea, select") || document.querySelector("dialog[open]")) return;
  const does = { "+": () => zoom(1.25), "-": () => zoom(0.8), 0: toAll, c: toShip }[event.key];
  const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
  if (does) does();
  // On a space the arrows go to the next space; on the map itself they move it.
  else if (way && event.target === map) centre(cx + (way[0] * 80) / k, cy + (way[1] * 80) / k);
  else return;
  event.preventDefault();
});

// The hand: drag and pinch. A press that hardly moves is a press.

const SLACK = 6;
const hands = new Map();
let dragged = false;

document.addEventListener("pointerdown", (event) => {
  if (!event.target.closest?.("#galaxy") || event.button > 0) return;
  hands.set(event.pointerId, [event.clientX, event.clientY]);
  if (hands.size === 1) dragged = false;
});

document.addEventListener("pointermove", (event) => {
  const old = hands.get(event.pointerId);
  if (!old) return;
  const [dx, dy] = [event.clientX - old[0], event.clientY - old[1]];
  if (!dragged && hands.size === 1 && Math.hypot(dx, dy) < SLACK) return;
  dragged = true;
  galaxy()?.classList.add("is-dragged");
  const other = [...hands].find(([id]) => id !== event.pointerId)?.[1];
  if (other) {
    const far = (x, y) => Math.hypot(x - other[0], y - other[1]) || 1;
    zoom(far(event.clientX, event.clientY) / far(...old), (event.clientX + other[0]) / 2, (event.clientY + other[1]) / 2);
  } else {
    centre(cx - dx / k, cy - dy / k);
  }
  hands.set(event.pointerId, [event.clientX, event.clientY]);
});

for (const name of ["pointerup", "pointercancel"]) {
  document.addEventListener(name, (event) => {
    hands.delete(event.pointerId);
    if (!hands.size) galaxy()?.classList.remove("is-dragged");
  });
}

// What was dragged was not pressed.
document.addEventListener(
  "click",
  (event) => {
    if (!dragged || !event.target.closest?.("#galaxy")) return;
    dragged = false;
    event.stopPropagation();
    event.preventDefault();
  },
  { capture: true },
);

document.addEventListener(
  "wheel",
  (event) => {
    if (!event.target.closest?.("#galaxy")) return;
    event.preventDefault();
    zoom(event.deltaY < 0 ? 1.12 : 1 / 1.12, event.clientX, event.clientY);
  },
  { passive: false },
);

// A pane that opens, a window that grows, a table that was patched.
const watch = new ResizeObserver(look);
let watched = null;

function arrange() {
  const map = galaxy();
  if (map !== watched) {
    watch.disconnect();
    if (map) watch.observe(map);
    watched = map;
  }
  look();
  retrace();
}
document.addEventListener("fernweh:patched", arrange);
arrange();
