//! The table of entries: how often each was offered and taken, and how its owners did.

use super::parquet;
use crate::{Entry, Error, Share, Tallies, Tally};
use std::fs::File;
use std::path::{Path, PathBuf};

/// The columns of texts, of whole numbers and of shares, in the order of the file.
pub(super) const TEXTS: [&str; 2] = ["kind", "id"];
/// See [`TEXTS`].
pub(super) const NUMBERS: [&str; 8] = [
    "choices_offered",
    "choices_taken",
    "games_offered",
    "games_taken",
    "owners",
    "owner_wins",
    "points",
    "winner_points",
];
/// See [`TEXTS`]; each with the ends of its 95 % interval.
pub(super) const SHARES: [&str; 9] =
    ["chosen", "chosen_low", "chosen_high", "taken", "taken_low", "taken_high", "won", "won_low", "won_high"];

/// One row of the file.
pub(super) struct Line {
    /// The values of [`TEXTS`].
    pub(super) texts: [&'static str; 2],
    /// The values of [`NUMBERS`].
    pub(super) numbers: [i64; 8],
    /// The values of [`SHARES`].
    pub(super) shares: [f64; 9],
}

impl Line {
    fn new((entry, tally): (Entry, Tally)) -> Self {
        let Tally { choices, games, wins, points, winner_points } = tally;
        let numbers = [choices.of, choices.n, games.of, games.n, wins.of, wins.n].map(u64::cast_signed);
        let [a, b, c, d, e, f] = numbers;
        let triple = |share: Share| {
            let (low, high) = share.interval();
            [share.value(), low, high]
        };
        let mut shares = [0.0; 9];
        let all = [choices, games, wins].map(triple);
        shares.copy_from_slice(all.as_flattened());
        Self { texts: [entry.kind, entry.id], numbers: [a, b, c, d, e, f, points, winner_points], shares }
    }
}

/// The file, opened before the first game.
pub(super) enum Table {
    Csv(PathBuf, File),
    Parquet(parquet::Entries),
}

impl Table {
    /// A name that ends with `.parquet` is written as Parquet, every other as comma-separated values.
    pub(super) fn create(path: &Path) -> Result<Self, Error> {
        if path.extension().is_some_and(|end| end == "parquet") {
            return Ok(Self::Parquet(parquet::Entries::create(path)?));
        }
        let file = File::create(path).map_err(|why| Error::write(path, &why))?;
        Ok(Self::Csv(path.to_owned(), file))
    }

    /// Writes all entries and completes the file.
    pub(super) fn finish(self, tallies: &Tallies) -> Result<(), Error> {
        let lines: Vec<Line> = tallies.iter().map(Line::new).collect();
        match self {
            Self::Csv(path, file) => write(file, &lines).map_err(|why| Error::write(&path, &why)),
            Self::Parquet(file) => file.finish(&lines),
        }
    }
}

fn write(file: File, lines: &[Line]) -> csv::Result<()> {
    let mut writer = csv::Writer::from_writer(file);
    writer.write_record(TEXTS.iter().chain(&NUMBERS).chain(&SHARES))?;
    for line in lines {
        let numbers = line.numbers.iter().map(ToString::to_string);
        let shares = line.shares.iter().map(|share| format!("{share:.6}"));
        writer.write_record(line.texts.map(str::to_owned).into_iter().chain(numbers).chain(shares))?;
    }
    writer.flush()?;
    Ok(())
}
