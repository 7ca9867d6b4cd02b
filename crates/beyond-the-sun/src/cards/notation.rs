//! Reading entries together with the effects that are written in them.

use std::fmt::Display;

use pack::{Reading, Spanned, suggestion};
use serde::de::{DeserializeOwned, IgnoredAny};

use super::ActionCard;
use super::raw::RawAction;
use crate::effect::{Ability, Code, Condition, Effect, Misread, Scoring};

/// A reading together with the code that its effects go into.
pub(super) struct Notation<'d, 't> {
    pub(super) reading: Reading<'d, 't>,
    pub(super) code: Code,
}

impl Notation<'_, '_> {
    /// An effect; `None` if there is no text or it cannot be read.
    pub(super) fn effect(&mut self, text: Option<&Spanned<String>>) -> Effect {
        let Some(text) = text else { return Effect::NONE };
        self.code.read_effect(text.get_ref()).unwrap_or_else(|misread| {
            self.reading.fault_in(text, misread.at, misread);
            Effect::NONE
        })
    }

    /// The action spaces of a card.
    pub(super) fn action(&mut self, spaces: &Spanned<u8>, effect: &Spanned<String>) -> ActionCard {
        if !(1..=2).contains(spaces.get_ref()) {
            self.reading.fault(spaces.span(), format!("expected 1 or 2 spaces, found {}", spaces.get_ref()));
        }
        let effect = self.effect(Some(effect));
        let options = self.code.options(effect);
        let reveals = options.iter().fold(0, |levels, choice| levels | choice.unknown_levels);
        ActionCard { spaces: *spaces.get_ref(), effect, reveals }
    }

    pub(super) fn actions(&mut self, raw: &[RawAction]) -> Vec<ActionCard> {
        raw.iter().map(|action| self.action(&action.spaces, &action.effect)).collect()
    }

    /// Abilities, either of an owner or of a system on the board.
    pub(super) fn abilities(&mut self, texts: &[Spanned<String>], on_board: bool) -> Vec<Ability> {
        texts.iter().filter_map(|text| self.ability(text, on_board)).collect()
    }

    pub(super) fn ability(&mut self, text: &Spanned<String>, on_board: bool) -> Option<Ability> {
        match self.code.read_ability(text.get_ref()) {
            Ok(ability) if ability.is_board_rule() == on_board => Some(ability),
            Ok(_) => {
                let place = if on_board { "abilities" } else { "board_rules" };
                self.reading.fault(text.span(), format!("this belongs to `{place}`"));
                None
            }
            Err(misread) => {
                self.reading.fault_in(text, misread.at, misread);
                None
            }
        }
    }

    pub(super) fn scoring(&mut self, text: Option<&Spanned<String>>) -> Scoring {
        let Some(text) = text else { return Scoring::default() };
        text.get_ref().parse().unwrap_or_else(|misread: Misread| {
            self.reading.fault_in(text, misread.at, misread);
            Scoring::default()
        })
    }

    pub(super) fn condition(&mut self, text: &Spanned<String>) -> Option<Condition> {
        match text.get_ref().parse::<Condition>() {
            Ok(condition) => Some(condition),
            Err(misread) => {
                self.reading.fault_in(text, misread.at, misread);
                None
            }
        }
    }

    /// Notes a fault of one field of a section that is one table.
    pub(super) fn fault_in_section(&mut self, section: &str, field: &str, message: impl Display) {
        let table = self.reading.table::<Spanned<IgnoredAny>>(section);
        self.reading.fault_of(&table.map_or(0..0, |table| table.span()), field, message);
    }

    /// The thing that a text names.
    pub(super) fn named<T: Copy>(
        &mut self,
        text: &Spanned<String>,
        what: &str,
        all: impl Iterator<Item = T>,
        id: fn(T) -> &'static str,
    ) -> Option<T> {
        let all: Vec<T> = all.collect();
        let found = all.iter().copied().find(|thing| id(*thing) == text.get_ref());
        if found.is_none() {
            let near = suggestion(text.get_ref(), all.into_iter().map(id));
            self.reading.fault(text.span(), format!("there is no such {what}{near}"));
        }
        found
    }

    /// Reads the entries of a list and stores each at the place of its id.
    pub(super) fn in_order<R: DeserializeOwned, C>(
        &mut self,
        section: &str,
        known: impl Iterator<Item = &'static str>,
        id: impl Fn(&R) -> &Spanned<String>,
        mut card: impl FnMut(&mut Self, &'static str, R) -> Option<C>,
    ) -> Option<Vec<Spanned<C>>> {
        let known: Vec<_> = known.collect();
        let clean = self.reading.is_clean();
        let mut cards: Vec<Option<Spanned<C>>> = known.iter().map(|_| None).collect();
        for entry in self.reading.list::<R>(section) {
            let span = entry.span();
            let entry = entry.into_inner();
            let text = id(&entry).get_ref();
            let Some(place) = known.iter().position(|known| known == text) else {
                let near = suggestion(text, known.iter().copied());
                self.reading.fault(id(&entry).span(), format!("there is no such {section}{near}"));
                continue;
            };
            cards[place] = card(self, known[place], entry).map(|card| Spanned::new(span, card));
        }
        // An entry that cannot be read is not reported as missing.
        if clean && self.reading.is_clean() {
            for (id, _) in known.iter().zip(&cards).filter(|(_, card)| card.is_none()) {
                self.reading.fault(0..0, format!("missing {section} \"{id}\""));
            }
        }
        cards.into_iter().collect()
    }
}
