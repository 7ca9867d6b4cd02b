//! Standing orders for space battles: nobody waits for a player who has left them out (X4R-462).

use engine::{Game, Seat, Viewer};
use interportal::agent::Order;
use interportal::ids::{Group, Kind};
use interportal::intrigue::AgentFault;
use interportal::realm::Stock;
use interportal::state::State;
use interportal::testing::{Play, chart, enlist, launch, leave_out, reseed};
use interportal::war::{WarDecision, WarEvent};
use interportal::{BattleMode, Decision, Event};

use super::agents::{agent, fault, theirs};
use super::clashes::{hex, meeting};

const ME: Seat = Seat(0);
const YOU: Seat = Seat(1);

/// The first seat attacks so many destroyers with some of its own; these seats have left orders in battles out.
fn battle(own: usize, theirs: usize, seed: u64, silent: &[Seat], mode: BattleMode) -> Play {
    let mut play = meeting(2, seed, |state| {
        state.battles = mode;
        enlist(state, ME, hex(), "std-arrow-destroyer", own);
        enlist(state, YOU, hex(), "std-arrow-destroyer", theirs);
        silent.iter().for_each(|seat| leave_out(state, *seat, Order::Battles));
    });
    play.play("p1 fight");
    play
}

fn is_battle(decision: Option<Decision>) -> bool {
    let orders = WarDecision::Orders(hex(), 0);
    match decision {
        Some(Decision::War(it)) => {
            it == WarDecision::Decline(hex())
                || std::mem::discriminant(&it) == std::mem::discriminant(&orders)
        }
        other => matches!(other, Some(Decision::Battle(..) | Decision::Tactical(_))),
    }
}

/// Everybody who is asked fights on; all that happens, and who was asked in the battle.
fn fight_on(play: &mut Play) -> (Vec<Event>, Vec<Seat>) {
    let (mut events, mut asked) = (play.events().to_vec(), Vec::new());
    while let Some(seat) = play.asked().filter(|_| is_battle(play.decision())) {
        asked.push(seat);
        let calm =
            ["fight", "stand", "take-part", "ready", "line-up", "by-itself", "yield-movement", "end-turn"];
        let line = calm.into_iter().find(|line| play.may(seat, line)).map(str::to_owned);
        let line = line.unwrap_or_else(|| play.legal(seat)[0].clone());
        play.play(&format!("{seat} {line}"));
        events.extend(play.events());
    }
    (events, asked)
}

fn is_there(state: &State, seat: Seat) -> bool {
    state.realms[seat].fleets.iter().flatten().any(|marker| marker.hex == hex())
}

/// X4R-462, X4R-202: the weaker defender withdraws at once, an equal or stronger one stands; nobody is asked.
#[test]
fn x4r_462_the_weaker_defender_declines() {
    let declined = |theirs: usize, mode: BattleMode| {
        let mut play = battle(4, theirs, 3, &[YOU], mode);
        let (events, asked) = fight_on(&mut play);
        assert!(!asked.contains(&YOU), "nobody waits for it");
        let declined = events.contains(&Event::War(WarEvent::Declined(YOU, hex())));
        assert!(!declined || !is_there(&play.state, YOU) && asked.is_empty());
        declined
    };
    for mode in [BattleMode::Quick, BattleMode::Tactical] {
        assert!(declined(3, mode) && !declined(4, mode), "{mode:?}");
    }
    let mut play = battle(4, 3, 3, &[], BattleMode::Quick);
    assert_eq!(
        play.decision(),
        Some(Decision::War(WarDecision::Decline(hex()))),
        "without the order it is asked"
    );
    assert!(fight_on(&mut play).1.contains(&YOU));
}

