//! How battles end: at once, for civil units, small craft and armies (X4R-080, X4R-188, X4R-221, X4R-223, X4R-395).

use engine::{Index, Seat};
use interportal::ids::{Ground, Group, Ship};
use interportal::realm::{Make, Stock};
use interportal::testing::{Play, chart, enlist, fit_out, found, is_sound, land, launch, reseed};
use interportal::{Decision, Event, Hex, State};

use super::weapons::{altered, here, units};

const ME: Seat = Seat(0);
const NEAR: Hex = Hex::corner(2, 0);

/// A match up to its first battle.
fn begun(mut state: State, seed: u64) -> Play {
    chart(&mut state);
    state.first = ME;
    for seat in [ME, Seat(1)] {
        state.realms[seat].accounts = Stock::new(|_| 50);
    }
    reseed(&mut state, seed);
    let mut play = Play::begun(state);
    play.play("p1 pass; p2 pass; p1 pass; p2 pass");
    play
}

/// The first seat fights on to the end: all that happened.
fn fought(play: &mut Play) -> Vec<Event> {
    let mut events = play.events().to_vec();
    while matches!(play.decision(), Some(Decision::Battle(..))) {
        play.play("p1 fight");
        events.extend(play.events());
    }
    is_sound(&play.state);
    events
}

fn group(id: &str) -> State {
    let mut state = interportal::testing::dealt(2, 1);
    state.systems[here().at()].group = Group::from_id(id);
    state
}

fn is_won(events: &[Event]) -> bool {
    events.iter().any(|event| matches!(event, Event::BattleWon(ME, ..)))
}

/// X4R-188: a battle ends at once when one side has nothing left.
#[test]
fn x4r_188_at_once() {
    let mut state = group("pirate-fleet");
    enlist(&mut state, ME, here(), "std-pillar-titan", 3);
    let mut play = begun(state, 1);
    let events = fought(&mut play);
    let last = events.iter().rposition(|event| matches!(event, Event::BattleRound(..))).expect("a round");
    assert!(is_won(&events[last..]), "in the round that destroys the last one");
    let rounds = events.iter().filter(|event| matches!(event, Event::BattleRound(..))).count();
    assert!(rounds < 8, "{rounds} rounds");
}

/// X4R-188, X4R-311, X4R-395: civil units beside a fleet that is destroyed withdraw or are lost at once.
#[test]
fn x4r_395_civil_units_after_a_defeat() {
    let (mut saved, mut lost) = (0, 0);
    for seed in 0..30 {
        let mut state = group("core-guard");
        enlist(&mut state, ME, here(), "std-steel-corvette", 1);
        state.realms[ME].ships[0].at = Some(here());
        let mut play = begun(state, seed);
        let events = fought(&mut play);
        if !events.iter().any(|event| matches!(event, Event::BattleLost(ME, ..))) {
            continue;
        }
        let civil = play.state.realms[ME].ships.iter().filter(|vessel| vessel.at == Some(here())).count();
        assert_eq!(civil, 0, "seed {seed}: nobody stays beside the guard");
        let withdrew = events.iter().any(|event| matches!(event, Event::Withdrew(ME, ..)));
        assert_eq!(play.state.realms[ME].ships.len(), if withdrew { 3 } else { 2 });
        saved += usize::from(withdrew);
        lost += usize::from(!withdrew);
    }
    assert!(saved > lost && lost > 0, "on 3 or more: {saved} withdrew, {lost} were lost");
}

/// X4R-395: the same if the fleet withdraws; after a victory civil units stay.
#[test]
fn x4r_395_civil_units_after_a_retreat() {
    let table = |id: &str, ship: &str, n: usize| {
        let mut state = group(id);
        enlist(&mut state, ME, here(), ship, n);
        state.realms[ME].ships[0].at = Some(here());
        begun(state, 3)
    };
    let mut play = table("core-guard", "std-crown-battleship", 3);
    assert_eq!(play.state.realms[ME].ships[0].at, Some(here()), "X4R-311: beside its fleet it is safe");
    play.play("p1 retreat");
    assert!(play.state.realms[ME].ships.iter().all(|vessel| vessel.at != Some(here())));
    let mut play = table("pirate-fleet", "std-pillar-titan", 3);
    assert!(is_won(&fought(&mut play)));
    assert_eq!(play.state.realms[ME].ships[0].at, Some(here()));
}

