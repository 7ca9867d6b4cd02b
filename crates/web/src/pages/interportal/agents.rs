//! Characters on the page: what is asked, what can be chosen, what stands against it, and their place in the council.

use super::council::{Card, card};
use super::names;
use crate::called::called;
use crate::game::Scene;
use crate::i18n::{Lang, t};
use engine::{Seat, Turn};
use interportal::agent::{Agency, Agent, Mission, Order, Pile, Pressure};
use interportal::cards::Name;
use interportal::intrigue::{AgentDecision, AgentFault};
use interportal::{State, Thing, View};
use maud::{Markup, html};

/// The name of an institution action.
pub(super) fn mission(view: &View, it: Mission, lang: Lang) -> String {
    names::title(names::name(&it.card(view.pack.pack()).name, lang))
}

/// Who performs it.
pub(super) fn agent(view: &View, seat: Seat, it: Agent, lang: Lang) -> String {
    match it {
        Agent::Ship(ship) => names::title(&names::vessel(view, seat, ship + 1, lang)),
        Agent::Envoy(host) => t!(lang, "x4a-envoy", who = called(host)),
        Agent::Watch(hex) => t!(lang, "x4a-watch", place = names::place(hex)),
    }
}

pub(super) fn pressure(it: Pressure, lang: Lang) -> String {
    match it {
        Pressure::War => t!(lang, "x4a-card-war"),
        Pressure::Alliance => t!(lang, "x4a-card-alliance"),
        Pressure::Intelligence => t!(lang, "x4a-card-intelligence"),
        Pressure::Trade => t!(lang, "x4a-card-trade"),
        Pressure::Armaments => t!(lang, "x4a-card-armaments"),
    }
}

pub(super) fn order(it: Order, lang: Lang) -> String {
    match it {
        Order::Arrests => t!(lang, "x4a-order-arrests"),
        Order::Escapes => t!(lang, "x4a-order-escapes"),
        Order::Support => t!(lang, "x4a-order-support"),
        Order::Battles => t!(lang, "x4a-order-battles"),
    }
}

/// The question.
pub(super) fn ask(decision: AgentDecision, view: &View, lang: Lang) -> String {
    let it = |mission| self::mission(view, mission, lang);
    let place = names::place;
    match decision {
        AgentDecision::Where(m) => t!(lang, "x4a-ask-where", it = it(m)),
        AgentDecision::Aim(m, hex) => t!(lang, "x4a-ask-aim", it = it(m), place = place(hex)),
        AgentDecision::Perform => t!(lang, "x4a-ask-perform"),
        AgentDecision::Forge(m, hex) => t!(lang, "x4a-ask-forge", it = it(m), place = place(hex)),
        AgentDecision::Arrest(seat, m, hex) => {
            t!(lang, "x4a-ask-arrest", who = called(seat), it = it(m), place = place(hex))
        }
        AgentDecision::Wager(m, hex) => t!(lang, "x4a-ask-wager", it = it(m), place = place(hex)),
        AgentDecision::Support(seat) => t!(lang, "x4a-ask-support", who = called(seat)),
        AgentDecision::Escape(seat, hex) => {
            t!(lang, "x4a-ask-escape", who = called(seat), place = place(hex))
        }
        AgentDecision::Bring(hex) => t!(lang, "x4a-ask-bring", place = place(hex)),
        AgentDecision::Spring(seat, hex) => {
            t!(lang, "x4a-ask-spring", who = called(seat), place = place(hex))
        }
        AgentDecision::Smuggle(hex) => t!(lang, "x4a-ask-smuggle", place = place(hex)),
        AgentDecision::SmuggleWhere(hex) => t!(lang, "x4a-ask-smuggle-where", place = place(hex)),
        AgentDecision::Kill => t!(lang, "x4a-ask-kill"),
        AgentDecision::Cover(seat) => t!(lang, "x4a-ask-cover", who = called(seat)),
    }
}

