//! Actions, laws, crises and wars of the pack that games at random hardly ever meet; see `coverage.rs`.

use engine::Seat;
use interportal::ids::{AlwaysLaw, Crisis, EventCard, Law, VpSource, WarReason};
use interportal::realm::{Held, Stock};
use interportal::state::Passed;
use interportal::testing::{
    Play, ally, chart, draft, federate, fight, fresh, hold, launch, learn, market, meet, strike,
};
use interportal::war::Grievance;
use interportal::{Hex, State};

use super::coverage::{Met, note, note_event};

const ME: Seat = Seat(0);
const YOU: Seat = Seat(1);

/// Actions of the pack, and how the lines begin with which they are done. Institution actions are told by events.
const LINES: [(&str, &str); 44] = [
    ("change-of-government", "government "),
    ("policy-reform", "policy "),
    ("choose-advisors", "advisors"),
    ("recruit-advisor", "recruit "),
    ("upgrade-advisor", "promote "),
    ("ug-contract-killing", "underground contract-killing "),
    ("ug-secret-routes", "underground secret-routes "),
    ("ug-pay-off-pirates", "underground pay-off-pirates "),
    ("ug-smuggling-network", "underground smuggling-network "),
    ("ug-hire-witnesses", "underground hire-witnesses "),
    ("cab-debureaucratisation", "sell "),
    ("cab-send-delegation", "delegation "),
    ("cab-analyse-discoveries", "analyse "),
    ("cab-development-aid", "cabinet aid"),
    ("cab-expedition", "cabinet expedition"),
    ("cab-gift-to-the-high-council", "cabinet gift"),
    ("cab-trade-investment", "invest "),
    ("cab-found-commission", "cabinet commission"),
    ("cab-kosme-protection", "kosme "),
    ("cab-import-machine-parts", "cabinet parts"),
    ("cab-lift-own-sanction", "cabinet sanction"),
    ("cab-fight-plague", "cure "),
    ("alliance", "offer alliance "),
    ("intelligence-agreement", "offer intelligence-agreement "),
    ("trade-treaty", "offer trade-treaty "),
    ("war", "war "),
    ("armaments-cooperation", "offer armaments-cooperation "),
    ("hire-mercenaries", "hire "),
    ("cancel-treaty", "cancel "),
    ("leave-federation", "leave-federation"),
    ("prepare-bill", "bill"),
    ("vote-on-bill", "put "),
    ("buy-technology", "research "),
    ("buy-unit", "buy "),
    ("build-building", "build "),
    ("raise-colony-level", "raise "),
    ("fit-item", "fit "),
    ("tear-down", "tear-down"),
    ("call-auction", "auction "),
    ("study-anomaly", "study "),
    ("repair-fleet", "repair "),
    ("convert-ship", "convert "),
    ("buy-state-size", "state-size"),
    ("build-wonder-stage", "stage "),
];

/// The ids of these actions.
pub(super) fn deeds() -> Vec<&'static str> {
    LINES.map(|(id, _)| id).to_vec()
}

/// Notes the action that a line does.
pub(super) fn note_line(met: &mut Met, line: &str) {
    let found = LINES.iter().filter(|(_, start)| line.starts_with(start));
    found.for_each(|(id, _)| note(met, "action", id));
}

/// Plays these lines and notes all that happens.
fn noted(play: &mut Play, met: &mut Met, script: &str) {
    for line in script.split(';').map(str::trim) {
        play.play(line);
        play.events().iter().for_each(|event| note_event(met, *event));
        note_line(met, line.split_once(' ').map_or("", |(_, action)| action));
    }
}

/// The Politics phase of the second round: all have met, know how to make laws, and are rich.
fn council(change: impl FnOnce(&mut State)) -> Play {
    let mut play = Play::of(3, |state| {
        state.first = Seat(2);
        chart(state);
        market(state, &[]);
        meet(state);
        (0..3).map(Seat).for_each(|seat| learn(state, seat, &["jurisprudence", "interportal-community"]));
        state.colonies.iter_mut().for_each(|colony| colony.level = 4);
        change(state);
    });
    play.until_round(2);
    for seat in (0..3).map(Seat) {
        play.state.realms[seat].accounts = Stock::new(|_| 60);
    }
    play
}

/// A bill is put to the vote, all vote for it, and what it asks is answered with the first choice.
fn pass(play: &mut Play, met: &mut Met, bill: &str) {
    noted(play, met, &format!("p1 put {bill}"));
    while let Some(seat) = play.asked().filter(|_| play.state.round == 2) {
        let yes = play.choices(seat, "yes ").last().map(|n| format!("yes {n}"));
        let calm = ["done", "pass", "end"].into_iter().find(|line| play.may(seat, line)).map(str::to_owned);
        let line = yes.or(calm).unwrap_or_else(|| play.legal(seat)[0].clone());
        noted(play, met, &format!("{seat} {line}"));
    }
}

