// What of a map can be chosen, and what of it a question is about.

const pieces = (map) => [...map.querySelectorAll(".is-lit, .here")];

/** The keys of these pieces, to see whether others can be chosen now. */
export const litKeys = (map) => pieces(map).map((piece) => piece.dataset.key).join(" ");

/** What can be chosen on the map and what is asked about, in its own units: the corners of a box around it all; nothing if nothing can be. */
export function litBox(map) {
  const at = map.getBoundingClientRect();
  const scale = Number(map.dataset.w) / at.width;
  const boxes = pieces(map).map((piece) => {
    const { left, top, right, bottom } = piece.getBoundingClientRect();
    return [left - at.left, top - at.top, right - at.left, bottom - at.top].map((n) => n * scale);
  });
  if (!boxes.length) return null;
  const far = (n, pick) => pick(...boxes.map((box) => box[n]));
  return [far(0, Math.min), far(1, Math.min), far(2, Math.max), far(3, Math.max)];
}
