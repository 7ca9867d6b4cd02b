//! Every page, at every width, in both themes and languages: readable, reachable, nothing cut off.
//!
//! With `FERNWEH_SHOTS=folder` each of them is saved there as a picture; with `FERNWEH_AXE=axe.min.js` the rules
//! of axe-core are checked as well.

use super::fit::{FIT, misfits};
use super::player::{Come, open_table, play, skip};
use super::sight::SIGHT;
use super::stage::Stage;
use super::window::{Look, Window};
use serde_json::Value;
use std::path::PathBuf;

/// Name and path of every page; `{table}` is in the middle of a game, `{over}` at its end.
const PAGES: [(&str, &str); 14] = [
    ("home", "/"),
    ("new-table", "/new?game=new-frontiers"),
    ("table", "{table}"),
    ("waiting", "{waiting}"),
    ("over", "{over}"),
    ("replay", "{over}/replay"),
    ("replay-middle", "{over}/replay?n=24"),
    ("replays", "/replays"),
    ("lobby", "/lobby"),
    ("ladder", "/ladder/new-frontiers"),
    ("cards", "/cards/new-frontiers"),
    ("rules", "/rules/new-frontiers"),
    ("profile", "/profile"),
    ("missing", "/nowhere"),
];

struct Tables {
    running: String,
    over: String,
    waiting: String,
}

impl Tables {
    async fn open(window: &Window) -> Self {
        let waiting = open_table(window, &["me", "open", "bot-greedy"], &["first-game"], 1).await;
        let over = open_table(window, &["me", "bot-greedy"], &["first-game", "goals"], 2).await;
        assert_eq!(skip(window, &over, &["p1"], 600, 25, 2).await, Come::Over);
        let bots = ["me", "bot-greedy", "bot-greedy", "bot-greedy"];
        let running = open_table(window, &bots, &["first-game"], 3).await;
        assert_eq!(play(window, 14, 3).await, Come::Enough);
        window.until("document.getElementById('ask').dataset.state === 'choose'").await;
        Self { running, over, waiting }
    }

    fn fill_in(&self, path: &str) -> String {
        path.replace("{table}", &self.running)
            .replace("{over}", &self.over)
            .replace("{waiting}", &self.waiting)
    }
}

