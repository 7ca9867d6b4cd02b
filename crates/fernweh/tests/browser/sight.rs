//! What a person sees in windows of every size: no highlighted choice out of view, no number cut off, no page too
//! wide.

use super::pages::save;
use super::player::{Come, open_table_of, skip};
use super::stage::Stage;
use super::window::{Look, Window};
use serde_json::{Value, json};

/// The functions of the page that check it.
pub(super) const SIGHT: &str = include_str!("sight.js");

/// Usual windows of laptops and screens.
const DESKTOPS: [(u32, u32); 5] = [(1280, 720), (1280, 800), (1366, 768), (1440, 900), (1920, 1080)];
const PHONE: (u32, u32) = (390, 844);

/// Plays through the interface, with the hints of the page, until `most` moves are made or the game is over.
async fn play_on(window: &Window, table: &str, most: u64) -> Come {
    skip(window, table, &["p1"], most, 100, 1).await
}

/// More moves than any game has.
const ALL: u64 = 20_000;

/// What `check`, an expression of the page, finds at `path` in windows of these sizes: the page is loaded in the first
/// and resized to the others.
async fn look(
    window: &Window,
    path: &str,
    sizes: &[(u32, u32)],
    lang: &'static str,
    check: &str,
) -> Vec<String> {
    let mut faults = Vec::new();
    window.speak(lang).await;
    window.resize(sizes[0]).await;
    window.go(path).await;
    for &(width, height) in sizes {
        window.resize((width, height)).await;
        window.until(&format!("matchMedia('(width: {width}px) and (height: {height}px)').matches")).await;
        let found = window.run(&format!("{SIGHT} return {check}"), vec![]).await;
        let name = path.replace('/', "-");
        save(window, &format!("sight{name}-{width}x{height}-{lang}")).await;
        let found = found.as_array().into_iter().flatten().filter_map(Value::as_str);
        faults.extend(found.map(|fault| format!("{path} at {width} × {height} in {lang}: {fault}")));
    }
    faults
}

