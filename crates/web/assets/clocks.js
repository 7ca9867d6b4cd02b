// The clocks of the seats go on between two updates of the table. The server counts; this only shows.
//
// A clock carries `data-left` (milliseconds when it was drawn) and `data-runs` while it runs.

import { say } from "./words.js";

const ends = new WeakMap(); // clock -> what it was drawn with, and when its time is out

const two = (n) => String(n).padStart(2, "0");

function written(ms) {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const [days, hours] = [Math.floor(seconds / 86400), Math.floor((seconds % 86400) / 3600)];
  if (days > 0) return say("js-time-days", { days, hours });
  const [minutes, rest] = [Math.floor((seconds % 3600) / 60), seconds % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

function show() {
  for (const clock of document.querySelectorAll("[data-left][data-runs]")) {
    const { left } = clock.dataset;
    // Drawn anew: it begins again with what the server says.
    if (ends.get(clock)?.left !== left) ends.set(clock, { left, at: performance.now() + Number(left) });
    const text = written(ends.get(clock).at - performance.now());
    if (clock.textContent !== text) clock.textContent = text;
  }
}

document.addEventListener("fernweh:patched", show);
setInterval(show, 500);
show();
