// The guide of a lesson: switches its cards, points at pieces and scrolls to them.
//
// The server sends the cards with every table; this browser decides which of them is open.
// A card names the pieces it points at in `data-points`. As soon as a choice is planned, the pointer goes to the
// button that confirms it.

import { reveal } from "./panes.js";

// A table that was opened without a guide has no style for it.
const sheet = document.querySelector("link[href$='/table.css']");
if (sheet && !document.querySelector("link[href$='/guide.css']")) {
  const own = sheet.cloneNode();
  own.href = sheet.href.replace(/table\.css$/, "guide.css");
  sheet.after(own);
}

const coach = () => document.getElementById("coach");
const cards = () => [...(coach()?.querySelectorAll("[data-card]") ?? [])];
const open = () => cards().find((card) => card.matches(".is-now"));
const confirm = () => document.querySelector("#ask [data-go]:not([aria-disabled])");
const memory = `guide ${location.pathname}`;

const pointer = document.createElement("div");
pointer.className = "pointer";
pointer.setAttribute("aria-hidden", "true");

/** The piece called `name`: by id, by key, or a part of the bar by what it does. A tilde stands for a space. */
function piece(name) {
  const spaced = name.replaceAll("~", " ");
  const key = CSS.escape(spaced);
  const found =
    document.getElementById(spaced) ??
    document.querySelector(`#table [data-key="${key}"]`) ??
    document.querySelector(`#ask [data-${key}]`);
  // A choice in the bar is a form without a box of its own.
  return found?.matches("form") ? found.querySelector("button") : found;
}

const pieces = (card) => (card?.dataset.points ?? "").split(" ").filter(Boolean).map(piece).filter(Boolean);

let brought = null; // the card whose piece was brought into view last

/** Opens the card with this number; a number beyond the last opens the last, any other invalid one the first. */
function turn(number, { focus = false } = {}) {
  const all = cards();
  // For the style sheets: asking whether the page has a card would make the browser style all of it again at every change.
  document.documentElement.classList.toggle("is-guided", all.length > 0);
  if (!all.length) return void follow();
  const last = all[all.length - 1];
  const card = all.find((one) => Number(one.dataset.card) === number) ?? (number > Number(last.dataset.card) ? last : all[0]);
  for (const one of all) one.classList.toggle("is-now", one === card);
  remember(card.dataset.card);
  if (focus) (card.querySelector(".coach-next") ?? coach()).focus({ preventScroll: true });
  // Once for each card, so that a player who scrolls away is not pulled back by every move.
  if (card.dataset.card !== brought) bring(pieces(card)[0]);
  brought = card.dataset.card;
  follow();
}

function remember(number) {
  try {
    if (number) sessionStorage.setItem(memory, number);
    return Number(sessionStorage.getItem(memory) ?? 0);
  } catch {
    return 0; // storage may be blocked
  }
}

/** The part of the window that the top bar, the card and the decision bar do not cover. */
function free() {
  const dock = coach()?.closest(".dock");
  // In a wide window the dock has no box: then only the bar covers something.
  const below = dock?.getClientRects().length ? dock : document.getElementById("ask");
  return [document.querySelector("header.sky").getBoundingClientRect().bottom, below.getBoundingClientRect().top];
}

const unfolded = new Set();

/** Opens what `target` is folded in, and folds again what was opened for another card. */
function unfold(target) {
  for (const fold of unfolded) {
    if (target && fold.contains(target)) continue;
    fold.open = false;
    unfolded.delete(fold);
  }
  for (let fold = target?.closest("details:not([open])"); fold; fold = target.closest("details:not([open])")) {
    fold.open = true;
    unfolded.add(fold);
  }
}

