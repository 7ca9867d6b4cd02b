//! Tables filled with the longest words of the game still fit.

use super::fit::{check_fit, misfits};
use super::player::{Come, open_table, play};
use super::stage::Stage;
use super::window::{Look, Window};
use new_frontiers::cards::{Name, Pack};
use serde_json::json;

/// Writes the longest name and the longest words on every tile of the table, then lays out as many tiles as the rules
/// allow. Returns the tiles whose words do not fit.
const PACK: &str = "
    const [names, words, nWorlds] = arguments;
    const write = (css, text) => document.querySelectorAll(css).forEach((place) => (place.textContent = text));
    const worlds = document.querySelector('.mat .worlds');
    if (worlds) {
        worlds.querySelectorAll('.tile-empty').forEach((empty) => empty.remove());
        const one = worlds.querySelector('.world');
        while (worlds.children.length < nWorlds) worlds.append(Object.assign(one.cloneNode(true), { id: `more-${worlds.children.length}` }));
    }
    const spaces = document.querySelector('.mat .spaces');
    for (const empty of spaces?.querySelectorAll('.tile-empty') ?? []) {
        const tile = Object.assign(document.createElement('button'), { className: 'tile dev', id: `built-${empty.textContent}` });
        tile.innerHTML = '<span class=name></span><span class=foot><span class=power><span></span></span><span class=hexvp>2</span></span>';
        empty.replaceWith(tile);
    }
    write('.dev .name', names.development);
    write('.world .name', names.world);
    write('.dev .power > span, .world .ft > span, .act .bonus', words);
    write('.act .name', names.development);
    write('.order p', words);
    write('.seat .nm', 'Wolkenkuckucksheimbewohnerin');
    const over = (tile) => {
        const box = tile.getBoundingClientRect();
        const inside = (part) => {
            const place = part.getBoundingClientRect();
            return !place.width || (place.top >= box.top - 0.6 && place.bottom <= box.bottom + 0.6);
        };
        return ![...tile.querySelectorAll('.name, .power, .ft, .foot, .bonus, .hexvp, .orb')].every(inside);
    };
    return [...document.querySelectorAll('.tile')].filter((tile) => tile.getClientRects().length && over(tile)).map((tile) => tile.id);";

/// The longest of `names`.
fn longest<'a>(names: impl Iterator<Item = &'a str>) -> &'a str {
    names.max_by_key(|name| name.chars().count()).unwrap_or_default()
}

async fn pack_all(window: &Window, lang: &str, n_worlds: u32) {
    let pack = Pack::standard();
    let of = |name: &'static Name| if lang == "de" { name.de.as_str() } else { name.en.as_str() };
    let names = json!({
        "development": longest(pack.developments.iter().map(|card| of(&card.name))),
        "world": longest(pack.worlds.iter().map(|card| of(&card.name))),
    });
    let words = "2 je genmanipuliertes Plättchen, 1 je andere Luxusgüterkolonie, und 1 mehr für jedes Feld";
    let over = window.run(PACK, vec![names, json!(words), json!(n_worlds)]).await;
    assert_eq!(over, json!([]), "words run over the edge of these tiles");
}

async fn packed(lang: &'static str, options: &[&str]) {
    let stage = Stage::new();
    let window = stage.window(Look { lang, ..Look::DESKTOP }).await;
    window.be_calm().await;
    let seats = ["me", "bot-greedy", "bot-greedy", "bot-greedy", "bot-greedy"];
    let table = open_table(&window, &seats, options, 7).await;
    // A few rounds: no game ends that early, whatever the bots do.
    assert_eq!(play(&window, 10, 7).await, Come::Enough);
    for width in [1440, 820, 390] {
        window.look(Look { width, lang, theme: "dark" }).await;
        for n_worlds in [10, 14] {
            window.go(&table).await;
            window.until("document.getElementById('ask').dataset.state === 'choose'").await;
            pack_all(&window, lang, n_worlds).await;
            super::pages::save(&window, &format!("packed-{}-{n_worlds}-{width}-{lang}", options.len())).await;
            check_fit(&window).await;
        }
    }
}

#[tokio::test]
async fn the_longest_words_fit_in_english() {
    packed("en", &[]).await;
}

#[tokio::test]
async fn the_longest_words_fit_in_german_with_goals() {
    packed("de", &["goals"]).await;
}

/// Checks that the check can find a fault.
#[tokio::test]
async fn what_does_not_fit_is_found() {
    let stage = Stage::new();
    let window = stage.window(Look::DESKTOP).await;
    open_table(&window, &["me", "bot-greedy"], &["first-game"], 1).await;
    window.until("document.querySelector('.stage .is-lit')").await;
    assert_eq!(misfits(&window).await, [""; 0]);
    let spoil = "document.querySelector('.stage').style.paddingBottom = '200px';
        const lid = document.createElement('div');
        lid.style.cssText = 'position: fixed; inset: 0 50% 0 0; z-index: 99';
        document.body.append(lid);";
    window.run(spoil, vec![]).await;
    let found = misfits(&window).await.join("; ");
    assert!(found.contains("lacks") && found.contains("is covered by"), "{found}");
}
