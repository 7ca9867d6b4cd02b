//! Writing what a statement does.

use std::fmt::{Display, Formatter, Result};

use super::print::{Bracketed, joined};
use super::{
    Advised, Built, Change, Destroyed, Discovered, Fitted, Introduced, Item, Lasting, Shift, Shipped, Site,
    Verb,
};

impl Display for Change {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        write!(f, "{}{}", self.quantity, Bracketed(&self.filter))?;
        if let Some((op, by)) = &self.by {
            write!(f, " {op}{by}")?;
        }
        if let Some(term) = &self.term {
            f.write_str(" per ")?;
            if term.per != 1 {
                write!(f, "{} ", term.per)?;
            }
            write!(f, "{}", term.of)?;
            if let Some(cap) = term.cap {
                write!(f, " cap {cap}")?;
            }
        }
        if let Some(min) = self.min {
            write!(f, " min {min}")?;
        }
        if let Some(max) = self.max {
            write!(f, " max {max}")?;
        }
        Ok(())
    }
}

impl Display for Lasting {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        write!(f, "for={}", self.span)?;
        self.uses.map_or(Ok(()), |uses| write!(f, " uses={uses}"))
    }
}

impl Display for Site {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        match self {
            Self::Place(place) => write!(f, "{place}"),
            Self::System(filter) => write!(f, "system{}", Bracketed(filter)),
        }
    }
}

impl Display for Shift {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        match self {
            Self::Add(n) => write!(f, "add={n}"),
            Self::Set(n) => write!(f, "set={n}"),
        }
    }
}

impl Display for Shipped {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        match self {
            Self::Ship(ship) => write!(f, "{ship}"),
            Self::Standard(ship) => write!(f, "{ship}"),
            Self::Kosme(ship) => write!(f, "{ship}"),
            Self::One(of) => write!(f, "{of}"),
        }
    }
}

impl Display for Built {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        match self {
            Self::Building(building) => write!(f, "{building}"),
            Self::One(of) => write!(f, "{of}"),
        }
    }
}

impl Display for Destroyed {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        match self {
            Self::Explorer => f.write_str("explorer"),
            Self::It => f.write_str("it"),
            Self::Target => f.write_str("target"),
            Self::One(of) => write!(f, "{of}"),
        }
    }
}

impl Item {
    /// Its id in the pack.
    pub fn id(self) -> &'static str {
        match self {
            Self::Weapon(it) => it.id(),
            Self::Protection(it) => it.id(),
            Self::Equipment(it) => it.id(),
        }
    }
}

impl Display for Fitted {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        f.write_str(match self {
            Self::Item(item) => item.id(),
            Self::OneUnlockedNow => "one-unlocked-now",
            Self::AllUnlockedNow => "all-unlocked-now",
            Self::AnyItem => "any-item",
        })
    }
}

/// `key=` and the places after it; nothing if there are none.
fn places(f: &mut Formatter<'_>, key: &str, sites: &[Site]) -> Result {
    if sites.is_empty() {
        return Ok(());
    }
    write!(f, " {key}=")?;
    joined(f, sites, "/")
}

/// ` key=value`; nothing if there is none.
fn option<T: Display>(f: &mut Formatter<'_>, key: &str, value: Option<T>) -> Result {
    value.map_or(Ok(()), |value| write!(f, " {key}={value}"))
}

const fn yes_or_no(yes: bool) -> &'static str {
    if yes { "yes" } else { "no" }
}