/// The label of a choice.
pub(super) fn label(turn: &Turn<State>, agency: Agency, lang: Lang) -> String {
    let (view, pack, seat) = (&turn.view, turn.view.pack.pack(), turn.seat);
    let name = |it: &Name| names::name(it, lang).to_owned();
    let resource = |it| names::resource(it, lang);
    match agency {
        Agency::Deed(who, it) => {
            t!(lang, "x4a-do-deed", who = agent(view, seat, who, lang), it = mission(view, it, lang))
        }
        Agency::Scout(other) => t!(lang, "x4a-do-scout", who = called(other)),
        Agency::Prey(other, craft) => {
            let it = names::title(&names::craft(view, other, craft, lang));
            t!(lang, "x4a-do-prey", it = it, who = called(other))
        }
        Agency::Rival(other) => t!(lang, "x4a-do-rival", who = called(other)),
        Agency::TheirWatch(other) => t!(lang, "x4a-do-watch", who = called(other)),
        Agency::Raze(slot) => {
            let hex = match turn.decision {
                interportal::Decision::Agent(AgentDecision::Aim(_, hex)) => Some(hex),
                _ => None,
            };
            let standing =
                hex.and_then(|hex| view.colony_at(hex)?.buildings.get(usize::from(slot) - 1).copied());
            standing.map_or_else(
                || t!(lang, "x4-do-option", n = slot),
                |it| names::title(names::name(&pack[it.building].name, lang)),
            )
        }
        Agency::Neutrals => t!(lang, "x4a-do-neutrals"),
        Agency::Rid(it) => names::title(&name(&pack[it].name)),
        Agency::Bribe(it, level) => t!(lang, "x4a-do-bribe", it = name(&pack[it].name), n = level),
        Agency::Steal(it, n) => t!(lang, "x4a-do-steal", n = n, what = resource(it)),
        Agency::StealCard(Pile::Event) => t!(lang, "x4a-do-steal-event"),
        Agency::StealCard(Pile::Market) => t!(lang, "x4a-do-steal-market"),
        Agency::Copy(tech) => names::title(names::tech(pack, tech, lang)),
        Agency::Charge(n) => t!(lang, "x4a-do-charge", n = n),
        Agency::Press(it) => t!(lang, "x4a-do-press", it = pressure(it, lang)),
        Agency::Unpress(it) => t!(lang, "x4a-do-unpress", it = pressure(it, lang)),
        Agency::Weariness => t!(lang, "x4a-do-weariness"),
        Agency::Cube(it) => t!(lang, "x4a-do-cube", it = name(&pack[it].name)),
        Agency::Uncube(it) => t!(lang, "x4a-do-uncube", it = name(&pack[it].name)),
        Agency::Erect(it) => t!(lang, "x4a-do-erect", what = resource(it)),
        Agency::Enough => t!(lang, "x4a-do-enough"),
        Agency::Forge(other) => t!(lang, "x4a-do-forge", who = called(other)),
        Agency::Papers => t!(lang, "x4a-do-papers"),
        Agency::Honest => t!(lang, "x4a-do-honest"),
        Agency::Arrest => t!(lang, "x4a-do-arrest"),
        Agency::Let => t!(lang, "x4a-do-let"),
        Agency::Wager(n) => t!(lang, "x4a-do-wager", n = n),
        Agency::Give(kind) => t!(lang, "x4a-do-give", kind = names::kind(kind, lang)),
        Agency::HandOver(it) => t!(lang, "x4a-do-hand-over", it = name(&pack[it].name)),
        Agency::Slip(it) => t!(lang, "x4a-do-hand-over", it = name(&pack[it].name)),
        Agency::Fund(n) => t!(lang, "x4a-do-fund", n = n),
        Agency::Flee(hex) => t!(lang, "x4a-do-flee", place = names::place(hex)),
        Agency::FleeNetwork(hex) => t!(lang, "x4a-do-flee-network", place = names::place(hex)),
        Agency::Bring(craft) => {
            t!(lang, "x4a-do-bring", it = names::craft(view, seat, craft, lang))
        }
        Agency::Stay => t!(lang, "x4a-do-stay"),
        Agency::Spring => t!(lang, "x4a-do-spring"),
        Agency::Spare => t!(lang, "x4a-do-spare"),
        Agency::Smuggle(1) => t!(lang, "x4a-do-smuggle-1"),
        Agency::Smuggle(2) => t!(lang, "x4a-do-smuggle-2"),
        Agency::Smuggle(_) => t!(lang, "x4a-do-smuggle-3"),
        Agency::KeepCargo => t!(lang, "x4a-do-keep-cargo"),
        Agency::ClearPips(hex, n) => t!(lang, "x4a-do-clear", n = n, place = names::place(hex)),
        Agency::Cover => t!(lang, "x4a-do-cover"),
        Agency::Bare => t!(lang, "x4a-do-bare"),
        Agency::Order(it, true) => t!(lang, "x4a-do-order-on", it = order(it, lang)),
        Agency::Order(it, false) => t!(lang, "x4a-do-order-off", it = order(it, lang)),
    }
}

