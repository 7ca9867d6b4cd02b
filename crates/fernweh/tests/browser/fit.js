// Whether a table fits its window: what `misfits` returns is what a person could not see or press.

/** Whatever is on its way may lie over others, or outside the stage, for a moment; here it arrives at once. */
function settle() {
  for (const motion of document.getAnimations()) if (motion.effect?.getComputedTiming().endTime < Infinity) motion.finish();
}

/** What a finger would hit in the middle of `element`, where it is now. */
function middle(element) {
  const box = element.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const hit = document.elementFromPoint(x, y);
  return { x, y, hit, isFree: hit !== null && (element.contains(hit) || hit.contains(element)) };
}

/** The same, after `element` was brought into view if it is not there: scrolling makes the browser lay out the page again. */
function reach(element) {
  const now = middle(element);
  if (element.contains(now.hit)) return now;
  element.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
  return middle(element);
}

/** Brings `element` into view, and says what a finger would hit in its middle. */
function sight(element) {
  settle();
  return reach(element);
}

function misfits() {
  const found = [];
  const stage = document.querySelector(".table-page > .stage");
  if (!stage) return found;
  settle();
  const tall = document.documentElement.scrollHeight - innerHeight;
  if (tall > 0) found.push(`the page is ${tall} pixels too tall`);
  // Those who only watch see all empires, one below the other, and a result is read from top to bottom.
  if (innerWidth >= 1180 && !stage.querySelector(".mats") && !stage.matches(".result") && stage.scrollHeight > stage.clientHeight) {
    found.push(`a normal game needs no scrolling, and this one lacks ${stage.scrollHeight - stage.clientHeight} pixels`);
  }
  const bar = document.getElementById("ask").getBoundingClientRect();
  if (stage.getBoundingClientRect().bottom > bar.top + 0.5) found.push("the bar lies over the stage");
  const was = stage.scrollTop;
  for (const piece of stage.querySelectorAll(".is-lit")) {
    if (!piece.getClientRects().length) continue;
    const { hit, isFree } = reach(piece);
    if (!isFree) found.push(`${piece.id} is covered by ${hit?.outerHTML.slice(0, 80)}`);
  }
  stage.scrollTop = was;
  return found;
}
