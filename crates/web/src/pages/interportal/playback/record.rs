//! What was recorded of the last battle: the events of the log between its beginning and its end.

use super::super::battle::token;
use super::super::events;
use crate::game::Scene;
use engine::Seat;
use interportal::attack::Attack;
use interportal::tactical_words::Fighter;
use interportal::war::WarEvent;
use interportal::{Cell, Event, Hex, Options, State, TacticalEvent};
use maud::{Markup, html};

/// The events of one battle.
pub(super) struct Record {
    /// Where it was.
    pub(super) hex: Hex,
    /// What happened, in order.
    pub(super) steps: Vec<Step>,
    /// Units with a number, in the order of their first event; only in tactical battles.
    pub(super) units: Vec<Fighter>,
    /// Whether it has ended.
    pub(super) is_over: bool,
    is_tactical: bool,
    round: u8,
}

/// One event.
pub(super) struct Step {
    /// The round; 0 before the first.
    pub(super) round: u8,
    /// The line of the log.
    pub(super) words: Markup,
    /// What it does on the field.
    pub(super) mark: Mark,
    /// The dice of an attack, and the number that they needed.
    pub(super) attack: Option<Attack>,
    /// Who attacks and who is attacked, by their names on the field of a quick battle.
    pub(super) tokens: [Option<String>; 2],
}

/// What an event does on the field.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Mark {
    /// A round begins.
    Round,
    /// Somebody fires or is hit.
    Shot {
        /// Who fires, where the log says so.
        by: Option<u8>,
        /// At whom.
        target: Option<u8>,
    },
    /// A unit is placed.
    Placed {
        /// Its number.
        unit: u8,
        /// Where.
        at: Cell,
    },
    /// A unit moves or turns.
    Flight {
        /// Its number.
        unit: u8,
        /// From here.
        from: Cell,
        /// To there.
        to: Cell,
    },
    /// A unit is destroyed, captured or away.
    Gone {
        /// Its number, in tactical battles.
        unit: Option<u8>,
    },
    /// Anything else.
    Other,
}

impl Record {
    /// The last battle among the things that are told, if it was fought in this round of the game.
    pub(super) fn last(scene: &Scene<'_, State>) -> Option<Self> {
        let options = Options { pack: scene.view.pack, ..Options::default() };
        let (mut last, mut before): (Option<Self>, Option<Self>) = (None, None);
        let mut rolled = None;
        for event in scene.told {
            if matches!(event, Event::RoundBegan(_)) {
                (last, before) = (None, None);
            }
            if let Some((hex, is_tactical)) = begins(event, last.as_ref()) {
                let (steps, units) = Default::default();
                before = last.take().filter(Self::has_content).or(before);
                last = Some(Self { hex, steps, units, is_over: false, is_tactical, round: 0 });
            }
            let Some(record) = last.as_mut().filter(|record| !record.is_over) else { continue };
            if let Event::Tactical(TacticalEvent::Rolled(attack)) = event {
                rolled = Some(*attack);
                continue;
            }
            let Some(mark) = record.mark(event) else { continue };
            let attack = match event {
                Event::Attacked(attack) => Some(*attack),
                _ => rolled.take(),
            };
            let words = events::event(event, &options, scene.names, scene.lang).unwrap_or_else(|| html! {});
            record.steps.push(Step { round: record.round, words, mark, attack, tokens: [None, None] });
            record.is_over = ends(event, record.hex);
        }
        last.iter_mut().for_each(Self::name_tokens);
        // Of a battle that has just begun there is nothing to see yet.
        last.filter(Self::has_content).or(before)
    }

    /// Names the units of the last round by what they are called on the field now. Ships that were lost are no longer there,
    /// and those after them have moved up; where not all of them are known, nobody is named.
    fn name_tokens(&mut self) {
        let round = self.round;
        let is_duel = self
            .steps
            .iter()
            .filter_map(|step| step.attack)
            .all(|attack| attack.by.owner.is_some() && attack.target.owner.is_some());
        let last = || self.steps.iter().filter(|step| step.round == round);
        let fallen = last().filter_map(|step| step.attack).filter(|attack| attack.left[1][2] == 0);
        let gone: Vec<(Option<Seat>, u8)> = {
            let mut gone: Vec<_> = fallen.map(|it| (it.target.owner, it.target.number)).collect();
            gone.sort_unstable();
            gone.dedup();
            gone
        };
        let n_lost = last().filter(|step| matches!(step.mark, Mark::Gone { .. })).count();
        let is_known = gone.iter().filter(|(owner, _)| owner.is_some()).count() == n_lost;
        let name = |it: Fighter| match it.owner {
            None => Some(token(None, it.number)),
            Some(_) if !is_known || gone.contains(&(it.owner, it.number)) => None,
            Some(_) => {
                let ahead =
                    gone.iter().filter(|(owner, n)| (is_duel || *owner == it.owner) && *n < it.number);
                Some(token(it.owner, it.number - ahead.count() as u8))
            }
        };
        let named: Vec<_> = self
            .steps
            .iter()
            .map(|step| match step.attack.filter(|_| step.round == round) {
                Some(attack) => [name(attack.by), name(attack.target)],
                None => [None, None],
            })
            .collect();
        self.steps.iter_mut().zip(named).for_each(|(step, tokens)| step.tokens = tokens);
    }

