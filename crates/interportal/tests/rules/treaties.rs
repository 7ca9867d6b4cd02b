//! Treaties: offers, prices, what they bring, and how they end (chapters 1.2, 4.12 and 4.27).

use engine::{Seat, Seats};
use interportal::ids::{Capacity, Government, Resource};
use interportal::notation::ActionKind;
use interportal::realm::Stock;
use interportal::state::{Phase, Treaty};
use interportal::testing::{Play, chart, introduce, learn, market};
use interportal::war::{WarDecision, WarEvent, WarFault};
use interportal::warfare::Pact;
use interportal::{Books, Decision, Event, Reason, State};

const ME: Seat = Seat(0);
const YOU: Seat = Seat(1);
const THIRD: Seat = Seat(2);

/// A table in its second round: the first seat is on turn in the Politics phase, all know each other, and all have
/// treaty actions and plenty on their accounts.
pub(super) fn council(n_seats: u8, change: impl FnOnce(&mut State)) -> Play {
    let mut play = Play::of(n_seats, |state| {
        state.first = Seat(n_seats - 1);
        chart(state);
        market(state, &[]);
        for seat in (0..n_seats).map(Seat) {
            state.realms[seat].government = Government::from_id("trade-league").expect("a government");
            (0..n_seats)
                .map(Seat)
                .filter(|it| *it != seat)
                .for_each(|it| state.realms[seat].discovered.add(it));
        }
        change(state);
    });
    play.until_round(2);
    for seat in (0..n_seats).map(Seat) {
        play.state.realms[seat].accounts = Stock::new(|_| 60);
    }
    play
}

/// Two players have a treaty.
pub(super) fn bind(state: &mut State, pact: Pact, one: Seat, other: Seat) {
    let mut partners = Seats::only(one);
    partners.add(other);
    state.treaties.push(Treaty { kind: pact.deed(), partners, ..Treaty::default() });
}

fn tokens(play: &Play, seat: Seat) -> (u8, u8) {
    let tokens = &play.state.realms[seat].office.tokens;
    (tokens.of(ActionKind::Treaty), tokens.of(ActionKind::Free))
}

fn culture(play: &Play, seat: Seat) -> i16 {
    play.state.realms[seat].accounts[Resource::Culture]
}

fn why(fault: WarFault) -> Option<Reason> {
    Some(Reason::War(fault))
}

/// X4-071, X4-072, X4R-154, X4R-296: a treaty costs the one who proposes it 1 treaty action and its price, and the
/// partner must agree.
#[test]
fn x4_072_the_partner_agrees() {
    let mut play = council(2, |_| {});
    assert_eq!(tokens(&play, ME), (2, 1));
    play.play("p1 offer alliance p2");
    assert_eq!(play.asked(), Some(YOU));
    assert_eq!(play.decision(), Some(Decision::War(WarDecision::Treaty(Pact::Alliance, ME))));
    assert_eq!(culture(&play, ME), 60, "nothing is paid before");
    play.play("p2 accept");
    assert!(play.state.has_pact(Pact::Alliance, ME, YOU));
    assert_eq!((culture(&play, ME), culture(&play, YOU)), (56, 60), "X4R-296: one pays all of it");
    assert_eq!(tokens(&play, ME), (1, 1), "X4-071");
    assert_eq!(play.decision(), Some(Decision::Act(Phase::Politics, 1)), "it was an action of the turn");
}

/// X4R-295: an offer that is refused costs nothing and is no action; it cannot be made again in that phase.
#[test]
fn x4r_295_a_refusal_costs_nothing() {
    let mut play = council(3, |_| {});
    play.play("p1 offer trade-treaty p2; p2 refuse");
    assert_eq!((culture(&play, ME), tokens(&play, ME)), (60, (2, 1)));
    assert_eq!(play.decision(), Some(Decision::Act(Phase::Politics, 0)));
    assert_eq!(play.why("p1 warfare offer trade-treaty p2"), why(WarFault::TurnedDown));
    assert!(play.may(ME, "offer trade-treaty p3") && play.may(ME, "offer alliance p2"));
    play.until_round(3);
    assert!(
        play.may(play.asked().expect("a seat"), "offer trade-treaty p1")
            || play.may(ME, "offer trade-treaty p2")
    );
}

