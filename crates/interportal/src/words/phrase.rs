//! Parts of what a statement does: changes, places, ships and items.

use super::Words;
use crate::cards::Name;
use crate::notation::{
    Apply, Change, Destroyed, Expr, Fitted, Flag, Item, Lasting, Mover, Op, Property, Shift, Shipped, Site,
    Span, Subject, Test,
};

impl Words<'_> {
    /// A change of a quantity: `culture income: +1 per connected colony`, `building slots: +1 for colonies of level 3`.
    pub(super) fn change(&self, change: &Change) -> String {
        let mut text = self.quantity(change.quantity).to_owned();
        let subject = change.quantity.subject().filter(|_| !change.filter.is_empty());
        let things = match &change.filter[..] {
            [Test { not: false, property: Property::Flag(Flag::Here) }] => {
                text.push_str(self.pick(" here", " hier"));
                None
            }
            filter => subject.map(|subject| self.things(subject, filter, true)),
        };
        let mut said = match &change.by {
            None => String::new(),
            Some((Op::Times, Expr::Fraction(1, 2))) => self.pick("halved", "halbiert").to_owned(),
            Some((Op::Times, Expr::Number(2))) => self.pick("doubled", "verdoppelt").to_owned(),
            Some((Op::Times, by)) => format!("× {}", self.number(by)),
            Some((Op::Set, by)) => self.number(by),
            Some((op, Expr::Number(n))) => format!("{op}{n}"),
            Some((op, by)) => format!("{op} {}", self.number(by)),
        };
        if let Some(term) = &change.term {
            said.push_str(&format!(" {} {}", self.pick("per", "je"), self.per(term.per, &term.of)));
            if let Some(cap) = term.cap {
                said.push_str(&self.pick(format!(", {cap} in all"), format!(", insgesamt {cap}")));
            }
        }
        if let Some(things) = things {
            let things = format!("{} {things}", self.pick("for", "für"));
            said = if said.is_empty() { things } else { format!("{said} {things}") };
        }
        for (bound, en, de) in
            [(change.min, "not below", "nicht unter"), (change.max, "not above", "nicht über")]
        {
            if let Some(bound) = bound {
                let limit = format!("{} {bound}", self.pick(en, de));
                said = if said.is_empty() { limit } else { format!("{said} ({limit})") };
            }
        }
        format!("{text}: {said}")
    }

    /// What a keyword means, with its number in the place of `x`.
    pub(super) fn with_x(&self, text: &Name, n: Option<u8>) -> String {
        let text = self.pick(&text.en, &text.de);
        let Some(n) = n else { return text.clone() };
        let words = text.split_inclusive(|letter: char| !letter.is_alphanumeric());
        let numbered = words.map(|word| match word.strip_prefix('x') {
            Some(rest) if !rest.starts_with(char::is_alphanumeric) => format!("{n}{rest}"),
            _ => word.to_owned(),
        });
        numbered.collect()
    }

    pub(super) fn apply(&self, apply: Option<Apply>) -> &'static str {
        match apply {
            None => "",
            Some(Apply::FirstPerRound) => {
                self.pick(", first purchase of each round", ", erster Kauf jeder Runde")
            }
            Some(Apply::OnePerRound) => self.pick(", one purchase of each round", ", ein Kauf jeder Runde"),
            Some(Apply::Last) => self.pick(", after all other bonuses", ", nach allen anderen Boni"),
        }
    }

    pub(super) fn lasting(&self, lasting: Lasting) -> String {
        let span = match lasting.span {
            Span::Game => self.pick("for the rest of the game", "für den Rest des Spiels"),
            Span::Round => self.pick("this round", "in dieser Runde"),
            Span::Phase => self.pick("this phase", "in dieser Phase"),
            Span::Vote => self.pick("in this vote", "in dieser Abstimmung"),
            Span::Battle => self.pick("in this battle", "in dieser Schlacht"),
        };
        match lasting.uses {
            None => format!(", {span}"),
            Some(1) => self.pick(", for the next purchase", ", für den nächsten Kauf").to_owned(),
            Some(n) => {
                self.pick(format!(", for the next {n} purchases"), format!(", für die nächsten {n} Käufe"))
            }
        }
    }

    /// Where something comes, with a leading space; nothing if any legal place will do.
    pub(super) fn sites(&self, sites: &[Site]) -> String {
        let said: Vec<String> = sites
            .iter()
            .map(|site| match site {
                Site::Place(place) => self.place(*place).to_owned(),
                Site::System(filter) => {
                    let systems = self.things(Subject::System, filter, true);
                    format!("({systems})")
                }
            })
            .collect();
        if said.is_empty() { String::new() } else { format!(" {}", self.or(&said)) }
    }

    pub(super) fn shipped(&self, ship: &Shipped) -> String {
        match ship {
            Shipped::Ship(ship) => self.name(&self.pack[*ship].name).to_owned(),
            Shipped::Standard(ship) => self.name(&self.pack[*ship].name).to_owned(),
            Shipped::Kosme(ship) => self.name(&self.pack[*ship].name).to_owned(),
            Shipped::One(of) => self.one(of),
        }
    }

    pub(super) fn destroyed(&self, what: &Destroyed) -> String {
        match what {
            Destroyed::Explorer => self.pick("the explorer", "erkundendes Schiff").to_owned(),
            Destroyed::It => self.pick("that ship", "dieses Schiff").to_owned(),
            Destroyed::Target => self.pick("the target", "Ziel").to_owned(),
            Destroyed::One(of) => format!("1 {}", self.one(of)),
        }
    }

    pub(super) fn mover(&self, mover: Mover) -> &'static str {
        match mover {
            Mover::Explorer => self.pick("the explorer", "erkundendes Schiff"),
            Mover::OneOwn => self.pick("one of your fleets or units", "eine eigene Flotte oder Einheit"),
            Mover::OneCivil => self.pick("one of your civil units", "eine eigene zivile Einheit"),
        }
    }

    /// The name of an item.
    pub(crate) fn item(&self, item: Item) -> &str {
        match item {
            Item::Weapon(it) => self.name(&self.pack[it].name),
            Item::Protection(it) => self.name(&self.pack[it].name),
            Item::Equipment(it) => self.name(&self.pack[it].name),
        }
    }

    pub(super) fn fitted(&self, what: Fitted) -> String {
        match what {
            Fitted::Item(item) => self.item(item).to_owned(),
            Fitted::OneUnlockedNow => {
                self.pick("one item just unlocked", "ein gerade freigeschaltetes Teil").to_owned()
            }
            Fitted::AllUnlockedNow => {
                self.pick("all items just unlocked", "alle gerade freigeschalteten Teile").to_owned()
            }
            Fitted::AnyItem => self.pick("any one item", "ein beliebiges Teil").to_owned(),
        }
    }

    pub(super) fn shift(&self, shift: Shift) -> String {
        match shift {
            Shift::Add(n) => format!("+{n}"),
            Shift::Set(n) => self.pick(format!("to {n}"), format!("auf {n}")),
        }
    }
}
