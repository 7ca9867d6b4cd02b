//! Names of components as small `Copy` values: numbers with ids from a pack, and words that rules know.

/// Makes types for components. The value is the place in the pack; the name is the id in the pack.
///
/// `numbered! { /** A space. */ Space(u16), 268, TEXTS.spaces; }`: how many there are, and their ids in the order of
/// the pack. People and programs read and write the id; the database stores the number.
#[macro_export]
macro_rules! numbered {
    ($($(#[$meta:meta])* $name:ident($number:ty), $count:literal, $ids:expr;)*) => {$(
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
        pub struct $name($number);

        impl $name {
            /// How many there are.
            pub const COUNT: usize = $count;

            /// All of them, in the order of the pack.
            pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
                (0..$count).map(Self)
            }

            /// The one at this place of the pack.
            pub const fn new(number: $number) -> Option<Self> {
                if number < $count { Some(Self(number)) } else { None }
            }

            /// Its id in the pack.
            pub fn id(self) -> &'static str {
                $ids[usize::from(self.0)]
            }

            /// The one with this id in the pack.
            pub fn from_id(id: &str) -> Option<Self> {
                $ids.iter().position(|text| *text == id).map(|place| Self(place as $number))
            }
        }

        impl ::std::fmt::Debug for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.write_str(self.id())
            }
        }

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.write_str(self.id())
            }
        }

        /// The id for people and programs, the number for the database.
        impl ::serde::Serialize for $name {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                if serializer.is_human_readable() {
                    ::serde::Serialize::serialize(self.id(), serializer)
                } else {
                    ::serde::Serialize::serialize(&self.0, serializer)
                }
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $name {
            fn deserialize<D: ::serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let (read, found) = if deserializer.is_human_readable() {
                    let id = <::std::borrow::Cow<'_, str> as ::serde::Deserialize>::deserialize(deserializer)?;
                    (Self::from_id(&id), id.into_owned())
                } else {
                    let number = <$number as ::serde::Deserialize>::deserialize(deserializer)?;
                    (Self::new(number), number.to_string())
                };
                read.ok_or_else(|| {
                    ::serde::de::Error::custom(format_args!("there is no {} {found}", stringify!($name)))
                })
            }
        }
    )*};
}

/// The same as [`numbered!`](crate::numbered) for components that fit into a set of [`Bits`](crate::Bits).
#[macro_export]
macro_rules! indexed {
    ($($(#[$meta:meta])* $name:ident, $count:literal, $ids:expr;)*) => {$(
        $crate::numbered! { $(#[$meta])* $name(u8), $count, $ids; }

        impl $crate::Index for $name {
            fn index(self) -> u8 {
                self.0
            }

            fn from_index(index: u8) -> Self {
                Self::new(index).expect(concat!("a number below ", $count))
            }
        }
    )*};
}

/// Makes an enum of words that the rules know, each with its spelling in the pack.
#[macro_export]
macro_rules! words {
    ($(#[$meta:meta])* $name:ident { $($(#[$about:meta])* $variant:ident = $id:literal,)* }) => {
        $(#[$meta])*
        #[derive(
            Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, ::serde::Serialize, ::serde::Deserialize,
        )]
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

        /// The first one, used to fill a fixed list.
        impl Default for $name {
            fn default() -> Self {
                Self::ALL[0]
            }
        }

        impl $crate::Index for $name {
            fn index(self) -> u8 {
                self as u8
            }

            fn from_index(index: u8) -> Self {
                Self::ALL[usize::from(index)]
            }
        }

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.write_str(self.id())
            }
        }
    };
}
