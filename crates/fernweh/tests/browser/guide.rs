//! The guided first game: from the first page to its last card, as a newcomer plays it.

use super::keys::ESCAPE;
use super::pages::{audit, save};
use super::player::{Come, ONWARDS, check_final_sheet, play, skip};
use super::stage::Stage;
use super::window::{Look, Window};
use serde_json::{Value, json};

/// What the learner sees: the open card, where it points, and what can be pressed.
const SIGHT: &str = "
    const shown = (element) => element && element.getClientRects().length > 0;
    const coach = document.getElementById('coach');
    const card = coach && [...coach.querySelectorAll('.coach-card')].find(shown);
    const say = card && [...card.querySelectorAll('.coach-say, .coach-plan')].find(shown);
    const bar = document.getElementById('ask');
    const lit = [...document.querySelectorAll('.stage .is-lit')];
    const hidden = lit.filter((piece) => !shown(piece));
    const covers = (piece) => {
        const at = piece.getBoundingClientRect();
        const hit = document.elementFromPoint(at.left + at.width / 2, at.top + at.height / 2);
        return Boolean(hit) && !piece.contains(hit);
    };
    return {
        version: Number(document.getElementById('table').dataset.version),
        state: document.getElementById('table').hasAttribute('aria-busy') ? 'busy' : bar.dataset.state,
        card: Number(card?.dataset.card ?? 0),
        chapter: card?.querySelector('h2')?.textContent ?? '',
        says: say?.textContent.trim() ?? '',
        turn: card?.dataset.turn ?? '',
        next: shown(card?.querySelector('.coach-next')),
        points: (card?.dataset.points ?? '').split(' ').filter(Boolean),
        pointed: [...document.querySelectorAll('.is-pointed')].filter(shown).length,
        acts: [...bar.querySelectorAll('[data-choices] [data-act]')].map((choice) => choice.dataset.act),
        lit: lit.map((piece) => piece.id),
        out: [...hidden, ...lit.filter((piece) => shown(piece) && covers(piece))].map((piece) => piece.id),
        wide: document.documentElement.scrollWidth - innerWidth,
    };";

/// The pointer follows its piece, which may still be moving.
const POINTER_IN_VIEW: &str = "(() => {
    const box = document.querySelector('.pointer')?.getBoundingClientRect();
    return box && box.top >= 0 && box.bottom <= innerHeight && box.left >= 0 && box.right <= innerWidth;
})()";

pub(super) async fn sight(window: &Window) -> Value {
    window.run(SIGHT, vec![]).await
}

/// Starts a guided game or a lesson with a button of a page.
pub(super) async fn start_with(window: &Window, page: &str, button: &str) {
    window.go(page).await;
    window.press(button).await;
    window.until("document.querySelector('#coach .coach-card.is-now')").await;
}

/// Starts the guided game from the first page, as a first visitor finds it.
async fn start(window: &Window) {
    start_with(window, "/", ".first-visit form[action='/guide'] button").await;
}

/// Plays on after the last card: the game goes on without its guide.
pub(super) async fn goes_on(window: &Window) {
    assert_eq!(play(window, ONWARDS, 5).await, Come::Enough, "the same game goes on");
    assert_eq!(window.run("return document.getElementById('coach')", vec![]).await, Value::Null);
    assert_eq!(window.troubles().await, [""; 0]);
}

/// The step of the learner, once nothing moves any more.
pub(super) async fn rests(window: &Window) -> Value {
    window
        .until(
            "!document.querySelector('[aria-busy], .is-gliding') && document.getElementById('ask').dataset.state === 'choose'",
        )
        .await;
    sight(window).await
}

/// Does what the open card says, and checks that the learner could see how.
pub(super) async fn follow(window: &Window, seen: &Value) {
    assert!(seen["says"].as_str().is_some_and(|says| says.len() > 20), "it says something: {seen}");
    assert_eq!(seen["wide"], json!(0), "{seen}");
    let points = seen["points"].as_array().expect("points").len() as u64;
    assert_eq!(seen["pointed"], json!(points), "what the card points at is marked and in view: {seen}");
    if points > 0 {
        window.until(POINTER_IN_VIEW).await;
    }
    if seen["turn"] == "pressing" {
        window.press(&format!("[id='{}']", seen["points"][0].as_str().expect("a piece"))).await;
        window.until("document.querySelector('.pop h4')").await;
        assert_eq!(sight(window).await["card"], seen["card"], "the answer can be read in peace");
        save(window, &format!("guide-{}-why", seen["card"])).await;
        window.keys(&[ESCAPE]).await;
        window
            .until(&format!("document.querySelector('#coach .is-now').dataset.card > {}", seen["card"]))
            .await;
    } else if seen["next"] == json!(true) {
        window.press("#coach .is-now .coach-next").await;
        let next = sight(window).await;
        assert_eq!(next["card"].as_u64(), seen["card"].as_u64().map(|card| card + 1), "{next}");
    } else {
        make_the_move(window, seen).await;
    }
}

