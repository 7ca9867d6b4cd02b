//! MV-018, MV-137, MV-214 to MV-220: the variant with encounter markers and spaceport contracts.

use super::token;
use engine::{Chance, Game, Index, Seat, Viewer};
use merchant_of_venus::ids::{Encounter, Site};
use merchant_of_venus::query::Refusal;
use merchant_of_venus::testing::{Play, seat_of};
use merchant_of_venus::{Event, Options, Reason, State, Token};

fn options() -> Options {
    Options { contracts_and_markers: true, ..Options::default() }
}

fn deal(lines: &str) -> Play {
    Play::deal_with(&options(), lines)
}

/// The first ship on an encounter space with this marker.
fn turned(marker: &str, more: &str) -> Play {
    let mut play = deal(&format!("p1 at DES01\nmarker DES03 {marker}\n{more}\nthrows 1+2+3 3"));
    play.play("p1 head DES02\np1 go DES02\np1 go DES03");
    play
}

/// MV-214: the variant is a word of the options, off by default.
#[test]
fn mv_214_a_word_of_the_options() {
    assert_eq!(options().to_string(), "dealt-pilots contracts-and-markers");
    assert_eq!("dealt-pilots contracts-and-markers".parse(), Ok(options()));
    assert!(!Options::default().contracts_and_markers);
    let plain = Play::set_up(2, &Options::default(), 3);
    assert!(plain.board().marked.is_empty() && plain.board().unturned.is_empty());
}

/// MV-018, MV-214, MV-215: 24 of 30 markers lie face down, six are in the box; the deck has no such cards.
#[test]
fn mv_018_mv_214_mv_215_markers_are_dealt() {
    for n_seats in 1..=4 {
        let play = Play::set_up(n_seats, &options(), 5);
        let board = play.board();
        assert_eq!((board.marked.len(), board.unturned.len(), board.unturned.draws), (24, 30, 6));
        let n_cards: u8 = board.unseen.iter().sum();
        assert_eq!(n_cards, if n_seats == 1 { 17 } else { 27 });
        for id in ["en_tg1", "en_pi_gold", "en_asteroid", "en_blue"] {
            assert_eq!(board.unseen[Encounter::from_id(id).expect("a card").at()], 0, "{id}");
        }
    }
    let first = |seed: u64| {
        let mut play = Play::set_up(2, &options(), seed);
        play.idle_until(|board| board.round > 0);
        let state = *play.state();
        format!("{state:?}").split("markers").nth(2).map(|it| it.chars().take(200).collect::<String>())
    };
    assert_ne!(first(1), first(2), "another seed, other markers");
}

/// MV-215: nobody knows a marker: imagined states that look the same to a seat have other markers.
#[test]
fn mv_215_markers_are_secret() {
    let with = |marker: &str| deal(&format!("p1 at DES01\nmarker DES03 {marker}"));
    let (blue, rock) = (with("en_blue"), with("en_asteroid"));
    for viewer in [Viewer::Spectator, Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1))] {
        assert_eq!(blue.state().view(viewer), rock.state().view(viewer));
    }
    let view = blue.state().view(Viewer::Seat(Seat(0)));
    let mut seen = std::collections::BTreeSet::new();
    for seed in 0..40 {
        let mut world = State::imagine(&view, Seat(0), Chance::seeded(seed));
        assert_eq!(world.view(Viewer::Seat(Seat(0))), view);
        for action in ["head DES02", "go DES02", "go DES03"] {
            world.apply(Seat(0), action.parse().expect("an action"), &mut engine::Log::silent());
        }
        seen.insert(format!("{:?}", world.view(Viewer::Spectator).tokens[0]));
    }
    assert!(seen.len() > 3, "imagined worlds differ: {seen:?}");
}

/// MV-216: the first ship to enter reveals the marker, which works once and at once.
#[test]
fn mv_216_a_marker_decides() {
    let blue = turned("en_blue", "");
    assert!(blue.revealed());
    assert_eq!((token(&blue, "DES03"), blue.board().turn.points), (Token::Blue, 4));
    let shown = Encounter::from_id("en_blue");
    assert!(blue.events().iter().any(|it| matches!(it, Event::MarkerTurned(_, _, card) if *card == shown)));
    assert_eq!((blue.board().marked.len(), blue.board().unturned.len()), (23, 29));
    assert!(turned("en_asteroid", "").offers("p1 land"));
    assert!(matches!(token(&turned("en_pi_gold", ""), "DES03"), Token::Pirate(_, 0)));
    assert_eq!(token(&turned("en_tg4", ""), "DES03"), Token::Telegate(4));
    let n_cards: u8 = blue.board().unseen.iter().sum();
    assert_eq!((n_cards, blue.board().discards.len()), (27, 0), "no card was drawn");
}

