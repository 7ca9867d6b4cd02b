// What a person could not see on a page: what each function returns is cut off, too small, or outside of the window.

const isDrawn = (element) => element.checkVisibility({ visibilityProperty: true });
const clips = (value) => value === "hidden" || value === "clip";
const called = (element) => element.id || `${element.tagName.toLowerCase()}.${[...element.classList].join(".")}`;

/** The nearest of `element` and those around it that `holds`. Each is asked once: a page has thousands of texts. */
function nearest(holds) {
  const known = new Map([[null, null], [document.body, null]]);
  return function of(element) {
    if (!known.has(element)) known.set(element, holds(element) ? element : of(element.parentElement));
    return known.get(element);
  };
}

/** What ends the words in it with dots where they do not fit. */
const shortener = nearest(
  (element) => getComputedStyle(element).textOverflow === "ellipsis" && element.getBoundingClientRect().right <= innerWidth + 1,
);

let measured;

/** Everything that is written on the page outside of star maps, with its place. It is measured once, by the first check that
 *  needs it: nothing may be scrolled after that. */
function texts() {
  if (measured) return measured;
  measured = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walk.nextNode()) {
    const { currentNode: node } = walk;
    const [text, parent] = [node.data.trim(), node.parentElement];
    if (!text || !isDrawn(parent) || parent.closest(".vh, template, script, .starmap")) continue;
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.width > 0) measured.push({ text, parent, box });
  }
  return measured;
}

/** Words that reach over the right edge of the window and cannot be scrolled to. */
function overflow() {
  const root = document.documentElement;
  const found = root.scrollWidth > root.clientWidth ? [`the page is ${root.scrollWidth - root.clientWidth} pixels too wide`] : [];
  for (const { text, parent, box } of texts()) {
    if (box.right <= innerWidth + 1 || parent.closest(".skip") || scroller(parent) || shortener(parent)) continue;
    found.push(`“${text.slice(0, 40)}” reaches ${Math.round(box.right - innerWidth)} pixels over the edge`);
  }
  return found;
}

/** Words of tabs and switches that are wider than their place: they lie over their neighbours. */
function squeezed() {
  const parts = [...document.querySelectorAll(".seg > *, .chip, nav a, .btn")].filter(isDrawn);
  const wide = parts.filter((it) => it.scrollWidth > it.clientWidth + 1 && !clips(getComputedStyle(it).overflowX) && it.clientWidth > 0);
  return wide.map((it) => `“${it.textContent.trim().slice(0, 40)}” is wider than ${called(it)}`);
}

/** Pictures of the rulebook that show next to nothing, or that are cut at the side. */
function poorPictures() {
  const found = [];
  for (const shot of document.querySelectorAll(".shot-in")) {
    const { width, height } = shot.getBoundingClientRect();
    if (height < 60 || width < 120) found.push(`${shot.className} is ${Math.round(width)} × ${Math.round(height)}`);
  }
  return found;
}

/** Whether `box` is cut by something around `element` that hides what does not fit. */
function isCut(box, element) {
  for (let around = element; around && around !== document.body; around = around.parentElement) {
    const { overflowX, overflowY, position } = getComputedStyle(around);
    const frame = around.getBoundingClientRect();
    if (overflowX === "auto" || overflowX === "scroll") return null;
    if (clips(overflowX) && (box.right > frame.right + 1 || box.left < frame.left - 1)) return around;
    // Lists and boards scroll, and cards that are cut below say so in their words.
    if (clips(overflowX) && clips(overflowY) && box.top + box.height / 2 > frame.bottom && around.tagName !== "MAIN") return around;
    if (position === "fixed") return null;
  }
  return null;
}

/** Numbers that are shown in part only. */
function cutNumbers() {
  const found = [];
  for (const { text, parent, box } of texts()) {
    if (!/^[\s+−-]*\d[\d.,\s]*$/.test(text) || parent.closest("[hidden]")) continue;
    const by = isCut(box, parent);
    if (by) found.push(`“${text}” is cut by ${called(by)}`);
    const drawing = parent.closest("svg");
    if (drawing && getComputedStyle(drawing).overflow !== "visible") {
      const frame = drawing.getBoundingClientRect();
      if (box.left < frame.left - 1 || box.right > frame.right + 1) found.push(`“${text}” reaches over its drawing`);
    }
  }
  return found;
}

const scrolling = nearest((element) => {
  const { overflowX, overflowY } = getComputedStyle(element);
  const scrolls = (value, size, room) => (value === "auto" || value === "scroll") && size > room + 1;
  return scrolls(overflowX, element.scrollWidth, element.clientWidth) || scrolls(overflowY, element.scrollHeight, element.clientHeight);
});

/** The nearest element around `element` that scrolls, if there is one that is not the page. */
const scroller = (element) => scrolling(element.parentElement);

/** Whether `piece` lies behind a tab that is shown and says how many choices wait there. */
function isCounted(piece) {
  const panel = piece.closest("[role=tabpanel][hidden]");
  const tab = panel && document.querySelector(`[role=tab][aria-controls="${panel.id}"]`);
  return Boolean(tab && isDrawn(tab) && Number(tab.querySelector(".count")?.textContent) > 0);
}

