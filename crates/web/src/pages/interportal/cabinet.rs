//! Cabinet and underground actions in the council: each with its name, its price and what it does.

use super::council::{Card, card};
use super::{about, names, rail};
use crate::called::called;
use crate::game::Scene;
use crate::i18n::{Lang, t};
use engine::Seat;
use interportal::affair::{Affair, Cabinet, Underground};
use interportal::ids::{Kosme, Resource};
use interportal::notation::ActionKind;
use interportal::object::Object;
use interportal::{State, Thing, View};
use maud::{Markup, html};

/// The key of the place where an action of this kind stands; none for those that a card of their own stands for.
pub(super) fn key(object: Object) -> Option<String> {
    Some(match object {
        Object::Advisors => "cabinet-advisors".into(),
        Object::Cabinet(it) => format!("cabinet-{it}"),
        Object::Kind(kind) => format!("cabinet-action-{kind}"),
        Object::Ratio(one, other) => format!("cabinet-ratio-{one}-{other}"),
        Object::Kosme(it) => format!("cabinet-{it}"),
        Object::Player(seat) => format!("cabinet-player-{}", seat.0 + 1),
        Object::Underground(it) => format!("underground-{it}"),
        _ => return None,
    })
}

/// The key of a choice of politics, if it has its place here.
pub(super) fn key_of(affair: Affair) -> Option<String> {
    Object::of(affair).and_then(key)
}

/// Cabinet actions, which need no political action.
pub(super) fn section(scene: &Scene<'_, State>, seat: Seat) -> Markup {
    let lang = scene.lang;
    let tokens = &scene.view.realms[seat].office.tokens;
    let kinds = ActionKind::ALL.into_iter().filter(|kind| tokens.of(*kind) > 0).map(Object::Kind);
    let pairs = Resource::ALL.into_iter().flat_map(|one| {
        Resource::ALL.into_iter().filter(move |it| *it > one).map(move |it| Object::Ratio(one, it))
    });
    let others = scene.view.realms.seats().filter(|other| *other != seat).map(Object::Player);
    let cabinet = [Object::Advisors].into_iter().chain(Cabinet::ALL.map(Object::Cabinet)).chain(kinds);
    let (open, closed): (Vec<Object>, Vec<Object>) =
        cabinet.chain(pairs).chain(Kosme::all().map(Object::Kosme)).chain(others).partition(|it| {
            let usual = matches!(it, Object::Advisors | Object::Cabinet(_));
            rail::comes_first(scene, &key(*it).unwrap_or_default(), usual)
        });
    html! {
        section.yc.cab {
            h3 { (t!(lang, "x4t-cabinet")) b { (t!(lang, "x4t-cabinet-note")) } }
            ul.buys { @for it in open { li { (line(scene, seat, it)) } } }
            @if !closed.is_empty() {
                details data-keep="open" {
                    summary { (t!(lang, "x4t-more-deeds", n = closed.len())) }
                    ul.buys { @for it in closed { li { (line(scene, seat, it)) } } }
                }
            }
        }
    }
}

/// Underground actions, which need a political action of any kind.
pub(super) fn underground(scene: &Scene<'_, State>, seat: Seat) -> Markup {
    let lang = scene.lang;
    html! {
        section.yc.cab {
            h3 { (t!(lang, "x4t-underground")) b { (t!(lang, "x4t-underground-note")) } }
            ul.buys { @for it in Underground::ALL { li { (line(scene, seat, Object::Underground(it))) } } }
        }
    }
}

fn line(scene: &Scene<'_, State>, seat: Seat, object: Object) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    let key = key(object).unwrap_or_default();
    // What is offered says its price; what is not says what it is.
    let offered = scene.lit(&key).next().and_then(|choice| choice.note.clone());
    let text = offered.unwrap_or_else(|| about::of_object(view, seat, object, lang));
    card(
        scene,
        &Card {
            key,
            thing: Thing::Object(object),
            icon: icon(object),
            name: &name(view, object, lang),
            note: String::new(),
            text: names::title(&text),
        },
    )
}

fn name(view: &View, object: Object, lang: Lang) -> String {
    let pack = view.pack.pack();
    match object {
        Object::Advisors => t!(lang, "x4-do-advisors"),
        Object::Cabinet(it) => names::cabinet(it, lang),
        Object::Kind(kind) => t!(lang, "x4-about-kind", kind = names::kind(kind, lang)),
        Object::Ratio(one, other) => {
            t!(lang, "x4-do-invest", one = names::resource(one, lang), other = names::resource(other, lang))
        }
        Object::Kosme(it) => t!(lang, "x4-do-kosme", it = names::name(&pack[it].name, lang)),
        Object::Player(seat) => t!(lang, "x4-do-delegation", who = called(seat)),
        Object::Underground(it) => names::underground(it, lang),
        _ => String::new(),
    }
}

const fn icon(object: Object) -> &'static str {
    match object {
        Object::Advisors => "advisor",
        Object::Ratio(..) => "swap",
        Object::Kosme(_) => "fleet",
        Object::Player(_) => "diplomat",
        Object::Underground(_) => "underground",
        _ => "cabinet",
    }
}
