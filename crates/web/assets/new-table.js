// A new table: the summary follows the choices, and what cannot be chosen says why when it is tried.

import "./app.js";

const form = document.getElementById("new-table");

// Without scripts a blocked control is simply disabled. With them it can be reached and asked.
for (const input of form.querySelectorAll("input[data-blocked]")) {
  input.disabled = false;
  input.setAttribute("aria-disabled", "true");
  input.addEventListener("click", (event) => {
    event.preventDefault();
    explain(input);
  });
  // Arrow keys choose a radio button without a click.
  input.addEventListener("change", () => {
    input.checked = false;
    form.querySelector(`input[name="${input.name}"][data-last]`)?.click();
    explain(input);
  });
}

function explain(input) {
  const place = document.getElementById(input.dataset.for) ?? input.closest("label").querySelector(".reason");
  if (!place) return;
  if (place.hidden) {
    place.hidden = false;
    place.textContent = input.dataset.blocked;
  }
  // Screen readers read it again, and everybody else sees it again.
  place.classList.remove("said");
  void place.offsetWidth;
  place.classList.add("said");
}

const switchOf = (word) => form.querySelector(`input[name=option][value="${word}"]`);

// What a variant needs is switched on with it; without that it cannot stay on.
form.addEventListener("change", ({ target }) => {
  if (target.name !== "option") return;
  if (target.checked && target.dataset.needs) switchOf(target.dataset.needs).checked = true;
  if (target.checked) return;
  for (const other of form.querySelectorAll(`input[data-needs="${target.value}"]`)) other.checked = false;
});

// What a single player cannot choose is not sent; with more players it is restored.
function alone(is) {
  for (const input of form.querySelectorAll("input[data-not-alone]")) {
    input.disabled = is;
    input.closest("label").classList.toggle("blocked", is);
  }
}

// Typing a custom number selects it.
form.elements.number?.addEventListener("input", ({ target }) => {
  target.closest("label").querySelector("[name=level]").checked = true;
});

const sum = (name) => form.querySelector(`[data-sum="${name}"]`);
const labelOf = (input) => input.closest("label").querySelector("span, b").textContent.trim();

function follow() {
  for (const input of form.querySelectorAll("input[type=radio]")) {
    input.toggleAttribute("data-last", input.checked && !input.dataset.blocked);
  }
  const players = Number(form.elements.players.value);
  alone(players === 1);
  sum("players").textContent = players;
  const seats = [...form.querySelectorAll(".seatrow")].slice(0, players).map((row) => {
    const chosen = row.querySelector("input[type=radio]:checked");
    row.dataset.kind = chosen?.value.split("-")[0] ?? "me";
    return chosen ? labelOf(chosen) : row.querySelector("b").textContent;
  });
  sum("seats").textContent = tally(seats);
  const on = [...form.querySelectorAll("input[name=option]:checked:enabled")].map(labelOf);
  sum("variants").textContent = on.join(", ") || sum("variants").dataset.none;
}

/** "Lena, 2 × Medium": equal seats are counted. */
function tally(words) {
  const counts = new Map();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].map(([word, n]) => (n > 1 ? `${n} × ${word}` : word)).join(", ");
}

form.addEventListener("change", follow);
document.addEventListener("fernweh:patched", follow);
follow();
