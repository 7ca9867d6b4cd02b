//! Time and people: what the pages show of clocks.

use super::stage::Stage;
use super::window::Look;

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
