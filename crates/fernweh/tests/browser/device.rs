//! What a device does besides showing pages: sounds, the app, and two people who share it.

use super::player::{Come, open_table, skip};
use super::stage::Stage;
use super::window::Look;
use serde_json::json;

/// Sounds are off until somebody switches them on; then a move is heard.
#[tokio::test]
async fn sounds_are_off_until_they_are_switched_on() {
    let stage = Stage::new();
    let window = stage.window(Look::PHONE).await;
    window.be_calm().await;
    open_table(&window, &["me", "here"], &["first-game"], 1).await;
    let chosen = "return document.querySelector('[data-setting=sound] input:checked').value";
    assert_eq!(window.run(chosen, vec![]).await, json!("off"));
    window.press("[data-dialog=settings]").await;
    window.press("[data-dialog=sound]").await;
    assert_eq!(window.run("return document.documentElement.dataset.sounded ?? ''", vec![]).await, json!(""));
    window.press("[data-setting=sound] label:first-child").await;
    window.until("localStorage.getItem('sound') === 'on'").await;
    window.until("document.documentElement.dataset.sounded").await;
    assert_eq!(window.troubles().await, [""; 0]);
}

/// The worker is started by the person alone. What it keeps has no name in it.
#[tokio::test]
async fn a_device_keeps_pages_only_for_somebody_who_wants_that() {
    let stage = Stage::new();
    let window = stage.window(Look::DESKTOP).await;
    window.go("/profile").await;
    let n_workers = "const done = arguments[arguments.length - 1];
        navigator.serviceWorker.getRegistrations().then((all) => done(all.length))";
    assert_eq!(window.run_on(n_workers, vec![]).await, json!(0));
    window.press("[data-dialog=app]").await;
    window.press("[data-setting=offline] label:first-child").await;
    window.until("navigator.serviceWorker.controller").await;
    let kept = "const done = arguments[arguments.length - 1];
        const name = document.querySelector('#name').value;
        const look = async () => {
            const offline = await (await caches.match('/offline', { ignoreVary: true })).text();
            const cache = await caches.open((await caches.keys()).find((it) => it.startsWith('files-')));
            const all = (await cache.keys()).map((it) => new URL(it.url).pathname);
            const others = all.filter((path) => !path.startsWith('/static/'));
            return { isNamed: offline.includes(name), others, isFull: all.length > 30 };
        };
        look().then(done, (error) => done(String(error)));";
    let expected = json!({ "isNamed": false, "others": ["/offline"], "isFull": true });
    assert_eq!(window.run_on(kept, vec![]).await, expected);

    window.press("[data-setting=offline] label:last-child").await;
    let emptied = "const done = arguments[arguments.length - 1];
        const look = async () => {
            while ((await caches.keys()).length || (await navigator.serviceWorker.getRegistrations()).length)
                await new Promise((on) => setTimeout(on, 20));
            return 'empty';
        };
        look().then(done, (error) => done(String(error)));";
    assert_eq!(window.run_on(emptied, vec![]).await, json!("empty"));
    assert_eq!(window.troubles().await, [""; 0]);
}

/// Two people at one device: the next one is called by name, and where there are secrets a cover lies between them.
#[tokio::test]
async fn the_next_person_at_the_device_is_called() {
    let stage = Stage::new();
    let window = stage.window(Look::PHONE).await;
    window.be_calm().await;
    let table = open_table(&window, &["me", "here"], &["first-game"], 1).await;
    let person = "return document.getElementById('table').dataset.person";
    let first = window.run(person, vec![]).await;
    let move_on = "const done = arguments[arguments.length - 1];
        const api = `/api${arguments[0].replace('/t/', '/tables/')}`;
        const play = async () => {
            const before = (await (await fetch(api)).json()).awaiting[0];
            for (let n = 0; n < 40; n += 1) {
                const { awaiting, version } = await (await fetch(api)).json();
                if (awaiting[0] !== before) return 'moved';
                const legal = await (await fetch(`${api}/legal?seat=${before}`)).text();
                await fetch(`${api}/act?seat=${before}&version=${version}`, { method: 'POST', headers: { 'Content-Type': 'text/plain' }, body: legal.split('\\n')[0] });
            }
            return 'stuck';
        };
        play().then(done, (error) => done(String(error)));";
    assert_eq!(window.run_on(move_on, vec![table.as_str().into()]).await, json!("moved"));
    let changed = format!("document.getElementById('table').dataset.person !== {first}");
    window.until(&changed).await;
    window
        .until("document.querySelector('#toasts').textContent.includes(document.getElementById('table').dataset.person)")
        .await;
    assert_eq!(window.troubles().await, [""; 0]);
}

/// Waits until the worker has kept an address.
const KEPT: &str = "const [path, done] = arguments;
    const look = async () => {
        const kept = await caches.match(path, { ignoreVary: true });
        if (kept) return done(true);
        setTimeout(look, 20);
    };
    look();";

/// Without a connection a finished replay is read step by step, and any other page says that there is none.
#[tokio::test]
async fn a_finished_replay_is_read_without_a_connection() {
    let mut stage = Stage::new();
    let window = stage.window(Look::DESKTOP).await;
    let table = open_table(&window, &["me", "here"], &["first-game"], 4).await;
    while skip(&window, &table, &["p1", "p2"], 400, 0, 4).await == Come::Enough {}
    window.go("/profile").await;
    window.press("[data-dialog=app]").await;
    window.press("[data-setting=offline] label:first-child").await;
    window.until("navigator.serviceWorker.controller").await;
    let replay = format!("{table}/replay");
    window.go(&replay).await;
    window.run_on(KEPT, vec![json!(replay)]).await;
    for (step, n) in [("first", 0), ("forward", 1)] {
        window.press(&format!("[data-step={step}]")).await;
        window.until(&format!("location.search === '?n={n}'")).await;
        window.run_on(KEPT, vec![json!(format!("{replay}/at?n={n}"))]).await;
    }

    stage.stop(&window).await;
    window.go(&replay).await;
    window.until("document.querySelector('#moment .stage')").await;
    for (step, n) in [("first", 0), ("forward", 1)] {
        window.press(&format!("[data-step={step}]")).await;
        window.until(&format!("location.search === '?n={n}'")).await;
    }
    let styled = "return getComputedStyle(document.body).fontFamily.includes('Inter')";
    assert_eq!(window.run(styled, vec![]).await, json!(true), "style and letters are there");
    window.go("/ladder").await;
    window.until("document.querySelector('h1').textContent === 'No connection'").await;
}
