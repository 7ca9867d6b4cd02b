//! The black market (chapter 4.19), and study, repair and conversion as actions of the Economy phase (X4R-084).

use engine::{Game, Seat, Viewer};
use interportal::ids::{EventCard, Kind, MarketCard};
use interportal::realm::{Held, Make, Vessel};
use interportal::state::Phase;
use interportal::testing::{Play, chart, hold, launch, lay, learn, market, n_cards, pocket, stack};
use interportal::why::{Fault, Reason};
use interportal::{Decision, Event, Hex, State};

const ME: Seat = Seat(0);
const YOU: Seat = Seat(1);

fn card(id: &str) -> MarketCard {
    MarketCard::from_id(id).expect("a card")
}

/// A table for three with these cards on display.
fn table(cards: &[&str]) -> Play {
    Play::of(3, |state| market(state, cards))
}

/// X4-170: a card is drawn in each Closing phase; the oldest of more than three goes under the deck.
#[test]
fn x4_170_the_display() {
    let mut play = Play::table(|state| market(state, &["bm-bounty", "bm-defector"]));
    let (_, _, _, before) = n_cards(&play.state);
    play.play("p1 pass; p2 pass; p1 pass; p2 pass");
    assert_eq!(play.state.market.len(), 3);
    assert!(play.revealed());
    play.until_round(3);
    assert_eq!(play.state.market.len(), 3);
    assert_eq!(play.state.market[0], card("bm-defector"), "the oldest is gone");
    let (_, _, _, after) = n_cards(&play.state);
    assert_eq!(after[2], before[2] - 1, "and lies under the deck");
}

/// X4R-266, X4R-267: all bid in secret; the highest bid pays and takes the card, nobody else pays.
#[test]
fn x4r_266_an_auction() {
    let mut play = table(&["bm-bounty"]);
    play.play("p1 auction bm-bounty");
    assert_eq!((play.asked(), play.decision()), (Some(ME), Some(Decision::Bid(card("bm-bounty")))));
    assert_eq!(play.choices(ME, "bid").len(), 15, "from 0 to the account");
    play.play("p1 bid 3; p2 bid 5");
    assert!(play.events().is_empty() && !play.revealed(), "nothing is told before all have bid");
    play.play("p3 bid 4");
    assert!(play.events().contains(&Event::Won(YOU, card("bm-bounty"), 5)) && play.revealed());
    assert_eq!([ME, YOU, Seat(2)].map(|seat| play.accounts(seat)[0]), [14, 9, 14]);
    assert_eq!(play.state.market.len(), 0);
    assert_eq!(play.asked(), Some(ME), "the call was the first action of the turn");
}

/// X4R-267: ties go to the seat that is earlier from the caller; without a bid the card stays.
#[test]
fn x4r_267_ties_and_no_bids() {
    let mut play = table(&["bm-bounty", "bm-defector"]);
    play.play("p1 pass; p2 auction bm-bounty; p2 bid 0; p3 bid 2; p1 bid 2");
    assert!(play.events().contains(&Event::Won(Seat(2), card("bm-bounty"), 2)));
    play.play("p2 auction bm-defector; p2 bid 0; p3 bid 0; p1 bid 0");
    assert!(play.events().contains(&Event::Unsold(card("bm-defector"))));
    assert_eq!(play.state.market[0], card("bm-defector"));
}

/// X4R-268: a displayed card can be called once per round.
#[test]
fn x4r_268_once_per_round() {
    let mut play = table(&["bm-bounty"]);
    play.play("p1 auction bm-bounty; p1 bid 0; p2 bid 0; p3 bid 0");
    assert_eq!(play.why("p1 market bm-bounty"), Some(Reason::Fault(Fault::CalledAlready)));
    assert_eq!(play.why("p1 market bm-defector"), Some(Reason::Fault(Fault::NotThere)));
    play.until_round(2);
    play.until_economy();
    let seat = play.asked().expect("a seat");
    assert!(play.may(seat, "auction bm-bounty"));
}

/// X4R-269, X4R-299: a card is played when its text says, without an action, and is discarded.
#[test]
fn x4r_269_playing_cards() {
    let mut play = Play::table(|state| {
        market(state, &[]);
        pocket(state, ME, &["bm-stolen-goods", "bm-bought-votes", "bm-sleeper-cell"]);
    });
    assert_eq!(play.choices(ME, "play"), ["bm-stolen-goods"]);
    assert_eq!(play.why("p1 market bm-bought-votes"), Some(Reason::Fault(Fault::NotNow)));
    assert_eq!(play.why("p1 market bm-sleeper-cell"), Some(Reason::Fault(Fault::NotNow)), "politics");
    play.play("p1 play bm-stolen-goods");
    assert_eq!(
        (play.accounts(ME)[0], play.decision()),
        (14 + 8, Some(Decision::Act(interportal::state::Phase::Economy, 0)))
    );
    assert_eq!(play.state.played.iter().copied().collect::<Vec<_>>(), [card("bm-stolen-goods")]);
    assert!(play.revealed(), "X4R-009: all see what was held");
}

