// Playback of a battle: steps through its recorded events, by shot and by round, and moves the units of the small field.
//
// `[data-playback]` has a list of events. An event says what kind it is (`data-kind`), which unit does it (`data-unit`), at
// which one (`data-target`), and where a unit goes from and to; `data-by` and `data-at` name units on the field of a quick
// battle. The last attack is shown until somebody presses a button.

const NS = "http://www.w3.org/2000/svg";
const BEAT = 900; // milliseconds between two steps

let at = null; // the number of the event that is shown; null for the last attack
let timer = 0;

const player = () => document.querySelector("[data-playback]");
const steps = (root = player()) => [...(root?.querySelectorAll(".pb-steps > li") ?? [])];
const last = () => steps().length - 1;
const now = () => Math.min(at ?? newest(), last());

/** The last attack, or else what happened last. */
function newest() {
  const all = steps();
  const attack = all.findLastIndex((it) => it.querySelector(".xa"));
  return attack < 0 ? Math.max(0, all.findLastIndex((it) => it.dataset.kind !== "round")) : attack;
}

/** Shots and flights are what one steps through; headings of rounds only where a round begins. */
function next(from, by) {
  const all = steps();
  for (let n = from + by; n >= 0 && n < all.length; n += by) if (all[n].dataset.kind !== "round") return n;
  return by < 0 ? 0 : last();
}

/** The beginning of the round before or after; its end where there is no other. */
function round(by) {
  const begins = steps().flatMap((it, n) => (it.dataset.kind === "round" ? [n] : []));
  const here = now();
  return (by < 0 ? begins.filter((n) => n < here - 1).at(-1) ?? 0 : begins.find((n) => n > here)) ?? last();
}

function go(to) {
  at = Math.max(0, Math.min(last(), to));
  draw();
}

function stop() {
  clearInterval(timer);
  timer = 0;
  draw();
}

function play() {
  if (now() >= last()) at = 0;
  clearInterval(timer);
  timer = setInterval(() => {
    if (!player() || now() >= last()) return stop();
    go(next(now(), 1));
  }, BEAT);
  draw();
}

/** Where each unit is after the first `n` events, and which of them are gone. */
function places(all, n) {
  const found = new Map();
  for (const [i, { dataset }] of all.entries()) {
    const { kind, unit, from, to } = dataset;
    if (!unit) continue;
    if (i <= n && to) found.set(unit, { place: to, isGone: false });
    else if (i <= n && kind === "gone") found.set(unit, { ...found.get(unit), isGone: true });
    // A unit whose first event comes later was where that event begins.
    else if (i > n && from && !found.has(unit)) found.set(unit, { place: from, isGone: false });
  }
  return found;
}

function draw() {
  const root = player();
  if (!root) return;
  const all = steps(root);
  const n = now();
  root.querySelector(".pb-bar").hidden = false;
  root.querySelector("[data-pb-at]").textContent = `${n + 1} / ${all.length}`;
  for (const [i, step] of all.entries()) {
    if (i === n) step.setAttribute("aria-current", "step");
    else step.removeAttribute("aria-current");
  }
  const said = root.querySelector("[data-pb-now]");
  const shown = all[n];
  if (shown && said.innerHTML !== shown.innerHTML) said.replaceChildren(...shown.cloneNode(true).childNodes);
  // The list moves in itself; the page stays.
  const list = shown?.parentElement;
  if (list) list.scrollTop = shown.offsetTop - list.offsetTop - list.clientHeight / 2;
  const button = root.querySelector("[data-pb=play]");
  button.setAttribute("aria-pressed", String(Boolean(timer)));
  button.setAttribute("aria-label", timer ? button.dataset.pause : button.dataset.play);
  const field = root.querySelector("[data-pb-field]");
  if (field) move(field, places(all, n), shown);
  point(shown?.dataset);
}

/** Who fires and who is hit, on the field of a quick battle, with a line between them. */
function point({ by, at: target } = {}) {
  const field = document.querySelector("[data-pb-tokens]");
  if (!field) return;
  const token = (name) => name && field.querySelector(`[data-pb-token="${name}"]`);
  for (const unit of field.querySelectorAll("[data-pb-token]")) {
    unit.classList.toggle("on", unit.dataset.pbToken === by);
    unit.classList.toggle("hit", unit.dataset.pbToken === target);
  }
  const [from, to] = [token(by)?.dataset.at, token(target)?.dataset.at];
  field.querySelector("[data-pb-shot]").setAttribute("d", from && to ? `M${from}L${to}` : "");
}

function move(field, found, shown) {
  for (const unit of field.querySelectorAll("[data-pb-unit]")) {
    const { place, isGone } = found.get(unit.dataset.pbUnit) ?? {};
    unit.classList.toggle("gone", !place || Boolean(isGone));
    if (place) unit.setAttribute("transform", `translate(${place})`);
    unit.classList.toggle("on", unit.dataset.pbUnit === shown?.dataset.unit);
    unit.classList.toggle("hit", unit.dataset.pbUnit === shown?.dataset.target);
  }
  field.querySelector(".pb-shot")?.remove();
  const [from, to] = [found.get(shown?.dataset.unit)?.place, found.get(shown?.dataset.target)?.place];
  if (shown?.dataset.kind !== "shot" || !from || !to) return;
  const line = document.createElementNS(NS, "path");
  line.setAttribute("class", "pb-shot");
  line.setAttribute("d", `M${from}L${to}`);
  field.append(line);
}

document.addEventListener("click", (event) => {
  const does = event.target.closest?.("[data-pb]")?.dataset.pb;
  if (!does) return;
  if (does === "play") return timer ? stop() : play();
  clearInterval(timer);
  timer = 0;
  const to = { back: () => next(now(), -1), forward: () => next(now(), 1), "round-back": () => round(-1), "round-forward": () => round(1) };
  go(to[does]());
});

document.addEventListener("fernweh:patched", draw);
document.addEventListener("fernweh:replayed", () => {
  // Another moment of a replay has another end of the battle.
  at = null;
  draw();
});
draw();
