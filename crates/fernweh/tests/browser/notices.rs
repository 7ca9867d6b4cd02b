//! Turn notices: switched on by the user, shown only while another window is active.

use super::player::open_table;
use super::stage::Stage;
use super::window::Look;
use serde_json::json;

/// Replaces the notices of the system, which a test cannot see.
const STAND_IN: &str = "
    globalThis.shown = [];
    globalThis.Notification = class {
        static permission = 'default';
        static async requestPermission() { return (this.permission = 'granted'); }
        constructor(title) { globalThis.shown.push(title); }
    };";

/// Seats a friend through the interface, then lets both seats play until the seat of this page waits for the friend.
/// After that `friend` decides what the friend does.
const WITH_FRIEND: &str = "
    const done = arguments[arguments.length - 1];
    const api = `/api${location.pathname.replace('/t/', '/tables/')}`;
    const json = async (url, init) => (await fetch(url, init)).json();
    const text = { 'Content-Type': 'text/plain' };
    const facts = () => json(api);
    const act = async (seat, headers) => {
        const { version } = await facts();
        const legal = await (await fetch(`${api}/legal?seat=${seat}`, { headers })).text();
        await fetch(`${api}/act?seat=${seat}&version=${version}`, { method: 'POST', headers: { ...headers, ...text }, body: legal.split('\\n')[0] });
    };
    const begin = async () => {
        const { seats } = await facts();
        const { token } = await json('/api/guests', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ name: 'Bob' }) });
        const bob = { Authorization: `Bearer ${token}` };
        const { invite } = seats.find((seat) => seat.invite);
        await fetch(`${api}/join`, { method: 'POST', headers: { ...bob, 'Content-Type': 'application/json' }, body: JSON.stringify({ invite }) });
        globalThis.friend = () => act('p2', bob);
        globalThis.awaits = async (seat) => (await facts()).awaiting.includes(seat);
        for (let n = 0; n < 20 && !(await awaits('p2')); n += 1) await act('p1', {});
    };
    begin().then(() => done('ready'), (error) => done(String(error)));";

/// The friend plays until it is the turn of the person at this page.
const FRIEND_PLAYS: &str = "
    const done = arguments[arguments.length - 1];
    const play = async () => { for (let n = 0; n < 20 && !(await awaits('p1')); n += 1) await friend(); };
    play().then(() => done('played'), (error) => done(String(error)));";

#[tokio::test]
async fn a_person_who_wants_notices_gets_one_for_the_own_turn() {
    let stage = Stage::new();
    let window = stage.window(Look::DESKTOP).await;
    window.be_calm().await;
    open_table(&window, &["me", "open"], &["first-game"], 1).await;
    window.run(STAND_IN, vec![]).await;
    assert_eq!(window.run_on(WITH_FRIEND, vec![]).await, json!("ready"));
    window.until("document.querySelector('#ask[data-state=wait] button[data-tell=on]')").await;

    window.press("#ask button[data-tell=on]").await;
    window.until("localStorage.getItem('tell') === 'on'").await;
    window.until("!document.querySelector('#ask button[data-tell=on]').getClientRects().length").await;
    window
        .run("Object.defineProperty(document, 'hidden', { configurable: true, value: true })", vec![])
        .await;
    assert_eq!(window.run_on(FRIEND_PLAYS, vec![]).await, json!("played"));
    window.until("document.querySelector('#ask[data-state=choose]')").await;
    assert_eq!(window.run("return globalThis.shown", vec![]).await, json!(["Your turn"]));
    assert_eq!(window.troubles().await, [""; 0]);
}

#[tokio::test]
async fn notices_are_off_until_they_are_allowed_and_can_be_switched_off() {
    let stage = Stage::new();
    let window = stage.window(Look::DESKTOP).await;
    window.be_calm().await;
    open_table(&window, &["me", "bot-greedy"], &["first-game"], 1).await;
    window.run(STAND_IN, vec![]).await;
    window.run("Notification.requestPermission = async () => 'denied'", vec![]).await;
    let chosen = "return document.querySelector('[data-setting=tell] input:checked').value";
    window.press("[data-dialog=settings]").await;
    window.press("[data-dialog=notices]").await;
    assert_eq!(window.run(chosen, vec![]).await, json!("off"));
    window.press("[data-setting=tell] label:first-child").await;
    window.until("document.querySelector('#toasts').textContent.includes('blocks notices')").await;
    assert_eq!(window.run(chosen, vec![]).await, json!("off"), "what the browser refuses is not switched on");

    window
        .run("Notification.requestPermission = async () => (Notification.permission = 'granted')", vec![])
        .await;
    window.press("[data-setting=tell] label:first-child").await;
    window.until("document.documentElement.dataset.notices === 'on'").await;
    assert_eq!(window.run(chosen, vec![]).await, json!("on"));
    window.press("[data-setting=tell] label:last-child").await;
    window.until("document.documentElement.dataset.notices === 'off'").await;
    assert_eq!(window.troubles().await, [""; 0]);
}

