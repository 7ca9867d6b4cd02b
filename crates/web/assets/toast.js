// Short messages at the edge of the page. The same information is always somewhere else, too.

import { icon, say } from "./words.js";

const SECONDS = 6;

/**
 * Shows `text`. With `action` it also offers a button labelled `label`.
 * Returns a function that takes the toast away early.
 */
export function toast(text, { glyph = "check", label, action, seconds = SECONDS } = {}) {
  const home = document.getElementById("toasts");
  if (!home) return () => {};
  const box = document.createElement("div");
  box.className = "toast";
  const words = document.createElement("span");
  words.textContent = text;
  box.append(icon(glyph), words);
  let timer = 0;
  const leave = () => {
    clearTimeout(timer);
    box.remove();
  };
  if (action) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "btn btn-quiet";
    button.append(icon("undo"), label);
    button.addEventListener("click", () => {
      leave();
      action();
    });
    box.append(button);
  }
  const close = document.createElement("button");
  close.type = "button";
  close.className = "btn btn-quiet btn-icon";
  close.setAttribute("aria-label", say("js-close"));
  close.append(icon("close"));
  close.addEventListener("click", leave);
  box.append(close);

  // A toast with a button stays while it is hovered or focused.
  const wait = () => clearTimeout(timer);
  const go = () => {
    clearTimeout(timer);
    timer = setTimeout(leave, seconds * 1000);
  };
  box.addEventListener("pointerenter", wait);
  box.addEventListener("pointerleave", go);
  box.addEventListener("focusin", wait);
  box.addEventListener("focusout", go);
  // On a table a message lies over the strip that tells what happened, and nowhere else.
  const strip = document.getElementById("tell")?.getBoundingClientRect();
  home.classList.toggle("in-strip", Boolean(strip?.height));
  if (strip?.height) {
    home.style.setProperty("--strip-top", `${strip.top}px`);
    home.style.setProperty("--strip-height", `${strip.height}px`);
  }
  // A narrow table without it, as with a guide, has space for one toast over the head.
  const most = strip?.height || (document.querySelector(".table-page") && matchMedia("(max-width: 1179px)").matches) ? 1 : 3;
  while (home.children.length >= most) home.firstElementChild.remove();
  home.append(box);
  go();
  return leave;
}
