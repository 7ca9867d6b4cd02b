// Texts of the scripts. The server puts them into the page in the reader's language.

/** The message `id`, with `{name}` replaced by `values.name`. */
export function say(id, values = {}) {
  // Read each time, because a change of language replaces the texts without loading the page again.
  const words = JSON.parse(document.getElementById("words")?.textContent || "{}");
  return (words[id] ?? id).replace(/\{(\w+)\}/g, (_, name) => values[name] ?? "");
}

/** Stores a choice for a year in a cookie, so that the server uses it for the next page. */
export function remember(name, value) {
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=31536000; samesite=lax`;
}

/** An icon of the sprite. Its address is taken from one already on the page: it carries a fingerprint. */
export function icon(name, cls = "ic") {
  const ns = "http://www.w3.org/2000/svg";
  const svg = document.createElementNS(ns, "svg");
  svg.setAttribute("class", cls);
  svg.setAttribute("aria-hidden", "true");
  const use = document.createElementNS(ns, "use");
  const known = document.querySelector("use[href*='/icons.svg#i-']")?.getAttribute("href") ?? "#i-";
  use.setAttribute("href", known.replace(/#i-.*/, `#i-${name}`));
  svg.append(use);
  return svg;
}

/** A moving length or time of the design tokens, in milliseconds. */
export function duration(token) {
  const text = getComputedStyle(document.documentElement).getPropertyValue(token).trim();
  const number = parseFloat(text) || 0;
  return text.endsWith("ms") || number === 0 ? number : number * 1000;
}
