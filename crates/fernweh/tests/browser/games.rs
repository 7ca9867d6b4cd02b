//! Whole games in the browser: every number of seats, both languages, all widths and themes, all set-ups.

use super::player::{Come, check_final_sheet, open_table_of, play};
use super::stage::Stage;
use super::window::Look;

/// More moves than any game has.
const ENOUGH: u64 = 600;

async fn whole_game(game: &str, most: u64, seats: &[&str], options: &[&str], look: Look) {
    let stage = Stage::new();
    let window = stage.window(look).await;
    let seed = u64::from(look.width) + seats.len() as u64;
    if seed.is_multiple_of(2) {
        window.be_calm().await;
    }
    let table = open_table_of(&window, game, seats, options, seed).await;
    match play(&window, most, seed).await {
        Come::Over => check_final_sheet(&window, seats.len()).await,
        Come::Enough => return assert!(most < ENOUGH, "the game ends"),
    }

    window.go(&format!("{table}/replay")).await;
    check_final_sheet(&window, seats.len()).await;
    assert_eq!(window.troubles().await, [""; 0]);
}

/// `game, moves, name: seats, options, width language theme`.
macro_rules! games {
    ($game:literal, $most:expr, $($name:ident: $seats:expr, $options:expr, $width:literal $lang:ident $theme:ident;)*) => { $(
        #[tokio::test]
        async fn $name() {
            let look = Look { width: $width, lang: stringify!($lang), theme: stringify!($theme) };
            whole_game($game, $most, &$seats, &$options, look).await;
        }
    )* };
}

games! {
    "new-frontiers", ENOUGH,
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

// Whoever plays at random claims hardly anything, and a game of Beyond the Sun can be long: to its end, or until
// this many moves were made without trouble.
games! {
    "beyond-the-sun", 200,
    two_factions_on_a_desktop: ["me", "bot-greedy"], [], 1440 en dark;
    two_factions_of_experts_on_a_phone: ["me", "bot-greedy"], ["expert"], 390 de light;
    three_factions_with_the_display_on_a_tablet: ["me", "bot-greedy", "bot-greedy"], ["display"], 820 de dark;
    two_factions_with_leaders_on_a_desktop: ["me", "bot-greedy"], ["expert", "leaders", "new-factions", "new-technologies", "new-events", "new-systems"], 1440 de light;
    two_factions_with_leaders_on_a_phone: ["me", "bot-greedy"], ["leaders"], 390 en dark;
    alone_on_a_desktop: ["me"], ["solo=normal"], 1440 en dark;
    alone_on_a_phone: ["me"], ["solo=easy", "new-systems"], 390 de light;
}

// Thirty rounds of many small steps: as far as this many moves without trouble.
games! {
    "merchant-of-venus", 70,
    one_merchant_on_a_desktop: ["me"], [], 1440 en dark;
    one_merchant_on_a_phone: ["me"], [], 390 de light;
    two_merchants_choose_pilots_on_a_desktop: ["me", "bot-greedy"], ["chosen-pilots"], 1440 de light;
    two_merchants_on_a_phone: ["me", "bot-random"], [], 390 en dark;
    three_merchants_on_a_tablet: ["me", "bot-random", "bot-greedy"], [], 820 de dark;
}