impl Display for Verb {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        match self {
            Self::Mod(change, apply) => {
                write!(f, "mod {change}")?;
                option(f, "apply", *apply)
            }
            Self::Allow(permission) => write!(f, "allow {permission}"),
            Self::Forbid(permission) => write!(f, "forbid {permission}"),
            Self::Keyword(keyword, None) => write!(f, "keyword {keyword}"),
            Self::Keyword(keyword, Some(n)) => write!(f, "keyword {keyword} {n}"),
            Self::Grant(change, lasting) => write!(f, "grant {change} {lasting}"),
            Self::Nothing => f.write_str("nothing"),
            Self::Gain(amounts) => {
                f.write_str("gain ")?;
                joined(f, amounts, ", ")
            }
            Self::Pay(amounts, to) => {
                f.write_str("pay ")?;
                joined(f, amounts, ", ")?;
                option(f, "to", *to)
            }
            Self::Actions(n, kind, when) => write!(f, "actions {n} {kind} when={when}"),
            Self::Ship(ship, sites, upkeep) => {
                write!(f, "ship {ship}")?;
                places(f, "at", sites)?;
                option(f, "upkeep", *upkeep)
            }
            Self::Ground(unit, sites) => write!(f, "ground {unit}").and_then(|()| places(f, "at", sites)),
            Self::Group(group, sites) => write!(f, "group {group}").and_then(|()| places(f, "at", sites)),
            Self::Network(shift, sites) => write!(f, "network {shift}").and_then(|()| places(f, "at", sites)),
            Self::Watch(shift, sites) => write!(f, "watch {shift}").and_then(|()| places(f, "at", sites)),
            Self::Build(built, sites) => write!(f, "build {built}").and_then(|()| places(f, "at", sites)),
            Self::UpgradeBuilding(of, step) => write!(f, "upgrade-building {of} to={step}"),
            Self::Raise(None) => f.write_str("raise here"),
            Self::Raise(Some(of)) => write!(f, "raise {of}"),
            Self::SetLevel(level) => write!(f, "set-level here {level}"),
            Self::Draw(decks, n, effect) => {
                f.write_str("draw ")?;
                joined(f, decks, "/")?;
                write!(f, " {n}")?;
                option(f, "effect", effect.map(yes_or_no))
            }
            Self::Deal(pile, n, effect) => {
                write!(f, "draw {pile} {n}")?;
                option(f, "effect", effect.map(yes_or_no))
            }
            Self::Damage(n, to) => write!(f, "damage {n} to={to}"),
            Self::Destroy(what) => write!(f, "destroy {what}"),
            Self::LoseBuilding(n, sites) => {
                write!(f, "lose-building {n}").and_then(|()| places(f, "at", sites))
            }
            Self::Strategic(mover, shift, now) => {
                write!(f, "str {mover} {shift} for={}", if *now { "round" } else { "next-round" })
            }
            Self::Relocate(mover, sites, pick) => {
                write!(f, "relocate {mover}")?;
                places(f, "to", sites)?;
                option(f, "pick", Some(pick))
            }
            Self::Aside => f.write_str("aside explorer"),
            Self::Peek(n, of) => write!(f, "peek {n} {of}"),
            Self::Discover(n, of, event) => {
                write!(f, "discover {n} ")?;
                match of {
                    Discovered::Peeked => f.write_str("peeked")?,
                    Discovered::Of(of) => write!(f, "{of}")?,
                }
                option(f, "event", Some(yes_or_no(*event)))
            }
            Self::Research(of) => write!(f, "research {of}"),
            Self::BuyTech(of, (over, under)) => write!(f, "buy-tech {of} price={over}/{under}"),
            Self::Introduce(Introduced::Policy) => f.write_str("introduce policy"),
            Self::Introduce(Introduced::Of(of)) => write!(f, "introduce {of}"),
            Self::RefundPolicy => f.write_str("refund policy"),
            Self::Fit(what, into, free) => {
                write!(f, "fit {what} into={into}{}", if *free { " ignore=tech" } else { "" })
            }
            Self::AdvisorUpgrade => f.write_str("advisor-upgrade"),
            Self::SearchAdvisor(Advised::Any, to) => write!(f, "search-advisor any to={to}"),
            Self::SearchAdvisor(Advised::Advisor(who), to) => write!(f, "search-advisor {who} to={to}"),
            Self::Duplicate(of) => write!(f, "duplicate {of}"),
            Self::Perform(what, by) => {
                write!(f, "perform {}", what.map_or("any-ia", |deed| deed.id()))?;
                option(f, "by", *by)
            }
            Self::TakePlanet => f.write_str("take-planet"),
            Self::Expedition => f.write_str("expedition"),
            Self::RepairFleet => f.write_str("repair one-fleet"),
            Self::PassLaw => f.write_str("pass-law"),
            Self::CancelLaw(which) => write!(f, "cancel-law which={which}"),
            Self::Sanction(op, n, who) => write!(f, "sanction {op}{n} who={who}"),
            Self::EndWar => f.write_str("end-war which=named"),
            Self::FoundFederation => f.write_str("found-federation who=named"),
            Self::ElectSovereign => f.write_str("elect-sovereign who=named"),
            Self::ForceTreaty(treaties) => {
                f.write_str("force-treaty ")?;
                joined(f, treaties, "/")
            }
            Self::Dismiss(of) => write!(f, "dismiss {of}"),
            Self::AddResource => f.write_str("add-resource here"),
        }
    }
}
