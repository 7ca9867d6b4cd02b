//! Names of things on the table: spaces, cultures, goods, cards and tokens as small `Copy` values.

mod kinds;
mod numbered;
mod source;

pub use kinds::{Category, Colour, Colours, Dial, DriveColour, MarketState, Origin, Stat, States};
pub use numbered::{
    Challenge, Culture, Encounter, Equipment, Face, Good, Mission, Passenger, Pilot, Pirate, Reward, Rock,
    Site, Space, Spot, System, Technology,
};

pub use source::Source;

/// Makes an enum whose variants are words of the pack.
macro_rules! words {
    ($(#[$meta:meta])* $name:ident { $($(#[$about:meta])* $variant:ident = $id:literal,)* }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize)]
        pub enum $name {
            $($(#[$about])* #[serde(rename = $id)] $variant,)*
        }

        impl $name {
            /// All of them, in order.
            pub const ALL: [Self; [$($id),*].len()] = [$(Self::$variant),*];

            /// Its word in the pack.
            pub const fn id(self) -> &'static str {
                match self {
                    $(Self::$variant => $id,)*
                }
            }

            /// The one with this word in the pack.
            pub fn from_id(id: &str) -> Option<Self> {
                Self::ALL.into_iter().find(|it| it.id() == id)
            }
        }

        impl engine::Index for $name {
            fn index(self) -> u8 {
                self as u8
            }

            fn from_index(index: u8) -> Self {
                Self::ALL[usize::from(index)]
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.id())
            }
        }
    };
}
pub(crate) use words;
