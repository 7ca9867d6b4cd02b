// Plays inside the page, through the events a hand would cause. Before every press it looks at the table as a
// person would, and writes down what would make one stumble.
//
// arguments: the number of moves to make at most, how many of a hundred follow the hint of the page, a seed, and a
// function that takes the report.
const [most, trust, seed, report] = arguments;
const troubles = [];
const asked = {};
const begun = performance.now();
let moves = 0;

const table = () => document.getElementById("table");
const bar = () => document.getElementById("ask");
const state = () => bar().dataset.state;
const go = () => bar().querySelector("[data-go]");
const inBar = () => [...bar().querySelectorAll("[data-choices] [data-act]")];
const isShown = (element) => element.getClientRects().length > 0;
// How long something may take before it counts as never: a busy machine is no trouble.
const PATIENCE = 180_000;
const pause = (ms) => new Promise((done) => setTimeout(done, ms));
const trouble = (what) => troubles.push(`${what} (move ${moves + 1}, ${bar()?.textContent.trim().slice(0, 60)})`);

/** Waits until `holds`; says whether it came true. */
async function until(holds, ms) {
  for (const begun = performance.now(); !holds(); await pause(ms)) if (performance.now() - begun > PATIENCE) return false;
  return true;
}

let luck = seed >>> 0;
function below(n) {
  luck = (Math.imul(luck, 1664525) + 1013904223) >>> 0;
  return Math.floor((luck / 2 ** 32) * n);
}

/** What must hold on every table that is shown. */
function look() {
  if (document.querySelectorAll("#ask").length !== 1) trouble("there is not exactly one bar");
  const questions = document.querySelectorAll("[data-question]");
  if (questions.length !== 1 || !questions[0].textContent.trim()) trouble("there is not exactly one question");
  const lit = [...table().querySelectorAll(".is-lit")];
  const acts = new Set(inBar().map((choice) => choice.dataset.act));
  const groups = new Set(inBar().map((choice) => choice.dataset.group));
  for (const piece of lit) {
    if (!acts.has(piece.dataset.act) && !groups.has(piece.dataset.group)) trouble(`${piece.id} is lit for nothing`);
  }
  // Looked up once: a page can have hundreds of choices and thousands of elements.
  const previews = new Set([...document.querySelectorAll("template[data-preview-for]")].map((it) => it.dataset.previewFor));
  for (const choice of inBar()) {
    const piece = choice.dataset.group && document.getElementById(choice.dataset.group);
    if (piece && !piece.matches(".is-lit")) trouble(`${piece.id} may be chosen and is not lit`);
    if (!previews.has(choice.dataset.act)) trouble(`nothing says what ${choice.dataset.act} would do`);
  }
  if (state() === "choose" && !inBar().length) trouble("asked, and nothing to choose");
  if (state() !== "choose" && (lit.length || inBar().length || go())) trouble("not asked, and something to choose");
  if (!bar().querySelector("[data-refusal]").hidden) trouble("a choice was refused");
  const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  if (wide > 0) trouble(`the page is ${wide} pixels too wide`);
  for (const misfit of misfits()) trouble(misfit);
}

/** Presses `element` where it is shown, and complains if something lies over it. */
function press(element) {
  const { x, y, hit, isFree } = sight(element);
  if (!isFree) trouble(`${element.id || element.textContent.trim()} is covered by ${hit?.outerHTML.slice(0, 80)}`);
  const at = { clientX: x, clientY: y, bubbles: true, cancelable: true };
  const target = element.contains(hit) ? hit : element;
  target.dispatchEvent(new PointerEvent("pointerdown", at));
  target.dispatchEvent(new PointerEvent("pointerup", at));
  target.dispatchEvent(new MouseEvent("click", { ...at, detail: 1 }));
}

/** Whether a piece is planned already, as a flight that goes on after a roll: a press would cancel it. */
const isPlanned = (piece) => piece.getAttribute("aria-pressed") === "true";