/// X4R-462, X4R-411: from the second round on fleets withdraw when their side has fewer hull points left; until then, and
/// while they have as many, they fight without being asked.
#[test]
fn x4r_462_the_weaker_side_withdraws() {
    let (mut withdrew, mut won) = (0, 0);
    for seed in 0..40 {
        let mut play = battle(5, 5, seed, &[ME, YOU], BattleMode::Quick);
        let (events, asked) = fight_on(&mut play);
        assert_eq!(asked, [], "seed {seed}");
        let rounds = events.iter().filter(|it| matches!(it, Event::War(WarEvent::Round(..)))).count();
        let left =
            |seat: Seat| events.iter().any(|it| matches!(it, Event::Withdrew(who, ..) if *who == seat));
        assert!(!(left(ME) && left(YOU)), "one side alone");
        if left(ME) || left(YOU) {
            withdrew += 1;
            assert!(rounds < 8, "seed {seed}: before the last round");
            let (loser, winner) = if left(ME) { (ME, YOU) } else { (YOU, ME) };
            assert!(!is_there(&play.state, loser) && is_there(&play.state, winner), "seed {seed}");
            won += usize::from(events.contains(&Event::War(WarEvent::Victory(winner, loser, hex()))));
        }
    }
    assert!(withdrew > 20 && won == withdrew, "{withdrew} of 40, {won} victories");
}

/// X4R-462, X4R-369: the same against neutral units: after the first round the weaker fleet withdraws, the stronger one
/// fights to the end.
#[test]
fn x4r_462_against_neutral_units() {
    let table = |ship: &str, n: usize, mode: BattleMode| {
        let mut play = Play::table(|state| {
            chart(state);
            state.battles = mode;
            state.realms[ME].accounts = Stock::new(|_| 90);
            state.systems[hex().at()].group = Group::from_id("core-guard");
            enlist(state, ME, hex(), ship, n);
            leave_out(state, ME, Order::Battles);
            reseed(state, 1);
        });
        play.play("p1 pass; p2 pass; p1 pass; p2 pass");
        let (events, asked) = fight_on(&mut play);
        assert_eq!(asked, [], "{mode:?}");
        (events, play.state)
    };
    let (events, state) = table("std-arrow-destroyer", 2, BattleMode::Quick);
    assert_eq!(events.iter().filter(|it| matches!(it, Event::BattleRound(..))).count(), 1);
    assert!(!is_there(&state, ME) && state.system(hex()).group.is_some());
    assert!(events.iter().any(|it| matches!(it, Event::Withdrew(ME, ..))));
    for mode in [BattleMode::Quick, BattleMode::Tactical] {
        let (events, state) = table("std-pillar-titan", 4, mode);
        assert!(is_there(&state, ME) && state.system(hex()).group.is_none(), "{mode:?}: they win");
        assert!(events.iter().any(|it| matches!(it, Event::BattleWon(ME, ..))), "{mode:?}");
    }
}

/// X4R-462, X4R-456: on the tactical map the units of a player who is not asked act by themselves, those of the other one
/// wait for their owner.
#[test]
fn x4r_462_units_act_by_themselves() {
    let mut play = battle(3, 3, 1, &[YOU], BattleMode::Tactical);
    let (events, asked) = fight_on(&mut play);
    assert!(asked.contains(&ME) && !asked.contains(&YOU));
    let fired = |event: &Event| format!("{event:?}").starts_with("Tactical(Fired");
    assert!(events.iter().any(fired), "both sides fight");
}

/// X4R-462, X4R-440: the order lies open, is no action, and can be changed once per phase.
#[test]
fn x4r_462_the_order_lies_open() {
    let mut play = agent("police-unit", theirs, |state| {
        state.systems[hex().at()].kind = Some(Kind::Nebula);
        launch(state, ME, hex(), "corvette", 1);
    });
    let decision = play.decision();
    assert!(play.may(ME, "order battles off") && !play.may(ME, "order battles on"));
    play.play("p1 order battles off");
    assert_eq!(play.decision(), decision, "no action");
    assert_eq!(play.why("p1 agency order battles on"), fault(AgentFault::ChangedAlready));
    assert!(play.state.view(Viewer::Seat(YOU)).realms[ME].service.leaves_out(Order::Battles));
    play.until_round(3);
    assert!(play.state.realms[ME].service.leaves_out(Order::Battles), "it stays");
}
