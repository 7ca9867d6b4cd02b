//! Playing in a window: by presses inside the page, many moves at a time.

use super::fit::FIT;
use super::window::Window;
use serde_json::{Value, json};

/// Where playing has come to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Come {
    /// As many moves were made as was asked for.
    Enough,
    /// The game is over.
    Over,
}

/// Makes `most` moves, or fewer if the game ends before. Every table on the way is looked at; whatever would
/// make a person stumble fails the test.
pub(super) async fn play(window: &Window, most: u64, seed: u64) -> Come {
    let player = format!("{FIT}{}", include_str!("player.js"));
    let mut left = most;
    for call in 0.. {
        // Not too many at a time: a script may take only so long.
        let now = left.min(12);
        let report = window.run_on(&player, vec![json!(now), json!(seed + call)]).await;
        let complaints = window.troubles().await;
        assert_eq!(report["troubles"], json!([]), "{report:#}\n{complaints:#?}");
        assert!(complaints.is_empty(), "the browser complains after {report}: {complaints:#?}");
        left -= report["moves"].as_u64().expect("a number of moves");
        match report["how"].as_str() {
            Some("over") => return Come::Over,
            // On a shared device the next player takes it.
            Some("curtain") => {
                window.press(".curtain a").await;
                window.until("document.getElementById('ask')?.dataset.state === 'choose'").await;
            }
            _ if left == 0 => return Come::Enough,
            _ => {}
        }
    }
    unreachable!("the loop has no end")
}

/// Opens a table of New Frontiers, see [`open_table_of`].
pub(super) async fn open_table(window: &Window, seats: &[&str], options: &[&str], seed: u64) -> String {
    open_table_of(window, "new-frontiers", seats, options, seed).await
}

/// Opens a table through the form of the page, as it is sent, and goes there. Gives its path.
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
        fetch('/tables', { method: 'POST', body: form }).then((answer) => done(answer.ok ? answer.url : answer.status));";
    window.go("/").await;
    let answer = window.run_on(open, vec![json!(game), json!(seats), json!(options), json!(seed)]).await;
    let Value::String(address) = answer else { panic!("no table was opened: {answer}") };
    window.go(&address).await;
    window.path().await
}

/// Fails with the final sheet that is missing, or wrong.
pub(super) async fn check_final_sheet(window: &Window, n_seats: usize) {
    let sheet = window
        .run(
            "const row = (part) => [...document.querySelectorAll(`table.score ${part} td`)].map((cell) => cell.innerText);
             return { totals: row('tfoot tr:first-child'), places: row('tfoot tr:last-child') };",
            vec![],
        )
        .await;
    // Whoever plays alone may have somebody to beat beside them.
    let totals = sheet["totals"].as_array().map_or(0, Vec::len);
    assert!(totals == n_seats || n_seats == 1 && totals == 2, "everybody has a total: {sheet}");
    let places: Vec<&str> =
        sheet["places"].as_array().expect("places").iter().filter_map(Value::as_str).collect();
    // Alone one can also lose; then the sheet says so in words, or in the place.
    assert!(
        if n_seats == 1 { !places.is_empty() } else { places.contains(&"1.") },
        "it is said who won: {sheet}"
    );
}
