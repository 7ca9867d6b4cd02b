//! What is asked, where the game stands, and what is said of a seat.

use super::{agents, names, senate, tactical, war};
use crate::game::{Ask, HintWords, Plate, Switch};
use crate::i18n::{Lang, t};
use crate::pages::components::decision::At;
use crate::pages::components::{amount, icon};
use engine::{Seat, Turn};
use interportal::action::Unit;
use interportal::affair::Underground;
use interportal::now::Topic;
use interportal::state::Phase;
use interportal::{Books, Decision, Length, Options, State, View, score};
use maud::{PreEscaped, html};

/// The game's own words for a hint.
pub(super) const HINT: HintWords = HintWords {
    choice: |lang, it| t!(lang, "x4-hint", it = it),
    clear: |lang| t!(lang, "x4-hint-clear"),
    close: |lang| t!(lang, "x4-hint-close"),
    second: |lang, it, gap| t!(lang, "x4-hint-second", it = it, gap = gap),
    unit: |lang, n| t!(lang, "hint-points", n = n),
    because: |lang, what| t!(lang, "x4-hint-for", what = what),
};

/// The variants a table can be opened with.
pub(super) fn switches(lang: Lang) -> Vec<Switch> {
    let switch = |word, label, text| Switch { word, label, text, on: false, ready: true };
    let wins = |length| Options { length, ..Options::default() }.threshold();
    let [short, usual, long] = [Length::Short, Length::Standard, Length::Long].map(wins);
    vec![
        switch("tactical", t!(lang, "x4-tactical"), t!(lang, "x4-tactical-text")),
        switch("crises", t!(lang, "x4-crises"), t!(lang, "x4-crises-text")),
        switch("short", t!(lang, "x4-short"), t!(lang, "x4-short-text", n = short, usual = usual)),
        switch("long", t!(lang, "x4-long"), t!(lang, "x4-long-text", n = long, usual = usual)),
    ]
}

/// X4R-283: a game has one length.
pub(super) fn conflict(words: &[&str], lang: Lang) -> Option<String> {
    ["short", "long"].iter().all(|word| words.contains(word)).then(|| t!(lang, "x4-one-length"))
}

/// Where the game stands.
pub(super) fn moment(view: &View, lang: Lang) -> String {
    if view.is_over() {
        return t!(lang, "moment-over");
    }
    let moment = t!(lang, "x4-moment", n = view.round, phase = names::phase(view.phase(), lang));
    if view.tactics.round > 0 {
        return format!("{moment}, {}", t!(lang, "x4b-moment", n = view.tactics.round));
    }
    moment
}

/// A seat in the top bar: points, colonies and technologies.
pub(super) fn plate(view: &View, seat: Seat, lang: Lang) -> Plate {
    let points = score::half_points(view, seat);
    let n_colonies = view.colonies_of(seat).count();
    let n_techs = view.realms[seat].techs.len();
    let colonies = match n_colonies {
        1 => t!(lang, "x4-one-colony"),
        n => t!(lang, "x4-n-colonies", n = n),
    };
    let techs = match n_techs {
        1 => t!(lang, "x4-one-tech"),
        n => t!(lang, "x4-n-techs", n = n),
    };
    let words = [names::points(points, lang), colonies, techs];
    let amounts = html! {
        // Points are halves, which the common component does not write.
        span.amount.c-vp { (icon("vp")) span aria-hidden="true" { (names::half(points)) } span.vh { (words[0]) } }
        (amount("colony", n_colonies as i64, &words[1]))
        (amount("research", n_techs as i64, &words[2]))
    };
    Plate { words: words.join(", "), amounts }
}

/// What is asked, in one sentence.
pub(super) fn ask(turn: &Turn<State>, lang: Lang) -> Ask {
    Ask {
        sentence: html! { (PreEscaped(sentence(turn, lang))) },
        note: note(turn, lang),
        trail: trail(turn, lang),
    }
}

fn escaped(text: &str) -> String {
    html! { (text) }.into_string()
}

