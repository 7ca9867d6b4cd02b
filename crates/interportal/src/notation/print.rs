//! Writing notation: whatever was read prints as it was written.

use std::fmt::{self, Display, Formatter, Result};

use super::{
    Amount, Case, Code, Condition, Core, Costs, Expr, Filter, Prefix, Program, Property, Selector, Shown,
    Statement, Test, Trigger,
};

/// Things with something between them.
pub(super) fn joined<T: Display>(f: &mut Formatter<'_>, things: &[T], between: &str) -> Result {
    for (i, thing) in things.iter().enumerate() {
        write!(f, "{}{thing}", if i == 0 { "" } else { between })?;
    }
    Ok(())
}

/// A filter in its brackets; nothing if it is empty.
pub(super) struct Bracketed<'f>(pub(super) &'f Filter);

impl Display for Bracketed<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        if self.0.is_empty() {
            return Ok(());
        }
        f.write_str("[")?;
        joined(f, self.0, ", ")?;
        f.write_str("]")
    }
}

impl Display for Selector {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        write!(f, "{}{}", self.subject, Bracketed(&self.filter))
    }
}

impl Display for Trigger {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        write!(f, "{}{}", self.moment, Bracketed(&self.filter))
    }
}

impl Display for Test {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        if self.not {
            f.write_str("!")?;
        }
        self.property.fmt(f)
    }
}

impl Display for Property {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        fn list<T: Display>(f: &mut Formatter<'_>, name: &str, values: &[T]) -> Result {
            write!(f, "{name}=")?;
            joined(f, values, "|")
        }
        match self {
            Self::Flag(flag) => write!(f, "{flag}"),
            Self::Level(relation, n) => write!(f, "level{relation}{n}"),
            Self::SlottedBuildings(relation, n) => write!(f, "slotted-buildings{relation}{n}"),
            Self::Step(relation, n) => write!(f, "step{relation}{n}"),
            Self::Cost(relation, n) => write!(f, "cost{relation}{n}"),
            Self::BattleRound(relation, n) => write!(f, "battle-round{relation}{n}"),
            Self::Within(n) => write!(f, "within={n}"),
            Self::Class(relation, class) => write!(f, "class{relation}{class}"),
            Self::Planet(planets) => list(f, "planet", planets),
            Self::Id(named) => {
                let ids: Vec<_> = named.iter().map(|it| it.id()).collect();
                list(f, "id", &ids)
            }
            Self::Hull(ships) => list(f, "hull", ships),
            Self::Building(kinds) => list(f, "kind", kinds),
            Self::System(kinds) => list(f, "kind", kinds),
            Self::Treaty(treaties) => list(f, "kind", treaties),
            Self::Resource(resources) => list(f, "res", resources),
            Self::Size(sizes) => list(f, "size", sizes),
            Self::Weapon(keyword) => write!(f, "weapon={keyword}"),
            Self::Attackers(attackers) => write!(f, "attacker={attackers}"),
            Self::Owner(owner) => write!(f, "owner={owner}"),
            Self::By(actor) => write!(f, "by={actor}"),
            Self::Deck(None) => f.write_str("deck=event"),
            Self::Deck(Some(deck)) => write!(f, "deck={deck}"),
            Self::Tier(tier) => write!(f, "tier={tier}"),
            Self::Area(area) => write!(f, "area={area}"),
            Self::At(place) => write!(f, "at={place}"),
            Self::With(company) => write!(f, "with={company}"),
            Self::Adjacent(near) => write!(f, "adjacent={near}"),
            Self::Vs(foe) => write!(f, "vs={foe}"),
        }
    }
}

