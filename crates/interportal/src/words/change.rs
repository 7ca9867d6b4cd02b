//! How a quantity changes: by how much, for what, and within which bounds.

use super::Words;
use super::clause::Clause;
use crate::notation::{Apply, Change, Expr, Lasting, Op, Span};

/// In which way a quantity changes.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Way {
    More,
    Less,
    Is,
    Double,
    Half,
    Times,
    AtLeast,
    AtMost,
}

/// A change in words, as parts of a clause.
pub(super) struct Wording {
    pub(super) way: Way,
    pub(super) n: String,
    /// For what, and the bounds, with a leading space or comma.
    pub(super) after: String,
}

impl Wording {
    pub(super) fn is_one(&self) -> bool {
        self.n == "1"
    }

    /// Whether it can be said as a way of counting: so much more or less, or double.
    pub(super) fn counts(&self) -> bool {
        [Way::More, Way::Less, Way::Double].into_iter().any(|way| self.is_just(way))
    }

    /// Whether it is this way and no more: not for each of something, and without bounds.
    pub(super) fn is_just(&self, way: Way) -> bool {
        self.way == way && self.after.is_empty()
    }
}

/// What is counted: `slot`, `slots`; the German words stand in front of `mehr`, the last one is `kein` in its form.
#[derive(Clone, Copy)]
pub(super) struct Unit {
    pub(super) en: [&'static str; 2],
    pub(super) de: [&'static str; 2],
    pub(super) none: &'static str,
}

/// A unit with the same word for one and for several.
pub(super) const fn unit(en: &'static str, de: &'static str, none: &'static str) -> Unit {
    Unit { en: [en; 2], de: [de; 2], none }
}

impl Words<'_> {
    pub(super) fn wording(&self, change: &Change) -> Wording {
        let mut term = change.term.as_ref().map(|term| (term.per, term.of.clone(), term.cap));
        let number = |by: &Expr| match by {
            Expr::Number(n) => n.to_string(),
            other => self.number(other),
        };
        let (way, n) = match &change.by {
            None => match (change.min, change.max) {
                (Some(min), _) => (Way::AtLeast, min.to_string()),
                (None, max) => (Way::AtMost, max.unwrap_or_default().to_string()),
            },
            Some((Op::Times, Expr::Fraction(1, 2))) if term.is_none() => (Way::Half, String::new()),
            Some((Op::Times, Expr::Number(2))) if term.is_none() => (Way::Double, String::new()),
            Some((Op::Times, by)) => (Way::Times, number(by)),
            Some((Op::Set, by)) => (Way::Is, number(by)),
            Some((op, by)) => {
                let way = if *op == Op::Plus { Way::More } else { Way::Less };
                match by {
                    // A number that is worked out is said as so much for each of something.
                    other if term.is_none() && !matches!(other, Expr::Number(_)) => {
                        term = Some((1, other.clone(), None));
                        (way, "1".to_owned())
                    }
                    by => (way, number(by)),
                }
            }
        };
        let mut after = String::new();
        if let Some((per, of, cap)) = term {
            after.push_str(&format!(" {}", self.per(per, &of)));
            if let Some(cap) = cap {
                after.push_str(&self.pick(format!(", up to {cap}"), format!(", höchstens um {cap}")));
            }
        }
        // Nothing falls below 0 anyway.
        if let Some(min) = change.min.filter(|min| *min > 0 && change.by.is_some()) {
            after.push_str(&self.pick(format!(", but at least {min}"), format!(", mindestens aber {min}")));
        }
        if let Some(max) = change.max.filter(|_| way != Way::AtMost) {
            after.push_str(&self.pick(format!(", but at most {max}"), format!(", höchstens aber {max}")));
        }
        Wording { way, n, after }
    }

    /// Something with a value: `your state size rises by 1`.
    pub(super) fn rises(&self, wording: &Wording, subject: (&str, &str), many: bool) -> Clause {
        let Wording { way, n, after } = wording;
        let be = if many { "are" } else { "is" };
        let (en, en_rest) = match way {
            Way::More => (if many { "rise" } else { "rises" }, format!("by {n}")),
            Way::Less => (if many { "fall" } else { "falls" }, format!("by {n}")),
            Way::Is => (be, n.clone()),
            Way::Double => (be, "doubled".to_owned()),
            Way::Half => (be, "halved".to_owned()),
            Way::Times => (be, format!("multiplied by {n}")),
            Way::AtLeast => (be, format!("at least {n}")),
            Way::AtMost => (be, format!("at most {n}")),
        };
        let pick = |one: &'static str, several: &'static str| if many { several } else { one };
        let (de, de_rest) = match way {
            Way::More => (pick("steigt", "steigen"), format!("um {n}")),
            Way::Less => (pick("sinkt", "sinken"), format!("um {n}")),
            Way::Is => (pick("beträgt", "betragen"), n.clone()),
            Way::Double => (pick("wird", "werden"), "verdoppelt".to_owned()),
            Way::Half => (pick("wird", "werden"), "halbiert".to_owned()),
            Way::Times => (pick("wird", "werden"), format!("mit {n} multipliziert")),
            Way::AtLeast => (pick("beträgt", "betragen"), format!("mindestens {n}")),
            Way::AtMost => (pick("beträgt", "betragen"), format!("höchstens {n}")),
        };
        self.says(
            [subject.0, en, &format!("{en_rest}{after}")],
            [subject.1, de, &format!("{de_rest}{after}")],
        )
    }

    /// So much of something more or less: `1 more vote`, `1 Stimme mehr`.
    pub(super) fn so_much(&self, wording: &Wording, unit: Unit) -> String {
        let Wording { way, n, after } = wording;
        let at = usize::from(!wording.is_one());
        let (en, de) = (unit.en[at], unit.de[at]);
        let said = match way {
            Way::More => self.pick(format!("{n} more {en}"), format!("{n} {de} mehr")),
            Way::Less => self.pick(format!("{n} less {en}"), format!("{n} {de} weniger")),
            Way::Is if n == "0" => self.pick(format!("no {en}"), format!("{} {de}", unit.none)),
            Way::Is => format!("{n} {}", self.pick(en, de)),
            Way::Double => self.pick(format!("twice as much {en}"), format!("doppelt so viel {de}")),
            Way::Half => self.pick(format!("only half as much {en}"), format!("nur halb so viel {de}")),
            Way::Times => self.pick(format!("{n} times as much {en}"), format!("{n}-mal so viel {de}")),
            Way::AtLeast => self.pick(format!("at least {n} {en}"), format!("mindestens {n} {de}")),
            Way::AtMost => self.pick(format!("at most {n} {en}"), format!("höchstens {n} {de}")),
        };
        format!("{said}{after}")
    }

    /// Things with a verb and so much of something: `ships cost 1 less AWE`.
    pub(super) fn with_unit(
        &self,
        wording: &Wording,
        (things, many): (String, bool),
        en: [&'static str; 2],
        de: [&'static str; 2],
        unit: Unit,
    ) -> Clause {
        let verb = self.pick(en, de)[usize::from(many)];
        Clause::says(things, verb, self.so_much(wording, unit))
    }

    /// When a change of prices applies, or in which order.
    pub(super) fn apply(&self, apply: Option<Apply>) -> &'static str {
        match apply {
            None => "",
            Some(Apply::FirstPerRound) => {
                self.pick(", for the first purchase of each round", ", beim ersten Kauf jeder Runde")
            }
            Some(Apply::OnePerRound) => {
                self.pick(", for one purchase of each round", ", bei einem Kauf je Runde")
            }
            Some(Apply::Last) => self.pick(", after all other bonuses", ", nach allen anderen Boni"),
        }
    }

    /// How long a change lasts.
    pub(super) fn lasting(&self, lasting: Lasting) -> String {
        let span = match lasting.span {
            Span::Game => self.pick("for the rest of the game", "für den Rest des Spiels"),
            Span::Round => self.pick("this round", "in dieser Runde"),
            Span::Phase => self.pick("this phase", "in dieser Phase"),
            Span::Vote => self.pick("in this vote", "in dieser Abstimmung"),
            Span::Battle => self.pick("in this battle", "in dieser Schlacht"),
        };
        match lasting.uses {
            None => format!(" {span}"),
            Some(1) => self.pick(", for the next purchase", ", beim nächsten Kauf").to_owned(),
            Some(n) => {
                self.pick(format!(", for the next {n} purchases"), format!(", bei den nächsten {n} Käufen"))
            }
        }
    }
}
