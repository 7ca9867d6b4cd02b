// What a page owes to people who see, hear or move differently. Returns the faults it finds, as sentences.

const faults = [];
const all = (css, root = document) => [...root.querySelectorAll(css)];
/** `own` of an element joined with that of all elements around it. Each is looked at once: a page has thousands of texts. */
function inherited(own, join, last) {
  const known = new Map([[document.documentElement, last]]);
  return function of(element) {
    if (!known.has(element)) known.set(element, join(own(element), () => of(element.parentElement)));
    return known.get(element);
  };
}
/** That of the whole page does not count: tests make it transparent where nobody takes pictures. */
const opacity = inherited((element) => Number(getComputedStyle(element).opacity), (own, around) => own * around(), 1);
const isShown = (element) => element.checkVisibility({ visibilityProperty: true }) && opacity(element) > 0;
const nameOf = (element) => {
  const words = (element.id && `#${element.id}`) || element.getAttribute("data-key") || element.getAttribute("class") || "";
  return `<${element.localName} ${words}> “${element.textContent.trim().replace(/\s+/g, " ").slice(0, 40)}”`;
};

// The document.
if (!/^(en|de)$/.test(document.documentElement.lang)) faults.push("the page does not say its language");
if (!document.title.trim()) faults.push("the page has no title");
for (const [css, what] of [["h1", "heading"], ["main", "main part"]]) {
  if (all(css).length !== 1) faults.push(`there are ${all(css).length} of the one ${what}`);
}
const ids = new Map();
for (const element of all("[id]")) ids.set(element.id, (ids.get(element.id) ?? 0) + 1);
for (const [id, n] of ids) if (n > 1) faults.push(`the id ${id} is there ${n} times`);
for (const attribute of ["aria-labelledby", "aria-describedby", "aria-controls", "for"]) {
  for (const element of all(`[${attribute}]`)) {
    for (const id of element.getAttribute(attribute).split(/\s+/)) {
      if (!document.getElementById(id)) faults.push(`${nameOf(element)} refers to ${id}, which is not there`);
    }
  }
}
for (const link of all("a[href^='#']")) {
  if (!document.getElementById(decodeURIComponent(link.hash.slice(1)))) faults.push(`${nameOf(link)} leads to ${link.hash}, which is not there`);
}
let level = 0;
for (const heading of all("h1, h2, h3, h4, h5, h6").filter(isShown)) {
  const now = Number(heading.localName[1]);
  if (level && now > level + 1 && level > 1) faults.push(`${nameOf(heading)} skips a level`);
  level = now;
}

// Things one can press: a name, a place in the order, room for a finger.
const PRESSABLE = "a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab], [tabindex='0']";
function spoken(element) {
  const label = element.getAttribute("aria-label")?.trim();
  if (label) return label;
  const by = element.getAttribute("aria-labelledby");
  if (by) return by.split(/\s+/).map((id) => document.getElementById(id)?.textContent.trim()).join(" ").trim();
  const labels = [...(element.labels ?? [])].map((one) => one.textContent.trim()).join(" ");
  if (labels) return labels;
  const copy = element.cloneNode(true);
  for (const silent of copy.querySelectorAll("[aria-hidden=true]")) silent.remove();
  return copy.textContent.trim() || element.getAttribute("title")?.trim() || "";
}
for (const element of all("[tabindex]")) if (element.tabIndex > 0) faults.push(`${nameOf(element)} jumps the queue`);
for (const element of all(PRESSABLE).filter(isShown)) {
  if (!spoken(element) && !element.matches("input[type=submit]")) faults.push(`${nameOf(element)} has no name`);
  if (element.parentElement.closest("a[href], button, [role=button]")) faults.push(`${nameOf(element)} lies in another button`);
  // Links inside a sentence have the height of the sentence; hidden inputs the size of their label.
  const place = element.matches(".vh") ? element.closest("label") : element;
  if (!place || (element.localName === "a" && getComputedStyle(element).display === "inline") || element.matches(".skip")) continue;
  const box = place.getBoundingClientRect();
  if (box.width && (box.width < 23.5 || box.height < 23.5)) {
    faults.push(`${nameOf(element)} is only ${Math.round(box.width)} × ${Math.round(box.height)}`);
  }
}
for (const image of all("img:not([alt]), svg:not([aria-hidden=true], [role=img], [aria-label])")) {
  if (isShown(image) && !image.closest("[aria-hidden=true]")) faults.push(`${nameOf(image)} is a picture without words`);
}