impl Display for Expr {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        match self {
            Self::Number(n) => write!(f, "{n}"),
            Self::Fraction(over, under) => write!(f, "{over}/{under}"),
            Self::Variable(variable) => write!(f, "{variable}"),
            Self::Count(of) => write!(f, "count({of})"),
            Self::Total(of, field) => write!(f, "sum({of}, {field})"),
            Self::Account(resource) => write!(f, "account({resource})"),
            Self::Income(resource) => write!(f, "income({resource})"),
            Self::Measure(measure, context) => write!(f, "{measure}({context})"),
            Self::Events(scope, trigger) => write!(f, "events({scope}, {trigger})"),
            Self::Max(left, right) => write!(f, "max({left}, {right})"),
            Self::Min(left, right) => write!(f, "min({left}, {right})"),
            Self::HalfUp(of) => write!(f, "half-up({of})"),
            Self::HalfDown(of) => write!(f, "half-down({of})"),
            Self::Plus(left, right) => write!(f, "{left} + {right}"),
            Self::Minus(left, right) => write!(f, "{left} - {right}"),
            Self::Times(left, right) => write!(f, "{left} * {right}"),
            Self::Group(inner) => write!(f, "({inner})"),
        }
    }
}

impl Display for Amount {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        write!(f, "{} {}", self.number, self.of)
    }
}

impl Display for Condition {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        match self {
            Self::Or(parts) => joined(f, parts, " or "),
            Self::And(parts) => joined(f, parts, " and "),
            Self::Not(part) => write!(f, "not {part}"),
            Self::Is(word) => write!(f, "{word}"),
            Self::Tech(tech) => write!(f, "tech({tech})"),
            Self::Has(of) => write!(f, "has({of})"),
            Self::Controls(place) => write!(f, "controls({place})"),
            Self::SmallOrCivil => f.write_str("small-or-civil(it)"),
            Self::Network(level) => write!(f, "network({level})"),
            Self::At(position) => write!(f, "at({position})"),
            Self::Compare(left, relation, right) => write!(f, "{left} {relation} {right}"),
        }
    }
}

impl Display for Costs {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        for (i, parts) in self.0.iter().enumerate() {
            f.write_str(if i == 0 { "" } else { " | " })?;
            for (j, part) in parts.iter().enumerate() {
                write!(f, "{}{} {}", if j == 0 { "" } else { " & " }, part.number, part.unit)?;
            }
        }
        Ok(())
    }
}

impl Display for Prefix {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        match self {
            Self::On(trigger) => write!(f, "on {trigger}: "),
            Self::When(condition) => write!(f, "when {condition}: "),
            Self::Once(period) => write!(f, "once {period}: "),
            Self::May => f.write_str("may: "),
            Self::UpTo(n) => write!(f, "upto {n}: "),
            Self::Each(of) => write!(f, "each {of}: "),
            Self::UntilPaid(amounts) => {
                f.write_str("until-paid ")?;
                joined(f, amounts, ", ")?;
                f.write_str(": ")
            }
        }
    }
}

impl Display for Shown<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        for (i, statement) in self.code.statements(self.program).iter().enumerate() {
            f.write_str(if i == 0 { "" } else { "; " })?;
            self.code.write(f, statement)?;
        }
        Ok(())
    }
}

impl Code {
    fn write(&self, f: &mut Formatter<'_>, statement: &Statement) -> Result {
        joined(f, &statement.prefixes, "")?;
        match &statement.core {
            Core::Block(program) => write!(f, "{{ {} }}", self.show(*program)),
            Core::Choose(options) => {
                let shown: Vec<_> = options.iter().map(|option: &Program| self.show(*option)).collect();
                f.write_str("choose { ")?;
                joined(f, &shown, " | ")?;
                f.write_str(" }")
            }
            Core::Roll { dice, cases } => {
                write!(f, "roll {dice}d6 {{ ")?;
                for (i, Case { results, program }) in cases.iter().enumerate() {
                    f.write_str(if i == 0 { "" } else { " | " })?;
                    match results {
                        None => f.write_str("else")?,
                        Some((low, high)) if low == high => write!(f, "{low}")?,
                        Some((low, high)) => write!(f, "{low}..{high}")?,
                    }
                    write!(f, ": {}", self.show(*program))?;
                }
                f.write_str(" }")
            }
            Core::Do(verb) => write!(f, "{verb}"),
        }
    }
}