/// X4R-L01 to X4R-L30: every law is voted on and passes; those that stay are in force for a round.
fn laws(met: &mut Met) {
    for law in Law::all() {
        pass(&mut council(|state| draft(state, ME, &[law.id()])), met, law.id());
    }
    let source = VpSource::all().last().expect("a source");
    for always in AlwaysLaw::all() {
        let mut play = council(|state| {
            state.realms[ME].booked[engine::Index::at(source)] = 22;
            ally(state, ME, YOU, "alliance");
            fight(state, YOU, Seat(2), 2);
            let [passed, held] = [0, 1].map(|n| Law::all().nth(n).expect("a law"));
            state.laws.push(Passed { law: passed, seat: YOU });
            // This takes the law that is in force out of the deck, too.
            draft(state, YOU, &[held.id()]);
        });
        play.state.realms[YOU].sanctions = 1;
        let named = play.choices(ME, &format!("put {always}"));
        let bill = format!("{always} {}", named.first().map_or("", String::as_str));
        pass(&mut play, met, &bill);
    }
}

/// X4R-CR1 to X4R-CR6: every crisis begins, and those that last do so for a round at least.
fn crises(met: &mut Met) {
    for crisis in Crisis::all() {
        let mut play = Play::table(|state| {
            state.crises = true;
            chart(state);
            strike(state, crisis.id());
        });
        // A crash is over at once.
        assert!(play.state.crisis.is_none_or(|it| it == crisis), "{crisis}");
        note(met, "crisis", crisis.id());
        while let Some(seat) = play.asked().filter(|_| play.state.round < 3) {
            let calm = ["pass", "end", "stop", "wait", "done", "plain", "fight"];
            let cure = play.choices(seat, "cure ").first().map(|n| format!("cure {n}"));
            let line = calm.into_iter().find(|line| play.may(seat, line)).map(str::to_owned);
            let line = cure.or(line).unwrap_or_else(|| play.legal(seat)[0].clone());
            noted(&mut play, met, &format!("{seat} {line}"));
        }
    }
}

/// X4-190 to X4-193: war for every reason, with the goal that belongs to it.
fn wars(met: &mut Met) {
    for reason in WarReason::all() {
        let mut play = council(|_| {});
        let (hex, until) = (Hex::corner(2, 0), play.state.round + 2);
        if play.state.pack[reason].free {
            play.state.grievances.push(Grievance { reason, holder: ME, against: YOU, hex, until });
            play.state = fresh(&play.state);
        }
        noted(&mut play, met, "p1 war p2");
        if play.state.pack[reason].free {
            noted(&mut play, met, &format!("p1 reason {reason}"));
        } else {
            noted(&mut play, met, "p1 stake 3; p2 allow; p1 goal victories 1");
        }
    }
}

/// Treaties that are offered, accepted, cancelled and left; mercenaries that are hired.
fn treaties(met: &mut Met) {
    for kind in ["alliance", "intelligence-agreement", "trade-treaty", "armaments-cooperation"] {
        noted(&mut council(|_| {}), met, &format!("p1 offer {kind} p2; p2 accept"));
    }
    noted(&mut council(|state| ally(state, ME, YOU, "trade-treaty")), met, "p1 cancel trade-treaty p2");
    noted(&mut council(|state| federate(state, ME, YOU)), met, "p1 leave-federation");
    let mut play = council(|state| learn(state, ME, &["ships-ks"]));
    let hired = play.choices(ME, "hire ").remove(0);
    noted(&mut play, met, &format!("p1 hire {hired}"));
    let mut sanctioned = council(|_| {});
    sanctioned.state.realms[ME].sanctions = 1;
    noted(&mut sanctioned, met, "p1 cabinet sanction");
}

/// A damaged fleet is repaired.
fn repairs(met: &mut Met) {
    let mut play = Play::table(|state| {
        let home = state.realms[ME].capital;
        state.realms[ME].accounts = Stock::new(|_| 60);
        launch(state, ME, home, "cruiser", 1);
        state.realms[ME].ships.last_mut().expect("a cruiser").hull = 1;
    });
    noted(&mut play, met, "p1 repair 1");
}

/// X4R-264: an anomaly is studied.
fn studies(met: &mut Met) {
    let mut play = Play::table(|state| {
        let (card, hex) = (EventCard::from_id("song-of-the-wave").expect("a card"), state.realms[ME].capital);
        hold(state, ME, Held { card, hex: Some(hex), level: 1 });
    });
    play.state.realms[ME].accounts = Stock::new(|_| 60);
    noted(&mut play, met, "p1 study song-of-the-wave");
}

/// All of them.
pub(super) fn all(met: &mut Met) {
    laws(met);
    crises(met);
    wars(met);
    treaties(met);
    repairs(met);
    studies(met);
}
