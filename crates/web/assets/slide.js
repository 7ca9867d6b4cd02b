// A vote by slider: how many votes, and for or against. It plans the choice that the hidden button beside it stands for.
//
// `[data-slide]` has a range and two buttons with `data-side`; `[data-slide-else]` has the buttons for those without scripts.

import { pick } from "./plan.js";

const box = () => document.querySelector("[data-slide]");
const lineOf = (side, n) => document.getElementById(n ? `vote-${side}-${n}` : "vote-none")?.dataset.act;

/** Shows the slider instead of the buttons, as far as it was moved. */
function arrange() {
  const slide = box();
  if (!slide) return;
  slide.hidden = false;
  document.querySelector("[data-slide-else]").hidden = true;
  const act = document.querySelector("#ask [data-choices] [aria-pressed=true]")?.dataset.act;
  const button = act && document.querySelector(`[data-slide-else] [data-act="${CSS.escape(act)}"]`);
  const [, side, n] = /^vote-(no|yes)-(\d+)$/.exec(button?.id) ?? [];
  if (side) press(slide, side);
  // Another plan, or none: nothing is cast.
  slide.querySelector("input").value = n ?? 0;
  draw(slide);
}

function press(slide, side) {
  for (const button of slide.querySelectorAll("[data-side]")) button.setAttribute("aria-pressed", String(button.dataset.side === side));
}

const sideOf = (slide) => slide.querySelector("[data-side][aria-pressed=true]").dataset.side;

/** The number, the bar of the bill, and the votes that are left. */
function draw(slide) {
  const n = Number(slide.querySelector("input").value);
  const side = sideOf(slide);
  slide.querySelector("output").textContent = n;
  slide.dataset.now = side;
  for (const part of slide.parentElement.querySelectorAll("[data-cast]")) {
    const all = Number(part.parentElement.dataset.all);
    const width = part.dataset.cast === side ? Math.min(n, all) : 0;
    part.setAttribute("width", width);
    if (part.dataset.cast === "no") part.setAttribute("x", all - width);
  }
  const account = document.querySelector("[data-account]");
  if (!account) return;
  const used = Number(account.dataset.used) + n;
  account.querySelector("[data-cast-votes]").textContent = used;
  account.querySelector("[data-votes-left]").textContent = Math.max(0, Number(slide.dataset.left) - n);
}

/** Plans what the slider says. */
function plan(slide) {
  const act = lineOf(sideOf(slide), Number(slide.querySelector("input").value));
  draw(slide);
  if (act) pick(act);
}

document.addEventListener("input", (event) => {
  const slide = event.target.closest?.("[data-slide]");
  if (slide) plan(slide);
});

document.addEventListener("click", (event) => {
  const button = event.target.closest?.("[data-slide] [data-side]");
  if (!button) return;
  const slide = box();
  press(slide, button.dataset.side);
  const range = slide.querySelector("input");
  if (range.value === "0") range.value = 1;
  plan(slide);
});

document.addEventListener("fernweh:patched", arrange);
document.addEventListener("fernweh:planned", arrange);
arrange();