/// X4R-BM05, X4R-BM08, X4R-BM10, X4R-BM16: what cards of the Economy phase do.
#[test]
fn x4r_269_effects_of_cards() {
    let cards = ["bm-arms-delivery", "bm-data-leak", "bm-mercenary-captain", "bm-illicit-trade"];
    let mut play = Play::table(|state| {
        pocket(state, ME, &cards);
        learn(state, YOU, &["refineries"]);
    })
    .with(ME, [2, 8, 9, 9]);
    play.play("p1 play bm-arms-delivery; p1 play bm-mercenary-captain; p1 new");
    let ships = &play.state.realms[ME].ships;
    assert_eq!((ships.len(), ships[3].is_free(), ships[4].is_free()), (5, false, true), "BM10: no upkeep");
    assert!(!play.may(ME, "exchange A F"));
    play.play("p1 play bm-illicit-trade");
    assert!(play.may(ME, "exchange A F"), "BM16: 2 for 1");
    play.play("p1 play bm-data-leak");
    assert_eq!(play.legal(ME), ["research refineries"], "BM08: what another player owns");
    let full = interportal::Books::open(&play.state, ME).tech_cost(interportal::testing::tech("refineries"));
    play.play("p1 research refineries");
    assert_eq!(play.accounts(ME)[2], 9 - i16::from(full / 2));
}

/// X4R-269, X4R-299: cards of any own turn are played in the Movement phase too, and are no action.
#[test]
fn x4r_299_cards_in_the_movement_phase() {
    let mut play = Play::table(|state| pocket(state, ME, &["bm-stolen-goods", "bm-data-leak"]));
    play.play("p1 pass; p2 pass");
    assert_eq!(play.why("p1 market bm-data-leak"), Some(Reason::Fault(Fault::NotNow)), "not in this phase");
    let before = play.accounts(ME)[0];
    play.play("p1 play bm-stolen-goods");
    assert_eq!(play.accounts(ME)[0], before + 8);
    assert_eq!(play.decision(), Some(Decision::Act(Phase::Movement, 0)));
}

/// X4R-269, X4R-EA6: an event that draws from an empty deck draws from the cards that were played.
#[test]
fn x4r_269_played_cards_are_drawn_again() {
    let mut play = Play::table(|state| {
        chart(state);
        lay(state, Hex::corner(1, 0), Kind::AsteroidField);
        stack(state, Kind::AsteroidField, &["smugglers-den"]);
        state.realms[ME].ships[0].at = Hex::new(2, 0);
        let cards = MarketCard::all().flat_map(|card| vec![card.id(); usize::from(state.pack[card].copies)]);
        pocket(state, YOU, &cards.collect::<Vec<_>>());
        state.played.push(card("bm-bounty"));
    });
    play.play("p1 pass; p2 pass; p1 move ship 1; p1 go 1,0");
    assert!(play.events().contains(&Event::MarketDrawn(ME, 1)));
    assert_eq!(play.state.view(Viewer::Spectator).n_held[ME].market, 1);
    assert_eq!(play.state.played.len(), 0);
}

/// X4R-225, X4R-302: hull points that were named are named again after a repair.
#[test]
fn x4r_302_repaired_hull_is_named() {
    let mut play = Play::table(|state| {
        let home = state.realms[ME].capital;
        launch(state, ME, home, "carrier", 1);
        launch(state, YOU, home, "corvette", 1);
        state.realms[ME].ships[3].hull = 1;
    })
    .with(ME, [10, 20, 0, 0]);
    let home = play.state.realms[ME].capital;
    play.play("p1 repair 1");
    assert!(play.events().contains(&Event::HullNamed(ME, home, 3)));
}

/// X4R-264: an anomaly is studied by a research ship in its system, once per round, up to level 3.
#[test]
fn x4r_264_studying() {
    let id = EventCard::from_id("old-library").expect("a card");
    let table = |far: bool| {
        Play::table(|state: &mut State| {
            let home = state.realms[ME].capital;
            let hex = if far { Hex::CENTRE } else { home };
            hold(state, ME, Held { card: id, hex: Some(hex), level: 1 });
        })
    };
    assert_eq!(table(true).why("p1 card old-library"), Some(Reason::Fault(Fault::NoResearchShip)));
    let mut play = table(false);
    play.play("p1 study old-library");
    assert_eq!(
        (play.accounts(ME)[2], play.accounts(ME)[3]),
        (9 - 5, 9 + 5),
        "5 research; level 2 gives 5 culture"
    );
    assert_eq!(play.why("p1 card old-library"), Some(Reason::Fault(Fault::OncePerRound)));
    play.until_round(2);
    play.until_economy();
    while play.asked() == Some(YOU) {
        play.play("p2 pass");
    }
    play.play("p1 study old-library");
    assert_eq!(play.state.cards[0].1.level, 3);
    assert_eq!(play.why("p1 card old-library"), Some(Reason::Fault(Fault::HighestLevel)));
}