/// The piece that a choice lights.
pub(super) fn key(seat: Seat, agency: Agency) -> Option<String> {
    Some(match agency {
        Agency::Deed(..) | Agency::Scout(_) | Agency::Order(..) => card_key(agency),
        Agency::Prey(other, interportal::action::Craft::Ship(ship)) => names::ship_key(other, ship + 1),
        Agency::Prey(other, interportal::action::Craft::Fleet(fleet)) => names::fleet_key(other, fleet + 1),
        Agency::Bring(interportal::action::Craft::Ship(ship)) => names::ship_key(seat, ship + 1),
        Agency::Bring(interportal::action::Craft::Fleet(fleet)) => names::fleet_key(seat, fleet + 1),
        Agency::Flee(hex) | Agency::FleeNetwork(hex) | Agency::ClearPips(hex, _) => names::hex_key(hex),
        Agency::Copy(tech) => names::tech_key(tech),
        Agency::HandOver(card) => names::card_key(card),
        Agency::Slip(card) => names::card_key(card),
        _ => return None,
    })
}

fn card_key(agency: Agency) -> String {
    agency.to_string().replace([' ', ','], "-")
}

/// The icon of a choice.
pub(super) const fn icon(agency: Agency) -> &'static str {
    match agency {
        Agency::Arrest | Agency::Let | Agency::Wager(_) => "police",
        Agency::Give(_) | Agency::HandOver(_) | Agency::Slip(_) | Agency::Fund(_) => "diplomat",
        Agency::Flee(_) | Agency::FleeNetwork(_) | Agency::Bring(_) | Agency::Stay => "retreat",
        Agency::Enough | Agency::Honest | Agency::Spare | Agency::KeepCargo | Agency::Bare => "check",
        Agency::Deed(_, it) => of_mission(it),
        _ => "agent",
    }
}

const fn of_mission(it: Mission) -> &'static str {
    match it {
        Mission::Dialogue | Mission::AppointAmbassador | Mission::ExertPressure => "diplomat",
        Mission::Bribery | Mission::RecruitAway | Mission::VoteBattle => "diplomat",
        Mission::BuildNetwork | Mission::ProbeTheSituation | Mission::GoUnderground => "network",
        Mission::ErectWatch | Mission::Patrol => "watch",
        Mission::DetectNetwork => "police",
        _ => "agent",
    }
}