/** Chooses something that is lit: on the board as often as in the bar. */
async function choose() {
  const pieces = [...table().querySelectorAll(".stage [data-act], .stage [data-group]")];
  const n = below(pieces.length + inBar().length);
  if (n < pieces.length) {
    const piece = pieces[n];
    const panel = piece.closest("[role=tabpanel][hidden]");
    const tab = panel && document.querySelector(`[role=tab][aria-controls="${panel.id}"]`);
    if (!isShown(piece) && tab && isShown(tab)) press(tab);
    if (!isShown(piece)) {
      const pane = [...piece.closest(".pane").classList].find((name) => name.startsWith("pane-")).slice(5);
      press(document.querySelector(`.tabbar [data-pane="${pane}"]`));
    }
    if (!isShown(piece)) return void trouble(`${piece.id} is lit and cannot be found`);
    if (isPlanned(piece)) return void (await choose());
    press(piece);
    if (piece.dataset.act) return;
  }
  const open = inBar().filter((choice) => !choice.closest("[hidden]"));
  const pressed = open.find((choice) => choice.getAttribute("aria-pressed") === "true");
  if (pressed) return;
  const choice = open[below(open.length)];
  const list = choice.closest("details");
  if (list && !list.open) press(list.querySelector("summary"));
  press(choice);
}

/** Asks the page for its hint, goes where it points to, and chooses that. Where there is no choice there is no hint. */
async function obey() {
  const hint = bar().querySelector("[data-hint]");
  if (!hint) return choose();
  press(hint);
  const told = () => document.querySelector(".pop [data-hint-act]");
  await until(told, 5);
  const act = told()?.dataset.hintAct;
  const choice = inBar().find((choice) => choice.dataset.act === act);
  if (!choice) return void trouble(`a hint that is no choice: ${document.querySelector(".pop")?.outerHTML}`);
  const ringed = [...table().querySelectorAll(".is-hinted")];
  const standsFor = ({ dataset }) => dataset.act === act || (dataset.group && dataset.group === choice.dataset.group);
  if (!ringed.length || !ringed.every(standsFor)) trouble(`the ring is not around ${act}`);
  press(told().querySelector("[data-show-act]"));
  const shown = document.activeElement;
  if (document.querySelector(".pop, .is-hinted")) trouble("the hint is still there");
  if (shown?.dataset.act !== act || !isShown(shown)) return void trouble(`${act} is not shown, but ${shown?.outerHTML.slice(0, 80)}`);
  if (!isPlanned(shown)) press(shown);
}

/** Waits until the player is asked, the device has to go round, or the game is over. */
async function settled() {
  const rests = () => !table().hasAttribute("aria-busy") && (state() !== "wait" || document.querySelector(".curtain"));
  if (!(await until(rests, 5))) trouble("nobody moves any more");
}

async function play() {
  while (!troubles.length) {
    // A script may take only so long, and a busy machine takes its time: the rest is for the next call.
    if (moves >= most || (moves && performance.now() - begun > 20_000)) return "enough";
    await settled();
    if (troubles.length) break;
    look();
    if (state() !== "choose") return document.querySelector(".curtain") ? "curtain" : "over";
    const { decision } = bar().dataset;
    const version = table().dataset.version;
    const words = bar().querySelector("[data-question]").textContent.trim();
    asked[words] = (asked[words] ?? 0) + 1;
    const hadPlan = Boolean(table().querySelector(".is-planned"));
    await (below(100) < trust ? obey() : choose());
    // What only opens further choices is sent by the press itself.
    if (!table().hasAttribute("aria-busy")) {
      if (go().hasAttribute("aria-disabled")) trouble("chosen, and it cannot be confirmed");
      if (!hadPlan && bar().querySelector("[data-question]").textContent.trim() === words) trouble("the plan is not shown");
      if (troubles.length) break;
      press(go());
    }
    moves += 1;
    if (!(await until(() => table().dataset.version !== version, 5))) {
      const why = bar().querySelector("[data-refusal]").textContent || (table().hasAttribute("aria-busy") ? "still busy" : "no reason");
      trouble(`the move was not taken: ${why} (${decision})`);
    }
  }
  return "trouble";
}

play().then(
  (how) => report({ how, moves, luck, troubles, asked, version: Number(table().dataset.version) }),
  (error) => report({ how: "trouble", moves, luck, troubles: [...troubles, String(error?.stack ?? error)], asked, version: 0 }),
);
