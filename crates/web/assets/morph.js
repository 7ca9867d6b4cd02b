// A small keyed DOM update: the page becomes what the server sent, but what stays the same stays the same
// node. Focus, scroll positions, typed text and open popovers stay, and pieces can be animated.
//
// - Elements with `data-key` (or an id) are matched by it, at any place.
// - `data-keep="a b"` names attributes that the browser sets: which tab is open, which pane is shown.
// - Log and chat, and whatever has `data-stick="end"`, stay scrolled to their end if they were there.

const keyOf = (node) => (node.nodeType === Node.ELEMENT_NODE ? node.getAttribute("data-key") || node.id || null : null);

const ENDLESS = "[data-stick=end], .scroll:has(> .log), .scroll:has(> .chat)";

/** Scrolls every list in `root` that is read from its end, or `root` itself, to that end. */
export function toEnd(root) {
  for (const list of root.matches(ENDLESS) ? [root] : root.querySelectorAll(ENDLESS)) list.scrollTop = list.scrollHeight;
}

/** `fresh` once the style sheets that it brings are here, so that it is never seen without them; two seconds at most. */
export async function dressed(fresh) {
  const isNew = (link) => !document.querySelector(`link[href="${CSS.escape(link.getAttribute("href"))}"]`);
  const load = (link) =>
    new Promise((done) => {
      const copy = document.head.appendChild(link.cloneNode());
      copy.onload = copy.onerror = done;
      setTimeout(done, 2000);
    });
  await Promise.all([...(fresh?.querySelectorAll("link[rel=stylesheet]") ?? [])].filter(isNew).map(load));
  return fresh;
}

/** Turns `from` into `to`. Both are elements with the same role in the page, such as two `#table`. */
export function morph(from, to) {
  const active = document.activeElement;
  const activeKey = active && active !== document.body ? keyOf(active.closest("[data-key], [id]") ?? active) : null;
  const typed = active?.matches?.("input, textarea") ? [active.selectionStart, active.selectionEnd] : null;
  const stuck = [...from.querySelectorAll(ENDLESS)].filter(
    (list) => list.scrollTop + list.clientHeight >= list.scrollHeight - 24,
  );
  const known = new Map();
  for (const element of from.querySelectorAll("[data-key], [id]")) {
    const key = keyOf(element);
    if (key && !known.has(key)) known.set(key, element);
  }
  patch(from, to, known);
  for (const list of stuck) if (list.isConnected) list.scrollTop = list.scrollHeight;
  refocus(active, activeKey, typed);
}

function refocus(active, key, typed) {
  if (!active || active === document.body || document.activeElement === active) return;
  let home = active.isConnected ? active : null;
  if (!home && key) home = document.querySelector(`[data-key="${CSS.escape(key)}"], #${CSS.escape(key)}`);
  if (!home) return;
  home.focus({ preventScroll: true });
  if (typed && home === active) home.setSelectionRange?.(...typed);
}

const contents = (root) => [...root.querySelectorAll("template")].map((template) => template.innerHTML).join();

/** Whether two elements are the same in everything. The content of a template is no child of it. */
const isSame = (from, to) => from.isEqualNode(to) && contents(from) === contents(to);

function patch(from, to, known) {
  if (from.nodeType === Node.TEXT_NODE || from.nodeType === Node.COMMENT_NODE) {
    if (from.data !== to.data) from.data = to.data;
    return;
  }
  // Most of a table stays as it is from one update to the next.
  if (from.localName !== "template" && isSame(from, to)) return;
  patchAttributes(from, to);
  if (from.localName === "template") {
    if (from.innerHTML !== to.innerHTML) from.innerHTML = to.innerHTML;
    return;
  }
  // A script element is data here (the words of the page); its text may change with the language.
  if (from.localName === "script") {
    if (from.textContent !== to.textContent) from.textContent = to.textContent;
    return;
  }
  patchChildren(from, to, known);
}

function patchAttributes(from, to) {
  const keep = (to.getAttribute("data-keep") ?? from.getAttribute("data-keep") ?? "").split(" ");
  for (const { name, value } of to.attributes) {
    if (from.getAttribute(name) !== value && !keep.includes(name)) from.setAttribute(name, value);
  }
  for (const name of from.getAttributeNames()) {
    if (!to.hasAttribute(name) && !keep.includes(name)) from.removeAttribute(name);
  }
}

const alike = (a, b) => a.nodeType === b.nodeType && a.nodeName === b.nodeName && a.namespaceURI === b.namespaceURI;

function patchChildren(parent, wanted, known) {
  // Always counted from the last node that is in place: filling one child may pull a later one away.
  let last = null;
  const next = () => (last ? last.nextSibling : parent.firstChild);
  for (const want of wanted.childNodes) {
    let node = find(parent, want, next(), known);
    if (node) {
      if (node !== next()) parent.insertBefore(node, next());
      patch(node, want, known);
    } else {
      // Made empty and then filled, so that keyed pieces inside it are moved here and not made twice.
      const whole = want.nodeType !== Node.ELEMENT_NODE || want.localName === "template";
      node = document.importNode(want, whole);
      parent.insertBefore(node, next());
      if (!whole) patchChildren(node, want, known);
    }
    last = node;
  }
  while (next()) next().remove();
}

/** The old node that becomes `want`: by key anywhere, else the next one of its kind that has no key. */
function find(parent, want, cursor, known) {
  const key = keyOf(want);
  if (key) {
    const match = known.get(key);
    if (!match || !alike(match, want) || match.contains(parent)) return null;
    known.delete(key);
    return match;
  }
  for (let node = cursor; node; node = node.nextSibling) if (!keyOf(node) && alike(node, want)) return node;
  return null;
}

// A table is sent in parts. Each has a name; those that the page has already are not sent again.

/** The names of parts, as a request says them. */
export const namesOf = (parts) => parts.map(([name]) => name).join("");

/** The parts of a table after an answer. `parts` are those that the request named. */
export function partsAfter(answer, parts) {
  const [list, ...texts] = answer.split("\u001e");
  return list.split(" ").flatMap((word) => {
    if (word.startsWith("+")) return [[word.slice(1), texts.shift()]];
    const [from, to = from] = word.split("-").map(Number);
    return parts.slice(from, to + 1);
  });
}
