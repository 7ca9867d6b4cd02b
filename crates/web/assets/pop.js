// Popovers: one at a time, beside what was asked about; a sheet at the bottom on phones (by style sheet).

import { say } from "./words.js";

let open = null; // { box, anchor, key, onClose }

/** Shows `content` (a node) beside `anchor`. Focus goes in, and comes back when it closes. */
export function show(anchor, content, { label = "", onClose = null } = {}) {
  close({ refocus: false });
  const box = document.createElement("div");
  box.className = "pop";
  box.tabIndex = -1;
  box.setAttribute("role", "dialog");
  if (label) box.setAttribute("aria-label", label);
  box.append(content);
  // Inside an open dialog the rest of the page cannot be reached, so the popover belongs there.
  (anchor.closest("dialog[open]") ?? document.body).append(box);
  open = { box, anchor, key: anchor.dataset?.key ?? anchor.id, onClose };
  anchor.setAttribute("aria-expanded", "true");
  place();
  box.focus({ preventScroll: true });
  return box;
}

/** Closes the open popover. Says whether there was one. */
export function close({ refocus = true } = {}) {
  if (!open) return false;
  const { box, anchor, onClose } = open;
  const had = box.contains(document.activeElement);
  open = null;
  box.remove();
  anchor.removeAttribute("aria-expanded");
  if (refocus && had && anchor.isConnected) anchor.focus({ preventScroll: true });
  onClose?.();
  return true;
}

/** After the page was patched: stay with the same piece, or close if it is gone. */
export function settle() {
  if (!open) return;
  if (!open.anchor.isConnected) {
    const again = open.key && document.querySelector(`[data-key="${CSS.escape(open.key)}"], #${CSS.escape(open.key)}`);
    if (!again) return void close({ refocus: false });
    open.anchor = again;
  }
  open.anchor.setAttribute("aria-expanded", "true");
  place();
}

/** Above the anchor if there is room, else below; never outside the window. */
function place() {
  if (!open) return;
  const { box, anchor } = open;
  const at = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = box;
  const gap = 12;
  const above = at.top - gap - height >= 8;
  const x = Math.max(12, Math.min(at.left + at.width / 2 - width / 2, innerWidth - width - 12));
  const y = above ? at.top - gap - height : Math.min(at.bottom + gap, innerHeight - height - 8);
  box.classList.toggle("below", !above);
  box.style.setProperty("left", `${x}px`);
  box.style.setProperty("top", `${Math.max(8, y)}px`);
  const tip = Math.max(14, Math.min(at.left + at.width / 2 - x, width - 14)) - 6;
  box.style.setProperty("--tip", `${tip}px`);
}

/** Asks `url` for a fragment and shows it beside `anchor`. */
export async function ask(anchor, url, options = {}) {
  if (open?.anchor === anchor) return void close();
  const waiting = document.createElement("p");
  waiting.className = "muted";
  waiting.textContent = say("js-loading");
  const box = show(anchor, waiting, options);
  try {
    const answer = await fetch(url, { headers: { "X-Fernweh": "fragment" } });
    const html = await answer.text();
    if (!answer.ok && !html.trim()) throw new Error(String(answer.status));
    // Ours, and escaped by the server.
    if (open?.box === box) box.innerHTML = html;
  } catch {
    if (open?.box === box) waiting.textContent = say("js-failed");
  }
  if (open?.box === box) place();
  return box;
}

const later = () => requestAnimationFrame(place);
addEventListener("scroll", later, { passive: true, capture: true });
addEventListener("resize", later, { passive: true });

document.addEventListener("fernweh:patched", settle);

document.addEventListener("pointerdown", (event) => {
  if (open && !open.box.contains(event.target) && !open.anchor.contains(event.target)) close({ refocus: false });
});

document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && close()) {
    event.stopImmediatePropagation();
    event.preventDefault();
  }
});

// The description of a piece is in its own template.
document.addEventListener("click", (event) => {
  const piece = event.target.closest?.("[data-tells]");
  if (!piece || event.defaultPrevented) return;
  if (open?.anchor === piece) return void close();
  show(piece, piece.querySelector("template").content.cloneNode(true));
});

const LIT = "[data-act], [data-group], [data-course]";

// "Why not?": press, Enter or `?` on anything with an address for it. A legal choice is played instead,
// but `?` still explains it.
document.addEventListener("click", (event) => {
  const piece = event.target.closest?.("[data-why]");
  if (!piece || piece.matches(LIT) || event.target.closest("a[href], form")) return;
  event.preventDefault();
  ask(piece, piece.dataset.why);
});

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches?.("input, textarea, select")) return;
  const piece = event.target.closest?.("[data-why]");
  if (!piece) return;
  // The browser turns Enter on a button into a click, but not on a group inside a drawing.
  const pressed = event.key === "Enter" && !(piece instanceof HTMLElement) && !piece.matches(LIT);
  if (event.key !== "?" && !pressed) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  ask(piece, piece.dataset.why);
});

// The rulebook shows the answer that led to it, and the way back.
document.addEventListener("click", (event) => {
  const link = event.target.closest?.("a[data-asked]");
  const box = link?.closest(".pop");
  if (!box) return;
  const answer = box.cloneNode(true);
  answer.querySelector("a[data-asked]")?.remove();
  sessionStorage.setItem("asked", JSON.stringify({ html: answer.innerHTML, from: location.href, to: link.href }));
});
