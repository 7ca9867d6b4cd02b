//! The council: government, goals, policies and advisors.

use super::{agents, ballot, blueprints, cabinet, hand, names, rail, senate, war};
use crate::game::Scene;
use crate::i18n::t;
use crate::pages::components::press::press;
use crate::pages::components::{icon, icon_s, mark};
use engine::Seat;
use interportal::ids::{Advisor, Goal, Government, Policy};
use interportal::notation::ActionKind;
use interportal::object::Object;
use interportal::{Books, State, Thing};
use maud::{Markup, html};

/// The drawer of politics.
pub(super) fn section(scene: &Scene<'_, State>) -> Markup {
    let lang = scene.lang;
    html! {
        section.council.drw.pane.pane-council id="panel-council" role="tabpanel" aria-labelledby="tab-council"
            data-tabpanel="council" data-board="council" hidden[rail::open(scene) != "council"] {
            header.drh { h2 { (icon("government")) (t!(lang, "x4t-council")) } @if let Some(seat) = scene.seat() { (tokens(scene, seat)) } }
            (ballot::section(scene))
            (sorted(scene))
        }
    }
}

/// All parts: those with something to choose first, so that the decision is in sight, and the others folded below them.
fn sorted(scene: &Scene<'_, State>) -> Markup {
    let own = scene.seat().into_iter().flat_map(|seat| {
        [
            government(scene, seat),
            policies(scene, seat),
            advisors(scene, seat),
            cabinet::section(scene, seat),
            agents::section(scene, seat),
            cabinet::underground(scene, seat),
            hand::events(scene, seat),
        ]
    });
    let open = [senate::section(scene), hand::market(scene), war::section(scene), others(scene)];
    let (asked, rest): (Vec<Markup>, Vec<Markup>) =
        own.chain(open).partition(|part| part.0.contains(" is-lit"));
    html! {
        @if asked.is_empty() {
            div.yards { @for part in rest { (part) } }
        } @else {
            div.yards { @for part in asked { (part) } }
            details.rest data-key="council-rest" data-keep="open" {
                summary { (t!(scene.lang, "x4t-council-rest")) }
                div.yards { @for part in rest { (part) } }
            }
        }
    }
}

/// A card that can be pressed: name, text, price.
pub(super) struct Card<'a> {
    pub(super) key: String,
    pub(super) thing: Thing,
    pub(super) icon: &'static str,
    pub(super) name: &'a str,
    pub(super) note: String,
    pub(super) text: String,
}

pub(super) fn card(scene: &Scene<'_, State>, card: &Card<'_>) -> Markup {
    let press = press(scene.lit(&card.key), &card.key, scene.why(card.thing));
    html! {
        button.card2.can.is-lit[press.is_lit()].off[!press.is_lit()] type="button" id=(card.key) data-key=(card.key)
            data-act=[press.act] data-group=[press.group] data-why=[press.why] {
            (icon(card.icon))
            span.bt { b { (names::title(card.name)) } small { (card.text) } }
            @if !card.note.is_empty() { span.cn { (card.note) } }
        }
    }
}

/// Political actions left.
pub(super) fn tokens(scene: &Scene<'_, State>, seat: Seat) -> Markup {
    let lang = scene.lang;
    let left = &scene.view.realms[seat].office.tokens;
    html! {
        p.acts {
            @for kind in ActionKind::ALL.into_iter().filter(|kind| left.of(*kind) > 0) {
                @let words = names::kind(kind, lang);
                span.chip title=(words) { (icon_s(kind_icon(kind))) b { (left.of(kind)) } span.cw { " " (words) } }
            }
            @if left.total() == 0 { span.muted { (t!(lang, "x4t-no-actions")) } }
        }
    }
}

const fn kind_icon(kind: ActionKind) -> &'static str {
    match kind {
        ActionKind::Free => "trade",
        ActionKind::Government => "government",
        ActionKind::Treaty => "treaty",
        ActionKind::Law => "law",
        ActionKind::Institution => "policy",
    }
}

fn government(scene: &Scene<'_, State>, seat: Seat) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    let pack = view.pack.pack();
    let words = names::words(pack, lang);
    let realm = &view.realms[seat];
    let now = realm.government;
    let text = |it: Government| words.text(pack[it].effect.as_ref(), pack[it].special);
    let can = |it: &Government| {
        let unlocked = pack[*it].unlocked_by.iter().all(|tech| realm.techs.has(*tech));
        rail::comes_first(scene, &names::card_key(*it), unlocked)
    };
    let line = |it: Government| {
        card(
            scene,
            &Card {
                key: names::card_key(it),
                thing: Thing::Object(Object::Government(it)),
                icon: "government",
                name: names::name(&pack[it].name, lang),
                note: words.price(pack[it].cost),
                text: text(it),
            },
        )
    };
    let others = Government::all().filter(|it| pack[*it].introducible && *it != now);
    let (open, locked): (Vec<Government>, Vec<Government>) = others.partition(can);
    html! {
        section.yc {
            h3 { (t!(lang, "x4t-government")) }
            div.now {
                b { (icon("government")) (names::title(names::name(&pack[now].name, lang))) }
                @if text(now) != "–" { p { (text(now)) } }
                @if let Some(coming) = realm.office.coming { p.info { (t!(lang, "x4t-coming", name = names::name(&pack[coming].name, lang))) } }
                ul.goals2 { @for goal in &pack[now].goals { (goal_line(scene, seat, *goal)) } }
            }
            ul.buys { @for it in open { li { (line(it)) } } }
            @if !locked.is_empty() {
                details data-keep="open" {
                    summary { (t!(lang, "x4t-more-governments", n = locked.len())) }
                    ul.buys { @for it in locked { li { (line(it)) } } }
                }
            }
        }
    }
}

