// Receives version numbers from the server. When the connection breaks, it says so and tries again after longer and
// longer pauses.

import { say } from "./words.js";

const LONGEST = 30;

/** Calls `heard` with every version number. `address` is called again at each try. */
export function listen(address, heard) {
  let line = null;
  let wait = 1;
  let timer = 0;

  function connect() {
    clearTimeout(timer);
    line?.close();
    line = new EventSource(address());
    line.onopen = () => {
      wait = 1;
      tell("");
    };
    line.onmessage = (event) => {
      const number = Number(event.data);
      if (Number.isFinite(number)) heard(number);
    };
    line.onerror = () => {
      line.close();
      // The first second of a break is not reported: a laptop may wake up, a server may restart.
      if (wait > 1) tell(say("js-retry-in", { seconds: wait }));
      // Partly random, otherwise all tables of a restarted server would reconnect at the same moment.
      timer = setTimeout(connect, wait * 1000 * (0.8 + Math.random() * 0.4));
      wait = Math.min(LONGEST, wait * 2);
    };
  }

  function soon() {
    if (line?.readyState === EventSource.OPEN || document.hidden) return;
    wait = 1;
    connect();
  }

  addEventListener("online", soon);
  document.addEventListener("visibilitychange", soon);
  addEventListener("offline", () => tell(say("js-offline")));
  addEventListener("pagehide", () => line?.close());
  addEventListener("pageshow", (event) => event.persisted && connect());
  connect();
}

function tell(text) {
  const chip = document.querySelector("[data-link]");
  if (!chip) return;
  chip.textContent = text;
  chip.hidden = !text;
}
