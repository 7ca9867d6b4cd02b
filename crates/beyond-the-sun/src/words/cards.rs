//! The whole text of a card, line by line as it is printed.

use super::{Lang, Words, full};
use crate::cards::{AchievementCard, ActionCard, EventCard, GuildCard, MatCard, SystemCard, TechCard};
use crate::effect::{Ability, Effect, Scoring};
use crate::ids::Basic;

/// The lines of a card, each of them a sentence.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct CardText(pub Vec<String>);

impl CardText {
    pub(super) fn add(&mut self, line: String) {
        if !line.is_empty() {
            self.0.push(line);
        }
    }

    /// All lines one after the other.
    pub fn joined(&self) -> String {
        self.0.join(" ")
    }
}

impl Words<'_> {
    /// Immediate bonus, actions, abilities and scoring of a technology.
    pub fn tech(&self, card: &TechCard) -> CardText {
        let mut text = CardText::default();
        text.add(self.headed(self.pick("Immediate", "Sofort"), card.immediate));
        self.actions(&mut text, &card.actions);
        let abilities: Vec<_> = card.abilities_in(self.solo).collect();
        self.abilities(&mut text, &abilities);
        text.add(self.end(card.end_in(self.solo)));
        text
    }

    /// What is different about a technology in the solo game, for pages that show it outside a game.
    pub fn solo_note(&self, card: &TechCard) -> String {
        let mut text = CardText::default();
        let vp = self.pick("VP", "SP");
        match (card.solo.vp, card.solo.end) {
            (Some(n), Some(end)) if end.is_none() => {
                let instead =
                    self.pick("in place of the scoring at the end", "statt der Wertung am Spielende");
                text.add(format!("{n} {vp} {instead}."));
            }
            (n, end) => {
                text.add(n.map_or(String::new(), |n| format!("{n} {vp}.")));
                text.add(end.map_or(String::new(), |end| self.end(end)));
            }
        }
        for void in &card.solo.ignore {
            let what = self.ability(*void);
            let what = what.trim_end_matches('.');
            text.add(match self.lang {
                Lang::En => format!("“{what}” does not apply."),
                Lang::De => format!("„{what}“ entfällt."),
            });
        }
        if text.0.is_empty() {
            return String::new();
        }
        format!("{}: {}", self.pick("Solo game", "Solospiel"), text.joined())
    }

    /// What happens, the action and the scoring of an event.
    pub fn event(&self, card: &EventCard) -> CardText {
        let mut text = CardText::default();
        text.add(self.happening(card.effect));
        self.actions(&mut text, &card.actions);
        text.add(self.end(card.end));
        text
    }

    /// Bonuses, abilities and scoring of a system.
    pub fn system(&self, card: &SystemCard) -> CardText {
        let mut text = CardText::default();
        self.abilities(&mut text, &card.board_rules);
        let mut control = self.headed(self.pick("Taking control", "Kontrolle"), card.control);
        if card.control_deferred {
            control +=
                self.pick(" This waits until the move is over.", " Das wartet das Ende der Bewegung ab.");
        }
        if card.control_once_per_faction {
            control += self.pick(" Once per faction.", " Einmal je Fraktion.");
        }
        text.add(control);
        text.add(self.headed(self.pick("Colonising", "Kolonisierung"), card.colonise));
        self.abilities(&mut text, &card.abilities);
        text.add(self.end(card.end));
        text
    }

    /// The condition of an achievement, as a sentence.
    pub fn achievement(&self, card: &AchievementCard) -> CardText {
        let mut text = full(&self.condition(card.condition));
        if let Some(condition) = card.condition_2p {
            let two = self.pick("With two players", "Zu zweit");
            text += &format!(" {two}: {}.", self.condition(condition));
        }
        CardText(vec![text])
    }

    /// The action of a guild.
    pub fn guild(&self, card: &GuildCard) -> CardText {
        CardText(vec![self.effect(card.action.effect)])
    }

    /// An action of the basics.
    pub fn basic(&self, basic: Basic) -> CardText {
        CardText(vec![self.effect(self.pack[basic].effect)])
    }

    /// Set-up and abilities of a mat.
    pub fn mat(&self, card: &MatCard) -> CardText {
        let mut text = CardText::default();
        text.add(self.headed(self.pick("Set-up", "Aufbau"), card.setup));
        for ability in &card.abilities {
            let from = ability.unlock.map_or(String::new(), |it| format!(" ({})", self.unlocked_from(it)));
            text.add(format!("{}{from}: {}", ability.id, self.ability(ability.ability)));
            for option in &ability.options {
                text.add(format!("{}: {}", self.name_of(option), self.ability(option.ability)));
            }
        }
        text
    }

    fn name_of(&self, option: &crate::cards::MatOption) -> String {
        self.pick(&option.name.en, &option.name.de).to_owned()
    }

    pub(super) fn headed(&self, head: &str, effect: Effect) -> String {
        if effect.is_none() { String::new() } else { format!("{head}: {}", self.effect(effect)) }
    }

    /// How many spaces an action has, if it has several.
    fn spaces(&self, n: u8) -> String {
        match n {
            0 | 1 => String::new(),
            2 => self.pick(" (two spaces)", " (zwei Felder)").to_owned(),
            n => format!(" ({n} {})", self.pick("spaces", "Felder")),
        }
    }

    pub(super) fn actions(&self, text: &mut CardText, actions: &[ActionCard]) {
        for action in actions {
            let head = format!("{}{}", self.pick("Action", "Aktion"), self.spaces(action.spaces));
            text.add(self.headed(&head, action.effect));
        }
    }

    pub(super) fn abilities(&self, text: &mut CardText, abilities: &[Ability]) {
        for ability in abilities {
            text.add(self.ability(*ability));
        }
    }

    pub(super) fn end(&self, scoring: Scoring) -> String {
        if scoring.is_none() {
            return String::new();
        }
        format!("{}: {}", self.pick("End", "Spielende"), self.scoring(scoring))
    }
}
