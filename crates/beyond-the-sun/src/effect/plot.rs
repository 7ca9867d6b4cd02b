//! The effects of anarchist action cards, as they are parsed and printed.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::Misread;
use super::cursor::{Counting, Cursor, GRAMMAR};
use crate::ids::Type;

/// One effect in a row of an anarchist action card; the first possible effect of a row is carried out and ends the
/// row (BTA-024).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Plot {
    /// A marker of the threat track is laid beside it (BTA-030).
    MoreThreat,
    /// A marker from beside the track is put back (BTA-031).
    LessThreat,
    /// A ship of this level is placed in Deep Space (BTA-034).
    Ship(u8),
    /// So many ships at most move from Deep Space to the target (BTA-037).
    Jump(u8),
    /// A system is colonised (BTA-045).
    Colonise,
    /// A technology is researched (BTA-051 to BTA-063).
    Research {
        /// Its level, from 1 to 3.
        level: u8,
        /// The type asked for; any if not given.
        kind: Option<Type>,
        /// Whether it must lie face up.
        known: bool,
    },
    /// Another action card is drawn and carried out (BTA-067).
    DrawCard,
    /// No action colonises in the next turn of the player (BTA-064).
    ForbidColonise,
    /// No action researches level II or III in the next turn of the player (BTA-064).
    ForbidResearch,
    /// So many jumps at most in the next turn of the player (BTA-065).
    LimitJumps(u8),
}

type Rest = fn(&mut Cursor<'_>) -> Result<Plot, Misread>;

/// Every effect by its first word, with the reader of what follows.
const PLOTS: &[(&str, Rest)] = &[
    ("threat", |cursor| Ok(if threat(cursor)? > 0 { Plot::MoreThreat } else { Plot::LessThreat })),
    ("ship", |cursor| Ok(Plot::Ship(cursor.number(1..=4)?))),
    ("jump", |cursor| Ok(Plot::Jump(cursor.some()?))),
    ("colonise", |_| Ok(Plot::Colonise)),
    ("research", |cursor| {
        let level = cursor.number(1..=3)?;
        let mut kinds: Vec<(&str, Option<Type>)> =
            Type::ALL.iter().map(|kind| (kind.id(), Some(*kind))).collect();
        kinds.push(("any", None));
        let kind = cursor.one_of(&kinds)?;
        Ok(Plot::Research { level, kind, known: cursor.take("known") })
    }),
    ("draw-card", |_| Ok(Plot::DrawCard)),
    ("forbid", |cursor| {
        cursor.one_of(&[("colonise-action", Plot::ForbidColonise), ("research-action", Plot::ForbidResearch)])
    }),
    ("limit-jumps", |cursor| Ok(Plot::LimitJumps(cursor.number(0..=9)?))),
];

/// `+1` or `-1`: markers move one at a time (BTA-030, BTA-031).
pub(super) fn threat(cursor: &mut Cursor<'_>) -> Result<i8, Misread> {
    let wrong = cursor.miss("\"+1\" or \"-1\"");
    let sign = if cursor.take_sign("+") {
        1
    } else if cursor.take_sign("-") {
        -1
    } else {
        return Err(wrong);
    };
    cursor.number(1..=1).map_err(|_| wrong)?;
    Ok(sign)
}

impl FromStr for Plot {
    type Err = Misread;

    fn from_str(text: &str) -> Result<Self, Misread> {
        let mut cursor = Cursor::new(text, &GRAMMAR);
        let rest = cursor
            .one_of(PLOTS)
            .map_err(|miss| Misread { expected: "an effect of the anarchists".to_owned(), ..miss })?;
        let plot = rest(&mut cursor)?;
        cursor.end()?;
        Ok(plot)
    }
}

impl fmt::Display for Plot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::MoreThreat => f.write_str("threat +1"),
            Self::LessThreat => f.write_str("threat -1"),
            Self::Ship(level) => write!(f, "ship {level}"),
            Self::Jump(n) => write!(f, "jump {n}"),
            Self::Colonise => f.write_str("colonise"),
            Self::Research { level, kind, known } => {
                let known = if *known { " known" } else { "" };
                write!(f, "research {level} {}{known}", kind.map_or("any", Type::id))
            }
            Self::DrawCard => f.write_str("draw-card"),
            Self::ForbidColonise => f.write_str("forbid colonise-action"),
            Self::ForbidResearch => f.write_str("forbid research-action"),
            Self::LimitJumps(n) => write!(f, "limit-jumps {n}"),
        }
    }
}