// Nothing is cut off.
const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
if (wide > 0) faults.push(`the page is ${wide} pixels too wide`);

// Contrast, of every piece of text against all that lies under it.
// Nobody sees the first of these; what cannot be used now may be dim, and everything else may not.
const ASIDE = ".vh, [hidden], template, script, style, .skip, [aria-disabled=true], :disabled, :has(> :disabled)";
const pen = Object.assign(document.createElement("canvas"), { width: 1, height: 1 }).getContext("2d", { willReadFrequently: true });
const seen = new Map();
function colour(text) {
  if (!seen.has(text)) {
    pen.clearRect(0, 0, 1, 1);
    pen.fillStyle = text;
    pen.fillRect(0, 0, 1, 1);
    const [r, g, b, a] = pen.getImageData(0, 0, 1, 1).data;
    seen.set(text, [r, g, b, a / 255]);
  }
  return seen.get(text);
}
const over = ([r, g, b, a], [R, G, B]) => [r * a + R * (1 - a), g * a + G * (1 - a), b * a + B * (1 - a), 1];
function light([r, g, b]) {
  const part = (value) => (value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4);
  return 0.2126 * part(r) + 0.7152 * part(g) + 0.0722 * part(b);
}
function contrast(a, b) {
  const [x, y] = [light(a), light(b)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}
/** All colours that may lie behind the inside of `element`: more than one where there is a gradient. */
const grounds = new Map();
function ground(element) {
  if (!element) return [colour(getComputedStyle(document.documentElement).backgroundColor).slice(0, 3).concat(1)];
  if (grounds.has(element)) return grounds.get(element);
  const style = getComputedStyle(element);
  const fill = colour(style.backgroundColor);
  let behind = fill[3] === 1 ? [fill] : ground(element.parentElement).map((under) => over(fill, under));
  const layers = style.backgroundImage.includes("gradient") && element !== document.body && element !== document.documentElement;
  const stops = layers ? (style.backgroundImage.match(/(rgba?|color|oklab|oklch)\([^()]*\)/g) ?? []) : [];
  // Stripes and veils: every stop may be what lies under a letter.
  if (stops.length) behind = stops.flatMap((stop) => behind.map((under) => over(colour(stop), under)));
  grounds.set(element, behind);
  return behind;
}
/** In a drawing the ground of words is the shape painted just before them, if they lie on it. */
function painted(element) {
  const shape = element.ownerSVGElement && element.previousElementSibling;
  if (!shape?.matches("rect, circle, path, ellipse")) return ground(element);
  const [under, words] = [shape.getBoundingClientRect(), element.getBoundingClientRect()];
  const [x, y] = [(words.left + words.right) / 2, (words.top + words.bottom) / 2];
  if (x < under.left || x > under.right || y < under.top || y > under.bottom) return ground(element);
  const style = getComputedStyle(shape);
  if (style.fill === "none" || style.fill.startsWith("url")) return ground(element);
  const [r, g, b, a] = colour(style.fill);
  return ground(element).map((behind) => over([r, g, b, a * Number(style.fillOpacity) * Number(style.opacity)], behind));
}
const isAside = inherited((element) => element.matches(ASIDE), (own, around) => own || around(), false);
const reader = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
const told = new Set();
while (reader.nextNode()) {
  const element = reader.currentNode.parentElement;
  const text = reader.currentNode.data.trim();
  if (!text || isAside(element) || !isShown(element)) continue;
  const style = getComputedStyle(element);
  const size = parseFloat(style.fontSize);
  if (size < 11.5 && !told.has(style.fontSize)) {
    told.add(style.fontSize);
    faults.push(`${nameOf(element)} is written at ${size} pixels`);
  }
  const ink = colour(element instanceof SVGElement ? style.fill : style.color);
  const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
  const worst = Math.min(...painted(element).map((under) => contrast(over([...ink.slice(0, 3), ink[3] * opacity(element)], under), under)));
  if (worst < (isLarge ? 3 : 4.45)) faults.push(`${nameOf(element)} has a contrast of ${worst.toFixed(2)}`);
}
return [...new Set(faults)];
