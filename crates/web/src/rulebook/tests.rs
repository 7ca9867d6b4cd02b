//! Checks of all rulebooks: both languages say the same, and what they refer to exists.

use super::{Page, Rulebook};
use crate::i18n::Lang;
use crate::pages::rules::Ledger;
use crate::tables::{AnyGame, GAMES};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

/// The games that have a rulebook, with it in English and German.
fn books() -> impl Iterator<Item = (AnyGame, &'static Rulebook, &'static Rulebook)> {
    static BOOKS: LazyLock<Vec<(AnyGame, Rulebook, Rulebook)>> = LazyLock::new(|| {
        let read = |game: &AnyGame| {
            Some((*game, Rulebook::read(*game, Lang::En)?, Rulebook::read(*game, Lang::De)?))
        };
        GAMES.playable.iter().filter_map(read).collect()
    });
    BOOKS.iter().map(|(game, english, german)| (*game, english, german))
}

fn ledger(game: AnyGame, lang: Lang) -> Ledger {
    Ledger::read(game.ledger(lang).unwrap(), lang)
}

/// What must be the same in both languages, line by line.
fn shape(page: &Page) -> Vec<String> {
    let lines = page.sections.iter().map(|it| {
        format!("#{} cites {:?}, explains {} terms, shows {:?}", it.id, it.rules, it.terms.len(), it.pictures)
    });
    std::iter::once(format!("{} {}", page.chapter, page.name)).chain(lines).collect()
}

#[test]
fn both_languages_have_the_same_pages_sections_rules_terms_and_pictures() {
    for (game, english, german) in books() {
        for (en, de) in english.pages.iter().zip(&german.pages) {
            assert_eq!(shape(en), shape(de), "{} {}", game.name(), en.name);
            assert!(!en.title.is_empty() && !de.title.is_empty(), "{} has no title", en.name);
        }
    }
}

#[test]
fn every_heading_has_an_address_of_its_own() {
    for (game, english, german) in books() {
        for page in english.pages.iter().chain(&german.pages) {
            let ids: Vec<&str> = page.sections.iter().skip(1).map(|section| section.id.as_str()).collect();
            let different: BTreeSet<&str> = ids.iter().copied().collect();
            assert!(
                ids.iter().all(|id| !id.is_empty()),
                "{} {}: a heading lacks {{#id}}",
                game.name(),
                page.name
            );
            assert_eq!(ids.len(), different.len(), "{} {}", game.name(), page.name);
        }
    }
}

#[test]
fn every_file_on_disk_is_a_page() {
    for (game, ..) in books() {
        let listed: Vec<String> = game.rulebook().iter().map(|sheet| format!("{}.md", sheet.name)).collect();
        for lang in Lang::ALL {
            let folder = format!("{}/rulebook/{}/{}", env!("CARGO_MANIFEST_DIR"), game.name(), lang.code());
            let mut on_disk: Vec<String> = fs::read_dir(folder)
                .unwrap()
                .map(|entry| entry.unwrap().file_name().into_string().unwrap())
                .collect();
            on_disk.sort();
            assert_eq!(on_disk, listed);
        }
    }
}

#[test]
fn every_cited_rule_is_in_the_ledger() {
    for (game, book, _) in books() {
        let text = game.ledger(Lang::En).unwrap();
        let cited = book.pages.iter().flat_map(|page| &page.sections).flat_map(|section| &section.rules);
        // Keywords stand in a table.
        let is_known =
            |rule: &String| [format!("**{rule}**"), format!("| {rule} |")].iter().any(|it| text.contains(it));
        let unknown: Vec<&String> = cited.filter(|rule| !is_known(rule)).collect();
        assert!(unknown.is_empty(), "{}: {unknown:?}", game.name());
    }
}