/// What characters of the viewer can do, and which reactions are left out.
pub(super) fn section(scene: &Scene<'_, State>, seat: Seat) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    let able = |who: Agent, it: Mission| {
        let card = it.card(view.pack.pack());
        !card.reaction && view.characters(seat, who).iter().any(|character| card.actor.contains(character))
    };
    let service = &view.realms[seat].service;
    html! {
        section.yc.cab {
            h3 { (t!(lang, "x4a-title")) }
            p.none { (t!(lang, "x4a-title-note")) }
            @for who in view.agents(seat) {
                @let lit = Mission::ALL.iter().any(|it| scene.lit(&card_key(Agency::Deed(who, *it))).next().is_some());
                // What can be chosen is shown; otherwise it stays as the player left it. Empty and not absent: the script
                // would keep what the page before named.
                details data-keep=(if lit { "" } else { "open" }) open[lit] {
                    summary { (agent(view, seat, who, lang)) }
                    ul.buys {
                        @for it in Mission::ALL.into_iter().filter(|it| able(who, *it)) {
                            li { (line(scene, Agency::Deed(who, it), &mission(view, it, lang), String::new())) }
                        }
                    }
                }
            }
            @if view.agents(seat).next().is_none() { p.none { (t!(lang, "x4a-nobody")) } }
            ul.buys {
                @for it in Order::ALL {
                    @let out = service.leaves_out(it);
                    @let text = match it {
                        _ if !out => t!(lang, "x4a-order-in"),
                        Order::Battles => t!(lang, "x4a-order-out-battles"),
                        _ => t!(lang, "x4a-order-out"),
                    };
                    li { (line(scene, Agency::Order(it, out), &order(it, lang), text)) }
                }
            }
        }
    }
}

fn line(scene: &Scene<'_, State>, agency: Agency, name: &str, text: String) -> Markup {
    let key = card_key(agency);
    let note = scene.lit(&key).next().and_then(|choice| choice.note.clone());
    card(
        scene,
        &Card {
            key,
            thing: Thing::Agency(agency),
            icon: icon(agency),
            name,
            note: String::new(),
            text: note.unwrap_or(text),
        },
    )
}

/// What stands against something.
pub(super) fn fault(fault: AgentFault, lang: Lang) -> (String, String) {
    match fault {
        AgentFault::NoCharacter => (t!(lang, "x4a-why-character"), t!(lang, "x4a-why-character-text")),
        AgentFault::DoneAlready => (t!(lang, "x4a-why-done"), t!(lang, "x4a-why-done-text")),
        AgentFault::TooManyErrands => (t!(lang, "x4a-why-errands"), t!(lang, "x4a-why-errands-text")),
        AgentFault::NeedsNetwork => (t!(lang, "x4a-why-network"), t!(lang, "x4a-why-network-text")),
        AgentFault::WrongPlace => (t!(lang, "x4a-why-place"), t!(lang, "x4a-why-place-text")),
        AgentFault::NoTarget => (t!(lang, "x4a-why-target"), t!(lang, "x4a-why-target-text")),
        AgentFault::OnlyReaction => (t!(lang, "x4a-why-reaction"), t!(lang, "x4a-why-reaction-text")),
        AgentFault::OnlyIllegal => (t!(lang, "x4a-why-illegal"), t!(lang, "x4a-why-illegal-text")),
        AgentFault::NotScouted => (t!(lang, "x4a-why-scouted"), t!(lang, "x4a-why-scouted-text")),
        AgentFault::Forbidden => (t!(lang, "x4a-why-forbidden"), t!(lang, "x4a-why-forbidden-text")),
        AgentFault::HighestLevel => (t!(lang, "x4a-why-highest"), t!(lang, "x4a-why-highest-text")),
        AgentFault::NoMorePieces => (t!(lang, "x4a-why-pieces"), t!(lang, "x4a-why-pieces-text")),
        AgentFault::HasEnvoy => (t!(lang, "x4a-why-envoy"), t!(lang, "x4a-why-envoy-text")),
        AgentFault::PipsThere => (t!(lang, "x4a-why-pips"), t!(lang, "x4a-why-pips-text")),
        AgentFault::WrongCube => (t!(lang, "x4a-why-cube"), t!(lang, "x4a-why-cube-text")),
        AgentFault::NoColony => (t!(lang, "x4a-why-colony"), t!(lang, "x4a-why-colony-text")),
        AgentFault::TwoCubes => (t!(lang, "x4a-why-two"), t!(lang, "x4a-why-two-text")),
        AgentFault::NoCube => (t!(lang, "x4a-why-no-cube"), t!(lang, "x4a-why-no-cube-text")),
        AgentFault::ChangedAlready => (t!(lang, "x4a-why-changed"), t!(lang, "x4a-why-changed-text")),
        AgentFault::NoRefuge => (t!(lang, "x4a-why-refuge"), t!(lang, "x4a-why-refuge-text")),
    }
}
