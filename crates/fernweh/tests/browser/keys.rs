//! Key events for the browser.

use serde_json::{Value, json};

pub(super) const ENTER: char = '\u{E007}';
pub(super) const CONTROL: char = '\u{E009}';
pub(super) const TAB: char = '\u{E004}';
pub(super) const LEFT: char = '\u{E012}';
pub(super) const RIGHT: char = '\u{E014}';
/// The key that closes and goes back.
pub(super) const ESCAPE: char = '\u{E00C}';

/// The events of keys that are pressed one after the other and then released.
pub(super) fn strokes(keys: &[char]) -> Vec<Value> {
    let modifiers = |upto: usize| if keys[..upto].contains(&CONTROL) { 2 } else { 0 };
    let down = keys.iter().enumerate().map(|(i, key)| stroke(*key, true, modifiers(i)));
    let up = keys.iter().enumerate().rev().map(|(i, key)| stroke(*key, false, modifiers(i)));
    down.chain(up).collect()
}

fn stroke(key: char, is_down: bool, modifiers: u32) -> Value {
    let letter = key.to_string();
    let (name, code) = match key {
        ENTER => ("Enter", 13),
        CONTROL => ("Control", 17),
        TAB => ("Tab", 9),
        LEFT => ("ArrowLeft", 37),
        RIGHT => ("ArrowRight", 39),
        ESCAPE => ("Escape", 27),
        _ => (letter.as_str(), u32::from(key.to_ascii_uppercase())),
    };
    // What a key writes, and what makes Enter press a button.
    let text = match key {
        ENTER => "\r",
        _ if name == letter && modifiers == 0 => name,
        _ => "",
    };
    let kind = match (is_down, text) {
        (false, _) => "keyUp",
        (true, "") => "rawKeyDown",
        (true, _) => "keyDown",
    };
    let mut event =
        json!({ "type": kind, "key": name, "windowsVirtualKeyCode": code, "modifiers": modifiers });
    if kind == "keyDown" {
        event["text"] = text.into();
    }
    event
}
