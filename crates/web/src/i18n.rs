//! Texts: every sentence of the pages, in English and German, from the Fluent catalogues in `locales/`.

use crate::pages;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use std::sync::{LazyLock, OnceLock};

pub use choose::choose;
pub use pack::Lang;

mod choose;
mod said;
#[cfg(test)]
mod tests;

/// A value put into a sentence: text, or a number that chooses its plural form.
pub type Value<'a> = FluentValue<'a>;

/// Formats a message: `t!(lang, "home-lead")` or `t!(lang, "home-waiting", n = 2)`.
macro_rules! t {
    ($lang:expr, $id:literal $(,)?) => {{
        static FIXED: $crate::i18n::Fixed = $crate::i18n::Fixed::new($id);
        FIXED.say($lang)
    }};
    ($lang:expr, $id:literal $(, $name:ident = $value:expr)+ $(,)?) => {
        $crate::i18n::say($lang, $id, &[$((stringify!($name), $crate::i18n::Value::from($value))),*])
    };
}
pub(crate) use t;

/// Texts of catalogues by language, in the order of [`Lang::ALL`].
pub(crate) type Words = [&'static [&'static str]; Lang::ALL.len()];

/// The catalogues of these names in `locales/`: `words!["guide", "daily"]`.
macro_rules! words {
    ($($file:literal),+) => {
        [$crate::i18n::words!(@ "en", $($file),+), $crate::i18n::words!(@ "de", $($file),+)]
    };
    (@ $lang:literal, $($file:literal),+) => {
        &[$(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/locales/", $lang, "/", $file, ".ftl"))),+]
    };
}
pub(crate) use words;

macro_rules! with_games {
    (playable: [$($game:ident)*], coming: [$($soon:ident)*]) => {
        &[words!["app", "server", "seats", "time", "guide", "daily", "analysis", "plain", "played", "device", "notices"], $(pages::$game::WORDS,)* $(pages::$soon::WORDS,)*]
    };
}

/// The pages, the server's own sentences, the seats, the time, the guide, the challenges, analyses, tables in plain words, results, devices, notices, then the games.
const CATALOGUES: &[Words] = games::each!(with_games);

type Bundle = FluentBundle<FluentResource>;

static BUNDLES: LazyLock<[Bundle; Lang::ALL.len()]> = LazyLock::new(|| Lang::ALL.map(bundle));

/// The texts of a language.
fn texts(lang: Lang) -> impl Iterator<Item = &'static str> {
    CATALOGUES.iter().flat_map(move |words| words[lang as usize].iter().copied())
}

fn bundle(lang: Lang) -> Bundle {
    let mut bundle = Bundle::new_concurrent(vec![lang.code().parse().unwrap_or_default()]);
    // The pages set `dir` and never mix scripts; isolation marks would only end up in copied text.
    bundle.set_use_isolating(false);
    for text in texts(lang) {
        let resource = match FluentResource::try_new(text.to_owned()) {
            Ok(resource) | Err((resource, _)) => resource,
        };
        // A duplicate id keeps its first text; the catalogue tests refuse both kinds of error.
        let _ = bundle.add_resource(resource);
    }
    bundle
}

/// A message without anything to fill in, which stands at one place of the code: it is looked up there once.
pub(crate) struct Fixed {
    id: &'static str,
    texts: [OnceLock<String>; Lang::ALL.len()],
}

impl Fixed {
    pub(crate) const fn new(id: &'static str) -> Self {
        Self { id, texts: [const { OnceLock::new() }; Lang::ALL.len()] }
    }

    /// The message.
    pub(crate) fn say(&self, lang: Lang) -> String {
        self.texts[lang as usize].get_or_init(|| say(lang, self.id, &[])).clone()
    }
}

/// The message `id` with `args` filled in. An unknown id is returned as it is: the page still works, and the
/// catalogue tests prevent it.
pub fn say(lang: Lang, id: &str, args: &[(&'static str, Value<'_>)]) -> String {
    said::again(lang, id, args, || {
        let bundle = &BUNDLES[lang as usize];
        let Some(pattern) = bundle.get_message(id).and_then(|message| message.value()) else {
            return id.to_owned();
        };
        let mut filled = FluentArgs::with_capacity(args.len());
        for (name, value) in args {
            filled.set(*name, value.clone());
        }
        bundle.format_pattern(pattern, Some(&filled), &mut Vec::new()).into_owned()
    })
}

/// A day such as `2026-11-15` as readers of a language write it; anything else stays as it is.
pub fn day(lang: Lang, day: &str) -> String {
    let mut parts = day.split('-').map(|part| part.parse::<u16>().ok());
    match [parts.next(), parts.next(), parts.next(), parts.next()] {
        [Some(Some(year)), Some(Some(month)), Some(Some(day)), None] => {
            t!(lang, "time-day", day = day, month = month, year = year.to_string())
        }
        _ => day.to_owned(),
    }
}

/// The messages that the browser code uses (ids that begin with `js-`), ready for JSON; their variables stay as
/// `{name}` for the browser to fill.
pub fn browser_words(lang: Lang) -> Vec<(&'static str, String)> {
    let open = ["n", "name", "seconds", "days", "hours"].map(|name| (name, format!("{{{name}}}")));
    let args: Vec<_> = open.iter().map(|(name, text)| (*name, Value::from(text.as_str()))).collect();
    BROWSER_IDS.iter().map(|id| (*id, say(lang, id, &args))).collect()
}

const BROWSER_IDS: &[&str] = &[
    "js-copied",
    "js-copy-failed",
    "js-close",
    "js-loading",
    "js-failed",
    "js-offline",
    "js-retry-in",
    "js-your-turn",
    "js-time-days",
    "js-undone",
    "js-seen",
    "js-no-changes",
    "js-choose-first",
    "js-do-all",
    "js-not-your-turn",
    "js-play",
    "js-pause",
    "js-hint-none",
    "js-outside",
    "js-tell-on",
    "js-tell-off",
    "js-tell-blocked",
    "js-tell-none",
    "js-offline-on",
    "js-offline-off",
    "js-offline-none",
    "js-person",
    "js-passkey-none",
    "js-passkey-stopped",
    "js-push-on",
    "js-push-off",
    "js-push-none",
    "js-push-failed",
];
