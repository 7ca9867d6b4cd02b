//! MV-016 to MV-032: set-up.

use engine::{Game, Seat, Viewer};
use merchant_of_venus::cards::Pack;
use merchant_of_venus::testing::Play;
use merchant_of_venus::{Decision, Options};

fn set_up(n_seats: u8) -> Play {
    Play::set_up(n_seats, &Options::default(), 11)
}

/// MV-016: the standard game has its 268 spaces.
#[test]
fn mv_016_the_board() {
    assert_eq!(Pack::standard().spaces.len(), 268);
}

/// MV-017: a face-down First Contact card for each system, different from game to game, seen by nobody.
#[test]
fn mv_017_hidden_contacts() {
    let play = set_up(2);
    let view = play.state().view(Viewer::Seat(Seat(0)));
    assert!(view.known.iter().all(Option::is_none));
    let discover = |seed: u64| {
        let mut play = Play::set_up(1, &Options::default(), seed);
        play.play("p1 set laser");
        play.state().view(Viewer::Spectator).board.waiting
    };
    assert_ne!(discover(1), discover(2), "even the first passenger differs");
}

/// MV-018, D-01: without the variant nothing lies on encounter spaces, which are printed.
#[test]
fn mv_018_encounter_spaces() {
    assert!(set_up(3).board().tokens.iter().all(|token| *token == merchant_of_venus::Token::None));
}

/// MV-019: all goods and technologies lie in supply areas.
#[test]
fn mv_019_supply_areas() {
    let play = set_up(4);
    assert_eq!(play.board().supply.iter().map(|n| u32::from(*n)).sum::<u32>(), 76);
    assert_eq!(play.board().tech_supply.iter().map(|n| u32::from(*n)).sum::<u32>(), 34);
    assert!(play.board().offers.iter().flatten().all(|n| *n == 0));
}

/// MV-020: three decks, face down: their contents can be worked out, their order cannot.
#[test]
fn mv_020_decks() {
    let play = set_up(2);
    assert_eq!(play.board().unseen.iter().map(|n| u32::from(*n)).sum::<u32>(), 51);
    assert_eq!((play.board().rewards_left.len(), play.board().missions_left.len()), (24, 26));
    let solo = set_up(1);
    assert_eq!(
        solo.board().unseen.iter().map(|n| u32::from(*n)).sum::<u32>(),
        41,
        "without titles and intel"
    );
}

/// MV-021: stacks of markers.
#[test]
fn mv_021_stacks() {
    let play = set_up(2);
    assert_eq!(play.board().equipment, [0, 0, 8, 4, 4, 4]);
    assert!(play.board().pirates.iter().all(|bag| bag.len() == 4));
}

/// MV-022: everybody has five spaceport tokens.
#[test]
fn mv_022_tokens_of_a_colour() {
    let play = set_up(4);
    assert!(play.board().order().all(|seat| play.board().n_tokens_left(seat) == 5));
}

/// MV-023: pilots are dealt, or chosen with the last player first; level 1 lies open.
#[test]
fn mv_023_pilots() {
    let play = set_up(4);
    let mut pilots: Vec<_> = play.board().order().map(|seat| play.board().merchants[seat].pilot).collect();
    pilots.sort();
    pilots.dedup();
    assert_eq!(pilots.len(), 4, "nobody shares one");
    assert!(play.board().order().all(|seat| play.board().level(seat) == 1));

    let mut chosen = Play::set_up(3, &Options { choose_pilots: true, ..Options::default() }, 5);
    let last = chosen.board().order().next_back().expect("somebody").to_string();
    assert_eq!((chosen.asked(), chosen.decision()), (Some(last.clone()), Some(Decision::ChoosePilot)));
    chosen.play(&format!("{last} pilot qossuth"));
    let next = chosen.asked().expect("the next");
    assert!(next != last && !chosen.offers(&format!("{next} pilot qossuth")));
}

/// MV-024: one open mission each.
#[test]
fn mv_024_a_mission_each() {
    let play = set_up(4);
    assert!(play.board().order().all(|seat| play.board().merchants[seat].missions.len() == 1));
}

/// MV-025: the start player acts first, at any seat.
#[test]
fn mv_025_start_player() {
    let starts = |seed: u64| Play::set_up(4, &Options::default(), seed).board().first;
    assert!((0..20).any(|seed| starts(seed) != starts(0)));
    let play = set_up(4);
    assert_eq!(play.asked(), Some(play.board().first.to_string()));
}

/// MV-028: credits are public.
#[test]
fn mv_028_credits_are_public() {
    let play = set_up(2);
    assert_eq!(play.state().view(Viewer::Spectator).board.merchants, play.board().merchants);
}

/// MV-028: a view uses ids, and contains neither chance nor face-down cards.
#[test]
fn mv_028_views_as_text() {
    let view = serde_json::to_value(set_up(2).state().view(Viewer::Spectator)).expect("a view");
    assert_eq!(view["board"]["merchants"][0]["ship"], "GB");
    let mut fields: Vec<_> = view.as_object().expect("an object").keys().map(String::as_str).collect();
    fields.sort_unstable();
    assert_eq!(fields, ["board", "known", "top"]);
}

/// MV-030: the first round is round 1.
#[test]
fn mv_030_round_one() {
    let mut play = set_up(1);
    assert_eq!(play.board().round, 0);
    play.play("p1 set laser");
    assert_eq!(play.board().round, 1);
}

/// MV-031: one passenger waits from the start.
#[test]
fn mv_031_a_passenger() {
    let play = set_up(2);
    assert_eq!(play.board().waiting.iter().map(|waiting| waiting.len()).sum::<u8>(), 1);
    assert_eq!(play.board().passengers.len(), 19);
}

/// MV-032: all ships are at the base.
#[test]
fn mv_032_ships() {
    let play = set_up(4);
    assert!(play.board().order().all(|seat| play.board().merchants[seat].ship.id() == "GB"));
}
