// The labels of a star map avoid each other, ships, and what lies over the map. They are placed again whenever the map is
// zoomed, moved or drawn anew.
//
// Each system has a plate (in `.layer-plates`) and a name (in `.layer-names`), both with its `data-label`. Near by the plate
// is shown; where there is no room for it, the name; from afar always the name. A label keeps its place as long as it can.

import { soon } from "./soon.js";

const GAP = 3; // pixels between two labels
const FAR = [26, 52, 84, 120]; // how far a label may lie from its printed place, in pixels
const DIRECTIONS = 16;
const COVERED = 14; // the cost of a covered space; a pixel of distance costs one quarter
const AWAY = 40; // the cost of a label outside the window onto the map
const LED = 50; // from this distance on, a dotted line leads to the label

const galaxy = () => document.getElementById("galaxy");

/** Every place to try, as a distance to the right and down: the printed one first, then near ones before far ones. */
const OFFSETS = [[0, 0]].concat(
  FAR.flatMap((far) => Array.from({ length: DIRECTIONS }, (_, n) => [far * Math.cos((n * 2 * Math.PI) / DIRECTIONS), far * Math.sin((n * 2 * Math.PI) / DIRECTIONS)])),
);

const moved = (box, [dx, dy]) => ({ left: box.left + dx, right: box.right + dx, top: box.top + dy, bottom: box.bottom + dy });
const meets = (a, b, gap = 0) => a.left < b.right + gap && b.left < a.right + gap && a.top < b.bottom + gap && b.top < a.bottom + gap;
const boxes = (selector, root) => [...root.querySelectorAll(selector)].map((piece) => piece.getBoundingClientRect()).filter((box) => box.width);

const kept = new Map(); // the last place of each label, by kind and system

const isCut = (box, edge) => meets(box, edge) && !(box.left >= edge.left && box.right <= edge.right && box.top >= edge.top && box.bottom <= edge.bottom);

/** The cheapest place of `box` that meets no taken one, or nothing. */
function placed(box, key, taken, spaces, edge) {
  const last = kept.get(key);
  // What no place of it can meet need not be compared with each of them.
  const reach = Math.max(...FAR, ...(last ?? [0]).map(Math.abs)) + GAP;
  taken = taken.filter((other) => meets(box, other, reach));
  spaces = spaces.filter((space) => meets(box, space, reach));
  let [best, least] = [null, Infinity];
  for (const offset of last ? [last, ...OFFSETS] : OFFSETS) {
    const there = moved(box, offset);
    // Half a name says nothing.
    if (isCut(there, edge) || taken.some((other) => meets(there, other, GAP))) continue;
    const covered = spaces.filter((space) => meets(there, space)).length;
    const stays = offset === last ? 8 : 0;
    const cost = covered * COVERED + (meets(there, edge) ? 0 : AWAY) + Math.hypot(...offset) / 4 - stays;
    if (cost < least) [best, least] = [offset, cost];
  }
  return best;
}

/** The element whose size is the size of a label: what is drawn, without the marks on its corners. */
const faceOf = (label) => label.querySelector(".pbg") ?? label.querySelector("text");

function place() {
  const map = galaxy();
  const plates = map ? [...map.querySelectorAll(".layer-plates > [data-label]")] : [];
  if (!plates.length || !map.dataset.zoom) return;
  const names = new Map([...map.querySelectorAll(".layer-names > [data-label]")].map((name) => [name.dataset.label, name]));
  const frame = map.closest("#sky")?.parentElement ?? map;
  const scale = map.getBoundingClientRect().width / Number(map.dataset.w);
  if (!scale) return;
  const edge = (map.closest("#sky") ?? map).getBoundingClientRect();
  for (const label of [...plates, ...names.values()]) {
    label.style.removeProperty("translate");
    label.classList.remove("is-out", "is-in");
    label.classList.add("is-measured");
  }
  const isFar = map.dataset.zoom === "far";
  const measured = plates.map((plate) => ({
    plate,
    name: names.get(plate.dataset.label),
    isLit: Boolean(plate.querySelector(".is-lit")),
    large: faceOf(plate).getBoundingClientRect(),
    small: faceOf(names.get(plate.dataset.label)).getBoundingClientRect(),
  }));
  const spaces = boxes(":scope > .layer-spaces > *, :scope > .layer-lit > *", map);
  const taken = [...boxes(":scope > .layer-lit > .lit > .ring", map), ...boxes(".layer-ships > *", map), ...boxes(".minimap", frame)];
  for (const label of [...plates, ...names.values()]) label.classList.remove("is-measured");
  const leads = [];
  const put = (label, box, kind) => {
    const key = `${kind} ${label.dataset.label}`;
    const offset = placed(box, key, taken, spaces, edge);
    if (!offset) return false;
    kept.set(key, offset);
    const there = moved(box, offset);
    taken.push(there);
    label.classList.add("is-in");
    if (offset[0] || offset[1]) label.style.setProperty("translate", `${(offset[0] / scale).toFixed(1)}px ${(offset[1] / scale).toFixed(1)}px`);
    if (Math.hypot(...offset) > LED) leads.push([box, there]);
    return true;
  };
  // What can be chosen comes first and is never hidden.
  for (const { plate, large } of measured.filter(({ isLit }) => isLit)) {
    if (put(plate, large, "plate")) continue;
    plate.classList.add("is-in");
    taken.push(large);
  }
  for (const { plate, name, isLit, large, small } of measured) {
    const isDone = isLit || (!isFar && put(plate, large, "plate"));
    if (!isDone) put(name, small, "name");
    for (const label of [plate, name]) label.classList.toggle("is-out", !label.classList.contains("is-in"));
  }
  lead(leads, map, scale);
}

/** Dotted lines from where labels are printed to where they are. */
function lead(leads, map, scale) {
  const at = map.getBoundingClientRect();
  const point = (box) => `${(((box.left + box.right) / 2 - at.left) / scale).toFixed(0)} ${(((box.top + box.bottom) / 2 - at.top) / scale).toFixed(0)}`;
  document.getElementById("map-leaders")?.setAttribute("d", leads.map(([from, to]) => `M${point(from)}L${point(to)}`).join(""));
}

const placeSoon = soon(place);
for (const name of ["patched", "zoomed", "moved"]) document.addEventListener(`fernweh:${name}`, placeSoon);
// Labels have their size once the letters are there.
document.fonts.ready.then(placeSoon);