/// What a question is about, by its name.
fn topic(view: &View, lang: Lang) -> Option<String> {
    let pack = view.pack.pack();
    Some(escaped(&match view.topic()? {
        Topic::Unit(unit) => names::unit_label(pack, unit, lang),
        Topic::Building(building, None) | Topic::Upgrade(building) => {
            names::title(names::name(&pack[building].name, lang))
        }
        Topic::Building(building, Some(resource)) => {
            let it = names::title(names::name(&pack[building].name, lang));
            format!("{it} ({})", names::resource(resource, lang))
        }
        Topic::Item(item) => names::title(names::item(pack, item, lang)),
        Topic::Kosme(kosme) => names::title(names::name(&pack[kosme].name, lang)),
        Topic::Expedition => t!(lang, "x4-expedition"),
        Topic::Underground(underground) => names::underground(underground, lang),
        Topic::TearDown | Topic::Effect(..) => return None,
    }))
}

/// The question; what depends on the table is named.
fn sentence(turn: &Turn<State>, lang: Lang) -> String {
    let (view, pack) = (&turn.view, turn.view.pack.pack());
    let it = topic(view, lang);
    match (turn.decision, it) {
        (Decision::Place, Some(it)) => t!(lang, "x4-ask-place-it", it = it),
        (Decision::Berth(hex), Some(it)) => {
            t!(lang, "x4-ask-berth-it", place = names::place(hex), it = it)
        }
        (Decision::Pay(n), Some(it)) => t!(lang, "x4-ask-pay-it", it = it, n = n),
        (Decision::ChooseBuilding, Some(it)) => t!(lang, "x4-ask-building-upgrade", it = it),
        (Decision::ChooseBuilding, None) => t!(lang, "x4-ask-building-tear"),
        (Decision::PickShip, Some(_)) => t!(lang, "x4-ask-ship-expedition"),
        (Decision::PickSystem, Some(it)) => t!(lang, "x4-ask-system-for", it = it),
        (Decision::ChooseBlueprint, Some(it)) => t!(lang, "x4-ask-blueprint-it", it = it),
        (Decision::Fit(ship, variant), _) => {
            t!(lang, "x4-ask-fit", it = escaped(&names::blueprint(pack, ship, variant, lang)))
        }
        (Decision::Move(craft, n), _) => {
            t!(
                lang,
                "x4-ask-move",
                it = escaped(&names::title(&names::craft(view, turn.seat, craft, lang))),
                n = n
            )
        }
        (Decision::PlacePlanet(hex, planet), _) => {
            let it = escaped(names::name(&pack[planet].name, lang));
            t!(lang, "x4-ask-planet", it = it, place = names::place(hex))
        }
        (Decision::Bid(card), _) => {
            t!(lang, "x4-ask-bid", it = escaped(names::name(&pack[card].name, lang)))
        }
        (other, _) => of(other, view, turn.seat, lang),
    }
}

/// The question without marks, for those who ask about something else.
pub(super) fn plain(decision: Decision, view: &View, lang: Lang) -> String {
    of(decision, view, Seat(0), lang).replace("<b>", "").replace("</b>", "")
}

