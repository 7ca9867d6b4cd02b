//! The printed statistics of the worlds, which the standard pack must match exactly.

use std::collections::BTreeMap;
use std::fmt::Debug;

use pack::{Reading, Spanned};

use super::raw::{RawStatistics, Tally};
use super::{ColonyCard, Colour, Points, Yield};
use crate::effect::{Clause, Group};
use crate::ids::{Keyword, Kind};

/// NF-183: compares every row of the statistics with the worlds.
pub(super) fn check(
    reading: &mut Reading<'_, '_>,
    statistics: &[(Spanned<String>, RawStatistics)],
    worlds: &[Spanned<ColonyCard>],
) {
    for (name, printed) in statistics {
        let military = match name.get_ref().as_str() {
            "military" => true,
            "non_military" => false,
            other => {
                reading.fault(
                    name.span(),
                    format!("expected \"military\" or \"non_military\", found \"{other}\""),
                );
                continue;
            }
        };
        let worlds: Vec<_> =
            worlds.iter().map(Spanned::get_ref).filter(|card| card.military == military).collect();
        Comparison { reading, worlds }.rows(printed);
    }
}

struct Comparison<'r, 'd, 't, 'c> {
    reading: &'r mut Reading<'d, 't>,
    worlds: Vec<&'c ColonyCard>,
}

impl Comparison<'_, '_, '_, '_> {
    fn rows(&mut self, printed: &RawStatistics) {
        let both = |card: &&&ColonyCard, a: Keyword, b: Keyword| {
            card.keywords.contains(a) && card.keywords.contains(b)
        };
        self.same(&printed.worlds, &self.worlds.len());
        for values in [&printed.defence, &printed.cost].into_iter().flatten() {
            self.tally(values, |card| vec![card.value.to_string()]);
        }
        self.tally(&printed.colonists, |card| vec![card.colonists.to_string()]);
        self.tally(&printed.types, |card| vec![yields(card.yields).to_owned()]);
        self.tally(&printed.kinds, |card| colour(card.colour).map(str::to_owned).into_iter().collect());
        self.tally(&printed.keywords, |card| {
            card.keywords.iter().map(|keyword| keyword.to_string()).collect()
        });
        if let Some(n_worlds) = &printed.rebel_and_uplift {
            let found = self.worlds.iter().filter(|card| both(card, Keyword::Rebel, Keyword::Uplift)).count();
            self.same(n_worlds, &found);
        }
        if let Some(n_worlds) = &printed.grey_with_alien {
            let grey = self.worlds.iter().filter(|card| card.colour == Colour::Grey);
            let found = grey.filter(|card| card.keywords.contains(Keyword::Alien)).count();
            self.same(n_worlds, &found);
        }
        let vps = self.worlds.iter().filter_map(|card| match card.points {
            Points::Printed(vp) => Some(vp),
            Points::Scored(_) => None,
        });
        if let (Some(least), Some(most)) = (vps.clone().min(), vps.max()) {
            self.same(&printed.vp_range, &[least, most]);
        }
        let mut question_marks: Vec<_> = self.worlds.iter().flat_map(|card| scored_by(card)).collect();
        question_marks.sort_unstable();
        self.same(&printed.question_mark_by, &question_marks);
    }

    fn same<T: PartialEq + Debug>(&mut self, printed: &Spanned<T>, found: &T) {
        if printed.get_ref() != found {
            let expected = printed.get_ref();
            self.reading
                .fault(printed.span(), format!("expected {expected:?}, found {found:?} in the worlds"));
        }
    }

    /// Compares a row with the number of occurrences of each word; words that the row does not have are not counted.
    fn tally(&mut self, printed: &Tally, words: impl Fn(&ColonyCard) -> Vec<String>) {
        let mut found: BTreeMap<String, usize> =
            printed.get_ref().keys().map(|word| (word.clone(), 0)).collect();
        for word in self.worlds.iter().flat_map(|card| words(card)) {
            if let Some(n_worlds) = found.get_mut(&word) {
                *n_worlds += 1;
            }
        }
        self.same(printed, &found);
    }
}

fn yields(yields: Yield) -> &'static str {
    match yields {
        Yield::None => "grey",
        Yield::Windfall => "windfall",
        Yield::Production => "production",
    }
}

fn colour(colour: Colour) -> Option<&'static str> {
    match colour {
        Colour::Grey => None,
        Colour::Joker => Some("joker"),
        Colour::Kind(kind) => Some(Kind::id(kind)),
    }
}

/// The keywords that a "?" counts.
fn scored_by(card: &ColonyCard) -> Vec<Keyword> {
    let Points::Scored(scoring) = &card.points else { return Vec::new() };
    let keyword = |clause: &Clause| match clause {
        Clause::Per(_, Group { keyword, .. }) => *keyword,
        Clause::PerStrength(_) | Clause::TableByKind(_) => None,
    };
    scoring.0.iter().filter_map(keyword).collect()
}