/// X4R-225: ships in a system that produces space capacity regain hull points for 1 A and 1 scap each.
#[test]
fn x4r_225_repair() {
    let table = |hex: fn(&State) -> Hex, damage: u8| {
        Play::table(|state| {
            let hex = hex(state);
            launch(state, ME, hex, "carrier", 1);
            state.realms[ME].ships[3].hull -= damage;
        })
        .with(ME, [10, 20, 0, 0])
    };
    let home = |state: &State| state.realms[ME].capital;
    assert_eq!(table(|_| Hex::CENTRE, 1).why("p1 fleet 1"), Some(Reason::Fault(Fault::NoShipyard)));
    assert_eq!(table(home, 0).why("p1 fleet 1"), Some(Reason::Fault(Fault::Undamaged)));
    let mut play = table(home, 3);
    play.play("p1 repair 1");
    assert_eq!(play.state.realms[ME].ships[3].hull, 1 + 2, "2 scap are all there is");
    assert_eq!((play.accounts(ME)[0], play.state.realms[ME].spent[1]), (8, 2));
}

/// X4R-103: a basic ship becomes its advanced version for the difference, at least 1 A.
#[test]
fn x4r_103_conversion() {
    let mut play = Play::table(|state| {
        let home = state.realms[ME].capital;
        launch(state, ME, home, "corvette", 1);
    })
    .with(ME, [10, 20, 0, 0]);
    assert!(matches!(play.why("p1 unit corvette"), Some(Reason::NeedsTech(_))));
    learn(&mut play.state, ME, &["ships-ks", "advanced-construction"]);
    play.state = interportal::testing::fresh(&play.state);
    play.play("p1 convert corvette");
    let make = play.state.realms[ME].ships[3].make;
    assert!(matches!(make, interportal::realm::Make::Blueprint(ship, 1) if ship.id() == "advanced-corvette"));
    assert_eq!(play.accounts(ME)[0], 9, "4 A against 3 A");
}

/// X4R-BM14, X4R-269: an emergency repair restores one damaged fleet wherever it is, in the Movement phase or between
/// two rounds of a battle, and in no other phase.
#[test]
fn x4r_bm14_emergency_repair() {
    let far = Hex::corner(1, 0);
    let table = |group: Option<&str>, n: usize, seed: u64| {
        let mut play = Play::table(|state| {
            chart(state);
            state.realms[ME].accounts = interportal::realm::Stock::new(|_| 90);
            launch(state, ME, far, "battleship", n);
            let home = state.realms[ME].capital;
            launch(state, ME, home, "cruiser", 1);
            state.realms[ME].ships[3].hull -= u8::from(group.is_none());
            state.systems[far.at()].group = group.and_then(interportal::ids::Group::from_id);
            pocket(state, ME, &["bm-emergency-repair"]);
            interportal::testing::reseed(state, seed);
        });
        assert!(!play.may(ME, "play bm-emergency-repair"), "not in the Economy phase");
        play.play("p1 pass; p2 pass");
        play
    };
    let is_big = |it: &&Vessel| matches!(it.make, Make::Blueprint(ship, _) if ship.id() == "battleship");
    let hulls =
        |play: &Play| play.state.realms[ME].ships.iter().filter(is_big).map(|it| it.hull).collect::<Vec<_>>();
    let mut play = table(None, 2, 1);
    let whole = hulls(&play)[1];
    let before = play.accounts(ME);
    play.play("p1 play bm-emergency-repair");
    assert_eq!(play.legal(ME), ["repair 1"], "the cruiser at home is whole");
    play.play("p1 repair 1");
    assert_eq!(hulls(&play), [whole; 2]);
    assert_eq!(play.events(), [Event::Repaired(ME, 1, 1)]);
    assert!(play.revealed(), "everybody sees which ships they are");
    assert_eq!((play.accounts(ME), play.decision()), (before, Some(Decision::Act(Phase::Movement, 0))));
    let lost = |play: &Play| hulls(play).iter().any(|hull| *hull < whole);
    let battles = (0..20).map(|seed| {
        let mut play = table(Some("core-guard"), 3, seed);
        play.play("p1 pass; p2 pass");
        while play.may(ME, "fight") && !lost(&play) {
            play.play("p1 fight");
        }
        play
    });
    let mut fought =
        battles.into_iter().find(|play| play.may(ME, "fight") && lost(play)).expect("a battle that goes on");
    let round = fought.decision();
    fought.play("p1 play bm-emergency-repair; p1 repair 1");
    assert!(!lost(&fought), "{:?}", hulls(&fought));
    assert_eq!(fought.decision(), round, "the battle goes on where it was");
    assert!(fought.may(ME, "fight") && !fought.may(ME, "play bm-emergency-repair"));
}
