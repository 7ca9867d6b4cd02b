// What a person misses at a decision, in a window of any size. Needs the functions of sight.js.

/** Buttons and the small map lie over the edges of a map; its scroll padding says how far. */
function inset(frame, { scrollPaddingLeft, scrollPaddingTop, scrollPaddingRight, scrollPaddingBottom }) {
  const of = (length) => parseFloat(length) || 0;
  frame.left += of(scrollPaddingLeft);
  frame.top += of(scrollPaddingTop);
  frame.right -= of(scrollPaddingRight);
  frame.bottom -= of(scrollPaddingBottom);
}

/** The frame that the contents of an element are shown in, as far as something around them cuts them off. */
function frames() {
  const page = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const known = new Map([[null, page], [document.body, page], [document.documentElement, page]]);
  return function of(element) {
    if (known.has(element)) return known.get(element);
    const frame = { ...of(element.parentElement) };
    known.set(element, frame);
    const { display, overflowX, overflowY } = getComputedStyle(element);
    if (display === "contents") return frame;
    const box = element.getBoundingClientRect();
    if (overflowX !== "visible") [frame.left, frame.right] = [Math.max(frame.left, box.left), Math.min(frame.right, box.right)];
    if (overflowY !== "visible") [frame.top, frame.bottom] = [Math.max(frame.top, box.top), Math.min(frame.bottom, box.bottom)];
    if (element.id === "sky") inset(frame, getComputedStyle(element));
    return frame;
  };
}

/** Where a lit piece is: "in sight", "outside", or what lies over it. */
function whereIs(piece, part) {
  const box = piece.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  if (x < part.left || x > part.right || y < part.top || y > part.bottom) return "outside";
  const points = [[1, 1], [3, 1], [2, 2], [1, 3], [3, 3]].map(([a, b]) => [box.left + (box.width * a) / 4, box.top + (box.height * b) / 4]);
  const hits = points.filter(([x, y]) => x >= part.left && x <= part.right && y >= part.top && y <= part.bottom).map(([x, y]) => document.elementFromPoint(x, y));
  const covers = hits.filter((hit) => !hit || !(piece.contains(hit) || hit.contains(piece)));
  return covers.length <= hits.length / 2 ? "in sight" : `under ${covers[0] ? called(covers[0]) : "nothing"}`;
}

/** Whether a tab that is shown says how many choices wait where a piece that is not drawn lies. */
function isAnnounced(piece) {
  if (isCounted(piece)) return true;
  const names = [...(piece.closest(".pane")?.classList ?? [])].filter((name) => name.startsWith("pane-"));
  const tabs = names.map((name) => document.querySelector(`.tabbar [data-pane="${name.slice(5)}"]`));
  return tabs.some((tab) => tab && isDrawn(tab) && Number(tab.querySelector(".badge.lit")?.textContent) > 0);
}

/** Lit choices that are too small, covered, or outside of the window without a note that says how many. */
function missed() {
  const found = [];
  const lit = [...document.querySelectorAll(".stage .is-lit")];
  const drawn = lit.filter(isDrawn);
  const shown = new Set(drawn);
  for (const piece of lit) {
    if (!shown.has(piece) && !isAnnounced(piece)) found.push(`${called(piece)} is behind something that does not count it`);
  }
  const frameOf = frames();
  const places = drawn.map((piece) => [piece, whereIs(piece, frameOf(piece.parentElement))]);
  for (const [piece, place] of places) {
    const { width, height } = piece.getBoundingClientRect();
    if (Math.min(width, height) < 23.5) found.push(`${called(piece)} is only ${Math.round(width)} × ${Math.round(height)}`);
    if (place.startsWith("under")) found.push(`${called(piece)} lies ${place}`);
  }
  const outside = places.filter(([, place]) => place === "outside");
  if (lit.length && outside.length === drawn.length) found.push(`none of ${lit.length} lit choices is in sight: ${called(lit[0])}`);
  const note = document.querySelector("#ask [data-outside]");
  const told = note && isDrawn(note) ? Number(note.dataset.outside) : 0;
  if (told !== outside.length) found.push(`${outside.length} lit choices are outside, and the bar says ${told}: ${outside.slice(0, 3).map(([piece]) => called(piece))}`);
  return found;
}

/** Words that are only spoken, or that belong to something else than the table. */
const UNSEEN = ".vh, .skip, template, script, svg, .starmap, [hidden], dialog, .toasts, .pop, .coach, .choice-list > .choices";

