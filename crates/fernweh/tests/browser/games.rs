//! Whole games in the browser: every number of seats, both languages, all widths and themes, all set-ups.

use super::player::{USUAL, check_final_sheet, open_table_of, play_to_the_end};
use super::stage::Stage;
use super::window::{Look, Window};
use std::ops::RangeInclusive;

/// A game, and how it is played here.
struct Game {
    name: &'static str,
    /// How many of a hundred moves follow the hint of the page: in the opening, where all kinds of choices are tried,
    /// and later. Random play almost never ends a game of Beyond the Sun.
    trust: [u64; 2],
    /// How many moves are made in the page, and then through the interface, after the opening.
    pace: [u64; 2],
    /// How many rounds a finished game may have. A random game of New Frontiers can be over after four.
    rounds: RangeInclusive<u64>,
    /// Whether the language changes during the game. There are few games of that kind, so each is in both languages.
    in_both: bool,
}

const NEW_FRONTIERS: Game =
    Game { name: "new-frontiers", trust: [25, 25], pace: USUAL, rounds: 3..=25, in_both: false };
const BEYOND_THE_SUN: Game =
    Game { name: "beyond-the-sun", trust: [50, 90], pace: USUAL, rounds: 6..=40, in_both: false };
/// A game has thirty rounds in every case, and its table takes longest to draw: more moves are made through the interface.
const MERCHANT_OF_VENUS: Game =
    Game { name: "merchant-of-venus", trust: [50, 90], pace: [3, 60], rounds: 30..=30, in_both: false };
/// A player makes some four hundred moves: more of them are made through the interface.
const INTERPORTAL: Game =
    Game { name: "interportal", trust: [50, 90], pace: [3, 90], rounds: 5..=20, in_both: true };

async fn whole_game(game: &Game, seats: &[&str], options: &[&str], look: Look) {
    let stage = Stage::new();
    let window = stage.window(look).await;
    let seed = u64::from(look.width) + seats.len() as u64;
    if seed.is_multiple_of(2) {
        window.be_calm().await;
    }
    let table = open_table_of(&window, game.name, seats, options, seed).await;
    let langs = match look.lang {
        lang if !game.in_both => vec![lang],
        "de" => vec!["en", "de"],
        _ => vec!["de", "en"],
    };
    play_to_the_end(&window, &table, seats, game.trust, game.pace, seed, &langs).await;
    check_final_sheet(&window, seats.len()).await;
    let told = last_round(&window).await;

    window.press("#ask a[href$='/replay']").await;
    window.until("document.querySelector('[data-replay]')").await;
    check_final_sheet(&window, seats.len()).await;
    let marks = window.run("return document.querySelectorAll('.ticks .r').length", vec![]).await;
    let marks = marks.as_u64().expect("a number");
    let rounds = told.unwrap_or(marks);
    assert!(game.rounds.contains(&rounds), "a game of {rounds} rounds");
    let has_all = [rounds, rounds + 1].contains(&marks);
    assert!(has_all, "{marks} marks for {rounds} rounds, and perhaps one for what was before them");
    assert_eq!(window.troubles().await, [""; 0]);
}

/// The number of the last round in the log. The end of a long log may be within one round.
async fn last_round(window: &Window) -> Option<u64> {
    let said = "return [...document.querySelectorAll('.log [data-sep]')].map((line) => line.textContent.match(/\\d+/)?.[0])";
    let said = window.run(said, vec![]).await;
    let rounds = said.as_array().into_iter().flatten().filter_map(|round| round.as_str()?.parse().ok());
    rounds.max()
}

/// `game, name: seats, options, width language theme`.
macro_rules! games {
    ($game:expr, $($name:ident: $seats:expr, $options:expr, $width:literal $lang:ident $theme:ident;)*) => { $(
        #[tokio::test]
        async fn $name() {
            let look = Look { width: $width, lang: stringify!($lang), theme: stringify!($theme) };
            whole_game(&$game, &$seats, &$options, look).await;
        }
    )* };
}

games! {
    NEW_FRONTIERS,
    two_seats_first_game_on_a_phone: ["me", "bot-greedy"], ["first-game"], 390 de dark;
    two_seats_full_set_up_on_a_desktop: ["me", "bot-random"], [], 1440 en light;
    two_seats_with_goals_on_one_tablet: ["me", "here"], ["goals"], 820 de dark;
    three_seats_first_game_on_a_tablet: ["me", "bot-greedy", "bot-random"], ["first-game"], 820 en light;
    three_seats_with_goals_on_a_phone: ["me", "bot-greedy", "bot-greedy"], ["goals"], 390 en dark;
    three_seats_full_set_up_on_one_desktop: ["me", "here", "bot-greedy"], [], 1440 de light;
    four_seats_full_set_up_on_a_phone: ["me", "bot-random", "bot-greedy", "bot-greedy"], [], 390 en light;
    four_seats_first_game_with_goals_on_a_desktop: ["me", "bot-greedy", "bot-greedy", "bot-greedy"], ["first-game", "goals"], 1440 de dark;
    five_seats_first_game_on_a_desktop: ["me", "bot-greedy", "bot-random", "bot-greedy", "bot-random"], ["first-game"], 1440 en dark;
    five_seats_with_goals_on_a_tablet: ["me", "bot-greedy", "bot-greedy", "bot-greedy", "bot-greedy"], ["goals"], 820 de light;
}

games! {
    BEYOND_THE_SUN,
    two_factions_on_a_desktop: ["me", "bot-greedy"], [], 1440 en dark;
    two_factions_of_experts_on_a_phone: ["me", "bot-greedy"], ["expert"], 390 de light;
    three_factions_with_the_display_on_a_tablet: ["me", "bot-greedy", "bot-greedy"], ["display"], 820 de dark;
    two_factions_with_leaders_on_a_desktop: ["me", "bot-greedy"], ["expert", "leaders", "new-factions", "new-technologies", "new-events", "new-systems"], 1440 de light;
    two_factions_with_leaders_on_a_phone: ["me", "bot-greedy"], ["leaders"], 390 en dark;
    alone_on_a_desktop: ["me"], ["solo=normal"], 1440 en dark;
    alone_on_a_phone: ["me"], ["solo=easy", "new-systems"], 390 de light;
}

games! {
    MERCHANT_OF_VENUS,
    one_merchant_on_a_desktop: ["me"], [], 1440 en dark;
    two_merchants_choose_pilots_on_a_desktop: ["me", "bot-greedy"], ["chosen-pilots"], 1440 de light;
    two_merchants_on_a_phone: ["me", "bot-random"], [], 390 de light;
    three_merchants_on_a_tablet: ["me", "bot-random", "bot-greedy"], [], 820 de dark;
}

games! {
    INTERPORTAL,
    six_empires_on_a_desktop: ["me", "bot-random", "bot-random", "bot-random", "bot-random", "bot-random"], ["short"], 1440 en dark;
    six_empires_on_a_phone: ["me", "bot-random", "bot-random", "bot-random", "bot-random", "bot-random"], ["short"], 390 de light;
}
