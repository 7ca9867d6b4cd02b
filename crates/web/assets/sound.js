// Sounds, made here by the browser: short tones, no files. Off by default.

import { setting } from "./setting.js";

const LOUD = { quiet: 0.05, usual: 0.12, loud: 0.25 };

// Each tone: pitch in hertz, when it begins, how long it lasts, both in seconds.
const TUNES = {
  turn: [[523.25, 0, 0.16], [783.99, 0.13, 0.28]],
  move: [[392, 0, 0.07]],
  end: [[523.25, 0, 0.18], [659.25, 0.15, 0.18], [783.99, 0.3, 0.18], [1046.5, 0.45, 0.5]],
};

let audio = null;

/** Plays a tune if sounds are on; `always` is for trying it out. */
function play(name, { always = false } = {}) {
  if (!always && setting("sound") !== "on") return;
  const Audio = globalThis.AudioContext;
  if (!Audio) return;
  audio ??= new Audio();
  // Browsers are silent until the first press.
  audio.resume().then(() => TUNES[name].forEach((tone) => sound(tone)), () => {});
}

function sound([pitch, from, length]) {
  const begin = audio.currentTime + 0.02 + from;
  const tone = audio.createOscillator();
  const gain = audio.createGain();
  tone.type = "triangle";
  tone.frequency.value = pitch;
  gain.gain.setValueAtTime(0.0001, begin);
  gain.gain.exponentialRampToValueAtTime(LOUD[setting("volume")] ?? LOUD.usual, begin + 0.015);
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  tone.connect(gain).connect(audio.destination);
  tone.start(begin);
  tone.stop(begin + length + 0.02);
  document.documentElement.dataset.sounded = String(Math.round(pitch));
}

document.addEventListener("click", (event) => {
  if (event.target.closest?.("[data-sound-try]")) play("turn", { always: true });
});
document.addEventListener("change", ({ target }) => {
  if (target.matches?.("[data-setting=sound] input[value=on]")) play("turn", { always: true });
});
document.addEventListener("fernweh:sound", ({ detail }) => play(detail));