/// Fighters whose carrier is shot at by guns that cannot hit them.
fn orphans(seed: u64, colony: bool) -> (Play, Vec<Event>) {
    let mut state =
        altered(&units(1, "battleship", "kinetic-artillery kinetic-artillery kinetic-artillery", ""), "");
    launch(&mut state, ME, here(), "advanced-carrier", 1);
    state.realms[ME].ships.last_mut().expect("a carrier").hull = 1;
    launch(&mut state, ME, here(), "fighter", 12);
    fit_out(&mut state, ME, "fighter", &["hunter-gun"]);
    if colony {
        found(&mut state, ME, here(), "garden-world", 1);
    }
    let mut play = begun(state, seed);
    let events = fought(&mut play);
    (play, events)
}

fn is_fighter(make: Make) -> bool {
    matches!(make, Make::Blueprint(ship, _) if Some(ship) == Ship::from_id("fighter"))
}

fn n_fighters(play: &Play) -> usize {
    play.state.realms[ME].ships.iter().filter(|vessel| is_fighter(vessel.make)).count()
}

/// X4R-223, X4R-221: small craft without a place after the battle are lost, before the victory is recorded.
#[test]
fn x4r_223_small_craft_without_a_carrier() {
    let mut met = 0;
    for seed in 0..30 {
        let (play, events) = orphans(seed, false);
        let fleet = play.state.realms[ME].ships.iter().filter(|vessel| vessel.at.is_none()).count();
        let carrier = fleet > n_fighters(&play);
        if !is_won(&events) || carrier {
            continue;
        }
        assert_eq!(n_fighters(&play), 0, "seed {seed}");
        let shed = |event: &Event| matches!(event, Event::ShipLost(ME, make, _) if is_fighter(*make));
        let (last, won) =
            (events.iter().rposition(shed), events.iter().position(|it| matches!(it, Event::BattleWon(..))));
        assert!(last < won, "X4R-221: docking is step 4, the victory step 6");
        let reward = events.iter().rposition(|it| matches!(it, Event::Gained(ME, ..)));
        assert!(reward.is_none_or(|reward| Some(reward) > won));
        met += 1;
    }
    assert!(met > 3, "{met} carriers were lost in battles won");
}

/// X4R-174, X4R-223: a colony there has places for six of them.
#[test]
fn x4r_223_a_colony_takes_them_in() {
    let most = (0..30).filter_map(|seed| {
        let (play, events) = orphans(seed, true);
        let fleet = play.state.realms[ME].ships.iter().filter(|vessel| vessel.at.is_none()).count();
        (is_won(&events) && fleet == n_fighters(&play)).then_some(fleet)
    });
    assert_eq!(most.max(), Some(6));
}

/// X4R-080, X4R-361: an army aboard is lost with the last ship of its fleet, but goes ashore on an own colony.
#[test]
fn x4r_080_armies_without_ships() {
    let left = |colony: bool| {
        let mut play = Play::table(|state| {
            chart(state);
            for seat in [ME, Seat(1)] {
                state.realms[seat].accounts = Stock::new(|_| 50);
            }
            let home = state.realms[ME].capital;
            launch(state, ME, home, "transporter", 1);
            land(state, ME, home, "infantry", 2);
            state.systems[NEAR.at()].group = Group::from_id("core-guard");
            if colony {
                found(state, ME, NEAR, "garden-world", 1);
            }
            reseed(state, 5);
        });
        play.play("p1 pass; p2 pass; p1 move 1; p1 load 1; p1 go 2,0");
        assert!(!play.may(ME, "unload 1") || colony, "X4R-361: only at own colonies");
        play.play("p1 stop; p1 end; p2 pass; p1 pass");
        let events = fought(&mut play);
        assert!(events.iter().any(|event| matches!(event, Event::BattleLost(ME, ..))));
        let infantry = Ground::from_id("infantry").expect("a ground unit");
        let army = play.state.realms[ME].armies[0].map(|marker| (marker.hex, marker.aboard()));
        (play.state.realms[ME].ground[infantry.at()], army)
    };
    assert_eq!(left(false), (0, None));
    assert_eq!(left(true), (2, Some((NEAR, None))));
}
