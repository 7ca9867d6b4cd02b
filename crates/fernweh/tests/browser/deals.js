// Plays a merchant alone through the interface until two kinds of deals are offered at once.
//
// argument: a function that takes whether that has come.
const [report] = arguments;
const api = `/api${location.pathname.replace("/t/", "/tables/")}`;

async function play() {
  for (let n = 0; n < 400; n++) {
    const { status, version } = await (await fetch(api)).json();
    if (status !== "running") return false;
    const legal = (await (await fetch(`${api}/legal?seat=p1`)).text()).split("\n");
    const deals = legal.filter((line) => /^(buy good|buy technology|buy equipment|sell|take) /.test(line));
    if (deals.length > 1 && legal.includes("done")) return true;
    const { line } = (await (await fetch(`${api}/hint?seat=p1`)).json()).hint;
    await fetch(`${api}/act?seat=p1&version=${version}`, { method: "POST", headers: { "Content-Type": "text/plain" }, body: line });
  }
  return false;
}

play().then(report, (error) => report(String(error?.stack ?? error)));
