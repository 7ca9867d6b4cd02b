//! Closed sets of words: types, sorts, columns and places as enums that print and read their own name.

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

            /// How many there are.
            pub const COUNT: usize = Self::ALL.len();

            /// Their words in the pack, in order.
            pub const fn ids() -> &'static [&'static str] {
                &[$($id),*]
            }

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

        /// The first one, with which a fixed list is filled.
        impl Default for $name {
            fn default() -> Self {
                Self::ALL[0]
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

words! {
    /// A resource with an account of its own.
    Resource {
        /// AWE, the money.
        Awe = "A",
        /// Food.
        Food = "F",
        /// Research.
        Research = "R",
        /// Culture.
        Culture = "C",
    }
}

words! {
    /// A capacity, refilled every round (X4-111).
    Capacity {
        /// On the ground: buildings and ground units.
        Ground = "gcap",
        /// In space: ships, routes and gates.
        Space = "scap",
    }
}

words! {
    /// A ship class, ascending.
    Class {
        /// Small combat ship.
        Ks = "KS",
        /// Support ship.
        Us = "US",
        /// Main combat ship.
        Hs = "HS",
        /// Capital ship.
        Gs = "GS",
        /// Mega-construction.
        Mk = "MK",
    }
}

impl Class {
    /// Its rank, 1 for the smallest.
    pub const fn rank(self) -> u8 {
        self as u8 + 1
    }
}

words! {
    /// The size of a weapon or of its slot, ascending.
    Size {
        /// Small.
        S = "S",
        /// Medium.
        M = "M",
        /// Large.
        L = "L",
        /// Colossal.
        X = "X",
    }
}

words! {
    /// A value of a unit that effects change.
    Stat {
        /// Initiative.
        Initiative = "INI",
        /// Tactical movement.
        Tactical = "TAC",
        /// Strategic movement.
        Strategic = "STR",
        /// Shield.
        Shield = "SH",
        /// Armour.
        Armour = "AR",
    }
}

words! {
    /// A kind of system.
    Kind {
        /// A system with a planet.
        Planet = "planet",
        /// An asteroid field.
        AsteroidField = "asteroid-field",
        /// A nebula.
        Nebula = "nebula",
        /// An anomaly.
        Anomaly = "anomaly",
        /// A storm, dangerous.
        Storm = "storm",
        /// A black hole, dangerous.
        BlackHole = "black-hole",
        /// A supernova, which only a trade route opens (X4R-044).
        Supernova = "supernova",
        /// The galactic centre.
        GalacticCentre = "galactic-centre",
        /// A home world.
        HomeWorld = "home-world",
        /// The home world of nobody, with five players (X4R-037).
        LostHomeWorld = "lost-home-world",
    }
}