/// Who wants messages and no kept pages gets a worker that keeps nothing, and keeps it when pages are kept for a while.
#[tokio::test]
async fn messages_alone_keep_no_pages() {
    let stage = Stage::new();
    let window = stage.window(Look::DESKTOP).await;
    window.go("/profile").await;
    let start = "const done = arguments[arguments.length - 1];
        localStorage.setItem('push', 'on');
        navigator.serviceWorker.register('/worker.js?for=push', { scope: '/' })
            .then(() => navigator.serviceWorker.ready)
            .then(async () => done((await caches.keys()).length), (error) => done(String(error)));";
    assert_eq!(window.run_on(start, vec![]).await, json!(0));
    window.press("[data-dialog=app]").await;
    window.press("[data-setting=offline] label:first-child").await;
    window.until("document.querySelector('#toasts').textContent.includes('are kept on this device')").await;
    let n_kept =
        "const done = arguments[arguments.length - 1]; caches.keys().then((all) => done(all.length));";
    let changed = "const done = arguments[arguments.length - 1];
        const look = async () => {
            for (;;) {
                const active = (await navigator.serviceWorker.getRegistration())?.active;
                if (active?.state === 'activated' && active.scriptURL.endsWith('/worker.js')) return true;
                await new Promise((on) => setTimeout(on, 20));
            }
        };
        look().then(done, (error) => done(String(error)));";
    assert_eq!(window.run_on(changed, vec![]).await, json!(true), "the worker that keeps pages is at work");
    assert_eq!(window.run_on(n_kept, vec![]).await, json!(1));

    window.press("[data-setting=offline] label:last-child").await;
    let emptied = "const done = arguments[arguments.length - 1];
        const look = async () => {
            for (;;) {
                // A worker removes what was kept before it is activated.
                const active = (await navigator.serviceWorker.getRegistration())?.active;
                const worker = active?.state === 'activating' ? 'soon' : active?.scriptURL ?? 'none';
                if (worker === 'none' || worker.endsWith('?for=push')) return [(await caches.keys()).length, worker !== 'none'];
                await new Promise((on) => setTimeout(on, 20));
            }
        };
        look().then(done, (error) => done(String(error)));";
    assert_eq!(window.run_on(emptied, vec![]).await, json!([0, true]), "messages go on");
    assert_eq!(window.troubles().await, [""; 0]);
}

/// The worker shows what the server has sent, unless the table is in view.
#[tokio::test]
async fn a_worker_shows_what_was_sent() {
    let stage = Stage::new();
    let window = stage.window(Look::DESKTOP).await;
    window.go("/profile").await;
    let code = "const done = arguments[arguments.length - 1];
        fetch('/worker.js').then((answer) => answer.text()).then(done);";
    let code = window.run_on(code, vec![]).await;
    // The worker runs in the page, with stand-ins for what only a worker has.
    let shown = "const [code, done] = arguments;
        const heard = {};
        const shown = [];
        const opened = [];
        const pages = [{ url: `${location.origin}/t/seen`, visibilityState: 'visible', focus: () => opened.push('focus') }];
        const clients = { matchAll: async () => pages, openWindow: (path) => opened.push(path) };
        const registration = { showNotification: async (title, { body, tag, data }) => shown.push([title, body, tag, data.path]) };
        const parts = ['addEventListener', 'clients', 'registration', 'location'];
        new Function(...parts, code)((kind, does) => (heard[kind] = does), clients, registration, location);
        const work = async () => {
            const send = async (path) => {
                let waits;
                const data = { json: () => ({ title: 'Your turn', body: 'A game', path }) };
                heard.push({ data, waitUntil: (until) => (waits = until) });
                await waits;
            };
            await send('/t/seen');
            await send('/t/other');
            for (const path of ['/t/other', '/t/seen']) {
                let waits;
                heard.notificationclick({ notification: { close: () => opened.push('closed'), data: { path } }, waitUntil: (until) => (waits = until) });
                await waits;
            }
            return { shown, opened };
        };
        work().then(done, (error) => done(String(error)));";
    let expected = json!({
        "shown": [["Your turn", "A game", "/t/other", "/t/other"]],
        "opened": ["closed", "/t/other", "closed", "focus"],
    });
    assert_eq!(window.run_on(shown, vec![code]).await, expected);
}