/** Lit pieces that are outside of the window or too small to press. A list that is open can be scrolled to them. */
function unlit() {
  const found = [];
  for (const piece of document.querySelectorAll(".stage .is-lit")) {
    if (!isDrawn(piece) && isCounted(piece)) continue;
    if (scroller(piece) && !piece.closest("svg")) piece.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
    if (!isDrawn(piece)) {
      found.push(`${called(piece)} is not drawn`);
      continue;
    }
    const box = piece.getBoundingClientRect();
    if (box.height < 24 || box.width < 24) found.push(`${called(piece)} is only ${Math.round(box.width)} × ${Math.round(box.height)}`);
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const hit = document.elementFromPoint(x, y);
    const isFree = hit && (piece.contains(hit) || hit.contains(piece));
    if (!isFree) found.push(`${called(piece)} at ${Math.round(x)}, ${Math.round(y)} is not in sight: ${hit ? called(hit) : "outside"}`);
  }
  return found;
}

/** Lit pieces that are neither in sight nor one press on a tab with a count away; nothing is scrolled. A list behind a tab
 * that is too long for its window shows some of them and scrolls to the others. */
function unreached() {
  const found = [];
  const isScroller = (element) => /auto|scroll/.test(getComputedStyle(element).overflowY) && element.scrollHeight > element.clientHeight + 1;
  const scrolls = (piece) => {
    for (let up = piece.parentElement; up && !up.matches(".stage"); up = up.parentElement) if (isScroller(up)) return true;
    return false;
  };
  const isSeen = (piece) => {
    const box = piece.getBoundingClientRect();
    const hit = isDrawn(piece) && document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return Boolean(hit && piece.contains(hit));
  };
  const behind = new Map();
  for (const piece of document.querySelectorAll(".stage .is-lit")) {
    const panel = piece.closest("[role=tabpanel][hidden]");
    if (panel) behind.set(panel, [...(behind.get(panel) ?? []), piece]);
    else if (!isSeen(piece)) found.push(`${called(piece)} is out of sight`);
  }
  for (const [panel, pieces] of behind) {
    const tab = document.querySelector(`[role=tab][aria-controls="${panel.id}"]`);
    if (!tab || !isDrawn(tab) || !(Number(tab.querySelector(".count")?.textContent) > 0)) {
      found.push(`${panel.id} has no tab with a count`);
      continue;
    }
    tab.click();
    const isBegun = pieces.some(isSeen);
    for (const piece of pieces) if (!isSeen(piece) && !(isBegun && scrolls(piece))) found.push(`${called(piece)} is out of sight behind ${tab.id}`);
  }
  return found;
}

/** Totals and players of the final sheet that are outside of the window, unless a scroller shows that there is more. */
function cutSheet() {
  const sheet = document.querySelector("table.score");
  if (!sheet) return ["there is no final sheet"];
  sheet.scrollIntoView({ block: "nearest", behavior: "instant" });
  const found = [];
  const wrap = sheet.closest(".table-wrap").getBoundingClientRect();
  const right = Math.min(innerWidth, wrap.right);
  const shown = sheet.closest(".final")?.getBoundingClientRect();
  for (const cell of sheet.querySelectorAll("thead tr:not(.towers) th, tfoot td")) {
    const range = document.createRange();
    range.selectNodeContents(cell);
    const box = range.getBoundingClientRect();
    if (box.right > right + 1 || box.left < wrap.left - 1) found.push(`“${cell.textContent.trim()}” is outside of the sheet`);
    if (innerWidth >= 1180 && shown && box.bottom > shown.bottom + 1) found.push(`“${cell.textContent.trim()}” is below the edge of the sheet`);
    if (!cell.textContent.trim()) found.push("a player without a name");
  }
  return found;
}

/** Whether the own area is in the window. */
function ownArea() {
  const box = document.querySelector(".stage .mine").getBoundingClientRect();
  const end = document.querySelector(".decision")?.getBoundingClientRect().top ?? innerHeight;
  return box.height >= 60 && box.bottom <= end + 1 && box.top >= 0 ? [] : [`the own area is at ${Math.round(box.top)} to ${Math.round(box.bottom)}`];
}

/** Boards and cards of a replay that are too small for what stands on them. */
function cramped() {
  const found = [];
  for (const part of document.querySelectorAll(".replay-board :is(.basics, .tree, .side, .map, .goals, .mine)")) {
    if (!isDrawn(part)) continue;
    const { width, height } = part.getBoundingClientRect();
    if (width < 300 || height < 60) found.push(`${called(part)} is ${Math.round(width)} × ${Math.round(height)}`);
  }
  const parts = [...document.querySelectorAll(".replay-board > .stage > :not(.offer)")].filter(isDrawn);
  for (const [i, one] of parts.entries()) {
    for (const other of parts.slice(i + 1)) {
      const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
      const isApart = a.bottom <= b.top + 1 || b.bottom <= a.top + 1 || a.right <= b.left + 1 || b.right <= a.left + 1;
      if (!isApart) found.push(`${called(one)} and ${called(other)} lie over each other`);
    }
  }
  for (const card of document.querySelectorAll(".replay-board .slot .face")) {
    const { width, height } = card.getBoundingClientRect();
    if (width < 120 || height < 54) found.push(`${called(card)} is ${Math.round(width)} × ${Math.round(height)}`);
  }
  return found;
}
