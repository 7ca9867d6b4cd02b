//! The catalogues are complete: same ids, same variables, nothing unused, nothing missing.

use super::*;
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Message, Pattern, PatternElement};
use fluent_syntax::parser;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

type Catalogue = BTreeMap<String, BTreeSet<String>>;

/// Every message of a language with the variables it uses.
fn catalogue(lang: Lang) -> Catalogue {
    let mut all = Catalogue::new();
    for text in texts(lang) {
        let resource = parser::parse(text).unwrap_or_else(|(_, errors)| panic!("{errors:?}"));
        for entry in &resource.body {
            let Entry::Message(Message { id, value, .. }) = entry else { continue };
            let mut variables = BTreeSet::new();
            collect(value.as_ref().expect("a message has a text"), &mut variables);
            let old = all.insert(id.name.to_owned(), variables);
            assert!(old.is_none(), "{} is there twice", id.name);
        }
    }
    all
}

fn collect(pattern: &Pattern<&str>, variables: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else { continue };
        match expression {
            Expression::Inline(inline) => note(inline, variables),
            Expression::Select { selector, variants } => {
                note(selector, variables);
                variants.iter().for_each(|variant| collect(&variant.value, variables));
            }
        }
    }
}

fn note(inline: &InlineExpression<&str>, variables: &mut BTreeSet<String>) {
    if let InlineExpression::VariableReference { id } = inline {
        variables.insert(id.name.to_owned());
    }
}

fn files(folder: &Path, ending: &str, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files(&path, ending, found);
        } else if path.extension().is_some_and(|e| e == ending) {
            found.push(path);
        }
    }
}

fn sources() -> Vec<(PathBuf, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut paths = Vec::new();
    files(&root.join("src"), "rs", &mut paths);
    files(&root.join("assets"), "js", &mut paths);
    files(&root.join("lessons"), "txt", &mut paths);
    paths.retain(|path| !path.ends_with("i18n/tests.rs"));
    paths.into_iter().map(|path| (path.clone(), std::fs::read_to_string(path).unwrap())).collect()
}

/// What stands between the parentheses of every call of `marker`, such as `t!(`.
fn calls<'a>(text: &'a str, marker: &str) -> Vec<&'a str> {
    let mut found = Vec::new();
    for (at, _) in text.match_indices(marker) {
        // `format!(` also ends in `t!(`.
        if marker.starts_with('t') && text[..at].ends_with(|c: char| c.is_alphanumeric() || c == '_') {
            continue;
        }
        let rest = &text[at + marker.len()..];
        let mut depth = 1;
        let end = rest.find(|c: char| {
            depth += i32::from(c == '(') - i32::from(c == ')');
            depth == 0
        });
        found.push(&rest[..end.unwrap_or(0)]);
    }
    found
}

#[test]
fn both_languages_say_the_same() {
    let (english, german) = (catalogue(Lang::En), catalogue(Lang::De));
    for (id, variables) in &english {
        assert_eq!(german.get(id), Some(variables), "{id}: other variables in German, or no text");
    }
    assert_eq!(english.len(), german.len(), "German has ids that English lacks");
}

#[test]
fn every_id_in_the_sources_exists() {
    let known = catalogue(Lang::En);
    let mut missing = BTreeSet::new();
    let mut n_calls = 0;
    for (path, text) in sources() {
        let is_rust = path.extension().is_some_and(|e| e == "rs");
        if path.extension().is_some_and(|e| e == "txt") {
            // The ids in lessons are looked up by the tests of the lessons.
            continue;
        }
        for call in calls(&text, if is_rust { "t!(" } else { "say(" }) {
            // A script may choose between two messages inside the call.
            let Some(id) = call.split('"').skip(1).step_by(2).find(|id| is_rust || id.starts_with("js-"))
            else {
                continue;
            };
            n_calls += 1;
            match known.get(id) {
                Some(variables) if is_rust => {
                    for variable in variables {
                        let is_given = call.contains(&format!("{variable} = "));
                        assert!(is_given, "{}: {id} wants {variable}", path.display());
                    }
                }
                Some(_) => {}
                None => drop(missing.insert(id.to_owned())),
            }
        }
    }
    assert!(missing.is_empty(), "no messages for {missing:#?}");
    assert!(n_calls > 150, "the search found only {n_calls} calls");
}

#[test]
fn every_id_is_used() {
    let sources = sources();
    for id in catalogue(Lang::En).keys() {
        let quoted = format!("\"{id}\"");
        // A message that is sent to the browser must be used there; the list of sent messages does not count.
        let ending = if id.starts_with("js-") { "js" } else { "rs" };
        let speaks = |(path, text): &(PathBuf, String)| {
            let is_lesson = path.extension().is_some_and(|e| e == "txt");
            (path.extension().is_some_and(|e| e == ending) && text.contains(&quoted))
                || (is_lesson && text.split_whitespace().any(|word| word == id))
        };
        assert!(sources.iter().any(speaks), "{id} is never said");
    }
}

#[test]
fn browser_words_are_all_of_them() {
    let ids: BTreeSet<String> = catalogue(Lang::En).into_keys().filter(|id| id.starts_with("js-")).collect();
    let sent: BTreeSet<String> = BROWSER_IDS.iter().map(|id| (*id).to_owned()).collect();
    assert_eq!(ids, sent);
    for lang in Lang::ALL {
        for (id, text) in browser_words(lang) {
            assert!(!text.contains("{$") && !text.contains("{ $"), "{id} in {}: {text}", lang.code());
        }
    }
}

#[test]
fn plurals_and_names_are_filled_in() {
    assert_eq!(t!(Lang::En, "points", n = 1), "1 point");
    assert_eq!(t!(Lang::De, "points", n = 3), "3 Siegpunkte");
    assert_eq!(t!(Lang::De, "rule", id = "NF-042"), "Regel NF-042");
    let refusal = t!(Lang::En, "error-unreadable", line = "fly", expected = "`pass`");
    assert_eq!(
        refusal, "The line \u{201c}fly\u{201d} cannot be read. Expected: `pass`.",
        "no marks around it"
    );
    assert_eq!(say(Lang::En, "no-such-id", &[]), "no-such-id");
}

#[test]
fn bundles_may_be_used_from_many_threads() {
    std::thread::scope(|scope| {
        for lang in [Lang::En, Lang::De, Lang::En, Lang::De] {
            scope.spawn(move || {
                for n in 0..200 {
                    assert!(t!(lang, "points", n = n).starts_with(&n.to_string()));
                }
            });
        }
    });
}
