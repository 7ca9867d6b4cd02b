//! Pieces that can be pressed.

use crate::game::Choice;

/// What a piece needs so that it can be pressed: planned, narrowed to its choices, or asked about.
#[derive(Clone, Debug, Default)]
pub struct Press {
    /// The only choice it stands for.
    pub act: Option<String>,
    /// The key its several choices share.
    pub group: Option<String>,
    /// Where to ask about it.
    pub why: Option<String>,
}

impl Press {
    /// Whether it may be chosen.
    pub fn is_lit(&self) -> bool {
        self.act.is_some() || self.group.is_some()
    }
}

/// Finds what a press on the piece `key` would do.
pub fn press<'a>(lit: impl Iterator<Item = &'a Choice>, key: &str, why: Option<String>) -> Press {
    let lines: Vec<&str> = lit.map(|choice| choice.line.as_str()).collect();
    match lines[..] {
        [] => Press { why, ..Press::default() },
        [line] => Press { act: Some(line.to_owned()), why, ..Press::default() },
        _ => Press { group: Some(key.to_owned()), why, ..Press::default() },
    }
}
