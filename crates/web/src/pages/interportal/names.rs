//! Names of places and pieces, and keys of elements that a choice lights.

use crate::i18n::Lang;
use interportal::Hex;
use interportal::action::Unit;
use interportal::cards::{Name, Pack};
use interportal::ids::Tech;
use interportal::words::{self, Words};

/// The sentences and names of the cards.
pub(super) fn words(pack: &Pack, lang: Lang) -> Words<'_> {
    let lang = match lang {
        Lang::En => words::Lang::En,
        Lang::De => words::Lang::De,
    };
    Words::new(lang, pack)
}

/// The name in the reader's language.
pub(super) fn name(name: &Name, lang: Lang) -> &str {
    match lang {
        Lang::En => &name.en,
        Lang::De => &name.de,
    }
}

/// The name of a technology.
pub(super) fn tech(pack: &Pack, tech: Tech, lang: Lang) -> &str {
    name(&pack[tech].name, lang)
}

/// The name of a unit.
pub(super) fn unit(pack: &Pack, unit: Unit, lang: Lang) -> &str {
    match unit {
        Unit::Ship(ship, _) => name(&pack[ship].name, lang),
        Unit::Standard(ship) => name(&pack[ship].name, lang),
        Unit::Ground(ground) => name(&pack[ground].name, lang),
    }
}

/// The key of a system.
pub(super) fn hex_key(hex: Hex) -> String {
    format!("hex-{hex}")
}

/// The key of a technology.
pub(super) fn tech_key(tech: Tech) -> String {
    format!("tech-{tech}")
}

/// The key of a unit in the shipyard.
pub(super) fn unit_key(unit: Unit) -> String {
    format!("unit-{}", unit.to_string().replace(' ', "-"))
}
