// A replay: the scrubber asks for a moment, the board is patched to it and pieces glide.

import "./app.js";
import { glide } from "./glide.js";
import { dressed, morph } from "./morph.js";
import { point } from "./story.js";
import { toast } from "./toast.js";
import { duration, say } from "./words.js";

const main = document.querySelector("[data-replay]");
const scrub = document.querySelector("[data-scrub]");
const last = Number(main.dataset.last);
let n = Number(scrub.value);
let wanted = n;
let loading = null;
let playing = 0;

/** Goes to moment `to`. Dragging asks for many; only the latest one is fetched. */
function go(to) {
  wanted = Math.max(0, Math.min(last, to));
  scrub.value = wanted;
  fill();
  loading ??= load().finally(() => (loading = null));
  return loading;
}

/** How much of the line is done. Some browsers draw that themselves, others need a length. */
function fill() {
  scrub.style.setProperty("--at", `${(100 * scrub.value) / Math.max(1, last)}%`);
}

async function load() {
  while (wanted !== n) {
    const to = wanted;
    try {
      const answer = await fetch(`${main.dataset.at}?n=${to}`, { headers: { "X-Fernweh": "fragment" } });
      if (!answer.ok) throw new Error(String(answer.status));
      const page = new DOMParser().parseFromString(await answer.text(), "text/html");
      const fresh = await dressed(page.getElementById("moment"));
      if (!fresh) throw new Error("no moment");
      const now = document.getElementById("moment");
      // Only neighbouring moments are animated; longer jumps are not.
      if (Math.abs(to - n) === 1) glide(now, () => morph(now, fresh));
      else morph(now, fresh);
      n = to;
      tell();
      point();
      document.dispatchEvent(new CustomEvent("fernweh:replayed"));
    } catch {
      wanted = n;
      scrub.value = n;
      fill();
      stop();
      toast(say("js-failed"), { glyph: "why-not" });
    }
  }
}

/** Updates everything else on the page that shows the moment. */
function tell() {
  const { label } = document.getElementById("moment").dataset;
  scrub.setAttribute("aria-valuetext", label);
  document.querySelector("[data-now-label]").textContent = label;
  for (const item of document.querySelectorAll("[data-moment]")) item.classList.toggle("on", Number(item.dataset.moment) === n);
  for (const chart of document.querySelectorAll(".chart:has([data-now])")) {
    const [left, right] = [Number(chart.dataset.left), Number(chart.dataset.right)];
    const x = left + ((right - left) * n) / Math.max(1, last);
    const line = chart.querySelector("[data-now]");
    line.setAttribute("d", line.getAttribute("d").replace(/^M[\d.]+/, `M${x.toFixed(1)}`));
  }
  for (const field of document.querySelectorAll("[data-now-n]")) field.value = n;
  const here = `${main.dataset.href}?n=${n}`;
  document.querySelector("[data-copy-moment]").dataset.copy = here;
  const steps = { first: 0, back: n - 1, forward: n + 1, last };
  for (const link of document.querySelectorAll("[data-step]")) {
    link.href = `${main.dataset.href}?n=${Math.max(0, Math.min(last, steps[link.dataset.step]))}`;
  }
  history.replaceState(null, "", here);
}

function play() {
  if (n >= last) go(0);
  const button = document.querySelector("[data-play]");
  button.setAttribute("aria-pressed", "true");
  button.setAttribute("aria-label", say("js-pause"));
  const beat = async () => {
    await go(wanted + 1);
    if (!playing) return;
    if (n >= last) stop();
    else playing = setTimeout(beat, 700 + duration("--t-glide"));
  };
  playing = setTimeout(beat, 0);
}

function stop() {
  clearTimeout(playing);
  playing = 0;
  const button = document.querySelector("[data-play]");
  button.setAttribute("aria-pressed", "false");
  button.setAttribute("aria-label", say("js-play"));
}

const halt = (to) => {
  stop();
  go(to);
};

scrub.addEventListener("input", () => halt(Number(scrub.value)));

document.addEventListener("click", (event) => {
  if (event.ctrlKey || event.metaKey) return;
  const step = event.target.closest?.("[data-step]");
  const turn = event.target.closest?.("[data-moment] a, [data-go]");
  if (event.target.closest?.("[data-play]")) return playing ? stop() : play();
  if (!step && !turn) return;
  event.preventDefault();
  halt(step ? { first: 0, back: wanted - 1, forward: wanted + 1, last }[step.dataset.step] : Number(turn.dataset.go ?? turn.closest("[data-moment]").dataset.moment));
});

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches("input:not([type=range]), textarea, [role=tab]")) return;
  if (event.key === " " && event.target.closest?.("button, a, summary")) return;
  const to = { ArrowLeft: wanted - 1, ArrowRight: wanted + 1, Home: 0, End: last }[event.key];
  if (to === undefined && event.key !== " ") return;
  event.preventDefault();
  if (event.key === " ") return playing ? stop() : play();
  halt(to);
});

document.addEventListener("fernweh:patched", () => n !== Number(scrub.getAttribute("value")) && tell());
fill();
// A replay begins at its head; a link to a moment leads to the place where that happened.
point(undefined, new URLSearchParams(location.search).has("n"));