fn of(decision: Decision, view: &View, seat: Seat, lang: Lang) -> String {
    let pack = view.pack.pack();
    let place = names::place;
    match decision {
        Decision::Act(Phase::Politics, _) => t!(lang, "x4-ask-politics"),
        Decision::Act(Phase::Economy, _) => t!(lang, "x4-ask-economy"),
        Decision::Act(Phase::Movement, _) => t!(lang, "x4-ask-movement"),
        Decision::Act(Phase::Battles, _) => t!(lang, "x4-ask-battles"),
        Decision::Act(Phase::Closing, _) => t!(lang, "x4-ask-closing"),
        Decision::Owe(resource, n) => {
            t!(lang, "x4-ask-owe", n = n, what = names::resource(resource, lang))
        }
        Decision::Found(hex) => t!(lang, "x4-ask-found", place = place(hex)),
        Decision::FoundWithEvents(hex) => t!(lang, "x4-ask-found-events", place = place(hex)),
        Decision::ChooseYield(hex) => t!(lang, "x4-ask-yield", place = place(hex)),
        Decision::Place => t!(lang, "x4-ask-place"),
        Decision::Berth(hex) => t!(lang, "x4-ask-berth", place = place(hex)),
        Decision::Pay(n) => t!(lang, "x4-ask-pay", n = n),
        Decision::ChooseBuilding => t!(lang, "x4-ask-building"),
        Decision::Use(1) => t!(lang, "x4-ask-use"),
        Decision::Use(n) => t!(lang, "x4-ask-use-times", n = n),
        Decision::Elect => t!(lang, "x4-ask-elect"),
        Decision::Improve => t!(lang, "x4-ask-improve"),
        Decision::Receive => t!(lang, "x4-ask-receive"),
        Decision::Fit(ship, variant) => {
            t!(lang, "x4-ask-fit", it = names::blueprint(pack, ship, variant, lang))
        }
        Decision::Move(craft, n) => {
            t!(lang, "x4-ask-move", it = names::title(&names::craft(view, seat, craft, lang)), n = n)
        }
        Decision::Regroup(hex) => t!(lang, "x4-ask-regroup", place = place(hex)),
        Decision::Explore(hex) => t!(lang, "x4-ask-explore", place = place(hex)),
        Decision::Discard(n) => t!(lang, "x4-ask-discard", n = n),
        Decision::PlacePlanet(hex, planet) => {
            t!(lang, "x4-ask-planet", it = names::name(&pack[planet].name, lang), place = place(hex))
        }
        Decision::CarryOut(hex) => t!(lang, "x4-ask-carry-out", place = place(hex)),
        Decision::PickShip => t!(lang, "x4-ask-ship"),
        Decision::PickSystem => t!(lang, "x4-ask-system"),
        Decision::Battle(hex, n) => t!(lang, "x4-ask-battle", place = place(hex), n = n),
        Decision::Crown(hex) => t!(lang, "x4-ask-crown", place = place(hex)),
        Decision::LoseBuilding(hex) => t!(lang, "x4-ask-lose", place = place(hex)),
        Decision::Bid(card) => t!(lang, "x4-ask-bid", it = names::name(&pack[card].name, lang)),
        Decision::BuyVotes => t!(lang, "x4-ask-buy-votes"),
        Decision::Decide => t!(lang, "x4-ask-decide"),
        Decision::Pick => t!(lang, "x4-ask-pick"),
        Decision::KeepAdvisor => t!(lang, "x4-ask-keep"),
        Decision::ChooseItem => t!(lang, "x4-ask-item"),
        Decision::ChooseBlueprint => t!(lang, "x4-ask-blueprint"),
        Decision::PayAny(n) => t!(lang, "x4-ask-pay-any", n = n),
        Decision::Analyse => t!(lang, "x4-ask-analyse"),
        Decision::PickCraft => t!(lang, "x4-ask-craft"),
        Decision::Abandon => t!(lang, "x4-ask-abandon"),
        Decision::PickBattle => t!(lang, "x4-ask-next-battle"),
        Decision::Council(decision) => senate::ask(pack, decision, lang),
        Decision::Agent(decision) => agents::ask(decision, view, lang),
        Decision::War(decision) => war::ask(decision, lang),
        Decision::Tactical(decision) => tactical::ask(decision, view, lang),
    }
}