pub(super) fn assert_none(faults: &[String]) {
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

async fn everywhere(window: &Window, path: &str, sizes: &[(u32, u32)], check: &str) -> Vec<String> {
    let mut faults = Vec::new();
    for lang in ["en", "de"] {
        faults.extend(look(window, path, sizes, lang, check).await);
    }
    faults
}

/// The same with a page that is loaded in each size, because a map opens as its window allows, and a check may open tabs. The
/// languages take turns; `n` says which one begins.
async fn opened_everywhere(
    window: &Window,
    path: &str,
    sizes: &[(u32, u32)],
    check: &str,
    n: usize,
) -> Vec<String> {
    let mut faults = Vec::new();
    for (size, lang) in sizes.iter().zip(["en", "de"].into_iter().cycle().skip(n)) {
        faults.extend(look(window, path, &[*size], lang, check).await);
    }
    faults
}

/// A choice must be visible.
#[tokio::test]
async fn every_lit_choice_of_beyond_the_sun_is_in_sight() {
    let stage = Stage::new();
    let window = stage.window(Look::DESKTOP).await;
    window.be_calm().await;
    let seats = ["me", "bot-greedy", "bot-greedy", "bot-greedy"];
    let table = open_table_of(&window, "beyond-the-sun", &seats, &[], 5).await;
    let mut faults = Vec::new();
    // In the middle of the first turns and later, when ships and technologies are there.
    for more in [3, 12] {
        assert_eq!(play_on(&window, &table, more).await, Come::Enough);
        window.go(&table).await;
        window.until("document.querySelector('#ask[data-state=choose]') && document.querySelector('.stage .is-lit')").await;
        faults.extend(
            everywhere(
                &window,
                &table,
                &DESKTOPS,
                "[...unlit(), ...ownArea(), ...cutNumbers(), ...overflow()]",
            )
            .await,
        );
    }
    assert_none(&faults);
}

/// On every desktop the whole of one's own area is in sight above the question, also on low ones and in the middle of a
/// game: both rows of developments and worlds, and the ship with its cards.
#[tokio::test]
async fn the_own_area_is_in_sight_in_the_middle_of_a_game() {
    let stage = Stage::new();
    let window = stage.window(Look::DESKTOP).await;
    window.be_calm().await;
    let mut faults = Vec::new();
    for game in ["new-frontiers", "merchant-of-venus"] {
        let table = open_table_of(&window, game, &["me", "bot-greedy", "bot-greedy"], &[], 5).await;
        assert_eq!(play_on(&window, &table, 24).await, Come::Enough);
        let checks = "[...ownArea(), ...cutNumbers(), ...overflow()]";
        faults.extend(everywhere(&window, &table, &DESKTOPS, checks).await);
    }
    assert_none(&faults);
}

/// The galaxy opens so that every lit system is in the window; other choices lie behind a tab that counts them.
#[tokio::test]
async fn every_lit_choice_of_interportal_is_in_sight() {
    let stage = Stage::new();
    let window = stage.window(Look::DESKTOP).await;
    window.be_calm().await;
    let seats = ["me", "bot-random", "bot-random"];
    let table = open_table_of(&window, "interportal", &seats, &["short"], 5).await;
    let mut faults = Vec::new();
    // In the first Economy phase, and later, when fleets move.
    for (n, more) in [2, 24].into_iter().enumerate() {
        assert_eq!(play_on(&window, &table, more).await, Come::Enough);
        window.go(&table).await;
        window.until("document.querySelector('#ask[data-state=choose]')").await;
        let checks = "[...unlit(), ...ownArea(), ...cutNumbers(), ...overflow()]";
        faults.extend(opened_everywhere(&window, &table, &DESKTOPS, checks, n).await);
        faults.extend(everywhere(&window, &table, &[PHONE, (820, 1180)], "overflow()").await);
    }
    assert_none(&faults);
}

/// Passes for the first seat until something that begins with `word` is offered.
const PASS: &str = "const [path, word, done] = arguments;
    const api = `/api${path.replace('/t/', '/tables/')}`;
    (async () => {
        for (let n = 0; n < 4000; n += 1) {
            const facts = await (await fetch(api)).json();
            if (!facts.awaiting.includes('p1')) continue;
            const legal = (await (await fetch(`${api}/legal?seat=p1`)).text()).trim().split('\\n');
            if (legal.some((line) => line.startsWith(word))) return true;
            const body = legal.includes('pass') ? 'pass' : legal[0];
            const sent = { method: 'POST', headers: { 'Content-Type': 'text/plain' }, body };
            await fetch(`${api}/act?seat=p1&version=${facts.version}`, sent);
        }
        return false;
    })().then(done, (error) => done(String(error)));";

/// Every choice of the Economy and of the Politics phase is in sight, at most after one press on a tab that counts them.
#[tokio::test]
async fn every_choice_of_interportal_is_one_press_away() {
    let stage = Stage::new();
    let window = stage.window(Look::DESKTOP).await;
    window.be_calm().await;
    let table = open_table_of(&window, "interportal", &["me", "bot-random"], &["short"], 5).await;
    let mut faults = Vec::new();
    for (n, word) in ["research ", "cabinet "].into_iter().enumerate() {
        window.go("/profile").await;
        assert_eq!(window.run_on(PASS, vec![json!(table), json!(word)]).await, json!(true));
        faults
            .extend(opened_everywhere(&window, &table, &[(1366, 768), (1440, 900)], "unreached()", n).await);
    }
    assert_none(&faults);
}

/// Four digits fit wherever credits are shown.
#[tokio::test]
async fn no_credits_of_a_merchant_are_cut() {
    let stage = Stage::new();
    let window = stage.window(Look::DESKTOP).await;
    window.be_calm().await;
    let seats = ["me", "bot-random", "bot-random", "bot-random"];
    let table = open_table_of(&window, "merchant-of-venus", &seats, &[], 3).await;
    assert_eq!(play_on(&window, &table, 6).await, Come::Enough);
    let rich = "(document.querySelectorAll('.c-credits > span[aria-hidden]').forEach((it) => (it.textContent = '2610')), [...cutNumbers(), ...overflow()])";
    assert_none(&everywhere(&window, &table, &DESKTOPS, rich).await);
}

/// The sheet at the end of a game shows all players, at its table and in the replay. The tests of `nine` look at those of the
/// other games.
#[tokio::test]
async fn everybody_is_on_the_sheet_of_interportal() {
    let stage = Stage::new();
    let window = stage.window(Look::DESKTOP).await;
    window.be_calm().await;
    let table = open_table_of(&window, "interportal", &["me", "bot-random"], &["short"], 8).await;
    assert_eq!(play_on(&window, &table, ALL).await, Come::Over);
    let sizes = [PHONE, (820, 1180), (1280, 800), (1440, 900)];
    let mut faults = everywhere(&window, &table, &sizes, "cutSheet()").await;
    let replay = format!("{table}/replay");
    faults
        .extend(everywhere(&window, &replay, &[PHONE, (1440, 900)], "[...cutSheet(), ...overflow()]").await);
    assert_none(&faults);
}

/// The board of a replay has space for its words at every width.
#[tokio::test]
async fn a_replay_of_beyond_the_sun_can_be_read() {
    let stage = Stage::new();
    let window = stage.window(Look::DESKTOP).await;
    window.be_calm().await;
    let table = open_table_of(&window, "beyond-the-sun", &["me", "bot-greedy"], &[], 5).await;
    assert_eq!(play_on(&window, &table, 12).await, Come::Enough);
    let replay = format!("{table}/replay?n=20");
    assert_none(&everywhere(&window, &replay, &DESKTOPS, "[...cramped(), ...overflow()]").await);
}

/// A replay shows all empires to those who did not play, and none lies over another.
#[tokio::test]
async fn empires_of_a_replay_do_not_lie_over_each_other() {
    let stage = Stage::new();
    let window = stage.window(Look::DESKTOP).await;
    window.be_calm().await;
    let seats = ["me", "bot-random", "bot-random"];
    let table = open_table_of(&window, "interportal", &seats, &["short"], 5).await;
    assert_eq!(play_on(&window, &table, ALL).await, Come::Over);
    let over = "(() => {
        const boxes = [...document.querySelectorAll('.mats > .mine')].map((it) => it.getBoundingClientRect());
        const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
        const n = boxes.flatMap((a, i) => boxes.slice(i + 1).filter((b) => meet(a, b))).length;
        return boxes.length === 3 && !n ? [] : [`${n} of ${boxes.length} empires lie over others`];
    })()";
    let other = stage.window(Look::DESKTOP).await;
    assert_none(&everywhere(&other, &format!("{table}/replay?n=10"), &[PHONE, (1440, 900)], over).await);
}

