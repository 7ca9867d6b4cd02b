// The choices in the bar, and what stands for them on the board.

export const bar = () => document.getElementById("ask");
export const inBar = () => [...document.querySelectorAll("#ask [data-choices] [data-act]")];
export const buttonFor = (act) => inBar().find((choice) => choice.dataset.act === act);
export const standFor = (act) => document.querySelectorAll(`#table [data-act="${CSS.escape(act)}"]`);

/** A choice in a few words. */
export function labelOf(choice) {
  const words = choice.querySelector("span")?.cloneNode(true);
  words?.querySelectorAll("small").forEach((small) => small.remove());
  return words?.textContent.trim() ?? "";
}

/** The words of one of the things that are planned: how often it is done, and what it costs and brings. */
export function part(content, often, isOneOfSeveral) {
  const span = document.createElement("span");
  span.append(content.cloneNode(true));
  if (often > 1) span.prepend(`${often} × `);
  // Several have no room for what may come of each.
  if (isOneOfSeveral) span.querySelector("small")?.remove();
  return span;
}

/** The choices one may press now, in the order of their numbers. */
export function choices() {
  return inBar().filter((choice) => !choice.closest("[hidden]"));
}

/** What the confirm button does while nothing is planned. */
export const ready = () => inBar().find((choice) => choice.dataset.ready !== undefined);

/** Closes the list of many choices, which lies over the board. Says whether it was open. */
export function shut() {
  const list = bar()?.querySelector("details[open]");
  const had = list?.contains(document.activeElement);
  list?.removeAttribute("open");
  if (had) list.querySelector("summary").focus({ preventScroll: true });
  return Boolean(list);
}