#[test]
fn every_picture_is_drawn_and_every_drawn_picture_is_shown() {
    for (game, book, _) in books() {
        let drawn: BTreeSet<&str> = game.pictures().into_iter().collect();
        let shown: BTreeSet<&str> = book
            .pages
            .iter()
            .flat_map(|page| &page.sections)
            .flat_map(|section| section.pictures.iter().map(String::as_str))
            .collect();
        assert_eq!(drawn, shown, "{}", game.name());
        assert!(drawn.len() >= 5, "{} has few pictures", game.name());
        for name in drawn {
            let picture = game.picture(name, Lang::De).expect("the lesson goes that far");
            assert!(picture.0.len() > 500, "{name} of {} shows next to nothing", game.name());
        }
    }
}

/// The letters of a rule: `NF` of `NF-042`.
fn family(rule: &str) -> &str {
    rule.split('-').next().unwrap_or_default()
}

#[test]
fn every_chapter_of_the_ledger_is_explained() {
    for (game, book, _) in books() {
        let ledger = ledger(game, Lang::En);
        let reasons = reasons(game);
        let families: BTreeSet<&str> = reasons.iter().map(|rule| family(rule)).collect();
        let cited: BTreeSet<usize> = ledger
            .rules
            .iter()
            .filter(|(id, _)| book.cited.contains_key(id))
            .map(|(_, chapter)| *chapter)
            .collect();
        let missing: BTreeSet<&str> = ledger
            .rules
            .iter()
            .filter(|(id, chapter)| families.contains(family(id)) && !cited.contains(chapter))
            .map(|(id, _)| id.as_str())
            .collect();
        assert!(missing.is_empty(), "{}: no page cites a rule of the chapters of {missing:?}", game.name());
    }
}

/// All Rust files below a folder.
fn sources(folder: &Path, into: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, into);
        } else if path.extension().is_some_and(|it| it == "rs") {
            into.push(path);
        }
    }
}

/// The rules that a game's reasons can name: what is quoted in the functions called `rule`.
fn reasons(game: AnyGame) -> BTreeSet<String> {
    let mut files = Vec::new();
    sources(Path::new(&format!("{}/../{}/src", env!("CARGO_MANIFEST_DIR"), game.name())), &mut files);
    let mut rules = BTreeSet::new();
    for file in files {
        let text = fs::read_to_string(file).unwrap();
        for function in text.split("fn rule(").skip(1) {
            let body = function.split("\n    }\n").next().unwrap_or_default();
            rules.extend(body.split('"').skip(1).step_by(2).filter(|it| it.contains('-')).map(str::to_owned));
        }
    }
    rules
}

#[test]
fn every_rule_that_a_reason_can_name_leads_to_a_section() {
    for (game, english, german) in books() {
        let rules = reasons(game);
        assert!(rules.len() > 20, "{}: {rules:?}", game.name());
        for rule in rules {
            for book in [english, german] {
                let place = book.place_of(&rule);
                assert!(place.is_some_and(|place| place.href.contains('#')), "{rule}");
            }
        }
    }
}

#[test]
fn every_link_leads_to_a_page_or_a_card() {
    for (game, english, german) in books() {
        for page in english.pages.iter().chain(&german.pages) {
            let links = page.html.split("<a href=\"").skip(1).filter_map(|rest| rest.split('"').next());
            // Pictures cannot be pressed, so what they link to does not matter.
            for link in links.filter(|link| link.starts_with("/rules/")) {
                let name = link.strip_prefix(&format!("/rules/{}/", game.name()));
                assert!(
                    name.is_some_and(|name| english.page(name.split('#').next().unwrap()).is_some()),
                    "{link} on {} leads nowhere",
                    page.name
                );
            }
        }
    }
}

#[test]
fn the_search_finds_headings_first_and_marks_the_words() {
    let (_, book, german) = books().find(|(game, ..)| game.name() == GAMES.playable[0].name()).unwrap();
    let section = &book.pages[0].sections[1];
    let word = section.title.split(' ').next().unwrap().to_uppercase();
    let hits = book.find(&word, 5);
    assert!(hits[0].title.0.contains("<mark>"), "{}", hits[0].title.0);
    assert!(hits.len() <= 5);
    assert!(book.find("xyzzy", 5).is_empty() && book.find("  ", 5).is_empty());
    assert!(!german.terms().is_empty());
}