fn goal_line(scene: &Scene<'_, State>, seat: Seat, goal: Goal) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    let pack = view.pack.pack();
    let met = view.realms[seat].goals.has(goal);
    html! {
        li.met[met] {
            (icon_s(if met { "check" } else { "goal" }))
            span { (names::words(pack, lang).condition(&pack[goal].cond)) @if met { span.vh { " " (t!(lang, "x4t-met")) } } }
        }
    }
}

fn policies(scene: &Scene<'_, State>, seat: Seat) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    let pack = view.pack.pack();
    let words = names::words(pack, lang);
    let realm = &view.realms[seat];
    let line = |it: Policy| {
        card(
            scene,
            &Card {
                key: names::card_key(it),
                thing: Thing::Object(Object::Policy(it)),
                icon: "policy",
                name: names::name(&pack[it].name, lang),
                note: words.price(pack[it].cost),
                text: words.program(*pack[it].effect),
            },
        )
    };
    let is_lit = |it: &Policy| scene.lit(&names::card_key(it)).next().is_some();
    let offered = Policy::all().filter(|it| {
        !realm.policies.contains(it) && (pack[realm.government].policies.contains(it) || is_lit(it))
    });
    html! {
        section.yc {
            h3 {
                (t!(lang, "x4t-policies"))
                b { (realm.policies.len()) "/" (Books::open(view, seat).policy_limit()) }
            }
            ul.buys.own2 { @for it in realm.policies.iter() { li { (line(*it)) } } }
            ul.buys { @for it in offered { li { (line(it)) } } }
        }
    }
}

fn advisors(scene: &Scene<'_, State>, seat: Seat) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    let pack = view.pack.pack();
    let words = names::words(pack, lang);
    let realm = &view.realms[seat];
    let hand = view.hand;
    let kept = hand.iter().flat_map(|hand| hand.advisor.into_iter().chain(hand.candidates.iter().copied()));
    let line = |it: Advisor, level: Option<u8>| {
        let [first, second, third] = words.advisor(&pack[it]);
        let text = match level {
            Some(1) => [first, second].join(" "),
            Some(_) => [first, third].join(" "),
            None => first,
        };
        card(
            scene,
            &Card {
                key: names::card_key(it),
                thing: Thing::Object(Object::Advisor(it)),
                icon: "advisor",
                name: names::name(&pack[it].name, lang),
                note: level
                    .map_or_else(|| words.price(pack[it].cost), |level| t!(lang, "x4t-level", n = level)),
                text,
            },
        )
    };
    html! {
        section.yc {
            h3 { (t!(lang, "x4t-advisors")) b { (realm.advisors.len()) "/" (Books::open(view, seat).advisor_limit()) } }
            ul.buys.own2 { @for it in realm.advisors.iter() { li { (line(it.advisor, Some(it.level))) } } }
            @let kept: Vec<Advisor> = kept.collect();
            @if !kept.is_empty() { h4 { (t!(lang, "x4t-in-hand")) } ul.buys { @for it in kept { li { (line(it, None)) } } } }
            h4 { (t!(lang, "x4t-display")) }
            ul.buys { @for it in view.advisors.iter() { li { (line(*it, None)) } } }
        }
    }
}

/// The governments of the others, and how many cards they hold.
fn others(scene: &Scene<'_, State>) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    let pack = view.pack.pack();
    html! {
        section.yc {
            h3 { (t!(lang, "x4t-others")) }
            ul.others {
                @for seat in view.realms.seats().filter(|seat| scene.seat() != Some(*seat)) {
                    @let (realm, held) = (&view.realms[seat], view.n_held[seat]);
                    li {
                        (mark(seat.0 + 1)) b { (scene.names.of(seat)) }
                        span { (names::title(names::name(&pack[realm.government].name, lang))) }
                        small { (t!(lang, "x4t-held", policies = realm.policies.len(), advisors = realm.advisors.len(), cards = held.events + held.market + held.advisors)) }
                        (blueprints::known(scene, seat))
                    }
                }
            }
        }
    }
}