/** Scrolls to what the card points at, so that nothing covers it, and opens its pane on a phone and what is folded. */
function bring(target) {
  unfold(target);
  if (!target || target.closest("#ask, header")) return;
  reveal(target);
  // The star map scrolls in both directions, and knows how much of it is under buttons; so do rows of pieces on a phone.
  const { left, right } = target.getBoundingClientRect();
  if (target.closest("#galaxy") || left < 0 || right > innerWidth) target.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
  const box = target.getBoundingClientRect();
  const scroller = scrollerOf(target);
  // A part of the page that scrolls by itself may end above the bar.
  const part = scroller === window ? { top: 0, bottom: innerHeight } : scroller.getBoundingClientRect();
  const [above, below] = free();
  const [top, bottom] = [Math.max(above, part.top), Math.min(below, part.bottom)];
  if (box.top >= top + 30 && box.bottom <= bottom) return;
  scroller.scrollBy({ top: Math.min(box.top - top - 40, (box.top + box.bottom - top - bottom) / 2), behavior: "instant" });
}

/** What scrolls `target`: the window, or the part of the page that has a height of its own. */
function scrollerOf(target) {
  for (let part = target.parentElement; part && part !== document.body; part = part.parentElement) {
    const scrolls = /auto|scroll/.test(getComputedStyle(part).overflowY);
    if (scrolls && part.scrollHeight > part.clientHeight + 1) return part;
  }
  return window;
}

/** Brings what the card points at, or the button that confirms the plan, into view once more and makes it flash. */
function show() {
  const target = confirm() ?? pieces(open())[0];
  if (!target) return;
  bring(target);
  follow();
  target.classList.add("is-shown");
  setTimeout(() => target.classList.remove("is-shown"), 1600);
}

/** Marks what is pointed at and puts the pointer beside the most important of it. */
function point() {
  const marked = confirm() ? [] : pieces(open());
  for (const old of document.querySelectorAll(".is-pointed")) if (!marked.includes(old)) old.classList.remove("is-pointed");
  for (const one of marked) one.classList.add("is-pointed");
  const target = open() && (confirm() ?? marked[0]);
  const box = target?.getBoundingClientRect();
  const isSeen = box && box.width && !document.querySelector("dialog[open]") && isOpenTo(target, box);
  if (!isSeen) return void pointer.remove();
  if (!pointer.isConnected) document.body.append(pointer);
  const isBelow = box.top < 44 || Boolean(target.closest("header"));
  pointer.classList.toggle("below", isBelow);
  pointer.style.setProperty("left", `${box.left + Math.min(box.width / 2, 120)}px`);
  pointer.style.setProperty("top", `${isBelow ? box.bottom + 4 : box.top - 34}px`);
}

/** Whether some of the piece can be seen: it is in the window, and not behind the bars that stay in place. */
function isOpenTo(target, box) {
  if (target.closest("#ask, header")) return true;
  const [top, bottom] = free();
  return box.bottom > top + 8 && box.top < bottom - 8;
}

let until = 0;
let isFollowing = false;

/** Keeps the pointer at its piece for a moment, because pieces may still move. */
function follow() {
  // Most tables have no guide, and then nothing is pointed at.
  if (!document.querySelector("#coach, .pointer, .is-pointed")) return void unfold(null);
  until = performance.now() + 1200;
  point();
  if (isFollowing) return;
  isFollowing = true;
  const step = () => {
    point();
    isFollowing = performance.now() < until;
    if (isFollowing) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}

document.addEventListener("click", (event) => {
  const button = event.target.closest?.("#coach [data-turn-to]");
  if (button) return turn(Number(button.dataset.turnTo), { focus: true });
  if (event.target.closest?.("#coach [data-show]")) return show();
  const card = open();
  if (card?.dataset.turn === "pressing" && pieces(card).some((one) => one.contains(event.target))) {
    afterwards(Number(card.dataset.card) + 1);
  }
  follow();
});

/** Opens a card as soon as the answer beside the pressed piece has been read and closed. */
function afterwards(number) {
  if (document.querySelector(".pop")) setTimeout(afterwards, 100, number);
  else if (Number(open()?.dataset.card) === number - 1) turn(number);
}

document.addEventListener("fernweh:patched", () => turn(remember()));
document.addEventListener("keyup", follow);
addEventListener("scroll", follow, { passive: true, capture: true });
addEventListener("resize", follow, { passive: true });
if (coach()) turn(remember());