async fn every_page(lang: &'static str) {
    let stage = Stage::new();
    let window = stage.window(Look { lang, ..Look::DESKTOP }).await;
    window.be_calm().await;
    let tables = Tables::open(&window).await;
    let mut faults = Vec::new();
    for width in [1440, 820, 390] {
        let look = Look { width, lang, theme: "dark" };
        window.look(look).await;
        for (name, path) in PAGES {
            window.go(&tables.fill_in(path)).await;
            for pane in panes(&window, look).await {
                open_pane(&window, &pane).await;
                // The words of a language do not change colours.
                let themes: &[&str] = if lang == "en" { &["light", "dark"] } else { &["dark"] };
                for &theme in themes {
                    let which = format!("{name}{pane}-{width}-{theme}-{lang}");
                    // As the page does it for a person who chooses the other theme.
                    window
                        .run("document.documentElement.dataset.theme = arguments[0]", vec![theme.into()])
                        .await;
                    let mut found = judged(&window).await;
                    if width == Look::PHONE.width {
                        found.extend(cut(&window).await);
                    }
                    faults.extend(found.into_iter().map(|fault| format!("{which}: {fault}")));
                    save(&window, &which).await;
                }
            }
        }
    }
    let troubles = window.troubles().await;
    faults.extend(troubles.into_iter().filter(|trouble| !trouble.contains("/nowhere")));
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

#[tokio::test]
async fn every_page_is_for_everybody_in_english() {
    every_page("en").await;
}

#[tokio::test]
async fn every_page_is_for_everybody_in_german() {
    every_page("de").await;
}

/// Checks that the audit can find faults: puts a fault of each kind into a good page.
#[tokio::test]
async fn the_audit_finds_what_it_looks_for() {
    let stage = Stage::new();
    let window = stage.window(Look::DESKTOP).await;
    window.go("/").await;
    assert_eq!(audit(&window).await, [""; 0], "the page is good before");
    let spoil = "
        const spoilt = document.createElement('div');
        spoilt.innerHTML = `
            <p data-css='color: #777; background: #888'>pale</p>
            <p data-css='background: linear-gradient(#000, #fff)'>on a slope</p>
            <p data-css='opacity: .3'>faint</p>
            <p data-css='font-size: 8px'>tiny</p>
            <button data-css='width: 40px; height: 40px'></button>
            <button data-css='width: 12px; height: 12px; padding: 0'>x</button>
            <button>one <a href='/'>in the other</a></button>
            <div data-css='width: 3000px'>wide</div>
            <i id='twice'></i><i id='twice'></i><h1>again</h1><main></main>
            <label for='nobody'>label</label><a href='#nowhere'>link</a><svg width='20' height='20'></svg>`;
        // The page forbids inline styles, as it should.
        for (const element of spoilt.querySelectorAll('[data-css]')) element.style.cssText = element.dataset.css;
        spoilt.querySelector('button').tabIndex = 3;
        document.body.append(spoilt);
        document.documentElement.lang = '';";
    window.run(spoil, vec![]).await;
    let found = audit(&window).await.join("\n");
    for fault in [
        "“pale” has a contrast",
        "“on a slope” has a contrast",
        "“faint” has a contrast",
        "“tiny” is written at 8 pixels",
        "has no name",
        "is only 12 × 12",
        "lies in another button",
        "pixels too wide",
        "the id twice is there 2 times",
        "2 of the one heading",
        "2 of the one main part",
        "refers to nobody",
        "leads to #nowhere",
        "a picture without words",
        "jumps the queue",
        "does not say its language",
    ] {
        assert!(found.contains(fault), "`{fault}` is not among:\n{found}");
    }
}

/// A phone shows one pane of a table at a time.
async fn panes(window: &Window, look: Look) -> Vec<String> {
    if look.width > 700 {
        return vec![String::new()];
    }
    let names =
        "return [...document.querySelectorAll('.tabbar [data-pane]')].map((tab) => `-${tab.dataset.pane}`)";
    let panes = list(&window.run(names, vec![]).await);
    if panes.is_empty() { vec![String::new()] } else { panes }
}

async fn open_pane(window: &Window, pane: &str) {
    if let Some(name) = pane.strip_prefix('-') {
        window.press(&format!(".tabbar [data-pane={name}]")).await;
    }
}

fn list(values: &Value) -> Vec<String> {
    values.as_array().into_iter().flatten().filter_map(Value::as_str).map(str::to_owned).collect()
}

pub(super) async fn audit(window: &Window) -> Vec<String> {
    // Colours are checked without motion.
    list(&window.run(&format!("{FIT} settle();\n{}", include_str!("audit.js")), vec![]).await)
}

/// Words and numbers that a narrow window cuts off.
async fn cut(window: &Window) -> Vec<String> {
    list(&window.run(&format!("{SIGHT} return [...overflow(), ...cutNumbers()]"), vec![]).await)
}

async fn judged(window: &Window) -> Vec<String> {
    let mut faults = audit(window).await;
    faults.extend(misfits(window).await);
    if let Some(axe) = axe() {
        let axe = std::fs::read_to_string(axe).expect("axe-core can be read");
        faults.extend(list(&window.run_on(&format!("{axe};{RUN_AXE}"), vec![]).await));
    }
    faults
}

const RUN_AXE: &str = "
    const done = arguments[arguments.length - 1];
    const serious = ({ impact }) => impact === 'serious' || impact === 'critical';
    axe.run().then(({ violations }) => done(violations.filter(serious).flatMap((fault) =>
        fault.nodes.map((node) => `${fault.id}: ${node.html.slice(0, 160)}`))), (error) => done([String(error)]));";

/// The file of axe-core, if its rules are to be checked.
pub(super) fn axe() -> Option<PathBuf> {
    std::env::var_os("FERNWEH_AXE").map(PathBuf::from)
}

/// The folder for pictures, if they are wanted.
pub(super) fn shots() -> Option<PathBuf> {
    std::env::var_os("FERNWEH_SHOTS").map(PathBuf::from)
}

/// Saves a picture of the visible part, if pictures are wanted.
pub(super) async fn save(window: &Window, name: &str) {
    let Some(folder) = shots() else { return };
    std::fs::create_dir_all(&folder).expect("a folder for pictures");
    std::fs::write(folder.join(format!("{name}.png")), window.picture().await)
        .expect("a picture can be saved");
}

/// A place where a word may break shows nothing while the word does not break there.
#[tokio::test]
async fn letters_show_no_hyphen_where_a_word_is_whole() {
    let stage = Stage::new();
    let window = stage.window(Look::DESKTOP).await;
    window.go("/").await;
    let widths = "return ['Raum\\u00adtruppen', 'Raumtruppen'].map((text) => {
            const span = document.body.appendChild(document.createElement('span'));
            span.style.whiteSpace = 'nowrap';
            span.textContent = text;
            return span.getBoundingClientRect().width;
        })";
    let pair = window.run(widths, vec![]).await;
    assert!(pair[0].as_f64().unwrap() > 0.0, "{pair}");
    assert_eq!(pair[0], pair[1], "{pair}");
}