/// Pilots are long texts: all of them begin in sight, side by side, where they are chosen.
#[tokio::test]
async fn every_pilot_is_shown_from_its_beginning() {
    let stage = Stage::new();
    let window = stage.window(Look::DESKTOP).await;
    window.be_calm().await;
    let table = open_table_of(&window, "merchant-of-venus", &["me"], &["chosen-pilots"], 4).await;
    let cut = "(() => {
        const frame = document.querySelector('.offer').getBoundingClientRect();
        const names = [...document.querySelectorAll('.offer .pilot')];
        const cut = names.filter((it) => it.getBoundingClientRect().top < frame.top || it.getBoundingClientRect().bottom > frame.bottom);
        return names.length > 1 ? cut.map((it) => `${it.textContent} is out of sight`) : ['there are no pilots'];
    })()";
    assert_none(&everywhere(&window, &format!("{table}?as=p1"), &DESKTOPS, cut).await);
}

/// Players may have long names: they break or end with dots, and lie over nothing else.
#[tokio::test]
async fn long_names_lie_over_nothing() {
    let stage = Stage::new();
    let check = "(() => {
        const names = [...document.querySelectorAll('.rival b, .act .by > :last-child')].filter(isDrawn);
        names.forEach((it) => (it.textContent = 'Mira Adelheid von Thun'));
        const meets = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
        const over = names.flatMap((name) => {
            const [box, place] = [name.getBoundingClientRect(), name.closest('.rival, .act')];
            const others = texts().filter(({ parent }) => place.contains(parent) && !name.contains(parent));
            const under = others.filter((other) => meets(box, other.box)).map(({ text }) => `a name lies over “${text}”`);
            return box.right > place.getBoundingClientRect().right ? [...under, `a name reaches out of ${called(place)}`] : under;
        });
        return names.length ? over : ['there are no names'];
    })()";
    for game in ["new-frontiers", "merchant-of-venus"] {
        let window = stage.window(Look::DESKTOP).await;
        window.be_calm().await;
        let table = open_table_of(&window, game, &["me", "bot-random", "bot-random"], &[], 3).await;
        play_on(&window, &table, 6).await;
        assert_none(&everywhere(&window, &table, &DESKTOPS, check).await);
    }
}

