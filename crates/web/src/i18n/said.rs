//! Sentences that were said a moment ago: tables say the same ones to every viewer after every move.

use super::{Lang, Value};
use crate::folding::Folding;
use std::cell::RefCell;
use std::collections::HashMap;

/// How many sentences a thread remembers.
const MOST: usize = 4096;

/// Longer ones are not remembered.
const LONGEST: usize = 1024;

#[derive(Default)]
struct Said {
    sentences: HashMap<Box<[u8]>, Box<str>, Folding>,
    /// The question, written anew each time.
    key: Vec<u8>,
}

thread_local! {
    static SAID: RefCell<Said> = RefCell::default();
}

/// The sentence `id` with `args`, made by `say` if it is not remembered. Equal questions have equal answers, so nobody learns
/// anything from what was said to others.
pub(super) fn again(
    lang: Lang,
    id: &str,
    args: &[(&'static str, Value<'_>)],
    say: impl FnOnce() -> String,
) -> String {
    SAID.with_borrow_mut(|said| {
        if !write_key(&mut said.key, lang, id, args) {
            return say();
        }
        if let Some(sentence) = said.sentences.get(said.key.as_slice()) {
            return sentence.to_string();
        }
        let sentence = say();
        if sentence.len() + said.key.len() <= LONGEST {
            if said.sentences.len() >= MOST {
                said.sentences.clear();
            }
            said.sentences.insert(said.key.as_slice().into(), sentence.as_str().into());
        }
        sentence
    })
}

/// Writes everything that a sentence depends on; returns whether that is possible.
fn write_key(key: &mut Vec<u8>, lang: Lang, id: &str, args: &[(&'static str, Value<'_>)]) -> bool {
    // A length before each text, so that two questions never look the same.
    let text = |key: &mut Vec<u8>, text: &str| {
        key.extend_from_slice(&text.len().to_le_bytes());
        key.extend_from_slice(text.as_bytes());
    };
    key.clear();
    key.push(lang as u8);
    text(key, id);
    for (name, value) in args {
        text(key, name);
        match value {
            Value::String(value) => {
                key.push(0);
                text(key, value);
            }
            Value::Number(number) if number.options == Default::default() => {
                key.push(1);
                key.extend_from_slice(&number.value.to_bits().to_le_bytes());
            }
            _ => return false,
        }
    }
    true
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sentence_is_made_once_for_the_same_question() {
        let ask = |n: i32, name: &str, made: &str| {
            again(Lang::En, "a", &[("n", n.into()), ("name", name.into())], || made.to_owned())
        };
        assert_eq!(ask(1, "Ada", "first"), "first");
        assert_eq!(ask(1, "Ada", "second"), "first");
        assert_eq!(ask(2, "Ada", "third"), "third");
        assert_eq!(ask(1, "Bob", "fourth"), "fourth");
        let other = |lang, id, args: &[(&'static str, Value<'_>)]| again(lang, id, args, || "new".to_owned());
        assert_eq!(other(Lang::De, "a", &[("n", 1.into()), ("name", "Ada".into())]), "new");
        assert_eq!(other(Lang::En, "an", &[("", 1.into()), ("name", "Ada".into())]), "new");
        assert_eq!(other(Lang::En, "a", &[("n", "1".into()), ("name", "Ada".into())]), "new");
    }
}
