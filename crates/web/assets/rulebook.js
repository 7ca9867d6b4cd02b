// The rulebook: hits while one types, and the answer to "Why not?" that led here.

import "./app.js";

const form = document.querySelector("[data-find]");
const field = form?.querySelector("input");
const hits = form?.querySelector(".hits");
let asked = 0;

async function find() {
  const mine = (asked += 1);
  const query = field.value.trim();
  if (!query) return void (hits.hidden = true);
  const answer = await fetch(`${form.dataset.find}?q=${encodeURIComponent(query)}`, { headers: { "X-Fernweh": "fragment" } });
  const html = await answer.text();
  if (mine !== asked || !answer.ok) return;
  // Ours, and escaped by the server.
  hits.innerHTML = html;
  hits.hidden = false;
}

field?.addEventListener("input", find);
field?.addEventListener("focus", () => hits.childElementCount > 0 && (hits.hidden = !field.value.trim()));

form?.addEventListener("keydown", (event) => {
  const links = [...hits.querySelectorAll("a")];
  if (event.key === "Escape") {
    hits.hidden = true;
    field.focus();
  } else if (!hits.hidden && (event.key === "ArrowDown" || event.key === "ArrowUp") && links.length > 0) {
    event.preventDefault();
    const at = links.indexOf(document.activeElement) + (event.key === "ArrowDown" ? 1 : -1);
    (links[at] ?? field).focus();
  }
});

document.addEventListener("pointerdown", (event) => {
  if (form && !form.contains(event.target)) hits.hidden = true;
});

// The table has put down what was asked, see pop.js.
const came = document.getElementById("came");
const left = sessionStorage.getItem("asked");
if (came && left) {
  const { html, from, to } = JSON.parse(left);
  if (location.href === to) {
    came.querySelector(".came-in").innerHTML = html;
    came.querySelector(".came-back").href = from;
    came.hidden = false;
  } else {
    sessionStorage.removeItem("asked");
  }
}
