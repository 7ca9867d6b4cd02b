//! What all entries of the pack have in common: names, origins, prices, and texts in the notation.

use std::ops::{Deref, Index};

use pack::Spanned;
use serde::{Deserialize, Deserializer};

use crate::ids::Resource;
use crate::notation::{Code, Condition, Costs, Expr, Misread, Program};
use engine::words;

/// A text in both languages.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Name {
    /// English.
    pub en: String,
    /// German.
    pub de: String,
    /// English for several; missing where sentences never count them.
    #[serde(default)]
    pub en_many: Option<String>,
    /// German for several.
    #[serde(default)]
    pub de_many: Option<String>,
    /// The gender of the German noun; missing where it takes no article, as infantry and names of actions do.
    #[serde(default)]
    pub gender: Option<Gender>,
}

words! {
    /// The gender of a German noun.
    Gender {
        /// Masculine.
        M = "m",
        /// Feminine.
        F = "f",
        /// Neuter.
        N = "n",
    }
}

words! {
    /// How sure the values of an entry are.
    Origin {
        /// Stands in the source.
        Rulebook = "rulebook",
        /// From the source, with a lost symbol read (X4-RC01 to X4-RC13).
        Reading = "reading",
        /// Our own.
        Reconstructed = "reconstructed",
    }
}

/// Numbers of the four resources.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Price {
    /// AWE.
    #[serde(rename = "A")]
    pub awe: u8,
    /// Food.
    #[serde(rename = "F")]
    pub food: u8,
    /// Research.
    #[serde(rename = "R")]
    pub research: u8,
    /// Culture.
    #[serde(rename = "C")]
    pub culture: u8,
}

impl Index<Resource> for Price {
    type Output = u8;

    fn index(&self, resource: Resource) -> &u8 {
        match resource {
            Resource::Awe => &self.awe,
            Resource::Food => &self.food,
            Resource::Research => &self.research,
            Resource::Culture => &self.culture,
        }
    }
}

/// Capacity that a purchase needs.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct CapacityCost {
    /// Ground capacity.
    pub gcap: u8,
    /// Space capacity.
    pub scap: u8,
    /// Capacity of either kind, in any mixture (X4-200).
    pub gcap_or_scap: u8,
}

/// Food for every so many units of one blueprint, rounded down (X4R-088).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Upkeep {
    /// Food.
    #[serde(rename = "F")]
    pub food: u8,
    /// For so many units.
    pub per: u8,
}

/// A part of a number, such as three halves.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub struct Ratio(pub u8, pub u8);

/// Something that is written in the notation.
pub trait Readable: Default {
    /// Reads it; programs go into the code.
    ///
    /// # Errors
    /// The first place at which the text is no notation.
    fn read(text: &str, code: &mut Code) -> Result<Self, Misread>;
}

impl Readable for Program {
    fn read(text: &str, code: &mut Code) -> Result<Self, Misread> {
        code.read(text)
    }
}

macro_rules! readable {
    ($($type:ty)*) => {$(
        impl Readable for $type {
            fn read(text: &str, _: &mut Code) -> Result<Self, Misread> {
                text.parse()
            }
        }
    )*};
}
readable! { Condition Costs Expr }

/// A text in the notation and what it says.
#[derive(Clone, Debug)]
pub struct Text<T> {
    pub(super) written: Spanned<String>,
    pub(super) read: T,
}

impl<T> Text<T> {
    /// The text as it stands in the file.
    pub fn written(&self) -> &str {
        self.written.get_ref()
    }
}

impl<T> Deref for Text<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.read
    }
}

impl<'de, T: Default> Deserialize<'de> for Text<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        // What it says is read in a second pass, which knows where in the text it fails.
        Ok(Self { written: Spanned::deserialize(deserializer)?, read: T::default() })
    }
}

/// Fields that hold texts in the notation, one after the other.
pub(super) trait Notated {
    /// Shows every text that has not been read yet.
    fn visit(&mut self, reader: &mut impl Reader);
}

/// What turns texts into programs.
pub(super) trait Reader {
    /// Reads one text.
    fn read<T: Readable>(&mut self, text: &mut Text<T>);
}

impl<T: Readable> Notated for Text<T> {
    fn visit(&mut self, reader: &mut impl Reader) {
        reader.read(self);
    }
}

impl<T: Notated> Notated for Option<T> {
    fn visit(&mut self, reader: &mut impl Reader) {
        self.iter_mut().for_each(|it| it.visit(reader));
    }
}

impl<T: Notated> Notated for Vec<T> {
    fn visit(&mut self, reader: &mut impl Reader) {
        self.iter_mut().for_each(|it| it.visit(reader));
    }
}

/// An entry of a list of the pack.
pub(super) trait Entry: Notated {
    /// Place of its id in the order of the pack.
    fn place(&self) -> usize;
}

/// Defines a list entry: its common fields, its own ones, and which of them are written in the notation.
macro_rules! entry {
    (
        $(#[$meta:meta])*
        $name:ident: $id:ty, notation [$($text:ident)*] {
            $($(#[$about:meta])* $field:ident: $type:ty,)*
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Debug, serde::Deserialize)]
        #[serde(deny_unknown_fields)]
        pub struct $name {
            /// Id in the pack.
            pub id: $id,
            /// Name in both languages.
            pub name: crate::cards::Name,
            /// Languages whose name is our own.
            #[serde(default)]
            pub own_names: Vec<crate::words::Lang>,
            /// How sure its values are.
            pub origin: crate::cards::Origin,
            /// Fields that come from elsewhere.
            #[serde(default)]
            pub origin_of: std::collections::BTreeMap<String, crate::cards::Origin>,
            /// The rules of the ledger that it states.
            pub rules: Vec<String>,
            $($(#[$about])* pub $field: $type,)*
        }

        impl crate::cards::entry::Notated for $name {
            fn visit(&mut self, reader: &mut impl crate::cards::entry::Reader) {
                $(self.$text.visit(reader);)*
                // Entries without notation show nothing.
                let _ = reader;
            }
        }

        impl crate::cards::entry::Entry for $name {
            fn place(&self) -> usize {
                engine::Index::at(self.id)
            }
        }
    };
}
pub(super) use entry;
