//! Time and people: clocks that run, an undo that all agree to, a rematch.

use super::player::play;
use super::stage::Stage;
use super::window::{Look, Window};

/// Somebody chooses a clock, which runs in the page, and the title says whose turn it is.
#[tokio::test]
async fn a_clock_runs_in_the_page() {
    let stage = Stage::new();
    let ada = stage.window(Look::DESKTOP).await;
    ada.go("/new?game=new-frontiers").await;
    ada.press("label:has(input[name=players][value='2'])").await;
    ada.press("label:has(input[name=seat-2][value=here])").await;
    ada.until("!document.querySelector('#clock-minutes').checkVisibility()").await;
    ada.press("label:has(input[name=clock][value=live])").await;
    ada.until("document.querySelector('#clock-minutes').checkVisibility()").await;
    ada.until("!document.querySelector('#clock-days').checkVisibility()").await;
    ada.press("#new-table button.btn-primary").await;
    ada.until("document.querySelector('.seats .clk[data-runs]')").await;
    ada.until("document.title.startsWith('Your turn · ')").await;
    let time = "document.querySelector('.seats .clk[data-runs]').textContent";
    let before = ada.run(&format!("return {time}"), vec![]).await;
    let before = before.as_str().expect("a time").to_owned();
    assert!(before.starts_with("45:00") || before.starts_with("44:"), "{before}");
    ada.until(&format!("{time} !== '{before}'")).await;
}

/// Ada's table for two, which Bo has joined.
async fn two(stage: &Stage) -> (Window, Window) {
    let ada = stage.window(Look::DESKTOP).await;
    ada.go("/new?game=new-frontiers").await;
    ada.press("label:has(input[name=players][value='2'])").await;
    ada.press("label:has(input[name=seat-2][value=open])").await;
    ada.press("#new-table button.btn-primary").await;
    ada.until("document.querySelector('.waiting-room')").await;
    let link = ada.run("return document.querySelector('.waiting-room input').value", vec![]).await;
    let bo = stage.window(Look { theme: "light", ..Look::DESKTOP }).await;
    bo.go(link.as_str().expect("an invitation")).await;
    bo.write("#name", "Bo").await;
    bo.press("main form button").await;
    for window in [&ada, &bo] {
        window.until("document.querySelector('.stage.nf')").await;
    }
    (ada, bo)
}

/// Opens the list of what can be done with the seats, below the chat, and one line of it.
async fn open(window: &Window, key: &str) {
    window.press("#tab-chat").await;
    let script = format!(
        "document.querySelector('.seat-list').open = true; \
         document.querySelector('.seat-list [data-key={key}]').open = true; return true"
    );
    window.until(&format!("document.querySelector('.seat-list [data-key={key}]')")).await;
    window.run(&script, vec![]).await;
}

/// One asks for an undo, the other agrees; then both close the table and play once more.
#[tokio::test]
async fn two_people_agree_on_an_undo_and_on_a_rematch() {
    let stage = Stage::new();
    let (ada, bo) = two(&stage).await;
    let is_asked = "document.getElementById('ask').dataset.state === 'choose'";
    let first = ada.run(&format!("return {is_asked}"), vec![]).await == true;
    let (one, other) = if first { (&ada, &bo) } else { (&bo, &ada) };
    play(one, 1, 7).await;
    open(one, "ask-undo").await;
    one.press("form[action$='/ask-undo'] button").await;
    one.until("document.querySelector('#ask .undo-request')").await;
    other.until("document.querySelectorAll('#ask .undo-request form').length === 2").await;
    other.press("#ask .undo-request .btn-primary").await;
    for window in [one, other] {
        window.until("!document.querySelector('#ask .undo-request')").await;
    }
    one.until(is_asked).await;

    for window in [&ada, &bo] {
        open(window, "close").await;
        window.press("form[action$='/close'] button").await;
    }
    ada.press("form[action$='/rematch'] button").await;
    ada.until("document.querySelector('.waiting-room')").await;
    bo.until("document.querySelector('form[action$=\"/rematch\"] .btn-primary')").await;
    bo.press("form[action$='/rematch'] button").await;
    bo.until("document.querySelector('.stage.nf')").await;
    ada.until("document.querySelector('.stage.nf')").await;
    assert_eq!(ada.path().await, bo.path().await);
}

/// A table that is open to everybody is found by a filter, and one press takes its seat.
#[tokio::test]
async fn a_seat_is_taken_from_the_list_of_open_tables() {
    let stage = Stage::new();
    let ada = stage.window(Look::DESKTOP).await;
    ada.go("/new?game=new-frontiers").await;
    ada.press("label:has(input[name=players][value='2'])").await;
    ada.press("label:has(input[name=seat-2][value=open])").await;
    ada.press("label:has(input[name=clock][value=days])").await;
    ada.press("label:has(input[name=rated])").await;
    ada.press("label:has(input[name=public])").await;
    ada.press("#new-table button.btn-primary").await;
    ada.until("document.querySelector('.waiting-room')").await;
    let bo = stage.window(Look::PHONE).await;
    bo.go("/lobby?clock=live").await;
    bo.until("!document.querySelector('.lobby')").await;
    bo.go("/lobby?clock=days&rated=yes").await;
    bo.press(".lobby form button").await;
    for window in [&ada, &bo] {
        window.until("document.querySelector('.stage.nf')").await;
        assert_eq!(window.troubles().await, Vec::<String>::new());
    }
}