    fn has_content(&self) -> bool {
        self.steps.iter().any(|step| step.mark != Mark::Round)
    }

    /// Whether a unit was seen on the field.
    pub(super) fn has_place(&self, number: u8) -> bool {
        self.steps.iter().any(|step| match step.mark {
            Mark::Placed { unit, .. } | Mark::Flight { unit, .. } => unit == number,
            _ => false,
        })
    }

    /// What an event does in this battle; none if it belongs to something else.
    fn mark(&mut self, event: &Event) -> Option<Mark> {
        match *event {
            Event::Tactical(tactical) if self.is_tactical => Some(self.tactical(&tactical)),
            Event::BattleRound(_, hex, n) | Event::War(WarEvent::Round(hex, n)) if hex == self.hex => {
                self.round = n;
                Some(Mark::Round)
            }
            Event::Attacked(attack) if attack.hex == self.hex => Some(Mark::Shot { by: None, target: None }),
            Event::Damaged(_, _, hex, _) if hex == self.hex => Some(Mark::Shot { by: None, target: None }),
            Event::War(WarEvent::Salvo(_, _, hex)) if hex == self.hex => {
                Some(Mark::Shot { by: None, target: None })
            }
            Event::ShipLost(_, _, hex) | Event::ShipCaptured(_, _, hex) if hex == self.hex => {
                Some(Mark::Gone { unit: None })
            }
            Event::Withdrew(_, _, from, _) if from == self.hex => Some(Mark::Gone { unit: None }),
            Event::Mended(..) | Event::Salvaged(..) | Event::Played(..) | Event::UsedCard(..) => {
                Some(Mark::Other)
            }
            Event::SecondTurn(_, hex)
            | Event::BattleWon(_, _, hex)
            | Event::BattleLost(_, _, hex)
            | Event::War(
                WarEvent::Clash(_, _, hex) | WarEvent::Declined(_, hex) | WarEvent::Victory(_, _, hex),
            ) if hex == self.hex => Some(Mark::Other),
            _ => None,
        }
    }

    fn tactical(&mut self, event: &TacticalEvent) -> Mark {
        match *event {
            TacticalEvent::Round(_, n) => {
                self.round = n;
                Mark::Round
            }
            TacticalEvent::Deployed(it, at) => Mark::Placed { unit: self.known(it), at },
            TacticalEvent::Flew(it, from, to) => Mark::Flight { unit: self.known(it), from, to },
            TacticalEvent::Fired(it, _, target, ..) | TacticalEvent::Stormed(it, target, _) => {
                Mark::Shot { by: Some(self.known(it)), target: Some(self.known(target)) }
            }
            TacticalEvent::Hurt(it, _) | TacticalEvent::Grazed(it, _) | TacticalEvent::Blown(it, _) => {
                Mark::Shot { by: None, target: Some(self.known(it)) }
            }
            TacticalEvent::Destroyed(it)
            | TacticalEvent::Captured(it)
            | TacticalEvent::Departed(it)
            | TacticalEvent::Docked(it, _)
            | TacticalEvent::Merged(it, _) => Mark::Gone { unit: Some(self.known(it)) },
            _ => Mark::Other,
        }
    }

    fn known(&mut self, unit: Fighter) -> u8 {
        if !self.units.iter().any(|known| known.number == unit.number) {
            self.units.push(unit);
        }
        unit.number
    }
}

/// The battle that an event begins, and whether it is a tactical one.
fn begins(event: &Event, last: Option<&Record>) -> Option<(Hex, bool)> {
    let is_new = |hex: Hex| last.is_none_or(|last| last.is_over || last.hex != hex);
    match *event {
        Event::Tactical(TacticalEvent::Began(hex)) => Some((hex, true)),
        Event::War(WarEvent::Clash(_, _, hex)) => Some((hex, false)),
        Event::BattleRound(_, hex, _) | Event::War(WarEvent::Round(hex, _)) => {
            is_new(hex).then_some((hex, false))
        }
        _ => None,
    }
}

fn ends(event: &Event, hex: Hex) -> bool {
    match *event {
        Event::Tactical(TacticalEvent::Ended(at))
        | Event::BattleWon(_, _, at)
        | Event::BattleLost(_, _, at)
        | Event::War(WarEvent::Victory(_, _, at) | WarEvent::Declined(_, at)) => at == hex,
        _ => false,
    }
}
