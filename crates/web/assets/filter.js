// Search and filter chips over what is on the page: the rules of a game, or its cards.

import "./app.js";

const list = document.querySelector("[data-filtered]");
const field = document.querySelector("[data-search]");
const chips = [...document.querySelectorAll("[data-filter]")];
const found = document.querySelector("[data-found]");
const total = found?.textContent;

const plain = (text) => text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
const things = () => [...list.querySelectorAll(list.dataset.filtered)];
const tagsOf = (thing) => (thing.dataset.tags ?? thing.dataset.kind ?? "").split(" ");

/** A card must match one chip of every group that is used. */
function wanted() {
  const groups = new Map();
  for (const chip of chips) {
    if (chip.getAttribute("aria-pressed") !== "true") continue;
    const group = groups.get(chip.dataset.group) ?? [];
    groups.set(chip.dataset.group, [...group, chip.dataset.filter]);
  }
  return [...groups.values()];
}

function apply() {
  const words = plain(field.value).split(/\s+/).filter(Boolean);
  const groups = wanted();
  const isFiltered = words.length > 0 || groups.length > 0;
  let n = 0;
  for (const thing of things()) {
    const text = (thing.searchText ??= plain(thing.textContent));
    const tags = tagsOf(thing);
    const fits = words.every((word) => text.includes(word)) && groups.every((group) => group.some((tag) => tags.includes(tag)));
    thing.hidden = !fits;
    if (fits) n += 1;
  }
  // Hide a chapter whose rules are all hidden.
  list.classList.toggle("is-filtered", isFiltered);
  for (const heading of list.querySelectorAll("h2, h3, h4")) heading.hidden = isFiltered && !hasRule(heading);
  if (found) found.textContent = isFiltered ? found.dataset.found.replace("{n}", n) : total;
  const query = new URLSearchParams();
  if (field.value) query.set("q", field.value);
  history.replaceState(null, "", `${location.pathname}${query.size ? `?${query}` : ""}${location.hash}`);
}

function hasRule(heading) {
  const level = Number(heading.localName[1]);
  for (let node = heading.nextElementSibling; node; node = node.nextElementSibling) {
    if (/^h[2-6]$/.test(node.localName) && Number(node.localName[1]) <= level) return false;
    if (node.querySelector(".rule:not([hidden])")) return true;
  }
  return false;
}

field.addEventListener("input", apply);
for (const chip of chips) {
  chip.addEventListener("click", () => {
    const on = chip.getAttribute("aria-pressed") !== "true";
    chip.setAttribute("aria-pressed", String(on));
    chip.classList.toggle("chip-on", on);
    apply();
  });
}

// A card opens beside the grid, or over it if there is no space beside it.
const detail = list.dataset.detail && document.querySelector(list.dataset.detail);
list.addEventListener("click", (event) => {
  const card = detail && event.target.closest(".tcard");
  if (!card || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  open(card);
});

function open(card) {
  for (const other of things()) other.removeAttribute("aria-current");
  card.setAttribute("aria-current", "true");
  const full = card.querySelector("template").content.cloneNode(true);
  history.replaceState(null, "", `?card=${encodeURIComponent(card.id)}`);
  if (getComputedStyle(detail).display !== "none") return void detail.replaceChildren(full);
  const sheet = document.createElement("dialog");
  sheet.className = "dialog sheet detail-sheet";
  sheet.append(full);
  document.body.append(sheet);
  sheet.addEventListener("click", (event) => event.target.closest("a[href]") || sheet.close());
  sheet.addEventListener("close", () => {
    sheet.remove();
    card.focus({ preventScroll: true });
  });
  sheet.showModal();
}

// "/" goes to the search field, as on most pages with one.
document.addEventListener("keydown", (event) => {
  if (event.key !== "/" || event.target.matches("input, textarea")) return;
  event.preventDefault();
  field.focus();
});

const asked = new URLSearchParams(location.search).get("q");
if (asked) {
  field.value = asked;
  apply();
}
