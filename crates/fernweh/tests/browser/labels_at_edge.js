// Moves the star map by small steps and collects the labels that its edge cuts or that lie over a lit space.
//
// argument: a function that takes the report.
const [report] = arguments;
const sky = document.getElementById("sky");
const next = () => new Promise((on) => requestAnimationFrame(() => requestAnimationFrame(on)));

/** The labels that are shown, as what is drawn of them and whether it lies in the window onto the map. */
function labels() {
  const edge = sky.getBoundingClientRect();
  const rings = [...document.querySelectorAll("#galaxy .layer-lit > .lit > .ring")].map((ring) => ring.getBoundingClientRect());
  return [...document.querySelectorAll("#galaxy :is(.layer-plates, .layer-names) > .is-in")].map((label) => {
    const box = (label.querySelector(".pbg") ?? label.querySelector("text")).getBoundingClientRect();
    const isSeen = box.left < edge.right && box.right > edge.left && box.top < edge.bottom && box.bottom > edge.top;
    const isCut = isSeen && !(box.left >= edge.left - 1 && box.right <= edge.right + 1 && box.top >= edge.top - 1 && box.bottom <= edge.bottom + 1);
    const isOver = rings.some((ring) => box.left < ring.right && box.right > ring.left && box.top < ring.bottom && box.bottom > ring.top);
    return { isSeen, isCut, isOver, name: label.textContent.trim().slice(0, 30) };
  });
}

async function look() {
  const [cut, over] = [[], []];
  let seen = 0;
  for (let n = 0; n < 16; n++) {
    sky.scrollBy({ left: n % 4 === 3 ? -150 : 53, top: n % 4 === 3 ? 61 : 0, behavior: "instant" });
    document.dispatchEvent(new CustomEvent("fernweh:moved"));
    await next();
    const all = labels();
    seen += all.filter(({ isSeen }) => isSeen).length;
    cut.push(...all.filter(({ isCut }) => isCut).map(({ name }) => `${name} at step ${n}`));
    over.push(...all.filter(({ isOver }) => isOver).map(({ name }) => `${name} at step ${n}`));
  }
  return { cut, over, seen };
}

look().then(report, (error) => report(String(error?.stack ?? error)));
