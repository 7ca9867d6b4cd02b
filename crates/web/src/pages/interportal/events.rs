//! Events as lines of the log.

mod afar;
mod affairs;
mod agents;

use super::{names, senate};
use crate::game::Names;
use crate::i18n::{Lang, t};
use engine::Seat;
use interportal::action::Unit;
use interportal::cards::{Name, Pack};
use interportal::ids::{Resource, Tech};
use interportal::words::Words;
use interportal::{Event, Hex, Options, TacticalEvent};
use maud::{Markup, PreEscaped, html};

pub(super) use affairs::letter;

/// An event as a line of the log.
pub(super) fn event(event: &Event, options: &Options, names: &Names, lang: Lang) -> Option<Markup> {
    // A battle shows its dice; the log tells what they did.
    if is_roll(event) {
        return None;
    }
    Some(match said(event, options, names, lang) {
        (Some(seat), words) => html! { (names.mark(seat)) " " (PreEscaped(words)) },
        (None, words) => html! { (PreEscaped(words)) },
    })
}

/// Whether an event is an attack with its dice.
pub(super) fn is_roll(event: &Event) -> bool {
    matches!(event, Event::Attacked(_) | Event::Tactical(TacticalEvent::Rolled(_)))
}

/// Who did something, and what, without the name; nobody where it happened by itself.
pub(super) fn said(event: &Event, options: &Options, names: &Names, lang: Lang) -> (Option<Seat>, String) {
    let pack = options.pack.pack();
    let teller = Teller { pack, words: names::words(pack, lang), names, lang };
    if let Event::Council(event) = *event {
        return senate::said(pack, event, names, lang);
    }
    match teller.of_nobody(event) {
        Some(words) => (None, words.into_string()),
        None => teller.of_seat(event),
    }
}

fn bold(text: &str) -> String {
    html! { b { (text) } }.into_string()
}

fn escaped(text: &str) -> String {
    html! { (text) }.into_string()
}

/// The text of a card in quotation marks: it speaks to its owner, and others read it; nothing for the dash of those without one.
fn told(text: &str, lang: Lang) -> String {
    match lang {
        _ if text == "–" || text.is_empty() => String::new(),
        Lang::En => format!("“{}”", escaped(text)),
        Lang::De => format!("„{}“", escaped(text)),
    }
}

fn place(hex: Hex) -> String {
    bold(names::place(hex))
}

/// All that lines are told with.
struct Teller<'a> {
    pack: &'a Pack,
    words: Words<'a>,
    names: &'a Names,
    lang: Lang,
}

