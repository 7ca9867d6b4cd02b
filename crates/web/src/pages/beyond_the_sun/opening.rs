//! What a table can be opened with: the variants, the modules of the expansion, and playing alone.

use super::names;
use crate::game::{Alone, Level, OwnLevel, Switch};
use crate::i18n::{Lang, t};
use beyond_the_sun::cards::{self, Pack};
use beyond_the_sun::ids::Module;
use beyond_the_sun::{Difficulty, Options};

pub(super) fn switches(lang: Lang) -> Vec<Switch> {
    let switch = |word, label, text| Switch { word, label, text, on: false, ready: true };
    let module = |module: Module, label, text| switch(module.id(), label, text);
    vec![
        switch("expert", t!(lang, "bts-expert"), t!(lang, "bts-expert-text")),
        switch("display", t!(lang, "bts-display"), t!(lang, "bts-display-text")),
        module(Module::Leaders, t!(lang, "btl-leaders"), t!(lang, "btl-leaders-text")),
        module(Module::NewFactions, t!(lang, "btl-factions"), t!(lang, "btl-factions-text")),
        module(Module::NewTechnologies, t!(lang, "btl-techs"), t!(lang, "btl-techs-text")),
        module(Module::NewEvents, t!(lang, "btl-events"), t!(lang, "btl-events-text")),
        module(Module::NewSystems, t!(lang, "btl-systems"), t!(lang, "btl-systems-text")),
    ]
}

/// BTL-021: the new factions have expert mats only.
pub(super) fn needs(word: &str) -> Option<&'static str> {
    (word == Module::NewFactions.id()).then_some("expert")
}

/// BTL-021, BTA-002: what does not go together, in the reader's language.
pub(super) fn conflict(words: &[&str], n_seats: u8, lang: Lang) -> Option<String> {
    let label = |word: &str| switches(lang).into_iter().find(|it| it.word == word).map(|it| it.label);
    if n_seats == 1 {
        let fits = |word: &&str| {
            ["standard", Module::NewTechnologies.id(), Module::NewSystems.id()].contains(word)
                || word.starts_with("solo")
                || word.starts_with("pack=")
        };
        let unfit = words.iter().find(|word| !fits(word));
        if let Some(it) = unfit.and_then(|word| label(word)) {
            return Some(t!(lang, "bta-not-alone", it = it));
        }
        let bad = |word: &&&str| word.strip_prefix("solo=").is_some_and(|n| Difficulty::read(n).is_none());
        return words.iter().find(bad).map(|_| t!(lang, "bta-own-level-text"));
    }
    if words.iter().any(|word| word.starts_with("solo")) {
        return Some(t!(lang, "bta-only-alone"));
    }
    let missing = words.iter().find(|word| needs(word).is_some_and(|needed| !words.contains(&needed)));
    let it = missing.and_then(|word| label(word))?;
    Some(t!(lang, "btl-needs", it = it, needed = t!(lang, "bts-expert")))
}

pub(super) fn levels(lang: Lang) -> Vec<Level> {
    let markers = |level: cards::Level| Pack::standard().solo.levels[level as usize].markers;
    let level = |level, word, text| Level { word, label: level_name(level, lang), text };
    vec![
        level(cards::Level::Easy, "solo=easy", t!(lang, "bta-easy-text", n = markers(cards::Level::Easy))),
        level(
            cards::Level::Normal,
            "solo=normal",
            t!(lang, "bta-normal-text", n = markers(cards::Level::Normal)),
        ),
        level(cards::Level::Hard, "solo=hard", t!(lang, "bta-hard-text", n = markers(cards::Level::Hard))),
    ]
}

fn level_name(level: cards::Level, lang: Lang) -> String {
    names::name(&Pack::standard().solo.levels[level as usize].name, lang).to_owned()
}

pub(super) fn own_level(lang: Lang) -> OwnLevel {
    OwnLevel {
        word: "solo=",
        label: t!(lang, "bta-own-level"),
        text: t!(lang, "bta-own-level-text"),
        numbers: (4, 16),
        usual: 10,
    }
}

/// How hard a game against the anarchists was made, in a word or two.
pub(super) fn difficulty(difficulty: Difficulty, lang: Lang) -> String {
    match difficulty {
        Difficulty::Level(level) => level_name(level, lang),
        Difficulty::Markers(n) => t!(lang, "bta-markers", n = n),
    }
}

/// BTA-078: what the difference of points means.
pub(super) fn alone(options: &Options, points: i32, lang: Lang) -> Option<Alone> {
    let level = difficulty(options.solo?, lang);
    let results = &options.pack.pack().solo.results;
    let line = results.iter().find(|line| line.below.is_none_or(|below| points < below))?;
    Some(Alone {
        level: t!(lang, "bta-against", level = level),
        verdict: names::name(&line.name, lang).to_owned(),
        is_won: line.victory,
    })
}
