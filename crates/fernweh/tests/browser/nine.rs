//! Every kind of question in both languages, in the smallest windows and some larger ones, which take turns: each lit choice
//! is in sight or counted, no number or name is cut, nothing lies over a choice.

use super::pages::save;
use super::player::open_table_of;
use super::script::{Manner, Script, Stop};
use super::sight::{SIGHT, assert_none};
use super::stage::Stage;
use super::window::{BLANK, Look, Window};
use serde_json::{Value, json};

/// The functions of the page that check it, after those of [`SIGHT`].
const NINE: &str = include_str!("nine.js");

/// Phone, tablet upright and across, laptops, screens.
const SIZES: [(u32, u32); 9] = [
    (390, 844),
    (820, 1180),
    (1024, 768),
    (1280, 720),
    (1280, 800),
    (1366, 768),
    (1440, 900),
    (1536, 730),
    (1920, 1080),
];

/// A phone, a tablet and the smallest laptop, in which choices and words have the least room: every question is seen there.
const SMALLEST: [(u32, u32); 3] = [(390, 844), (1024, 768), (1280, 720)];
/// How many of the other windows see a question.
const IN_TURN: usize = 2;

/// What must not be found at a decision, and what must not be found where nothing is asked.
const ASKED: &str = "[...missed(), ...burst(), ...cutNumbers(), ...cutNames(), ...cutLabels(), ...cutPowers(), ...drawnHyphens(), ...overlaid(), ...spilled(), ...crowded(), ...overflow()]";
const REPLAYED: &str = "[...cutNumbers(), ...cutNames(), ...cutPowers(), ...drawnHyphens(), ...overlaid(), ...spilled(), ...crowded(), ...overflow()]";
const OVER: &str = "[...cutSheet(), ...cutNumbers(), ...spilled(), ...overflow()]";

/// A game that is played to its end, or until enough is seen.
struct Game {
    name: &'static str,
    /// How many seats; one person plays all of them, so that every kind of question comes early.
    n_seats: usize,
    options: &'static [&'static str],
    seed: u64,
    /// How many of a hundred moves follow the hint: of the first seat, and of the others.
    trust: [u64; 2],
    /// The number of moves after which it is enough.
    most: u64,
    /// Whether it is over before that. Then the final sheet is looked at, too.
    ends: bool,
    /// How many kinds of questions are seen at least: else the test would see too little.
    kinds: usize,
}

impl Game {
    /// The names of all seats; questions to the first of them are looked at.
    fn seats(&self) -> Vec<String> {
        (1..=self.n_seats).map(|n| format!("p{n}")).collect()
    }
}

/// Waits until the page is drawn as it is now, and what it does then is done.
async fn drawn(window: &Window) {
    let twice =
        "const [done] = arguments; requestAnimationFrame(() => requestAnimationFrame(() => done(true)));";
    window.run_on(twice, vec![]).await;
}

/// Looks at `path` in one language and in the windows of `sizes`. The page is loaded in the first of them; then the window
/// changes.
async fn look(
    window: &Window,
    path: &str,
    lang: &'static str,
    sizes: &[(u32, u32)],
    check: &str,
    name: &str,
) -> Vec<String> {
    let mut faults = Vec::new();
    window.speak(lang).await;
    // A page that is shown would have to be laid out in the next window, too.
    window.go(BLANK).await;
    for (n, (width, height)) in sizes.iter().enumerate() {
        window.resize((*width, *height)).await;
        if n == 0 {
            window.go(path).await;
        }
        window.until(&format!("innerWidth === {width} && innerHeight === {height}")).await;
        drawn(window).await;
        let found = window.run(&format!("{SIGHT}{NINE} return {check}"), vec![]).await;
        save(window, &format!("nine-{name}-{width}x{height}-{lang}")).await;
        let found = found.as_array().into_iter().flatten().filter_map(Value::as_str);
        faults.extend(found.map(|fault| format!("{name} at {width} × {height} in {lang}: {fault}")));
    }
    faults
}

/// The sizes in which a kind of question is looked at: the smallest ones, and some of the others in turn.
fn sizes_of(n: usize) -> Vec<(u32, u32)> {
    let others: Vec<_> = SIZES.into_iter().filter(|size| !SMALLEST.contains(size)).collect();
    let in_turn = others.into_iter().cycle().skip(n * IN_TURN).take(IN_TURN);
    SMALLEST.into_iter().chain(in_turn).collect()
}

/// Looks at `path` in these sizes, every second of them in one language, and the rest in the other. Which of the two begins
/// changes from one kind of question to the next.
async fn in_sizes(
    window: &Window,
    path: &str,
    sizes: &[(u32, u32)],
    check: &str,
    name: &str,
    n: usize,
) -> Vec<String> {
    let mut faults = Vec::new();
    for lang in ["en", "de"] {
        let first = (usize::from(lang == "de") + n) % 2;
        let sizes: Vec<_> = sizes.iter().copied().skip(first).step_by(2).collect();
        faults.extend(look(window, path, lang, &sizes, check, name).await);
    }
    faults
}

