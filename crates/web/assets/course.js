// Courses on the star map: the one that is planned is drawn over the spaces, with the movement used so far in discs;
// one that is only looked at is dotted.

import "./labels.js";
import { reveal } from "./starmap.js";

/** The points of a course: `x y used, x y used, …`. */
const points = (piece) => piece.dataset.way.split(",").map((point) => point.split(" ").map(Number));

function trace(piece, isGlimpse) {
  const map = document.getElementById("galaxy");
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
  const used = piece ? points(piece).reduce((most, [, , n]) => Math.max(most, n), 0) : 0;
  for (const [n, point] of document.querySelectorAll(".mapkey .bpbar .left").entries()) point.classList.toggle("plan", n < used);
  for (const goal of document.querySelectorAll("[data-goal]")) {
    goal.setAttribute("aria-pressed", String(Boolean(piece) && goal.dataset.goal === piece.dataset.key));
  }
}

/** A course under the pointer is dotted, and hidden when there is a plan. */
function glimpse(event, isOn) {
  if (planned()) return;
  const goal = event.target.closest?.("[data-goal]");
  const piece = goal ? document.getElementById(goal.dataset.goal) : event.target.closest?.("#galaxy [data-way]");
  if (piece) trace(isOn ? piece : null, isOn);
}

document.addEventListener("fernweh:planned", retrace);
document.addEventListener("pointerover", (event) => glimpse(event, true));
document.addEventListener("pointerout", (event) => glimpse(event, false));
document.addEventListener("focusin", (event) => glimpse(event, true));
document.addEventListener("focusout", (event) => glimpse(event, false));

// A destination on its button: planned as if pressed on the map, and brought into view.
document.addEventListener("click", (event) => {
  const goal = event.target.closest?.("[data-goal]");
  const piece = goal && document.getElementById(goal.dataset.goal);
  if (!piece) return;
  piece.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  const last = piece.dataset.way ? points(piece).at(-1) : null;
  if (last) reveal(last[0], last[1]);
});

document.addEventListener("fernweh:patched", retrace);