/// X4R-153: one alliance, one intelligence agreement and one armaments cooperation a pair, and up to 3 trade treaties;
/// none with unknown players and none with enemies.
#[test]
fn x4r_153_how_many_a_pair() {
    let mut play = council(3, |state| {
        for pact in [Pact::Alliance, Pact::IntelligenceAgreement, Pact::ArmamentsCooperation] {
            bind(state, pact, ME, YOU);
        }
        bind(state, Pact::TradeTreaty, ME, YOU);
        bind(state, Pact::TradeTreaty, ME, YOU);
    });
    for pact in ["alliance", "intelligence-agreement", "armaments-cooperation"] {
        let line = format!("p1 warfare offer {pact} p2");
        assert_eq!(play.why(&line), why(WarFault::PactLimit), "{pact}");
        assert!(play.may(ME, &format!("offer {pact} p3")));
    }
    play.play("p1 offer trade-treaty p2; p2 accept");
    assert_eq!(play.why("p1 warfare offer trade-treaty p2"), why(WarFault::PactLimit));
    let mut stranger = council(3, |_| {});
    stranger.state.realms[ME].discovered.remove(THIRD);
    assert_eq!(stranger.why("p1 warfare offer alliance p3"), why(WarFault::Unknown));
    let mut enemies = council(3, |_| {});
    interportal::testing::fight(&mut enemies.state, ME, YOU, 1);
    assert_eq!(enemies.why("p1 warfare offer alliance p2"), why(WarFault::AtWar));
    assert!(enemies.may(ME, "offer alliance p3"));
}

/// X4-074: an intelligence agreement costs 1 culture for each network of both, and its networks are shared.
#[test]
fn x4_074_networks_are_shared() {
    let mut play = council(2, |state| {
        let (mine, theirs) = (state.realms[ME].capital, state.realms[YOU].capital);
        state.systems[mine.at()].networks.set(ME, 1);
        state.systems[theirs.at()].networks.set(YOU, 3);
        state.systems[theirs.at()].networks.set(ME, 1);
    });
    let there = play.state.realms[YOU].capital;
    assert_eq!(play.state.network_level(ME, there), 1);
    play.play("p1 offer intelligence-agreement p2; p2 accept");
    assert_eq!(culture(&play, ME), 57, "three networks");
    assert_eq!(play.state.network_level(ME, there), 3);
}

/// X4R-130, X4R-296: each sanction level makes treaties dearer.
#[test]
fn x4r_130_sanctions_make_treaties_dearer() {
    let mut state = council(2, |_| {}).state;
    state.realms[ME].sanctions = 2;
    let state = interportal::testing::fresh(&state);
    assert_eq!(Books::open(&state, ME).treaty_cost(Pact::Alliance, YOU), 6);
    assert_eq!(Books::open(&state, YOU).treaty_cost(Pact::Alliance, ME), 4);
}

/// X4R-155: a treaty is cancelled for a treaty action and ends with the Politics phase.
#[test]
fn x4r_155_cancelling() {
    let mut play = council(2, |state| bind(state, Pact::Alliance, ME, YOU));
    play.play("p1 cancel alliance p2");
    assert!(play.state.has_pact(Pact::Alliance, ME, YOU), "until the phase ends");
    assert_eq!(tokens(&play, ME), (1, 1));
    assert_eq!(play.why("p1 warfare cancel alliance p2"), why(WarFault::NoPact), "it is cancelled");
    play.play("p1 end").until_economy();
    assert!(!play.state.has_pact(Pact::Alliance, ME, YOU));
}