/// Looks at `path` in all sizes, half of them in each language.
async fn everywhere(window: &Window, path: &str, check: &str, name: &str, n: usize) -> Vec<String> {
    in_sizes(window, path, &SIZES, check, name, n).await
}

async fn nine(game: &Game) {
    let stage = Stage::new();
    let window = stage.window(Look::DESKTOP).await;
    window.be_calm().await;
    let all: Vec<&str> = (0..game.n_seats).map(|n| if n == 0 { "me" } else { "here" }).collect();
    let table = open_table_of(&window, game.name, &all, game.options, game.seed).await;
    let own = format!("{table}?as=p1");
    let (mut faults, mut known) = (Vec::new(), Vec::new());
    let seats = game.seats();
    let seats: Vec<&str> = seats.iter().map(String::as_str).collect();
    let mut script = Script::of(&window, &table, game.seed).await;
    loop {
        // A page that does not draw the table again after every move.
        window.go(BLANK).await;
        let manner = Manner { seats: &seats, trust: game.trust, known: Some(&known) };
        let Stop::New(kind) = script.play(&manner, game.most - script.n_moves).await else { break };
        let name = format!("{}-{}", game.name, kind.replace(' ', "-"));
        let n = known.len();
        faults.extend(in_sizes(&window, &own, &sizes_of(n), ASKED, &name, n).await);
        known.push(kind);
    }
    assert!(known.len() >= game.kinds, "only {} kinds of questions: {known:?}", known.len());
    let replay = format!("{table}/replay");
    if game.ends {
        assert!(script.n_moves < game.most, "it is not over after {} moves", game.most);
        faults.extend(everywhere(&window, &own, OVER, &format!("{}-end", game.name), 0).await);
        faults.extend(everywhere(&window, &replay, OVER, &format!("{}-replay-end", game.name), 1).await);
    }
    let middle = format!("{replay}?n=40");
    faults.extend(everywhere(&window, &middle, REPLAYED, &format!("{}-replay", game.name), 0).await);
    assert_none(&faults);
}

#[tokio::test]
async fn new_frontiers_fits_nine_windows() {
    nine(&Game {
        name: "new-frontiers",
        n_seats: 5,
        options: &["goals"],
        seed: 8,
        trust: [60, 80],
        most: 1200,
        ends: true,
        kinds: 5,
    })
    .await;
}

#[tokio::test]
async fn beyond_the_sun_fits_nine_windows() {
    nine(&Game {
        name: "beyond-the-sun",
        n_seats: 4,
        options: &["expert", "leaders", "new-factions", "new-technologies", "new-events", "new-systems"],
        seed: 5,
        trust: [80, 80],
        most: 1000,
        ends: true,
        kinds: 5,
    })
    .await;
}

/// Alone against the anarchists, whose markers and steps are on the page besides.
#[tokio::test]
async fn solo_play_fits_nine_windows() {
    nine(&Game {
        name: "beyond-the-sun",
        n_seats: 1,
        options: &["solo"],
        seed: 2,
        trust: [80, 0],
        most: 60,
        ends: false,
        kinds: 4,
    })
    .await;
}

#[tokio::test]
async fn merchant_of_venus_fits_nine_windows() {
    nine(&Game {
        name: "merchant-of-venus",
        n_seats: 4,
        options: &[],
        seed: 3,
        trust: [70, 0],
        most: 1400,
        ends: true,
        kinds: 5,
    })
    .await;
}

#[tokio::test]
async fn interportal_fits_nine_windows() {
    nine(&Game {
        name: "interportal",
        n_seats: 6,
        options: &["short"],
        seed: 4,
        trust: [60, 0],
        most: 1000,
        ends: false,
        kinds: 5,
    })
    .await;
}

/// The largest numbers of a long game fit wherever they stand, with six seats as well.
#[tokio::test]
async fn large_numbers_of_interportal_fit() {
    let stage = Stage::new();
    let window = stage.window(Look::DESKTOP).await;
    window.be_calm().await;
    let seats = ["me", "bot-random", "bot-random", "bot-random", "bot-random", "bot-random"];
    let table = open_table_of(&window, "interportal", &seats, &["short"], 4).await;
    let late = "const write = (css, text) => document.querySelectorAll(css).forEach((it) => (it.textContent = text));
        write('.res .amount > span', '114'); write('.res .inc', '+47'); write('.race .rp', '10½');
        write('.race .rs > span', '58'); write('.seat .st .amount > span:not(.vh)', '10½');";
    let check = format!("(() => {{ {late} return [...cutNumbers(), ...spilled()] }})()");
    assert_none(&everywhere(&window, &table, &check, "interportal-late", 0).await);
}

