//! A table on which every institution action can be performed, and the reactions to them.

use engine::Seat;
use interportal::agent::Mission;
use interportal::ids::{Government, Group, Ship, Tech};
use interportal::intrigue::AgentDecision;
use interportal::notation::ActionKind;
use interportal::realm::{Make, Stock};
use interportal::testing::{
    Play, build, chart, clear, disclose, employ, equip_openly, fit_out, found, learn, pocket, reseed,
};
use interportal::{Decision, Hex, State};

use super::coverage::{Met, note_event};

const ME: Seat = Seat(0);
const YOU: Seat = Seat(1);

fn noted(play: &mut Play, met: &mut Met, line: &str) {
    play.play(line);
    play.events().iter().for_each(|event| note_event(met, *event));
}

/// Characters of the first seat stand where this says.
fn table(at: impl Fn(&State) -> Hex) -> Play {
    let mut play = Play::of(3, |state| {
        chart(state);
        state.first = Seat(2);
        let techs: Vec<&str> = Tech::all().map(Tech::id).collect();
        learn(state, ME, &techs[..50]);
        learn(state, YOU, &techs);
        learn(
            state,
            ME,
            &["hybrid-war", "strategic-infiltration", "deep-contacts", "jurisprudence", "missiles-1"],
        );
        let (hex, home) = (at(state), state.realms[ME].capital);
        let hull = Ship::from_id("research-ship").expect("a hull");
        fit_out(state, ME, "research-ship", &["agent", "diplomat"]);
        disclose(state, ME, "research-ship", 1);
        equip_openly(state, ME, "research-ship", 2, "police-unit");
        for (ship, variant) in [(0, 1), (1, 2)] {
            state.realms[ME].ships[ship].make = Make::Blueprint(hull, variant);
            state.realms[ME].ships[ship].at = Some(hex);
        }
        equip_openly(state, YOU, "research-ship", 1, "police-unit");
        state.realms[YOU].ships[0].make = Make::Blueprint(hull, 1);
        state.realms[YOU].ships[0].at = Some(hex);
        let system = &mut state.systems[hex.at()];
        system.networks.set(ME, 3);
        system.networks.set(YOU, 2);
        system.watches.set(ME, 3);
        system.route = Some(YOU);
        state.systems[Hex::corner(1, 1).at()].watches.set(ME, 1);
        state.systems[Hex::corner(1, 1).at()].networks.set(ME, 1);
        let beside = hex.neighbours().find(|it| state.is_on_map(*it) && *it != home).expect("a neighbour");
        state.systems[beside.at()].group = Group::from_id("pirate-fleet");
        if hex != home && state.colony_at(hex).is_some() {
            clear(state, hex);
            build(state, ME, hex, "embassy", None);
        }
        found(state, YOU, Hex::corner(1, 3), "garden-world", 2);
        employ(state, YOU, "general", 1);
        state.realms[ME].government = Government::from_id("stratocracy").expect("a government");
        reseed(state, 3);
    });
    play.until_round(2);
    for seat in [ME, YOU, Seat(2)] {
        play.state.realms[seat].accounts = Stock::new(|_| 60);
        play.state.realms[seat].office.tokens.grant(ActionKind::Institution, 6);
    }
    play
}

/// The first seat performs an action, and all that is asked is answered with the first choice.
fn perform(play: &mut Play, met: &mut Met, mission: Mission) {
    let lines = (1..=2).map(|ship| format!("deed {ship} {mission}"));
    let Some(line) = lines.into_iter().find(|line| play.may(ME, line)) else { return };
    noted(play, met, &format!("p1 {line}"));
    while let Some(seat) = play.asked().filter(|_| !matches!(play.decision(), Some(Decision::Act(..)))) {
        let line = play.legal(seat)[0].clone();
        noted(play, met, &format!("{seat} {line}"));
    }
}

/// All institution actions.
pub(super) fn all(met: &mut Met) {
    for mission in Mission::ALL {
        perform(&mut table(|state| state.realms[YOU].capital), met, mission);
        perform(&mut table(|state| state.realms[ME].capital), met, mission);
    }
    // X4R-143: a unit is subverted after reconnaissance.
    let mut play = table(|state| state.realms[YOU].capital);
    perform(&mut play, met, Mission::Reconnaissance);
    perform(&mut play, met, Mission::Subversion);
    guests(met);
    flight(met);
    papers(met);
}

/// X4-443: a guest gives something.
fn guests(met: &mut Met) {
    let mut play = table(|state| state.realms[YOU].capital);
    while play.state.round == 2 {
        let Some(seat) = play.asked() else { break };
        let calm = ["pass", "end", "stop", "wait", "done", "plain", "enough"];
        let support = matches!(play.decision(), Some(Decision::Agent(AgentDecision::Support(_))));
        let line = calm.into_iter().find(|line| !support && play.may(seat, line));
        let line = line.map_or_else(|| play.legal(seat)[0].clone(), str::to_owned);
        noted(&mut play, met, &format!("{seat} {line}"));
    }
}

/// X4-469: a unit comes to the system of an agent.
fn flight(met: &mut Met) {
    let (here, beside) = (Hex::corner(1, 1), Hex::corner(2, 2));
    let beside = here.neighbours().find(|hex| *hex != Hex::CENTRE && hex.distance(beside) < 2).expect("one");
    let mut play = Play::table(|state| {
        chart(state);
        state.realms[ME].accounts = Stock::new(|_| 60);
        equip_openly(state, ME, "research-ship", 1, "agent");
        state.realms[ME].ships[0].at = Some(here);
        state.realms[YOU].ships[0].at = Some(beside);
    });
    play.play("p1 pass; p2 pass; p1 pass");
    noted(&mut play, met, &format!("p2 move ship 1; p2 go {here}"));
    let line = play.legal(ME)[0].clone();
    noted(&mut play, met, &format!("p1 {line}"));
}

/// X4R-BM02: papers are shown.
fn papers(met: &mut Met) {
    let mut play = table(|state| state.realms[YOU].capital);
    pocket(&mut play.state, ME, &["bm-forged-papers"]);
    noted(&mut play, met, "p1 deed 1 build-network; p1 papers");
}
