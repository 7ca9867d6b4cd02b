//! Plays in a window: by presses inside the page, many moves at a time.

use super::fit::FIT;
use super::script::{Manner, Script, Stop};
use super::window::{BLANK, Window};
use serde_json::{Value, json};

/// How far playing has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Come {
    /// The requested number of moves was made.
    Enough,
    /// The game is over.
    Over,
}

/// More stretches than any game has.
const ENOUGH: u64 = 200;

/// The opening, in which a player tries different things.
const OPENING: u64 = 12;

/// Moves in the page, and then through the interface, after the opening of a usual game.
pub(super) const USUAL: [u64; 2] = [4, 26];

/// Moves in the page that show that a game goes on after its lesson.
pub(super) const ONWARDS: u64 = 4;

/// Makes `most` moves at random, or fewer if the game ends before. Checks every table on the way; anything that would
/// hinder a person fails the test.
pub(super) async fn play(window: &Window, most: u64, seed: u64) -> Come {
    play_with(window, most, 0, seed).await
}

/// Plays until the game is over. The given percentages of moves follow the hint of the page: in the opening, and
/// later. After the opening, short stretches are played in the page, and longer ones through the interface: the tables of
/// every part of a game are checked, but not those after each move. The pages speak these languages in turn, from one
/// stretch to the next.
pub(super) async fn play_to_the_end(
    window: &Window,
    table: &str,
    seats: &[&str],
    trust: [u64; 2],
    [stretch, skipped]: [u64; 2],
    seed: u64,
    langs: &[&str],
) {
    let own: Vec<String> =
        (1..).zip(seats).filter(|(_, who)| !who.starts_with("bot")).map(|(n, _)| format!("p{n}")).collect();
    let own: Vec<&str> = own.iter().map(String::as_str).collect();
    let mut come = play_with(window, OPENING, trust[0], seed).await;
    for (n, lang) in (1..ENOUGH).zip(langs.iter().cycle()) {
        if come == Come::Over {
            return;
        }
        window.speak(lang).await;
        come = skip(window, table, &own, skipped, trust[1], seed + n).await;
        // The last table is looked at, too.
        window.go(table).await;
        let seen = play_with(window, stretch, trust[1], seed + n).await;
        assert!(come == Come::Enough || seen == Come::Over, "the page says that it is over");
        come = seen;
    }
    panic!("the game does not end");
}

/// Makes `most` moves for the seats `own` through the interface, or fewer if the game ends before.
pub(super) async fn skip(
    window: &Window,
    table: &str,
    own: &[&str],
    most: u64,
    trust: u64,
    luck: u64,
) -> Come {
    // A page that does not draw the table again after every move.
    window.go(BLANK).await;
    let manner = Manner { seats: own, trust: [trust; 2], known: None };
    match Script::of(window, table, luck).await.play(&manner, most).await {
        Stop::Over => Come::Over,
        _ => Come::Enough,
    }
}

async fn play_with(window: &Window, most: u64, trust: u64, mut luck: u64) -> Come {
    let player = format!("{FIT}{}", include_str!("player.js"));
    let mut made = 0;
    loop {
        // Not too many at a time, because the time of a script is limited.
        let now = (most - made).min(12);
        let report = window.run_on(&player, vec![json!(now), json!(trust), json!(luck)]).await;
        let complaints = window.troubles().await;
        if report["troubles"] != json!([]) {
            super::pages::save(window, "trouble").await;
        }
        assert_eq!(report["troubles"], json!([]), "{report:#}\n{complaints:#?}");
        assert!(complaints.is_empty(), "the browser complains after {report}: {complaints:#?}");
        made += report["moves"].as_u64().expect("a number of moves");
        // The split into calls does not matter: a seed is one game.
        luck = report["luck"].as_u64().expect("the luck that is left");
        match report["how"].as_str() {
            Some("over") => return Come::Over,
            // On a shared device the next player takes over.
            Some("curtain") => {
                window.press(".curtain a").await;
                window.until("document.getElementById('ask')?.dataset.state === 'choose'").await;
            }
            _ if made == most => return Come::Enough,
            _ => {}
        }
    }
}

/// Opens a table of New Frontiers, see [`open_table_of`].
pub(super) async fn open_table(window: &Window, seats: &[&str], options: &[&str], seed: u64) -> String {
    open_table_of(window, "new-frontiers", seats, options, seed).await
}

/// Opens a table through the form of the page, as it is sent, and goes there. Gives its path. The name and the seed are
/// chosen, so that the same presses lead to the same pages in every run.
pub(super) async fn open_table_of(
    window: &Window,
    game: &str,
    seats: &[&str],
    options: &[&str],
    seed: u64,
) -> String {
    let open = "const [game, seats, options, seed, done] = arguments;
        const form = new URLSearchParams({ game, players: seats.length, seed });
        seats.forEach((seat, n) => form.append(`seat-${n + 1}`, seat));
        options.forEach((option) => form.append('option', option));
        fetch('/settings', { method: 'POST', body: new URLSearchParams({ name: 'Alcyone' }) })
            .then(() => fetch('/tables', { method: 'POST', body: form }))
            .then((answer) => done(answer.ok ? answer.url : answer.status));";
    window.go("/").await;
    let answer = window.run_on(open, vec![json!(game), json!(seats), json!(options), json!(seed)]).await;
    let Value::String(address) = answer else { panic!("no table was opened: {answer}") };
    window.go(&address).await;
    window.path().await
}

/// Fails if the final sheet is missing or wrong.
pub(super) async fn check_final_sheet(window: &Window, n_seats: usize) {
    window.until("document.querySelector('table.score tfoot td')").await;
    let sheet = window
        .run(
            "const row = (part) => [...document.querySelectorAll(`table.score ${part} td`)].map((cell) => cell.innerText);
             return { totals: row('tfoot tr:first-child'), places: row('tfoot tr:last-child') };",
            vec![],
        )
        .await;
    // A solo player may have an opponent on the sheet.
    let totals = sheet["totals"].as_array().map_or(0, Vec::len);
    assert!(totals == n_seats || n_seats == 1 && totals == 2, "everybody has a total: {sheet}");
    let places: Vec<&str> =
        sheet["places"].as_array().expect("places").iter().filter_map(Value::as_str).collect();
    // A solo player can also lose; then the sheet says so in words, or in the place.
    assert!(
        if n_seats == 1 { !places.is_empty() } else { places.contains(&"1.") },
        "it is said who won: {sheet}"
    );
}
