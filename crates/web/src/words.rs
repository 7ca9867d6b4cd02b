//! The sentences of the server itself: refusals, and what every table says whatever the game.

use crate::i18n::{Lang, Value};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use std::sync::LazyLock;

const ENGLISH: &str = include_str!("words/en.ftl");
const GERMAN: &str = include_str!("words/de.ftl");

/// Says a sentence of the server: `say!(lang, "error-stale")` or `say!(lang, "waiting-for", names = names)`.
macro_rules! say {
    ($lang:expr, $id:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::words::spoken($lang, $id, &[$((stringify!($name), $crate::i18n::Value::from($value))),*])
    };
}
pub(crate) use say;

type Bundle = FluentBundle<FluentResource>;

static BUNDLES: LazyLock<[Bundle; 2]> =
    LazyLock::new(|| [bundle(Lang::En, ENGLISH), bundle(Lang::De, GERMAN)]);

fn bundle(lang: Lang, catalogue: &str) -> Bundle {
    let mut bundle = Bundle::new_concurrent(vec![lang.code().parse().unwrap_or_default()]);
    bundle.set_use_isolating(false);
    let resource = match FluentResource::try_new(catalogue.to_owned()) {
        Ok(resource) | Err((resource, _)) => resource,
    };
    // A doubled id keeps its first text; the tests below refuse both kinds of error.
    let _ = bundle.add_resource(resource);
    bundle
}

/// The sentence `id` with `args` filled in; use [`say!`].
pub(crate) fn spoken(lang: Lang, id: &str, args: &[(&'static str, Value<'_>)]) -> String {
    let bundle = &BUNDLES[lang as usize];
    let Some(pattern) = bundle.get_message(id).and_then(|message| message.value()) else {
        return id.to_owned();
    };
    let mut filled = FluentArgs::with_capacity(args.len());
    for (name, value) in args {
        filled.set(*name, value.clone());
    }
    bundle.format_pattern(pattern, Some(&filled), &mut Vec::new()).into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;
    use std::path::Path;

    fn ids(catalogue: &str) -> BTreeSet<&str> {
        assert!(FluentResource::try_new(catalogue.to_owned()).is_ok(), "the catalogue can be read");
        let lines = catalogue.lines().filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()));
        let names: Vec<&str> = lines.filter_map(|line| line.split(" =").next()).collect();
        let set: BTreeSet<&str> = names.iter().copied().collect();
        assert_eq!(set.len(), names.len(), "no id stands twice");
        set
    }

    /// The variables of a catalogue, message by message.
    fn variables(catalogue: &str) -> Vec<(&str, BTreeSet<&str>)> {
        let mut found: Vec<(&str, BTreeSet<&str>)> = Vec::new();
        for line in catalogue.lines() {
            if line.starts_with(|c: char| c.is_ascii_lowercase()) {
                found.push((line.split(" =").next().unwrap(), BTreeSet::new()));
            }
            for part in line.split('$').skip(1) {
                let name = part.split(|c: char| !c.is_ascii_alphanumeric() && c != '_').next().unwrap();
                found.last_mut().unwrap().1.insert(name);
            }
        }
        found.sort();
        found
    }

    fn used(folder: &Path, into: &mut BTreeSet<String>) {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                used(&path, into);
            } else if path.extension().is_some_and(|extension| extension == "rs")
                && path.file_name().is_some_and(|name| name != "words.rs")
            {
                let text = std::fs::read_to_string(&path).unwrap();
                for call in text.split("say!(").skip(1) {
                    let id = call.split('"').nth(1).unwrap();
                    into.insert(id.to_owned());
                }
            }
        }
    }

    #[test]
    fn both_languages_say_the_same() {
        assert_eq!(ids(ENGLISH), ids(GERMAN));
        assert_eq!(variables(ENGLISH), variables(GERMAN));
    }

    #[test]
    fn every_sentence_exists_and_is_said() {
        let mut said = BTreeSet::new();
        used(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/src")), &mut said);
        let known: BTreeSet<String> = ids(ENGLISH).into_iter().map(str::to_owned).collect();
        assert_eq!(said, known);
    }

    #[test]
    fn variables_are_filled_in_without_marks() {
        assert_eq!(say!(Lang::De, "error-stale"), spoken(Lang::De, "error-stale", &[]));
        let text =
            spoken(Lang::En, "error-unreadable", &[("line", "fly".into()), ("expected", "`pass`".into())]);
        assert_eq!(text, "The line \u{201c}fly\u{201d} cannot be read. Expected: `pass`.");
    }
}
