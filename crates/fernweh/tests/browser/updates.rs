//! An update of a table leads to the same page as loading it again, whatever was shown before.

use super::player::open_table_of;
use super::sight::assert_none;
use super::stage::Stage;
use super::window::Look;
use serde_json::{Value, json};

/// Plays some moves through the interface and keeps the table after each of them, fetched as a whole and in parts, which must
/// be the same text. Then each becomes each of the three that follow it, and is compared with what the server sent.
const UPDATES: &str = r#"const [path, most, done] = arguments;
    const api = `/api${path.replace("/t/", "/tables/")}`;
    const pause = (ms) => new Promise((go) => setTimeout(go, ms));
    const tableIn = (html) => new DOMParser().parseFromString(html, "text/html").getElementById("table");
    // What the browser sets is its own.
    function plain(table) {
        for (const it of [table, ...table.querySelectorAll("[data-keep]")]) {
            for (const name of (it.dataset.keep ?? "").split(" ").filter(Boolean)) it.removeAttribute(name);
        }
        return table;
    }
    const isSame = (a, b) => {
        const inside = (it) => [...it.querySelectorAll("template")].map((template) => template.innerHTML).join();
        return a.isEqualNode(b) && inside(a) === inside(b);
    };
    const versionIn = (html) => html.match(/data-version="(\d+)"/)[1];
    const sizes = { compared: 0, whole: 0, sent: 0 };
    async function states({ namesOf, partsAfter }, faults) {
        const found = [];
        let version = -1;
        let parts = [];
        for (let moves = 0; moves < most; ) {
            const facts = await (await fetch(api)).json();
            if (facts.version !== version) {
                version = facts.version;
                const address = document.getElementById("table").dataset.fragment;
                const whole = await (await fetch(address)).text();
                found.push(whole);
                const headers = { "X-Fernweh": "fragment", "X-Fernweh-Have": namesOf(parts) };
                const isFirst = parts.length === 0;
                const sent = await (await fetch(address, { headers })).text();
                parts = partsAfter(sent, parts);
                const joined = parts.map(([, text]) => text).join("");
                // A bot may have moved in between.
                if (!isFirst && versionIn(joined) === versionIn(whole)) {
                    if (joined !== whole) faults.push(`the parts of version ${versionIn(whole)} are not the whole`);
                    sizes.compared += 1;
                    sizes.whole += whole.length;
                    sizes.sent += sent.length;
                }
            }
            if (!facts.awaiting.includes("p1")) {
                await pause(20);
                continue;
            }
            const legal = (await (await fetch(`${api}/legal?seat=p1`)).text()).trim().split("\n");
            const body = legal[(moves * 7) % legal.length];
            const headers = { "Content-Type": "text/plain" };
            moves += (await fetch(`${api}/act?seat=p1&version=${version}`, { method: "POST", headers, body })).ok;
        }
        return found;
    }
    async function check() {
        const app = new URL("./app.js", [...document.scripts].find((it) => it.src.endsWith("table.js")).src);
        const { $morph: script } = await import(app);
        const { morph } = script;
        const faults = [];
        const all = await states(script, faults);
        let pairs = 0;
        all.forEach((before, i) => all.slice(i + 1, i + 4).forEach((after, k) => {
            const shown = document.body.appendChild(document.importNode(tableIn(before), true));
            morph(shown, tableIn(after));
            pairs += 1;
            if (!isSame(plain(shown), plain(tableIn(after)))) faults.push(`state ${i} does not become state ${i + 1 + k}`);
            shown.remove();
        }));
        return { pairs, faults, ...sizes };
    }
    check().then(done, (error) => done({ pairs: 0, faults: [String(error.stack)] }));"#;

async fn updates(game: &str, seed: u64) {
    let stage = Stage::new();
    let window = stage.window(Look::PHONE).await;
    let table = open_table_of(&window, game, &["me", "bot-random"], &[], seed).await;
    let report = window.run_on(UPDATES, vec![json!(table), json!(8)]).await;
    let faults = report["faults"].as_array().expect("faults");
    assert_none(&faults.iter().filter_map(Value::as_str).map(str::to_owned).collect::<Vec<_>>());
    assert!(report["pairs"].as_u64() >= Some(18), "{report}");
    assert!(report["compared"].as_u64() >= Some(4), "{report}");
    // Most of a table stays as it is, so most of it is not sent again.
    assert!(report["sent"].as_u64().map(|sent| sent * 2) < report["whole"].as_u64(), "{report}");
}

#[tokio::test]
async fn an_update_of_new_frontiers_shows_what_a_reload_shows() {
    updates("new-frontiers", 3).await;
}

#[tokio::test]
async fn an_update_of_beyond_the_sun_shows_what_a_reload_shows() {
    updates("beyond-the-sun", 3).await;
}

#[tokio::test]
async fn an_update_of_merchant_of_venus_shows_what_a_reload_shows() {
    updates("merchant-of-venus", 3).await;
}

#[tokio::test]
async fn an_update_of_interportal_shows_what_a_reload_shows() {
    updates("interportal", 3).await;
}
