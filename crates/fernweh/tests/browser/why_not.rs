//! "Why not?": everything that cannot be chosen says why, with the numbers and the rule.

use super::keys::ESCAPE;
use super::player::{open_table, play};
use super::stage::Stage;
use super::window::{Look, Window};
use serde_json::{Value, json};

/// The open popover: its reason, its numbers, and the address of the rule.
const POPOVER: &str = "
    const pop = document.querySelector('.pop');
    const words = (css) => [...(pop?.querySelectorAll(css) ?? [])].map((place) => place.textContent.trim());
    const box = pop?.getBoundingClientRect();
    return pop && {
        about: words('.about > b').join(' '),
        reason: words('h4').join(' '),
        sum: words('.sum dd'),
        rule: pop.querySelector('a[href*=\"#NF\"]')?.getAttribute('href') ?? '',
        fits: box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight,
        hasFocus: pop.contains(document.activeElement),
    };";

/// Presses `css` and returns the text of the popover.
async fn why(window: &Window, css: &str) -> Value {
    window.press(css).await;
    window.until("document.querySelector('.pop h4')").await;
    let said = window.run(POPOVER, vec![]).await;
    assert!(said["reason"].as_str().is_some_and(|reason| !reason.is_empty()), "{css}: {said}");
    assert!(said["about"].as_str().is_some_and(|about| !about.is_empty()), "{css} is explained: {said}");
    assert_eq!(said["fits"], json!(true), "{css}: the popover is in view");
    assert_eq!(said["hasFocus"], json!(true), "{css}: the popover is read at once");
    window.keys(&[ESCAPE]).await;
    window.until("!document.querySelector('.pop')").await;
    said
}

fn rule(said: &Value) -> String {
    said["rule"]
        .as_str()
        .filter(|rule| rule.contains("#NF-"))
        .unwrap_or_else(|| panic!("no rule: {said}"))
        .to_owned()
}

#[tokio::test]
async fn tiles_worlds_and_developments_say_why_not() {
    let stage = Stage::new();
    let window = stage.window(Look::DESKTOP).await;
    open_table(&window, &["me", "bot-greedy"], &["first-game"], 5).await;
    let mut rules = Vec::new();
    let mut has_sum = false;
    for round in 0..6 {
        window.until("document.getElementById('ask').dataset.state === 'choose'").await;
        for what in [".act", ".devgrid .dev", ".mine .world"] {
            let css = format!(".stage {what}[data-why]:not([data-act], [data-group])");
            let is_there = format!(
                "return [...document.querySelectorAll(\"{css}\")].some((piece) => piece.getClientRects().length)"
            );
            if window.run(&is_there, vec![]).await == json!(true) && !is_covered(&window, &css).await {
                let said = why(&window, &css).await;
                has_sum |= said["sum"].as_array().is_some_and(|sum| sum.len() >= 2);
                rules.push(rule(&said));
            }
        }
        play(&window, 1, round).await;
    }
    assert!(rules.len() >= 6, "enough was asked about: {rules:?}");
    has_sum |= too_expensive(&window).await;
    assert!(has_sum, "what fails for want of something shows what there is and what it takes");
    assert_eq!(window.troubles().await, [""; 0]);
    every_rule_exists(&window, &rules).await;
}

/// Worlds that are laid out cover the boards.
async fn is_covered(window: &Window, css: &str) -> bool {
    let script = format!(
        "const box = document.querySelector(\"{css}\").getBoundingClientRect();
         const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
         return !hit?.closest(\"{css}\");"
    );
    window.run(&script, vec![]).await == json!(true)
}

/// When a development may be built, one is too expensive: it costs nine.
async fn too_expensive(window: &Window) -> bool {
    for seed in 0..40 {
        let asked = "return document.querySelector('.devgrid .dev.is-lit') !== null";
        if window.run(asked, vec![]).await == json!(true) {
            let said = why(window, ".devgrid.large .dev[data-why]:not([data-act], .gone)").await;
            return said["sum"].as_array().is_some_and(|sum| sum.len() >= 2);
        }
        play(window, 1, 50 + seed).await;
        window.until("document.getElementById('ask').dataset.state !== 'wait'").await;
    }
    false
}

async fn every_rule_exists(window: &Window, rules: &[String]) {
    for rule in rules {
        window.go(rule).await;
        let id = rule.split_once('#').expect("an anchor").1;
        window.until(&format!("document.getElementById('{id}')")).await;
        let in_view = format!(
            "const box = document.getElementById('{id}').getBoundingClientRect();
             return box.top >= 0 && box.top < innerHeight;"
        );
        assert_eq!(window.run(&in_view, vec![]).await, json!(true), "{rule} is brought into view");
    }
}

#[tokio::test]
async fn a_phone_explains_in_a_sheet_at_the_bottom() {
    let stage = Stage::new();
    let window = stage.window(Look { lang: "de", theme: "light", ..Look::PHONE }).await;
    open_table(&window, &["me", "bot-greedy"], &["first-game"], 5).await;
    window.until("document.getElementById('ask').dataset.state === 'choose'").await;
    window.press(".tabbar [data-pane=map]").await;
    let said = why(&window, ".devgrid .dev[data-why]:not([data-act])").await;
    every_rule_exists(&window, &[rule(&said)]).await;
    assert_eq!(window.troubles().await, [""; 0]);
}
