// Plays a merchant alone through the page and counts the presses of each turn. Each choice is what the page's hint says; a
// flight is planned by one press on its last space, as a person does it.
//
// arguments: the number of turns, and a function that takes the report.
const [most, report] = arguments;
const table = () => document.getElementById("table");
const bar = () => document.getElementById("ask");
const api = `/api${location.pathname.replace("/t/", "/tables/")}`;
const pause = () => new Promise((on) => setTimeout(on, 5));
const ask = async (path) => (await fetch(`${api}${path}`)).json();
const turns = [];
let made = [];

/** Presses a piece or a button. */
function press(piece, what) {
  made.push(what);
  piece.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 }));
}

/** The space to which a whole flight leads that begins with `line` and that nothing can stop. */
function goal(line) {
  const length = (piece) => piece.dataset.course.split(";").length;
  const pieces = [...document.querySelectorAll("#galaxy [data-course]")];
  const sure = pieces.filter((piece) => piece.dataset.course.split(";")[0] === line && length(piece) <= Number(piece.dataset.sure));
  return sure.sort((one, other) => length(other) - length(one))[0];
}

async function play() {
  let round = null;
  while (turns.length < most) {
    while (table().hasAttribute("aria-busy") || bar().dataset.state === "wait") await pause();
    const { view, status } = await ask("/view?seat=p1");
    if (round !== null && view.board.round !== round) {
      turns.push(made);
      made = [];
    }
    round = view.board.round;
    if (status !== "running") break;
    const { line } = (await ask("/hint?seat=p1")).hint;
    const { version } = table().dataset;
    press(goal(line) ?? bar().querySelector(`[data-choices] [data-act="${CSS.escape(line)}"]`), line);
    press(bar().querySelector("[data-go]"), "confirm");
    while (table().dataset.version === version) await pause();
  }
  // The first round deals the ships; it is no turn.
  return turns.slice(1);
}

play().then(report, (error) => report(String(error?.stack ?? error)));
