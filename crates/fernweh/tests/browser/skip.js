// Plays through the interface of the server, without drawing a table.
//
// arguments: the path of the table, the seats of this person, the number of moves to make at most, how many of a hundred
// follow the hint (or two numbers: of the first seat, and of the others), a seed, the kinds of questions that are known, or
// nothing (with them it stops at a question of another kind to the first seat), and a function that takes the report.
const [path, seats, most, trust, seed, known, report] = arguments;
const api = `/api${path.replace("/t/", "/tables/")}`;
const begun = performance.now();
let moves = 0;
let luck = seed >>> 0;
function below(n) {
  luck = (Math.imul(luck, 1664525) + 1013904223) >>> 0;
  return Math.floor((luck / 2 ** 32) * n);
}
const pause = (ms) => new Promise((go) => setTimeout(go, ms));

/** The answer of the server. A browser may lose a request while the network of the machine changes. */
async function ask(words, init) {
  for (let tries = 0; ; tries += 1) {
    try {
      const answer = await fetch(api + words, init);
      // A late move is not an error: the question has changed, and the next round reads it.
      if (answer.ok || answer.status === 409) return answer;
      throw new Error(await answer.text());
    } catch (error) {
      if (tries === 5) throw error;
    }
    await pause(200);
  }
}

async function line(seat) {
  const followed = Array.isArray(trust) ? (seat === seats[0] ? trust[0] : trust[1]) : trust;
  if (below(100) < followed) return (await (await ask(`/hint?seat=${seat}`)).json()).hint.line;
  const legal = (await (await ask(`/legal?seat=${seat}`)).text()).trim().split("\n");
  return legal[below(legal.length)];
}

/** What `seat` is asked, in one word: the first one of the decision that differs between kinds. */
async function kindOf(seat) {
  const { decision } = await (await ask(`/view?seat=${seat}`)).json();
  if (typeof decision !== "object") return String(decision);
  const [[kind, about]] = Object.entries(decision);
  const [first] = [about].flat();
  return typeof first === "string" && kind === "act" ? `${kind} ${first}` : kind;
}

async function play() {
  // The time of a script is limited: the rest is for the next call.
  while (moves < most && performance.now() - begun < 60_000) {
    const facts = await (await ask("")).json();
    if (facts.status === "finished") return "over";
    const seat = seats.find((seat) => facts.awaiting.includes(seat));
    if (seat) {
      const kind = known && seat === seats[0] && (await kindOf(seat));
      if (kind && !known.includes(kind)) return { how: "new", kind };
      const headers = { "Content-Type": "text/plain" };
      const sent = { method: "POST", headers, body: await line(seat) };
      moves += (await ask(`/act?seat=${seat}&version=${facts.version}`, sent)).ok;
    } else await pause(20);
  }
  return "enough";
}

play().then(
  (how) => report({ moves, luck, ...(typeof how === "string" ? { how } : how) }),
  (error) => report({ how: String(error?.stack ?? error), moves, luck }),
);
