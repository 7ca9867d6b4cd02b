//! Evaluates conditions and numbers of the effect notation on the open table.

use crate::effect::{Cond, Count, Expr, Function, Quantity, Tally};
use crate::ids::{Category, Source};
use crate::score;
use crate::state::{Board, Slot};
use engine::{Index, Seat};

/// Who asks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Context {
    /// For whom.
    pub seat: Seat,
    /// The component whose effect is evaluated.
    pub source: Option<Source>,
    /// Deeds done before the component came into play.
    pub since: u8,
}

impl Context {
    /// A component of `seat`.
    pub const fn of(seat: Seat, source: Source) -> Self {
        Self { seat, source: Some(source), since: 0 }
    }

    /// The seat alone, for titles.
    pub const fn seat(seat: Seat) -> Self {
        Self { seat, source: None, since: 0 }
    }
}

/// How many dice a number rolls.
pub(crate) fn n_dice(expr: &Expr) -> u8 {
    match expr {
        Expr::Dice(n) => *n,
        Expr::Times(a, b) | Expr::Plus(a, b) | Expr::Minus(a, b) => n_dice(a).saturating_add(n_dice(b)),
        Expr::Negative(a) => n_dice(a),
        Expr::Number(_) | Expr::Of(_) => 0,
    }
}

impl Board {
    /// A number without dice.
    pub fn value(&self, expr: &Expr, context: Context) -> i32 {
        self.value_with(expr, context, &mut |_| 0)
    }

    /// A number; `roll` returns the sum of this many dice.
    pub(crate) fn value_with(&self, expr: &Expr, context: Context, roll: &mut dyn FnMut(u8) -> i32) -> i32 {
        match expr {
            Expr::Number(number) => *number,
            Expr::Dice(n) => roll(*n),
            Expr::Of(function) => self.function(*function, context),
            Expr::Times(a, b) => {
                self.value_with(a, context, roll).saturating_mul(self.value_with(b, context, roll))
            }
            Expr::Plus(a, b) => {
                self.value_with(a, context, roll).saturating_add(self.value_with(b, context, roll))
            }
            Expr::Minus(a, b) => {
                self.value_with(a, context, roll).saturating_sub(self.value_with(b, context, roll))
            }
            Expr::Negative(a) => self.value_with(a, context, roll).saturating_neg(),
        }
    }

    fn function(&self, function: Function, context: Context) -> i32 {
        let (seat, merchant) = (context.seat, &self.merchants[context.seat]);
        match function {
            Function::RollTotal => self.turn.dice.iter().map(|die| i32::from(*die)).sum(),
            Function::Die => self.upgrade_die(context).unwrap_or(0),
            Function::Dial(dial) => i32::from(merchant.dials[dial.at()]),
            Function::Level => i32::from(self.level(seat)),
            Function::Cash => merchant.credits as i32,
            Function::Round => i32::from(self.round),
            Function::FameTotal => score::sheet(self, seat).fame(),
            Function::AboardGoods(category) => self.n_aboard(seat, category),
            Function::AboardPassengers => i32::from(merchant.passengers.len()),
            Function::AboardKinds => merchant.kinds().count() as i32,
            Function::Count(count) => self.count(count, seat),
            Function::Tally(tally) => self.tally(&merchant.tallies, tally) - i32::from(context.since),
            Function::Turn(tally) => self.tally(&self.turn.tallies, tally),
        }
    }

    fn tally(&self, tallies: &[u8], wanted: Tally) -> i32 {
        let known = self.pack.pack().scripts.tallies.iter().position(|known| *known == wanted);
        known.map_or(0, |number| i32::from(tallies[number]))
    }

    fn n_aboard(&self, seat: Seat, category: Option<Category>) -> i32 {
        self.goods_of(seat, category).map(|good| i32::from(self.merchants[seat].goods[good.at()])).sum()
    }

    /// The die on the upgrade that is evaluated, with the value that the pilot allows.
    fn upgrade_die(&self, context: Context) -> Option<i32> {
        let Some(Source::Technology(technology)) = context.source else { return None };
        if self.turn.seat != context.seat {
            return None;
        }
        let shown = self.assigned_value(Slot::Upgrade(technology))?;
        Some(self.modified(context.seat, Quantity::UpgradeDie, i32::from(shown)))
    }

    fn count(&self, count: Count, seat: Seat) -> i32 {
        let (pack, merchant) = (self.pack.pack(), &self.merchants[seat]);
        match count {
            Count::FirstContacts => {
                self.contacts.iter().filter(|contact| contact.owner == Some(seat)).count() as i32
            }
            Count::Ports => i32::from(self.n_ports(seat)),
            Count::MissionsDone => i32::from(merchant.done.len()),
            Count::Delivered => i32::from(merchant.delivered),
            Count::PirateWins => i32::from(merchant.wins),
            Count::Relics => merchant.rewards.iter().filter(|reward| pack[*reward].relic).count() as i32,
            Count::Technologies => merchant.technologies.iter().map(|n| i32::from(*n)).sum(),
            Count::HoldsAdded => i32::from(merchant.holds),
            Count::Drives => i32::from(merchant.drive.is_some()),
            Count::Discovered => self.discovered.iter().flatten().count() as i32,
            Count::Telegates => self.n_telegates() as i32,
        }
    }

    /// Whether a condition holds.
    pub fn holds(&self, cond: &Cond, context: Context) -> bool {
        match cond {
            Cond::Compare(a, cmp, b) => cmp.holds(self.value(a, context), self.value(b, context)),
            Cond::Odd(number) => self.value(number, context) % 2 != 0,
            Cond::Even(number) => self.value(number, context) % 2 == 0,
            Cond::Doubles => {
                let dice = &self.turn.dice;
                (1..dice.len()).any(|i| dice[..i].contains(&dice[i]))
            }
            Cond::Assigned => match context.source {
                Some(Source::Technology(technology)) => {
                    self.turn.seat == context.seat && self.assigned(Slot::Upgrade(technology)).is_some()
                }
                _ => false,
            },
            Cond::Landed => {
                let ship = self.merchants[context.seat].ship;
                let wanted = match context.source {
                    Some(Source::Mission(mission)) => self.pack.pack()[mission].system,
                    _ => None,
                };
                self.is_landing_place(ship) && self.pack.pack()[ship].system == wanted
            }
            Cond::EndsOn(system) => self.turn.ends_on == Some(*system),
            Cond::Not(cond) => !self.holds(cond, context),
            Cond::And(all) => all.iter().all(|cond| self.holds(cond, context)),
            Cond::Or(any) => any.iter().any(|cond| self.holds(cond, context)),
        }
    }
}
