// Inside a board there is one tab stop; arrows move to the nearest piece in their direction.

const PIECES = "button, a[href], [role=button]";
const boards = () => document.querySelectorAll("#table [data-board]");

/** Gives every board its one tab stop: where the focus was, else a lit piece, else the first. */
export function roving() {
  for (const board of boards()) {
    const pieces = [...board.querySelectorAll(PIECES)];
    const stop =
      pieces.find((piece) => piece === document.activeElement) ??
      pieces.find((piece) => piece.matches("[data-act], [data-group], [data-course]")) ??
      pieces[0];
    for (const piece of pieces) piece.setAttribute("tabindex", piece === stop ? "0" : "-1");
  }
}

const TO = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

document.addEventListener("keydown", (event) => {
  const way = TO[event.key];
  const board = way && event.target.closest?.("[data-board]");
  if (!board || event.ctrlKey || event.altKey || event.metaKey) return;
  const from = event.target.closest(PIECES);
  const next = from && nearest(from, [...board.querySelectorAll(PIECES)], way);
  if (!next) return;
  event.preventDefault();
  from.setAttribute("tabindex", "-1");
  next.setAttribute("tabindex", "0");
  next.focus({ preventScroll: true });
  next.scrollIntoView({ block: "nearest", inline: "nearest" });
});

/** The nearest piece in that direction; pieces to the side count less. */
function nearest(from, pieces, [wx, wy]) {
  const centre = (piece) => {
    const box = piece.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
  };
  const [x, y] = centre(from);
  let best = null;
  let least = Infinity;
  for (const piece of pieces) {
    if (piece === from || !piece.getClientRects().length) continue;
    const [px, py] = centre(piece);
    const along = (px - x) * wx + (py - y) * wy;
    const aside = Math.abs((px - x) * wy) + Math.abs((py - y) * wx);
    if (along < 4) continue;
    const far = along + aside * 2.5;
    if (far < least) [best, least] = [piece, far];
  }
  return best;
}

// A press makes the pressed piece the tab stop, so that Tab comes back to it.
document.addEventListener("focusin", (event) => {
  const board = event.target.closest?.("[data-board]");
  const piece = board && event.target.closest(PIECES);
  if (!piece) return;
  for (const other of board.querySelectorAll(PIECES)) other.setAttribute("tabindex", other === piece ? "0" : "-1");
});
