// Keys of the table: 1 to 9, Enter, Esc, Ctrl+Z, H, N, L, B, M. "?" and the arrows are handled in pop.js and roving.js.

import { ask } from "./pop.js";
import { go, nextChange } from "./panes.js";
import { choices } from "./choice.js";
import * as plan from "./plan.js";
import { toast } from "./toast.js";
import { say } from "./words.js";

const isTyping = (target) => target.matches?.("input:not([type=radio]):not([type=checkbox]), textarea, select");
// Enter keeps its meaning on other links and buttons; on the plan and elsewhere it confirms.
const hasOwnEnter = (target) => target.closest?.("a[href], summary, button, [role=button], [role=tab]");

document.addEventListener("keydown", (event) => {
  if (event.defaultPrevented || event.isComposing || document.querySelector("dialog[open]")) return;
  if ((event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === "z") return undo(event);
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
  if (event.key >= "1" && event.key <= "9") return number(event);
  if (event.key === "Enter") return enter(event);
  if (event.key === "Escape") return void (plan.back() && event.preventDefault());
  const does = {
    h: hint,
    n: nextChange,
    l: () => go("log", { focus: true }),
    b: () => go("board", { focus: true }),
    m: () => go("mine", { focus: true }),
  }[event.key.toLowerCase()];
  if (!does) return;
  event.preventDefault();
  does();
});

function undo(event) {
  if (isTyping(event.target)) return;
  event.preventDefault();
  if (plan.back()) return;
  const button = document.querySelector("[data-undo]");
  if (button) button.click();
  else document.querySelector("#ask [data-say]")?.click();
}

function number(event) {
  const choice = choices()[Number(event.key) - 1];
  if (!choice) return;
  event.preventDefault();
  const list = choice.closest("details");
  if (list) list.open = true;
  plan.choose(choice.dataset.act);
  choice.focus({ preventScroll: true });
}

function enter(event) {
  const own = hasOwnEnter(event.target);
  if (own && own.getAttribute("aria-pressed") !== "true") {
    // A group inside a drawing is not a button, so the browser does not press it.
    if (!(own instanceof HTMLElement) && own.matches("[data-act], [data-group], [data-course]")) {
      event.preventDefault();
      own.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    }
    return;
  }
  if (!document.querySelector("[data-go]:not([aria-disabled])")) return;
  event.preventDefault();
  plan.send();
}

let hinted = null; // the choice of the open hint

async function hint() {
  const button = document.querySelector("[data-hint]");
  if (!button) return void toast(say("js-hint-none"), { glyph: "hint" });
  const box = await ask(button, button.dataset.hint, { onClose: () => ring(null) });
  ring(box?.querySelector("[data-hint-act]")?.dataset.hintAct ?? null);
}

/** The dotted ring of a hint, on everything that stands for its choice: at least on the piece that has it among others. */
function ring(act) {
  hinted = act;
  for (const old of document.querySelectorAll(".is-hinted")) old.classList.remove("is-hinted");
  if (!act) return;
  const stand = [...document.querySelectorAll(`#table [data-act="${CSS.escape(act)}"]`)];
  const [{ dataset } = {}, twin] = stand;
  if (dataset?.group && !twin) stand.push(...document.querySelectorAll(`#table [data-group="${CSS.escape(dataset.group)}"]:not(.choice)`));
  for (const piece of stand) piece.classList.add("is-hinted");
}

// An update removes the ring from the board, but the hint is still open.
document.addEventListener("fernweh:patched", () => ring(hinted));

document.addEventListener("click", (event) => {
  const button = event.target.closest?.("[data-hint]");
  if (!button || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  hint();
});
