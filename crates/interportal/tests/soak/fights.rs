//! Battles on prepared tables that meet what games at random hardly ever meet; see `coverage.rs`.

use engine::Seat;
use interportal::ids::{Group, Kind, Weapon};
use interportal::odds::Encounter;
use interportal::realm::Stock;
use interportal::testing::{
    Play, build, chart, draft, embark, enlist, fight, found, land, launch, learn, meet, pocket, reseed,
    strike,
};
use interportal::{Decision, Hex, State};

use super::coverage::{Met, note, note_event, note_table};

const ME: Seat = Seat(0);
const YOU: Seat = Seat(1);
const HERE: Hex = Hex::corner(1, 0);

/// A rich table, played until somebody is asked for something else than a turn.
fn battle(change: impl FnOnce(&mut State)) -> Play {
    let mut play = Play::table(|state| {
        chart(state);
        state.realms[ME].accounts = Stock::new(|_| 90);
        change(state);
        reseed(state, 1);
    });
    while let (Some(seat), Some(Decision::Act(..))) = (play.asked(), play.decision()) {
        play.play(&format!("{seat} pass"));
    }
    play
}

/// Plays a card if it can be played, and goes on with the first choice until the next turn.
fn on(play: &mut Play, met: &mut Met, card: &str) {
    while let Some(seat) = play.asked().filter(|_| !matches!(play.decision(), Some(Decision::Act(..)))) {
        let trick = format!("play {card}");
        let calm = ["fight", "press-on", "tactic infantry", "invade 1,0"];
        let line = if play.may(seat, &trick) { Some(trick) } else { None };
        let line = line.or_else(|| calm.into_iter().find(|it| play.may(seat, it)).map(str::to_owned));
        let line = line.unwrap_or_else(|| play.legal(seat)[0].clone());
        play.play(&format!("{seat} {line}"));
        play.events().iter().for_each(|event| note_event(met, *event));
    }
}

/// X4-204, X4R-BM13: a landing against militia and a missile base.
fn landing(met: &mut Met) {
    let mut play = battle(|state| {
        found(state, YOU, HERE, "garden-world", 2);
        build(state, YOU, HERE, "missile-base", None);
        enlist(state, ME, HERE, "std-pillar-titan", 2);
        launch(state, ME, HERE, "transporter", 4);
        land(state, ME, HERE, "infantry", 9);
        embark(state, ME, HERE);
        fight(state, ME, YOU, 3);
        pocket(state, ME, &["bm-demolition-charge"]);
    });
    on(&mut play, met, "bm-demolition-charge");
}

/// X4-126, X4R-254, X4R-BM15: a ship without a weapon fires all the same; a corvette changes sides.
fn unarmed(met: &mut Met) {
    let mut play = battle(|state| {
        state.systems[HERE.at()].kind = Some(Kind::Nebula);
        state.systems[HERE.at()].group = Group::from_id("pirate-fleet");
        launch(state, ME, HERE, "cruiser", 1);
        enlist(state, ME, HERE, "std-steel-corvette", 1);
        pocket(state, ME, &["bm-defector"]);
    });
    let view = engine::Game::view(&play.state, engine::Viewer::Seat(ME));
    let emergency = Weapon::from_id("emergency-weapon").expect("a weapon");
    let fighters = Encounter::now(&view).map(|it| it.units(&view, ME)).unwrap_or_default();
    if fighters.iter().any(|unit| unit.own && unit.weapons.contains(&emergency)) {
        note(met, "weapon", "emergency-weapon");
    }
    on(&mut play, met, "bm-defector");
}

/// X4R-CR4, X4-240, X4-507: the swarm of a crisis, lifelines, and a watch under fire.
fn others(met: &mut Met) {
    let mut play = battle(|state| {
        state.crises = true;
        state.systems[Hex::CENTRE.at()].group = None;
        learn(state, ME, &["drives-1", "drives-2", "drives-3"]);
        strike(state, "crisis-nox-invasion");
        enlist(state, ME, Hex::CENTRE, "std-pillar-titan", 4);
        state.systems[HERE.at()].watches.set(YOU, 1);
        enlist(state, ME, HERE, "std-pillar-titan", 2);
        fight(state, ME, YOU, 3);
    });
    note_table(met, &play.state);
    let raid = format!("raid watch {HERE} p2");
    while let Some(seat) = play.asked().filter(|_| play.state.round == 1) {
        let calm = ["pass", "fight", "done"];
        let raids = play.may(seat, &raid).then(|| raid.clone());
        let line = raids.or_else(|| calm.into_iter().find(|it| play.may(seat, it)).map(str::to_owned));
        let line = line.unwrap_or_else(|| play.legal(seat)[0].clone());
        play.play(&format!("{seat} {line}"));
        play.events().iter().for_each(|event| note_event(met, *event));
    }
}

/// X4R-269: votes are bought with a card when they are fixed.
fn vote(met: &mut Met) {
    let mut play = Play::of(2, |state| {
        state.first = YOU;
        meet(state);
        [ME, YOU].into_iter().for_each(|seat| learn(state, seat, &["jurisprudence"]));
        state.colonies.iter_mut().for_each(|colony| colony.level = 4);
        draft(state, ME, &["tax-reform"]);
        pocket(state, ME, &["bm-bought-votes"]);
    });
    play.until_round(2);
    let mut play = play.with(ME, [60, 60, 60, 0]).with(YOU, [60, 60, 60, 0]);
    play.play("p1 put tax-reform");
    while let (Some(seat), Some(Decision::Council(_))) = (play.asked(), play.decision()) {
        let lines = ["play bm-bought-votes", "done", "votes 0", "abstain"];
        let line = lines.into_iter().find(|it| play.may(seat, it)).map(str::to_owned);
        let line = line.unwrap_or_else(|| play.legal(seat)[0].clone());
        play.play(&format!("{seat} {line}"));
        play.events().iter().for_each(|event| note_event(met, *event));
    }
}

/// All of them.
pub(super) fn all(met: &mut Met) {
    landing(met);
    unarmed(met);
    others(met);
    vote(met);
}