/// German words are long. The tests of `pages` look at the other pages of a phone.
#[tokio::test]
async fn no_page_is_wider_than_a_phone() {
    let stage = Stage::new();
    let window = stage.window(Look::PHONE).await;
    window.be_calm().await;
    let mut paths =
        vec!["/daily".to_owned(), "/rules".to_owned(), "/rules/new-frontiers/numbered".to_owned()];
    for game in ["beyond-the-sun", "merchant-of-venus", "interportal"] {
        paths.extend(["/new?game=", "/rules/", "/cards/"].map(|page| format!("{page}{game}")));
    }
    let mut faults = Vec::new();
    for path in &paths {
        let checks = "[...overflow(), ...cutNumbers(), ...squeezed()]";
        faults.extend(everywhere(&window, path, &[PHONE], checks).await);
    }
    assert_none(&faults);
}

/// Every picture of every rulebook shows its position, on a desktop and on a phone.
#[tokio::test]
async fn every_picture_of_the_rulebooks_shows_something() {
    let stage = Stage::new();
    let window = stage.window(Look::DESKTOP).await;
    window.be_calm().await;
    let mut faults = Vec::new();
    for game in ["new-frontiers", "beyond-the-sun", "merchant-of-venus", "interportal"] {
        window.go(&format!("/rules/{game}")).await;
        let pictured = "const done = arguments[0];
            const links = [...document.querySelectorAll('.toc a')].map((it) => it.getAttribute('href'));
            const pages = [...new Set(links)].filter((it) => it.split('/').length === 4);
            const text = async (it) => [it, await (await fetch(it)).text()];
            Promise.all(pages.map(text)).then((all) => done(all.filter(([, it]) => it.includes('shot-in')).map(([it]) => it)))";
        let pages = window.run_on(pictured, vec![]).await;
        let pages: Vec<&str> = pages.as_array().into_iter().flatten().filter_map(Value::as_str).collect();
        assert!(pages.len() >= 3, "{game}: {pages:?}");
        for page in pages {
            faults.extend(look(&window, page, &[(1440, 900), PHONE], "en", "poorPictures()").await);
        }
    }
    assert_none(&faults);
}

/// Checks that the checks can find faults.
#[tokio::test]
async fn what_is_out_of_sight_is_found() {
    let stage = Stage::new();
    let window = stage.window(Look::DESKTOP).await;
    window.be_calm().await;
    let table = open_table_of(&window, "beyond-the-sun", &["me", "bot-greedy"], &[], 5).await;
    window.until("document.querySelector('.stage .is-lit')").await;
    let spoil = "(document.querySelector('.stage .is-lit').style.cssText = 'position: fixed; left: -300px',
        document.querySelector('.bigres .amount').style.cssText = 'width: 4px; overflow: hidden; display: block; white-space: nowrap',
        document.body.append(Object.assign(document.createElement('p'), { textContent: 'x'.repeat(400) })),
        [...unlit(), ...cutNumbers(), ...overflow()])";
    let found = look(&window, &table, &[(1280, 800)], "en", spoil).await.join("\n");
    for fault in ["is not in sight", "is cut by", "over the edge"] {
        assert!(found.contains(fault), "`{fault}` is not among:\n{found}");
    }
}
