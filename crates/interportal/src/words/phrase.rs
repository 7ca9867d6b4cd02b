//! Parts of what a statement does: places, ships and items.

use super::Words;
use super::select::Form;
use crate::cards::Name;
use crate::notation::{Destroyed, Fitted, Item, Mover, Named, Selector, Shipped, Site, Subject};

impl Words<'_> {
    /// What a keyword means, with its number in the place of `x`.
    pub(super) fn with_x(&self, text: &Name, n: Option<u8>) -> String {
        let text = self.pick(&text.en, &text.de);
        let Some(n) = n else { return text.clone() };
        let words = text.split_inclusive(|letter: char| !letter.is_alphanumeric());
        let numbered = words.map(|word| match word.strip_prefix('x') {
            Some(rest) if !rest.starts_with(char::is_alphanumeric) => format!("{n}{rest}"),
            _ => word.to_owned(),
        });
        let said: String = numbered.collect();
        if n == 1 { said.replace("1 points", "1 point").replace("1 Punkte", "1 Punkt") } else { said }
    }

    /// Where something comes, with a leading space; nothing if any legal place will do.
    pub(super) fn sites(&self, sites: &[Site]) -> String {
        let said: Vec<String> = sites
            .iter()
            .map(|site| match site {
                Site::Place(place) => self.place(*place).to_owned(),
                Site::System(filter) => format!("in {}", self.things(Subject::System, filter, Form::In)),
            })
            .collect();
        if said.is_empty() { String::new() } else { format!(" {}", self.or(&said)) }
    }

    /// To where something is moved, with a leading space.
    pub(super) fn aims(&self, sites: &[Site]) -> String {
        let said: Vec<String> = sites
            .iter()
            .map(|site| match site {
                Site::Place(place) => self.place(*place).to_owned(),
                Site::System(filter) => {
                    let system = self.things(Subject::System, filter, Form::A);
                    self.pick(format!("to {system}"), format!("in {system}"))
                }
            })
            .collect();
        if said.is_empty() { String::new() } else { format!(" {}", self.or(&said)) }
    }

    /// A name with its article, as object; without one if it has none.
    pub(super) fn with_article(&self, name: &Name) -> String {
        self.named_as(self.names(std::iter::once(name)), Form::A)
    }

    /// A name with its article, as subject.
    pub(super) fn with_article_first(&self, name: &Name) -> String {
        self.named_as(self.names(std::iter::once(name)), Form::AsSubject)
    }

    pub(super) fn shipped(&self, ship: &Shipped) -> String {
        match ship {
            Shipped::Ship(ship) => self.a_named(Named::Ship(*ship)),
            Shipped::Standard(ship) => self.with_article(&self.pack[*ship].name),
            Shipped::Kosme(ship) => self.with_article(&self.pack[*ship].name),
            Shipped::One(of) => self.a(of),
        }
    }

    /// What is destroyed or damaged, as subject.
    pub(super) fn destroyed(&self, what: &Destroyed) -> String {
        match what {
            Destroyed::Explorer => self.pick("the exploring ship", "das erkundende Schiff").to_owned(),
            Destroyed::It => self.pick("it", "es").to_owned(),
            Destroyed::Target => self.pick("the target", "das Ziel").to_owned(),
            Destroyed::One(of) => self.things(of.subject, &of.filter, Form::AsSubject),
        }
    }

    pub(super) fn mover(&self, mover: Mover) -> &'static str {
        match mover {
            Mover::Explorer => self.pick("the exploring ship", "das erkundende Schiff"),
            Mover::OneOwn => self.pick("one of your fleets or units", "eine deiner Flotten oder Einheiten"),
            Mover::OneCivil => self.pick("one of your civil units", "eine deiner zivilen Einheiten"),
        }
    }

    /// The name of an item.
    pub(crate) fn item(&self, item: Item) -> &str {
        self.name(self.item_name(item))
    }

    fn item_name(&self, item: Item) -> &Name {
        match item {
            Item::Weapon(it) => &self.pack[it].name,
            Item::Protection(it) => &self.pack[it].name,
            Item::Equipment(it) => &self.pack[it].name,
        }
    }

    pub(super) fn fitted(&self, what: Fitted) -> String {
        match what {
            Fitted::Item(item) => self.with_article(self.item_name(item)),
            Fitted::OneUnlockedNow => {
                self.pick("one newly unlocked item", "ein gerade freigeschaltetes Teil").to_owned()
            }
            Fitted::AllUnlockedNow => {
                self.pick("all newly unlocked items", "alle gerade freigeschalteten Teile").to_owned()
            }
            Fitted::AnyItem => self.pick("any one item", "ein beliebiges Teil").to_owned(),
        }
    }

    /// How many of some things: `up to 2 undiscovered systems`.
    pub(super) fn up_to(&self, n: u8, of: &Selector) -> String {
        if n == 1 {
            return self.a(of);
        }
        let things = self.many(of);
        self.pick(format!("up to {n} {things}"), format!("bis zu {n} {things}"))
    }
}
