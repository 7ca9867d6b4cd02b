// The analysis in a replay: asks how far it is until it is there, and goes from mistake to mistake by key.

const EVERY = 1000;

async function ask() {
  const panel = document.querySelector("[data-analysing]");
  if (!panel) return;
  try {
    const answer = await fetch(panel.dataset.analysing, { headers: { "X-Fernweh": "fragment" } });
    const fresh = new DOMParser().parseFromString(await answer.text(), "text/html").getElementById("analysis");
    if (answer.ok && fresh) {
      // The moment has something to say about the move as well, so the whole page is read again.
      if (!fresh.dataset.analysing) return void location.reload();
      panel.querySelector("[role=status]").textContent = fresh.querySelector("[role=status]").textContent;
      const [bar, now] = [panel, fresh].map((side) => side.querySelector("progress"));
      bar.max = now.max;
      bar.value = now.value;
    }
  } catch {
    // The server may be restarting: it is asked again.
  }
  setTimeout(ask, EVERY);
}

/** The mark of the next mistake, or of the one before. */
function mark(forward) {
  const now = Number(document.getElementById("moment").dataset.n);
  const marks = [...document.querySelectorAll(".odds [data-go]")];
  const at = (it) => Number(it.dataset.go);
  return forward ? marks.find((it) => at(it) > now) : marks.findLast((it) => at(it) < now);
}

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches("input:not([type=range]), textarea")) return;
  if (event.key !== "m" && event.key !== "M") return;
  mark(event.key === "m")?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
});

setTimeout(ask, EVERY);