/** The part of a box that is shown in a frame. */
function shownIn(box, frame) {
  const [left, top] = [Math.max(box.left, frame.left), Math.max(box.top, frame.top)];
  const [right, bottom] = [Math.min(box.right, frame.right), Math.min(box.bottom, frame.bottom)];
  return { left, top, right, bottom, width: right - left, height: bottom - top };
}

/** Names, questions and printed facts of actions that are cut off. */
function cutNames() {
  const found = [];
  const names = document.querySelectorAll(".stage :is(.name, .nm, .act .bonus, h2, h3, .rn b, .cn b), #ask .ask, #ask [data-go-label], .seat .nm");
  for (const name of names) {
    if (!isDrawn(name) || name.closest(UNSEEN) || !name.textContent.trim() || name.getBoundingClientRect().width < 2) continue;
    const says = name.textContent.trim().slice(0, 40);
    if (clips(getComputedStyle(name).overflowX) && (name.scrollWidth > name.clientWidth + 1 || name.scrollHeight > name.clientHeight + 6)) {
      found.push(`“${says}” is cut in ${called(name)} of ${called(name.parentElement)}`);
      continue;
    }
    for (const text of name.childNodes) {
      if (text.nodeType !== Node.TEXT_NODE || !text.data.trim()) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const by = isCut(range.getBoundingClientRect(), name);
      if (by) found.push(`“${says}” is cut by ${called(by)}`);
    }
  }
  return found;
}