/// Presses the one highlighted thing, then the confirm button.
async fn make_the_move(window: &Window, seen: &Value) {
    assert_eq!(seen["acts"].as_array().map(Vec::len), Some(1), "one thing is offered: {seen}");
    assert_eq!(seen["out"], json!([]), "what is lit can be seen: {seen}");
    // A flight is several moves that are sent at once: the version of the table counts them as one.
    const MOVE: u64 = 1 << 20;
    match seen["lit"][0].as_str() {
        Some(piece) => window.press(&format!("[id='{piece}']")).await,
        None => window.press("#ask [data-choices] [data-act]").await,
    }
    let plan = sight(window).await;
    assert_ne!(plan["says"], seen["says"], "the guide speaks of the button that confirms");
    window.press("[data-go]").await;
    let version = seen["version"].as_u64().expect("a number") + MOVE;
    window.until(&format!("Number(document.getElementById('table').dataset.version) >= {version}")).await;
}

/// Plays the lesson to its last card and checks every card; with `FERNWEH_SHOTS` it also saves a picture of each.
async fn whole_lesson(stage: &Stage, look: Look) -> Window {
    let window = stage.window(look).await;
    // Colours are checked without motion; the other tests use the default.
    window.be_calm().await;
    window.go("/").await;
    save(&window, &format!("guide-00-{}-{}", look.width, look.lang)).await;
    assert_eq!(audit(&window).await, [""; 0]);
    start(&window).await;
    all_cards(&window, look, "guide").await;

    goes_on(&window).await;
    window
}

/// Follows the guide from its first card to its last; pictures begin with `name`.
pub(super) async fn all_cards(window: &Window, look: Look, name: &str) {
    let cards = cards_until(window, look, name, u64::MAX).await;
    assert!(cards.len() > 20 && cards[0] == 1, "it begins with the first card: {cards:?}");
}

/// Follows the guide from the card that is open to its last, or to the card with the number `last`. Returns the numbers
/// of the cards that were open.
pub(super) async fn cards_until(window: &Window, look: Look, name: &str, last: u64) -> Vec<u64> {
    let mut faults: Vec<String> = vec![];
    let mut cards: Vec<u64> = vec![];
    loop {
        let seen = rests(window).await;
        let card = seen["card"].as_u64().expect("a number");
        if cards.last() != Some(&card) {
            cards.push(card);
            let which = format!("{name}-{card:02}-{}-{}", look.width, look.lang);
            faults.extend(audit(window).await.into_iter().map(|fault| format!("{which}: {fault}")));
            save(window, &which).await;
        }
        if card >= last
            || window
                .run("return Boolean(document.querySelector('#coach .is-now a[href^=\"/new\"]'))", vec![])
                .await
                == json!(true)
        {
            break;
        }
        follow(window, &seen).await;
        assert!(cards.len() < 120, "the lesson ends");
    }
    assert!(cards.is_sorted_by(|one, next| one + 1 == *next), "no card is left out: {cards:?}");
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
    cards
}

#[tokio::test]
async fn the_whole_lesson_in_english_on_a_desktop() {
    let stage = Stage::new();
    let window = whole_lesson(&stage, Look::DESKTOP).await;
    // The game of a lesson continues to its end, as any other.
    let table = window.path().await;
    assert_eq!(skip(&window, &table, &["p1"], 600, 25, 5).await, Come::Over);
    window.go(&table).await;
    check_final_sheet(&window, 2).await;
    assert_eq!(window.run("return document.getElementById('coach')", vec![]).await, Value::Null);
    assert_eq!(window.troubles().await, [""; 0]);
}

#[tokio::test]
async fn the_whole_lesson_in_german_on_a_phone() {
    whole_lesson(&Stage::new(), Look { lang: "de", ..Look::PHONE }).await;
}

#[tokio::test]
async fn the_whole_lesson_in_german_on_a_light_tablet() {
    whole_lesson(&Stage::new(), Look { width: 820, lang: "de", theme: "light" }).await;
}

/// Continues until the card with this number is open.
pub(super) async fn to_card(window: &Window, number: u64) {
    loop {
        let seen = rests(window).await;
        if seen["card"] == json!(number) {
            return;
        }
        assert!(seen["card"].as_u64() < Some(number), "{seen}");
        follow(window, &seen).await;
    }
}