impl Teller<'_> {
    fn name(&self, name: &Name) -> String {
        bold(names::name(name, self.lang))
    }

    /// The same at the start of a line.
    fn headed(&self, name: &Name) -> String {
        bold(&names::title(names::name(name, self.lang)))
    }

    fn tech(&self, tech: Tech) -> String {
        self.name(&self.pack[tech].name)
    }

    fn unit(&self, unit: Unit) -> String {
        bold(names::unit(self.pack, unit, self.lang))
    }

    fn resource(&self, resource: Resource) -> &'static str {
        names::resource(resource, self.lang)
    }

    fn other(&self, seat: Seat) -> String {
        self.names.mark(seat).into_string()
    }

    /// What separates parts of the log.
    fn of_nobody(&self, event: &Event) -> Option<Markup> {
        let lang = self.lang;
        Some(match *event {
            Event::RoundBegan(n) => html! { span.sep data-sep { (t!(lang, "x4-round", n = n)) } },
            Event::PhaseBegan(phase) => html! { span.turn { b { (names::phase(phase, lang)) } } },
            Event::Ended => html! { b { (t!(lang, "x4-log-ended")) } },
            _ => return None,
        })
    }

    /// Who did something and what; nobody where it happened by itself.
    fn of_seat(&self, event: &Event) -> (Option<Seat>, String) {
        let (pack, lang) = (self.pack, self.lang);
        let resource = |it| self.resource(it);
        let (seat, words) = match *event {
            Event::Income(seat, stock) => {
                (seat, t!(lang, "x4-log-income", what = names::change(&stock, lang)))
            }
            Event::IncomeSkipped(seat) => (seat, t!(lang, "x4-log-income-skipped")),
            Event::Owes(seat, it, n) => (seat, t!(lang, "x4-log-owes", n = n, what = resource(it))),
            Event::Forgiven(seat, it, n) => (seat, t!(lang, "x4-log-forgiven", n = n, what = resource(it))),
            Event::Passed(seat) => (seat, t!(lang, "x4-log-passed")),
            Event::Researched(seat, it, n, true) => {
                (seat, t!(lang, "x4-log-researched-first", it = self.tech(it), n = n))
            }
            Event::Researched(seat, it, n, false) => {
                (seat, t!(lang, "x4-log-researched", it = self.tech(it), n = n))
            }
            Event::Exchanged(seat, from, to, n) => {
                (seat, t!(lang, "x4-log-exchanged", n = n, from = resource(from), to = resource(to)))
            }
            Event::Bought(seat, it, hex, 0) => {
                (seat, t!(lang, "x4-log-received", it = self.unit(it), place = place(hex)))
            }
            Event::Bought(seat, it, hex, n) => {
                (seat, t!(lang, "x4-log-bought", it = self.unit(it), place = place(hex), n = n))
            }
            Event::Built(seat, it, hex, 0) => {
                (seat, t!(lang, "x4-log-built-free", it = self.name(&pack[it].name), place = place(hex)))
            }
            Event::Built(seat, it, hex, n) => {
                (seat, t!(lang, "x4-log-built", it = self.name(&pack[it].name), place = place(hex), n = n))
            }
            Event::Upgraded(seat, it, hex, 0) => {
                (seat, t!(lang, "x4-log-upgraded-free", it = self.name(&pack[it].name), place = place(hex)))
            }
            Event::Upgraded(seat, it, hex, n) => {
                (seat, t!(lang, "x4-log-upgraded", it = self.name(&pack[it].name), place = place(hex), n = n))
            }
            Event::Removed(seat, it, hex) => {
                (seat, t!(lang, "x4-log-removed", it = self.name(&pack[it].name), place = place(hex)))
            }
            Event::Dismissed(seat, it) => (seat, t!(lang, "x4-log-dismissed", it = self.unit(it))),
            Event::Raised(seat, hex, n) => (seat, t!(lang, "x4-log-raised", place = place(hex), n = n)),
            Event::Fitted(seat, 0) => (seat, t!(lang, "x4-log-fitted-free")),
            Event::Fitted(seat, n) => (seat, t!(lang, "x4-log-fitted", n = n)),
            Event::FittedForCulture(seat, n) => (seat, t!(lang, "x4-log-fitted-culture", n = n)),
            Event::BlueprintShown(seat, ship, variant) => {
                let it = bold(&names::blueprint(self.pack, ship, variant, lang));
                (seat, t!(lang, "x4-log-blueprint-shown", it = it))
            }
            Event::Abandoned(seat, it) => (seat, t!(lang, "x4-log-abandoned", it = self.unit(it))),
            Event::Gained(seat, it, n) if n < 0 => {
                (seat, t!(lang, "x4-log-paid", n = -n, what = resource(it)))
            }
            Event::Gained(seat, it, n) => (seat, t!(lang, "x4-log-gained", n = n, what = resource(it))),
            Event::StateSize(seat, n) => (seat, t!(lang, "x4-log-state-size", n = n)),
            Event::Founded(seat, hex) => (seat, t!(lang, "x4-log-founded", place = place(hex))),
            Event::PlanetaryEvent(seat, hex, it) => {
                let card = &pack[it];
                let text = told(&self.words.text(card.effect.as_ref(), card.special), lang);
                let it = self.name(&card.name);
                (seat, t!(lang, "x4-log-planetary", place = place(hex), it = it, text = text))
            }
            Event::Agent(event) => return self.of_agents(event),
            _ => return self.of_affairs(event),
        };
        (Some(seat), words)
    }
}
