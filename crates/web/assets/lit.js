// What of a map can be chosen, and what of it a question is about.

const pieces = (map) => [...map.querySelectorAll(".is-lit, .here")];

/** The keys of these pieces, to see whether others can be chosen now. */
export const litKeys = (map) => pieces(map).map((piece) => piece.dataset.key).join(" ");

/** The boxes of these pieces, in the units of the map. */
export function litBoxes(map) {
  const at = map.getBoundingClientRect();
  const scale = Number(map.dataset.w) / at.width;
  return pieces(map).map((piece) => {
    const { left, top, right, bottom } = piece.getBoundingClientRect();
    return [left - at.left, top - at.top, right - at.left, bottom - at.top].map((n) => n * scale);
  });
}

/** The corners of a box around all of them; nothing if there are none. */
export function litBox(map) {
  const boxes = litBoxes(map);
  if (!boxes.length) return null;
  const far = (n, pick) => pick(...boxes.map((box) => box[n]));
  return [far(0, Math.min), far(1, Math.min), far(2, Math.max), far(3, Math.max)];
}