/** Labels of choices in the bar that are cut off; the notes below them may be. */
function cutLabels() {
  const found = [];
  const range = document.createRange();
  for (const span of document.querySelectorAll("#ask .choice > span")) {
    const label = [...span.childNodes].find((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
    if (!label || !isDrawn(span)) continue;
    range.selectNodeContents(label);
    const end = Math.min(span.getBoundingClientRect().right, span.closest(".choice").getBoundingClientRect().right);
    if (range.getBoundingClientRect().right > end + 1) found.push(`“${label.data.trim()}” is cut in its button`);
  }
  return found;
}

/** Powers on tiles whose first letters are cut off. */
function cutPowers() {
  const found = [];
  const range = document.createRange();
  for (const power of document.querySelectorAll(".stage :is(.dev .power, .world .ft) > span")) {
    if (!isDrawn(power) || !power.textContent.trim()) continue;
    range.selectNodeContents(power);
    const { left, top } = range.getBoundingClientRect();
    const by = isCut({ left, right: left, top, height: 0 }, power.closest(".foot") ?? power);
    if (by) found.push(`“${power.textContent.trim().slice(0, 30)}” is cut at its beginning by ${called(by)}`);
  }
  return found;
}

/** Words outside of drawings and maps, where pieces lie over each other, with their places. */
function words() {
  const frameOf = frames();
  const all = texts().filter(({ parent }) => !parent.closest(`${UNSEEN}, .sky-map`));
  const shown = all.map((word) => ({ ...word, box: shownIn(word.box, frameOf(word.parent)) }));
  return shown.filter(({ box }) => box.width > 1 && box.height > 1);
}

const BOX = ".panel, .seat, .decision, .sky, button, td, th";

/** Whether a panel, a popover or the foot of a sheet lies over these words. */
function isUnder({ box, parent }) {
  const hit = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
  return hit && !hit.contains(parent) && hit.closest(BOX) !== parent.closest(BOX);
}

/** Numbers that reach over other words or out of the box around them. Places are compared first: a page has a thousand
 *  words, and what lies around them is asked only of those that meet. */
function spilled() {
  const found = [];
  const all = words();
  const section = ({ parent }) => parent.closest(".panel, .seat, .decision, .sky");
  const isNumber = ({ text }) => /^[\s+−-]*\d[\d.,½/\s%]*$/.test(text) || text === "½";
  for (const number of all.filter(isNumber)) {
    const { box, parent } = number;
    for (const other of all) {
      const wide = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
      const tall = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
      if (wide <= 1.5 || tall <= 4 || other === number || other.parent.contains(parent) || parent.contains(other.parent)) continue;
      if (section(other) === section(number) && !isUnder(number) && !isUnder(other)) found.push(`“${number.text}” of ${called(parent)} lies over “${other.text.slice(0, 20)}” of ${called(other.parent)}`);
    }
    const around = parent.closest(".res, .chip, .seat, .amount, td, th, li, .colony, .bigres > *, button");
    const frame = around?.getBoundingClientRect();
    if (frame && (box.right > frame.right + 1 || box.left < frame.left - 1)) found.push(`“${number.text}” of ${called(parent)} reaches out of ${called(around)}`);
  }
  return found;
}

/** Names on a map that lie over each other or under what lies over the map: plates and names of a star map, places of an
 *  exploration board. */
function crowded() {
  const found = [];
  const plates = [...document.querySelectorAll("#galaxy [data-label]")].map((label) => [label, label.querySelector(".pbg") ?? label.querySelector("text")]);
  const places = [...document.querySelectorAll(".sky-map .place .name")].map((name) => [name.closest(".at"), name]);
  const placed = (pieces) => pieces.map(([owner, name]) => [owner, name, name.getBoundingClientRect()]);
  const names = placed([...plates, ...places].filter(([, name]) => isDrawn(name))).filter(([, , box]) => box.width > 1);
  const over = [...document.querySelectorAll(".starmap :is(.minimap, .mapctl, .goals, .mapkey)")].filter(isDrawn);
  const others = [...names, ...placed(over.map((piece) => [piece, piece]))];
  const cards = places.map(([at]) => [at, at, at.querySelector(".place").getBoundingClientRect()]);
  const meets = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
  const says = ([, name]) => name.closest("[data-label]")?.dataset.label ?? name.textContent.trim();
  for (const [i, one] of names.entries()) {
    // What the map cuts off lies under nothing.
    const frame = one[1].closest("#sky")?.getBoundingClientRect();
    const box = frame ? shownIn(one[2], frame) : one[2];
    if (box.width < 2 || box.height < 2) continue;
    for (const other of others.slice(i + 1)) {
      if (meets(box, other[2])) found.push(`“${says(one)}” meets “${says(other).slice(0, 20)}” on the map`);
    }
    // The card of one place may not hide the name of another.
    const card = one[0].matches(".at") && cards.find(([at, , place]) => at !== one[0] && meets(box, place));
    if (card) found.push(`“${says(one)}” lies on the card of “${card[0].querySelector(".name").textContent.trim()}”`);
  }
  return found;
}

/** Columns of a ship sheet that are too narrow for what stands in them; the mark of a choice may reach over the edge. */
function burst() {
  const MARK = 9;
  const columns = [...document.querySelectorAll(".dash > *")].filter((it) => isDrawn(it) && getComputedStyle(it).overflowX === "visible");
  const wide = columns.filter((it) => it.scrollWidth > it.clientWidth + MARK);
  return wide.map((it) => `“${it.textContent.trim().slice(0, 20)}” reaches ${it.scrollWidth - it.clientWidth} pixels out of its column`);
}

/** Soft hyphens that are drawn inside of a line, as long as a word has room there. All lines are added before the first is
 *  measured: each measurement after a change makes the browser lay out the page again. */
function drawnHyphens() {
  const names = [...document.querySelectorAll(".stage .name, .stage .nm, .stage .bt b")].filter(
    (name) => name.textContent.includes("\u00ad") && isDrawn(name) && !name.closest(UNSEEN),
  );
  const added = names.map((name) => {
    const says = name.textContent;
    return [says, says.replaceAll("\u00ad", "")].map((text) => {
      const line = document.createElement("span");
      line.style.cssText = "position: absolute; white-space: nowrap; letter-spacing: 0";
      line.textContent = text;
      name.append(line);
      return line;
    });
  });
  const widths = added.map((lines) => lines.map((line) => line.getBoundingClientRect().width));
  for (const line of added.flat()) line.remove();
  return names.filter((_, n) => widths[n][0] > widths[n][1] + 1).map((name) => `“${name.textContent}” shows its soft hyphens`);
}

/** Names of cards of the technology tree that reach into what the card does. */
function overlaid() {
  const found = [];
  for (const card of document.querySelectorAll(".stage .slot:has(.acts)")) {
    const name = card.querySelector(".name");
    if (!name || !isDrawn(name)) continue;
    const range = document.createRange();
    range.selectNodeContents(name);
    const word = range.getBoundingClientRect();
    for (const act of card.querySelectorAll(".acts .sp")) {
      const by = word.bottom - act.getBoundingClientRect().top;
      if (by > 5) found.push(`“${name.textContent}” reaches ${Math.round(by)} pixels into its action`);
    }
  }
  return found;
}
