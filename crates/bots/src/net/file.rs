//! Networks as files: some lines of text, an empty line, and the weights as 16-bit floats.

use super::half::{from_half, to_half};
use super::{FIRST, Featured, Names, Net, SECOND, Shape};
use engine::{Dealer, Game};
use std::fmt;
use std::str::FromStr;

/// The first line of every file.
const FORMAT: &str = "fernweh net 1";

/// What a file says about its network, besides its size.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Header {
    /// The game that it judges.
    pub game: String,
    /// The number of the rules that it was trained with.
    pub rules: u32,
    /// The fingerprint of the names of its inputs.
    pub fingerprint: u64,
    /// How it was trained and how well it plays, as lines of a word and a text.
    pub notes: Vec<(String, String)>,
}

/// Why a file is not a network that can be used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadNet {
    /// It does not start as such a file does.
    NoNet,
    /// A line of the head is missing or cannot be read.
    Line(&'static str),
    /// It has another number of weights than its head says.
    Length {
        /// Bytes that the head announces.
        announced: usize,
        /// Bytes that follow it.
        found: usize,
    },
    /// The weights were changed after the file was written.
    Damaged,
    /// It is for another game.
    OtherGame(String),
    /// The game has other inputs now.
    OtherInputs,
}

impl fmt::Display for BadNet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoNet => write!(f, "this is no network: its first line is not `{FORMAT}`"),
            Self::Line(name) => write!(f, "the line `{name}` is missing or cannot be read"),
            Self::Length { announced, found } => {
                write!(f, "the weights take {found} bytes and not {announced}: the file is not complete")
            }
            Self::Damaged => f.write_str("the weights do not have the sum in the head: the file is damaged"),
            Self::OtherGame(game) => write!(f, "it judges {game}"),
            Self::OtherInputs => f.write_str("it reads other inputs than this version: train it again"),
        }
    }
}

impl std::error::Error for BadNet {}

impl Header {
    /// The header of a network for `G`.
    pub fn of<G: Featured>() -> Self {
        let fingerprint = Names::of(&any_state::<G>()).fingerprint();
        Self { game: G::NAME.to_owned(), rules: G::RULES, fingerprint, notes: Vec::new() }
    }
}

impl Net {
    /// A network for `G` with small random weights.
    pub fn for_game<G: Featured>(seed: u64) -> Self {
        let names = Names::of(&any_state::<G>());
        Self::seeded(Shape { n_table: names.table.len(), n_seat: names.seat.len() }, seed)
    }

    /// The network as a file.
    pub fn to_bytes(&self, header: &Header) -> Vec<u8> {
        let weights: Vec<u8> =
            self.weights.iter().flat_map(|weight| to_half(*weight).to_le_bytes()).collect();
        let Header { game, rules, fingerprint, notes } = header;
        let Shape { n_table, n_seat } = self.shape;
        let (temperature, sum) = (self.temperature, sum(&weights));
        let mut head = format!(
            "{FORMAT}\ngame {game}\nrules {rules}\ninputs {fingerprint:016x}\ntable {n_table}\nseat {n_seat}\n\
             units {FIRST}+{SECOND}\ntemperature {temperature}\nsum {sum:016x}\n"
        );
        for (word, text) in notes {
            head.push_str(&format!("{word} {text}\n"));
        }
        head.push('\n');
        let mut bytes = head.into_bytes();
        bytes.extend(weights);
        bytes
    }

    /// The network of a file, with its head.
    ///
    /// # Errors
    /// If the file is damaged or something else.
    pub fn from_bytes(bytes: &[u8]) -> Result<(Header, Self), BadNet> {
        let end = bytes.windows(2).position(|pair| pair == b"\n\n").ok_or(BadNet::NoNet)?;
        let head = std::str::from_utf8(&bytes[..end]).map_err(|_| BadNet::NoNet)?;
        let mut lines = head.lines();
        if lines.next() != Some(FORMAT) {
            return Err(BadNet::NoNet);
        }
        let mut next = |name: &'static str| {
            let rest = lines.next().and_then(|line| line.strip_prefix(name));
            rest.and_then(|rest| rest.strip_prefix(' ')).ok_or(BadNet::Line(name))
        };
        let game = next("game")?.to_owned();
        let rules = number(next("rules")?, "rules")?;
        let fingerprint = u64::from_str_radix(next("inputs")?, 16).map_err(|_| BadNet::Line("inputs"))?;
        let shape =
            Shape { n_table: number(next("table")?, "table")?, n_seat: number(next("seat")?, "seat")? };
        if next("units")? != format!("{FIRST}+{SECOND}") {
            return Err(BadNet::Line("units"));
        }
        let temperature: f32 = number(next("temperature")?, "temperature")?;
        if !(0.01..=100.0).contains(&temperature) {
            return Err(BadNet::Line("temperature"));
        }
        let written = u64::from_str_radix(next("sum")?, 16).map_err(|_| BadNet::Line("sum"))?;
        let note = |line: &str| {
            let (word, text) = line.split_once(' ').unwrap_or((line, ""));
            (word.to_owned(), text.to_owned())
        };
        let notes = lines.map(note).collect();
        let weights = &bytes[end + 2..];
        // Sizes of a wrong head must not overflow before they are compared.
        let n_inputs = shape.n_table.max(shape.n_seat);
        let announced = if n_inputs > 1 << 16 { usize::MAX } else { 2 * shape.n_weights() };
        if weights.len() != announced {
            return Err(BadNet::Length { announced, found: weights.len() });
        }
        if sum(weights) != written {
            return Err(BadNet::Damaged);
        }
        let pairs = weights.chunks_exact(2).map(|pair| from_half(u16::from_le_bytes([pair[0], pair[1]])));
        let weights = pairs.collect::<Option<Vec<f32>>>().ok_or(BadNet::Damaged)?;
        Ok((Header { game, rules, fingerprint, notes }, Self { shape, weights, temperature }))
    }

    /// The network of a file, if it judges `G` as it is now.
    ///
    /// # Errors
    /// If the file is damaged, or the network reads something else than `G` lists.
    pub fn read<G: Featured>(bytes: &[u8]) -> Result<(Header, Self), BadNet> {
        let (header, net) = Self::from_bytes(bytes)?;
        let expected = Header::of::<G>();
        if header.game != expected.game {
            return Err(BadNet::OtherGame(header.game));
        }
        if header.fingerprint != expected.fingerprint || net.shape != Self::for_game::<G>(0).shape {
            return Err(BadNet::OtherInputs);
        }
        Ok((header, net))
    }
}

/// Any state of the game: all have the same inputs.
fn any_state<G: Game>() -> G {
    let options = G::Options::default();
    G::new(*G::seats(&options).end(), &options, Dealer::seeded(0))
}

fn number<T: FromStr>(text: &str, line: &'static str) -> Result<T, BadNet> {
    text.parse().map_err(|_| BadNet::Line(line))
}

/// A sum that changes with every byte (FNV-1a).
pub(super) fn sum(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash: u64, byte| {
        (hash ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}