/// X4-075, X4R-069: once per Economy phase and treaty 1 resource is exchanged for 1 of the partner, who must agree; it
/// is no action.
#[test]
fn x4r_069_trade() {
    let mut play = council(2, |state| bind(state, Pact::TradeTreaty, ME, YOU));
    play.until_economy();
    let before = [play.accounts(ME), play.accounts(YOU)];
    play.play("p1 trade p2 A C");
    assert_eq!(
        play.decision(),
        Some(Decision::War(WarDecision::Trade(ME, Resource::Awe, Resource::Culture)))
    );
    play.play("p2 accept");
    assert_eq!(play.decision(), Some(Decision::Act(Phase::Economy, 0)), "no action");
    let after = [play.accounts(ME), play.accounts(YOU)];
    assert_eq!([after[0][0] - before[0][0], after[0][3] - before[0][3]], [-1, 1]);
    assert_eq!([after[1][0] - before[1][0], after[1][3] - before[1][3]], [1, -1]);
    assert_eq!(play.why("p1 warfare trade p2 A C"), why(WarFault::TradeUsed));
    let mut refused = council(2, |state| bind(state, Pact::TradeTreaty, ME, YOU));
    refused.until_economy().play("p1 trade p2 A C; p2 refuse");
    assert_eq!(refused.why("p1 warfare trade p2 F C"), why(WarFault::TurnedDown), "X4R-295");
    let mut double = council(2, |state| {
        bind(state, Pact::TradeTreaty, ME, YOU);
        introduce(state, ME, "free-trade");
    });
    double.until_economy();
    let awe = double.accounts(ME)[0];
    double.play("p1 trade p2 A C; p2 accept");
    assert_eq!(double.accounts(ME)[0], awe - 2, "X4R-P13: two for each treaty");
}

/// X4R-131: from three sanction levels of one of the partners on a trade treaty cannot be used.
#[test]
fn x4r_131_no_trade_under_sanctions() {
    for (sanctioned, levels, trades) in [(ME, 2, true), (ME, 3, false), (YOU, 2, true), (YOU, 3, false)] {
        let mut play = council(2, |state| bind(state, Pact::TradeTreaty, ME, YOU));
        play.state.realms[sanctioned].sanctions = levels;
        play.until_economy();
        assert_eq!(play.may(ME, "trade p2 A C"), trades, "{levels} levels of {sanctioned}");
        assert_eq!(play.why("p1 warfare trade p2 A C") == why(WarFault::TradeUsed), !trades);
    }
}

/// X4-076, X4R-083, X4R-326: a partner that agrees shares its capacity and its sites; it is asked once a phase.
#[test]
fn x4r_326_armaments_cooperation() {
    let mut play = council(2, |state| {
        bind(state, Pact::ArmamentsCooperation, ME, YOU);
        learn(state, ME, &["ships-ks"]);
    });
    play.until_economy();
    let left = |play: &Play, seat: Seat| Books::open(&play.state, seat).capacity_left(Capacity::Space);
    let (mine, theirs) = (left(&play, ME), left(&play, YOU));
    play.play("p1 borrow p2 scap");
    assert_eq!(play.decision(), Some(Decision::War(WarDecision::Share(ME))));
    play.play("p2 accept");
    assert_eq!((left(&play, ME), left(&play, YOU)), (mine + 1, theirs - 1));
    play.play("p1 borrow p2 scap");
    assert_eq!(play.asked(), Some(ME), "asked once a phase");
    assert_eq!((left(&play, ME), left(&play, YOU)), (mine + 2, theirs - 2));
    play.play("p1 buy std-steel-corvette");
    let site = play.state.realms[YOU].capital;
    assert!(play.may(ME, &format!("at {site}")), "sites are shared");
    let mut refused = council(2, |state| bind(state, Pact::ArmamentsCooperation, ME, YOU));
    refused.until_economy().play("p1 borrow p2 gcap; p2 refuse");
    assert_eq!(refused.why("p1 warfare borrow p2 scap"), why(WarFault::TurnedDown));
}

/// X4-077, X4R-153: mercenaries cost a treaty action and half their price each, need no partner and no technology.
#[test]
fn x4_077_mercenaries() {
    let mut play = council(2, |_| {});
    play.play("p1 hire std-arrow-destroyer");
    assert_eq!(play.accounts(ME)[0], 57, "7 A, halved");
    let hired = |event: &Event| matches!(event, Event::War(WarEvent::Hired(ME, _, 3)));
    assert!(play.events().iter().any(hired));
    while !matches!(play.decision(), Some(Decision::War(WarDecision::Hire))) {
        let line = play.legal(ME)[0].clone();
        play.play(&format!("p1 {line}"));
    }
    play.play("p1 done");
    let ship = play.state.realms[ME].ships.last().copied().expect("a ship");
    assert!(ship.is_mercenary());
    assert_eq!(tokens(&play, ME), (1, 1));
}