#[tokio::test]
async fn the_guide_can_be_skipped_and_comes_back_when_called() {
    let stage = Stage::new();
    let window = stage.window(Look::DESKTOP).await;
    start(&window).await;
    to_card(&window, 6).await;
    window.press("#coach .is-now .coach-skip").await;
    window.until("!document.getElementById('coach')").await;
    let alone = sight(&window).await;
    assert_eq!(
        alone["acts"].as_array().map(Vec::len),
        Some(7),
        "everything that is legal is offered: {alone}"
    );
    window.reload().await;
    assert_eq!(
        window.run("return document.getElementById('coach')", vec![]).await,
        Value::Null,
        "still silent"
    );
    assert_eq!(
        window.run("return document.querySelectorAll('.is-pointed, .pointer').length", vec![]).await,
        json!(0)
    );
    assert_eq!(audit(&window).await, [""; 0]);

    window.press("#ask form[data-send=guide] button").await;
    window.until("document.getElementById('coach')").await;
    let back = rests(&window).await;
    assert_eq!((&back["card"], back["acts"].as_array().map(Vec::len)), (&json!(6), Some(1)), "{back}");
    follow(&window, &back).await;
    assert_eq!(rests(&window).await["card"], json!(7), "and the lesson goes on");
    assert_eq!(window.troubles().await, [""; 0]);
}

#[tokio::test]
async fn another_choice_is_explained_and_leads_out_of_the_lesson() {
    let stage = Stage::new();
    let window = stage.window(Look { lang: "de", ..Look::PHONE }).await;
    start(&window).await;
    to_card(&window, 5).await;
    window.press("#tile-develop").await;
    window.until("document.querySelector('.pop .other-way button')").await;
    save(&window, "guide-other-way").await;
    assert_eq!(audit(&window).await, [""; 0]);
    window.press(".pop .other-way button").await;
    window.until("document.getElementById('ask') && !document.getElementById('coach')").await;

    window.press("#tile-develop").await;
    window.press("[data-go]").await;
    window.until("document.querySelector('#ask [data-act^=develop]')").await;
    let has_way_back = "return Boolean(document.querySelector('#ask form[data-send=guide]'))";
    assert_eq!(window.run(has_way_back, vec![]).await, json!(false), "there is no lesson any more");
    // An undo returns to where the lesson was left.
    window.press("[data-undo]").await;
    window.until("document.querySelector('#ask form[data-send=guide]')").await;
    assert_eq!(play(&window, ONWARDS, 3).await, Come::Enough, "the bot plays on by itself");
    assert_eq!(window.troubles().await, [""; 0]);
}

#[tokio::test]
async fn a_reload_or_another_language_stays_at_the_same_card() {
    let stage = Stage::new();
    let window = stage.window(Look::DESKTOP).await;
    start(&window).await;
    for card in [3, 7, 10] {
        to_card(&window, card).await;
        let before = sight(&window).await;
        window.reload().await;
        let after = rests(&window).await;
        assert_eq!((&after["card"], &after["says"]), (&before["card"], &before["says"]));
    }
    let english = sight(&window).await;
    window.press("header form[data-switch=lang] button").await;
    window.until("document.documentElement.lang === 'de'").await;
    let german = rests(&window).await;
    assert_eq!(german["card"], english["card"]);
    assert_ne!(german["says"], english["says"]);

    // After an undo the guide repeats its cards; then it continues as before.
    to_card(&window, 11).await;
    window.press("[data-undo]").await;
    window.until("document.querySelector('#ask [data-act=\"develop space_marines\"]')").await;
    let again = rests(&window).await;
    assert_eq!(again["card"], json!(10), "{again}");
    to_card(&window, 12).await;
    assert_eq!(window.troubles().await, [""; 0]);
}

#[tokio::test]
async fn the_guide_is_found_from_everywhere() {
    let stage = Stage::new();
    let window = stage.window(Look::DESKTOP).await;
    for (page, button) in [
        ("/new?game=new-frontiers", "[formaction='/guide']"),
        ("/rules/new-frontiers", "form[action='/guide'] button"),
        ("/", ".lists form[action='/guide'] button"),
    ] {
        start_with(&window, page, button).await;
        assert_eq!(sight(&window).await["card"], json!(1), "{page}");
    }
    window.go("/").await;
    let n_tables = window.run("return document.querySelectorAll('.turns .trow').length", vec![]).await;
    assert_eq!(n_tables, json!(3), "guided games are tables like others");
}