/// The longest names of worlds stand whole on a mat, also beside a good. They rarely come in a game, so they are written
/// over others, with the places where they may break.
#[tokio::test]
async fn the_longest_names_of_worlds_fit_a_mat() {
    let stage = Stage::new();
    let window = stage.window(Look::DESKTOP).await;
    window.be_calm().await;
    let table = open_table_of(&window, "new-frontiers", &["me", "bot-random"], &["first-game"], 4).await;
    let names =
        ["Gen\u{AD}mani\u{AD}pu\u{AD}lierte Raben\u{AD}schwärme", "Raum\u{AD}tiefen-Symbi\u{AD}onten"];
    for (name, good) in [(names[0], ""), (names[1], "<span class=good></span>")] {
        let check = format!(
            "(() => {{
                const world = document.querySelector('.mat .world');
                world.querySelector('.good')?.remove();
                world.insertAdjacentHTML('beforeend', '{good}');
                world.querySelector('.name').textContent = '{name}';
                return cutNames();
            }})()"
        );
        assert_none(&everywhere(&window, &table, &check, "long-worlds", 0).await);
    }
}

/// On a phone a new question opens the pane with its choices and shows the first of them, whatever was shown before.
#[tokio::test]
async fn a_new_question_brings_its_choices_into_view() {
    let stage = Stage::new();
    let window = stage.window(Look::PHONE).await;
    window.be_calm().await;
    let table = open_table_of(&window, "new-frontiers", &["me", "bot-greedy"], &[], 3).await;
    let decision = "return document.getElementById('ask').dataset.decision";
    let mut n_new = 0;
    for luck in 0..16 {
        window.until("document.getElementById('ask').dataset.state === 'choose'").await;
        let before = window.run(decision, vec![]).await;
        // In one go, because news of other seats may open another pane right after it.
        let to_log = "document.querySelector('.tabbar [data-pane=log]').click();
            return document.getElementById('table').dataset.pane";
        assert_eq!(window.run(to_log, vec![]).await, json!("log"));
        let manner = Manner { seats: &["p1"], trust: [100; 2], known: None };
        assert_eq!(Script::of(&window, &table, luck).await.play(&manner, 1).await, Stop::Enough);
        let asked = window.run_on(ASKED_AGAIN, vec![json!(table)]).await;
        window.until(&format!("Number(document.getElementById('table').dataset.version) >= {asked}")).await;
        window.until("document.getElementById('ask').dataset.state === 'choose'").await;
        drawn(&window).await;
        if window.run(decision, vec![]).await != before {
            let found = window.run(&format!("{SIGHT}{NINE} return missed()"), vec![]).await;
            let pane = window.run("return document.getElementById('table').dataset.pane", vec![]).await;
            assert_eq!(found, json!([]), "after {before}, on the pane {pane}");
            n_new += 1;
        }
    }
    assert!(n_new >= 3, "only {n_new} new questions");
    assert_none(&window.troubles().await);
}

/// Waits until the first seat is asked, and gives the version of the table.
const ASKED_AGAIN: &str = "const [path, done] = arguments;
    const api = `/api${path.replace('/t/', '/tables/')}`;
    const look = async () => {
        const facts = await (await fetch(api)).json();
        if (facts.awaiting.includes('p1')) return done(facts.version);
        setTimeout(look, 20);
    };
    look();";

/// Checks that the checks can find faults.
#[tokio::test]
async fn what_is_missed_is_found() {
    let stage = Stage::new();
    let window = stage.window(Look::DESKTOP).await;
    window.be_calm().await;
    let table = open_table_of(&window, "beyond-the-sun", &["me", "bot-greedy"], &[], 5).await;
    window.until("document.querySelector('.stage .is-lit')").await;
    let spoil = "(() => {
        const piece = document.querySelector('.stage .is-lit');
        const twin = piece.cloneNode(true);
        twin.style.cssText = 'position: fixed; left: -3000px';
        document.querySelector('.stage').append(twin);
        const lid = document.createElement('div');
        const { left, top, width, height } = piece.getBoundingClientRect();
        lid.style.cssText = `position: fixed; left: ${left}px; top: ${top}px; width: ${width}px; height: ${height}px; z-index: 999`;
        document.body.append(lid);
        document.querySelector('.seat .nm').textContent = 'x'.repeat(90);
        return [...missed(), ...cutNames()];
    })()";
    let found = look(&window, &table, "en", &[(1280, 800)], spoil, "spoiled").await.join("\n");
    for fault in ["lies under div", "are outside, and the bar says 0", "is cut in span.nm"] {
        assert!(found.contains(fault), "`{fault}` is not among:\n{found}");
    }
}
