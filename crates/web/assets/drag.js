// Drag, pinch and wheel on a map that scrolls. A press that hardly moves counts as a press.

const SLACK = 6;
const hands = new Map();
let dragged = false;

const isOn = (event) => event.target.closest?.("#sky");

/** Drags the box that `sky` returns; `zoom` takes a factor and the point of the screen that stays where it is. */
export function drag(sky, zoom) {
  document.addEventListener("pointerdown", (event) => {
    if (!isOn(event) || event.button > 0) return;
    hands.set(event.pointerId, [event.clientX, event.clientY]);
    if (hands.size === 1) dragged = false;
  });

  document.addEventListener("pointermove", (event) => {
    const old = hands.get(event.pointerId);
    if (!old) return;
    const [dx, dy] = [event.clientX - old[0], event.clientY - old[1]];
    if (!dragged && hands.size === 1 && Math.hypot(dx, dy) < SLACK) return;
    dragged = true;
    sky()?.classList.add("is-dragged");
    const other = [...hands].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const far = (x, y) => Math.hypot(x - other[0], y - other[1]) || 1;
      zoom(far(event.clientX, event.clientY) / far(...old), (event.clientX + other[0]) / 2, (event.clientY + other[1]) / 2);
    } else {
      sky()?.scrollBy(-dx, -dy);
    }
    hands.set(event.pointerId, [event.clientX, event.clientY]);
  });

  for (const name of ["pointerup", "pointercancel"]) {
    document.addEventListener(name, (event) => {
      hands.delete(event.pointerId);
      if (!hands.size) sky()?.classList.remove("is-dragged");
    });
  }

  document.addEventListener(
    "wheel",
    (event) => {
      if (!isOn(event)) return;
      event.preventDefault();
      zoom(event.deltaY < 0 ? 1.12 : 1 / 1.12, event.clientX, event.clientY);
    },
    { passive: false },
  );
}

// What was dragged was not pressed.
document.addEventListener(
  "click",
  (event) => {
    if (!dragged || !isOn(event)) return;
    dragged = false;
    event.stopPropagation();
    event.preventDefault();
  },
  { capture: true },
);