/// MV-216: a marker that requires a card does so once; after that cards are drawn as on any encounter space.
#[test]
fn mv_216_a_marker_that_draws() {
    let mut play = turned("card", "deck encounters en_ev_comet en_ev_driftwood\np2 at DES01");
    assert_eq!((play.board().turn.points, token(&play, "DES03")), (4 + 3, Token::None));
    assert_eq!(play.board().unturned.draws, 5);
    play.play("p1 go DES04\np1 go DES05\np1 land");
    play.throws("1+2+3").play("p2 head DES02\np2 go DES02\np2 go DES03");
    assert!(play.events().iter().all(|event| !matches!(event, Event::MarkerTurned(..))));
    assert!(play.offers("p2 yes"), "the next card: Drifting Crates");
}

fn at_market(more: &str) -> Play {
    let mut play = deal(&format!("culture 3 COL\np1 at COL-B credits 500\n{more}"));
    play.play("p1 stay");
    play
}

fn holder(play: &Play, site: &str) -> Option<Seat> {
    play.board().contracts[Site::from_id(site).expect("a site").at()]
}

/// MV-137, MV-217: 200 credits for the contract of any site of the system; it is a buy action.
#[test]
fn mv_137_mv_217_buying_a_contract() {
    let mut play = at_market("");
    let contracts: Vec<_> =
        play.offered("buy").into_iter().filter(|line| line.starts_with("buy contract")).collect();
    assert_eq!(contracts, ["buy contract COL01", "buy contract COL04"], "the orbit spaces of this system");
    play.play("p1 buy contract COL01");
    assert_eq!((play.merchant("p1").credits, play.board().turn.n_buys), (300, 1));
    assert_eq!(holder(&play, "COL01"), Some(seat_of("p1")));
    assert_eq!(play.why_not("p1", "site COL04"), None, "another one may be bought without a limit");
    let poor = {
        let mut play = deal("culture 3 COL\np1 at COL-B credits 199");
        play.play("p1 stay");
        play
    };
    let dear = Refusal::TooExpensive { need: 200, have: 199, printed: 200, fee: 0 };
    assert_eq!(poor.why_not("p1", "site COL01"), Some(Reason::Refused(dear)));
    let mut without = Play::deal("culture 3 COL\np1 at COL-B credits 500");
    without.play("p1 stay");
    assert!(without.offered("buy").iter().all(|line| !line.contains("contract")));
    assert_eq!(without.why_not("p1", "site COL01"), Some(Reason::WrongPlace));
}

/// MV-217: the limit after landing, the own First Contact card and the fee of a spaceport count; the home discount
/// does not.
#[test]
fn mv_217_like_any_purchase() {
    let mut landed = deal("culture 7 BIO\np1 at BIO12 credits 500\nthrows 1+2+3");
    landed.play("p1 head BIO01\np1 go BIO01\np1 go BIO-S\np1 land\np1 buy good melf_pelts");
    assert!(landed.offered("buy").is_empty());
    let mut card = at_market("p1 contact 3 60");
    card.play("p1 buy contract COL01");
    assert_eq!(card.merchant("p1").credits, 500 - 140);
    let mut fee = deal("culture 3 COL\nport COL04 p2\np1 at COL04 credits 500");
    fee.play("p1 stay\np1 buy contract COL01");
    assert_eq!((fee.merchant("p1").credits, fee.merchant("p2").credits), (290, 50));
    let mut home = deal("culture 6 COL\np1 at COL-B credits 500\np1 pilot human_3a");
    home.play("p1 stay\np1 buy contract COL01");
    assert_eq!(home.merchant("p1").credits, 300);
}

/// MV-218: one contract for each site without a spaceport.
#[test]
fn mv_218_one_contract() {
    let play = at_market("contract COL01 p2\nport COL04 p2");
    assert!(play.offered("buy").iter().all(|line| !line.contains("contract")));
    assert_eq!(play.why_not("p1", "site COL01"), Some(Reason::Reserved(seat_of("p2"))));
    assert_eq!(play.why_not("p1", "site COL04"), Some(Reason::SiteTaken(seat_of("p2"))));
}

/// MV-219: only the holder builds there, for nothing more, and not in the turn of a purchase.
#[test]
fn mv_219_building_with_a_contract() {
    let taken = at_market("contract COL04 p2");
    assert!(taken.offered("build").is_empty());
    assert_eq!(taken.why_not("p1", "site COL04"), Some(Reason::Reserved(seat_of("p2"))));
    let mut play = deal("culture 3 COL\ncontract COL04 p1\np1 at COL-B credits 0");
    play.play("p1 stay\np1 build COL04");
    assert_eq!((play.merchant("p1").credits, holder(&play, "COL04"), play.ship("p1")), (0, None, "COL04"));
    assert_eq!(play.sheet("p1").ports, 200);
    let mut bought = at_market("");
    bought.play("p1 buy contract COL04");
    assert_eq!(bought.why_not("p1", "site COL04"), Some(Reason::BoughtThisTurn));
}

/// MV-220: a contract that was not used is worth nothing at the end.
#[test]
fn mv_220_unused_contracts() {
    let mut play = deal("round 30\ncontract COL04 p1\np1 at BIO01 credits 0\np2 at BIO01 credits 0");
    play.idle_until(|_| false);
    let outcome = play.state().outcome().expect("over");
    assert_eq!(outcome.points[Seat(0)], outcome.points[Seat(1)]);
}