/// What one ought to know before answering: the text of the effect, or the rule behind the question.
fn note(turn: &Turn<State>, lang: Lang) -> Option<String> {
    let (view, pack) = (&turn.view, turn.view.pack.pack());
    let words = names::words(pack, lang);
    if let Some(Topic::Effect(program, at)) = view.topic() {
        return Some(words.step(program, at));
    }
    Some(match turn.decision {
        Decision::Act(_, 0) => t!(lang, "x4-note-first"),
        Decision::Act(..) => t!(lang, "x4-note-second"),
        Decision::Owe(..) => t!(lang, "x4-note-owe"),
        Decision::Found(_) => t!(lang, "x4-note-found"),
        Decision::FoundWithEvents(_) => t!(lang, "x4-note-events"),
        Decision::Pay(_) => t!(lang, "x4-note-pay"),
        Decision::Berth(_) | Decision::Regroup(_) => t!(lang, "x4-note-berth"),
        Decision::Move(..) => t!(lang, "x4-note-move"),
        Decision::Explore(_) => t!(lang, "x4-note-explore"),
        Decision::PlacePlanet(_, planet) => {
            let text = words.text(pack[planet].effect.as_ref(), None);
            let rule = t!(lang, "x4-note-planet");
            if text == "–" { rule } else { format!("{text} {rule}") }
        }
        Decision::Bid(card) => {
            let text = words.text(pack[card].effect.as_ref(), pack[card].special);
            format!("{text} {}", t!(lang, "x4-note-bid"))
        }
        Decision::PickSystem => match view.topic() {
            Some(Topic::Underground(Underground::PayOffPirates)) => t!(lang, "x4w-note-pirates"),
            _ => return None,
        },
        Decision::Council(decision) => return senate::ask_note(turn, decision, lang),
        Decision::War(decision) => war::ask_note(decision, lang)?,
        Decision::Tactical(decision) => tactical::ask_note(decision, lang)?,
        Decision::BuyVotes => t!(lang, "x4-note-votes", n = Books::open(view, turn.seat).vote_cost()),
        Decision::Battle(hex, _) => {
            let group = view.system(hex).group?;
            let it = names::name(&pack[group].name, lang);
            match view.neutrals.iter().find(|neutral| neutral.hex == hex) {
                Some(left) => {
                    let n: u32 = left.hulls.iter().map(|hull| u32::from(*hull)).sum();
                    t!(lang, "x4-note-battle", it = it, n = n)
                }
                None => t!(lang, "x4-neutral", it = it),
            }
        }
        _ => return None,
    })
}

/// The actions of a turn, or the steps of a purchase.
fn trail(turn: &Turn<State>, lang: Lang) -> Vec<(String, At)> {
    let pack = turn.view.pack.pack();
    let steps = |now: usize, labels: Vec<String>| {
        let at = |n: usize| match n.cmp(&now) {
            std::cmp::Ordering::Less => At::Done,
            std::cmp::Ordering::Equal => At::Now,
            std::cmp::Ordering::Greater => At::Later,
        };
        labels.into_iter().enumerate().map(|(n, label)| (label, at(n))).collect()
    };
    // Only military ships join fleets.
    let joins = match turn.view.topic() {
        Some(Topic::Unit(Unit::Ship(ship, _))) => pack[ship].military,
        Some(Topic::Unit(Unit::Standard(ship))) => pack[pack[ship].base].military,
        Some(Topic::Kosme(_)) => true,
        _ => false,
    };
    let purchase = |joins: bool| {
        let fleet = joins.then(|| t!(lang, "x4-step-fleet"));
        let first = [topic_step(turn, lang), t!(lang, "x4-step-where")];
        first.into_iter().chain(fleet).chain([t!(lang, "x4-step-pay")]).collect()
    };
    match turn.decision {
        Decision::Act(_, acted) => {
            steps(acted.into(), vec![t!(lang, "x4-step-first"), t!(lang, "x4-step-second")])
        }
        Decision::Place => steps(1, purchase(joins)),
        Decision::Berth(_) => steps(2, purchase(true)),
        Decision::Pay(_) => steps(if joins { 3 } else { 2 }, purchase(joins)),
        _ => vec![],
    }
}

/// The first step of a purchase: what it is.
fn topic_step(turn: &Turn<State>, lang: Lang) -> String {
    let pack = turn.view.pack.pack();
    match turn.view.topic() {
        Some(Topic::Unit(unit)) => names::unit_label(pack, unit, lang),
        Some(Topic::Building(it, _) | Topic::Upgrade(it)) => names::title(names::name(&pack[it].name, lang)),
        Some(Topic::Item(item)) => names::title(names::item(pack, item, lang)),
        Some(Topic::Kosme(it)) => names::title(names::name(&pack[it].name, lang)),
        _ => t!(lang, "x4-step-what"),
    }
}
