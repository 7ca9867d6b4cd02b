//! What an effect sees: numbers and conditions worked out for one seat.

use super::Books;
use crate::hex::Hex;
use crate::ids::Class;
use crate::notation::{
    Circumstance, Company, Condition, Context, Expr, Foe, Measure, Moment, Property, Scope, Trigger, Variable,
};

/// The surroundings in which an effect is read.
#[derive(Clone, Copy)]
pub(super) struct Sight<'b, 's> {
    pub(super) books: &'b Books<'s>,
    /// The system or colony of the entry.
    pub(super) here: Option<Hex>,
    /// The system where a purchase is placed.
    pub(super) site: Option<Hex>,
    /// The class of the ship in question.
    pub(super) class: Option<Class>,
    /// Earlier uses of the action in question.
    pub(super) uses: Option<u8>,
}

impl<'b, 's> Sight<'b, 's> {
    pub(super) const fn of(books: &'b Books<'s>) -> Self {
        Self { books, here: None, site: None, class: None, uses: None }
    }

    /// A number; nothing if something that it speaks of is not at hand.
    pub(super) fn number(&self, expr: &Expr) -> Option<i32> {
        Some(match expr {
            Expr::Number(number) => i32::from(*number),
            Expr::Variable(variable) => self.variable(*variable)?,
            Expr::Count(of) => self.count(of)?,
            Expr::Total(of, field) => self.total(of, *field)?,
            Expr::Account(resource) => {
                i32::from(self.books.board.realms[self.books.seat].accounts[*resource])
            }
            Expr::Income(resource) => i32::from(self.books.income().net()[*resource].max(0)),
            Expr::Measure(Measure::Level, Context::Here) => {
                i32::from(self.books.board.colony_at(self.here?)?.level)
            }
            Expr::Max(left, right) => self.number(left)?.max(self.number(right)?),
            Expr::Min(left, right) => self.number(left)?.min(self.number(right)?),
            Expr::HalfUp(of) => (self.number(of)? + 1).div_euclid(2),
            Expr::HalfDown(of) => self.number(of)?.div_euclid(2),
            Expr::Plus(left, right) => self.number(left)? + self.number(right)?,
            Expr::Minus(left, right) => self.number(left)? - self.number(right)?,
            // Half points count until the product is rounded.
            Expr::Times(left, right) if **right == Expr::Variable(Variable::Vp) => {
                self.number(left)? * i32::from(self.books.half_points()) / 2
            }
            Expr::Times(left, right) => self.number(left)? * self.number(right)?,
            Expr::Group(inner) => self.number(inner)?,
            Expr::Events(Scope::Government, trigger) if trigger.moment == Moment::BattleWon => {
                i32::from(self.battles_won(trigger))
            }
            Expr::Events(_, Trigger { moment: Moment::IaDone, filter }) => {
                let record = self.books.board.realms[self.books.seat].service.record;
                if filter.is_empty() { i32::from(record.ever) } else { i32::from(record.illegal) }
            }
            Expr::Events(Scope::Government, Trigger { moment: Moment::ArrestWon, .. }) => {
                i32::from(self.books.board.realms[self.books.seat].service.record.arrests)
            }
            Expr::Events(Scope::Government, Trigger { moment: Moment::LawPassed, .. }) => {
                i32::from(self.books.board.realms[self.books.seat].service.record.laws)
            }
            // Targets and other happenings are known to actions alone.
            Expr::Fraction(..) | Expr::Measure(..) | Expr::Events(..) => return None,
        })
    }

    fn variable(&self, variable: Variable) -> Option<i32> {
        let (books, realm) = (self.books, &self.books.board.realms[self.books.seat]);
        Some(match variable {
            Variable::Uses => i32::from(self.uses?),
            Variable::Vp => i32::from(books.half_points() / 2),
            Variable::ClassRank => i32::from(self.class?.rank()),
            Variable::FinishedAreas => books.finished_areas() as i32,
            Variable::FirstBonuses => i32::from(realm.first.len()),
            Variable::CoreHeld => i32::from(books.board.core == Some(books.seat)),
            Variable::Sanctions => i32::from(realm.sanctions),
            Variable::X | Variable::Distance | Variable::NetworkLevel => return None,
        })
    }

    /// X4R-112: battles of this sort that were won under the present government.
    fn battles_won(&self, trigger: &Trigger) -> u8 {
        let won = self.books.board.realms[self.books.seat].office.victories;
        let of = |property: &Property| match property {
            Property::Vs(Foe::Player) => won.players,
            Property::Vs(Foe::Neutral) => won.all.saturating_sub(won.players),
            Property::With(Company::Kosme) => won.with_kosme,
            _ => won.all,
        };
        let least = trigger.filter.iter().map(|test| of(&test.property)).min();
        least.unwrap_or(won.all)
    }

    /// Whether something is so; nothing if that cannot be told from the state.
    pub(super) fn holds(&self, condition: &Condition) -> Option<bool> {
        let (board, seat) = (self.books.board, self.books.seat);
        Some(match condition {
            Condition::Or(parts) => self.is_any(parts, true)?,
            Condition::And(parts) => !self.is_any(parts, false)?,
            Condition::Not(part) => !self.holds(part)?,
            Condition::Is(Circumstance::HoldsCore) => board.core == Some(seat),
            Condition::Is(Circumstance::AtWar) => {
                board.wars.iter().any(|war| war.attackers.has(seat) || war.defenders.has(seat))
            }
            Condition::Is(Circumstance::FewestVp) => {
                let points = |seat| match self.books.tally {
                    Some(_) => Books::open(board, seat).half_points(),
                    None => Books::bare(board, seat).half_points(),
                };
                board.realms.seats().all(|other| points(other) >= points(seat))
            }
            Condition::Is(Circumstance::AllDiscovered) => {
                board.realms.seats().all(|other| other == seat || board.realms[seat].discovered.has(other))
            }
            Condition::Tech(tech) => board.realms[seat].techs.has(*tech),
            Condition::Has(of) => self.count(of)? > 0,
            Condition::Compare(left, relation, right) => {
                relation.holds(self.number(left)?, self.number(right)?)
            }
            Condition::Controls(_) | Condition::SmallOrCivil | Condition::Network(_) | Condition::At(_) => {
                return None;
            }
        })
    }

    /// Whether any of these has this value; nothing if one cannot be told.
    fn is_any(&self, parts: &[Condition], value: bool) -> Option<bool> {
        parts.iter().try_fold(false, |any, part| Some(self.holds(part)? == value || any))
    }
}
