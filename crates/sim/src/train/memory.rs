//! What training keeps on disk between two rounds.

use crate::Error;
use bots::net::{Net, Sample};
use std::fs;
use std::path::{Path, PathBuf};

/// The folder of a training.
pub(super) struct Folder<'p>(pub(super) &'p Path);

impl Folder<'_> {
    fn file(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }

    /// Writes a file so that an interruption leaves the old one.
    fn write(&self, name: &str, bytes: &[u8]) -> Result<(), Error> {
        let (new, path) = (self.file(&format!("{name}.new")), self.file(name));
        let written = fs::create_dir_all(self.0).and_then(|()| fs::write(&new, bytes));
        written.and_then(|()| fs::rename(&new, &path)).map_err(|why| Error::write(&path, &why))
    }

    fn read(&self, name: &str) -> Result<Vec<u8>, Error> {
        let path = self.file(name);
        fs::read(&path).map_err(|why| Error::Continue { path, why: why.to_string() })
    }

    fn unreadable(&self, name: &str) -> Error {
        Error::Continue { path: self.file(name), why: "it is damaged".to_owned() }
    }

    /// The weights of `net`, exactly.
    pub(super) fn write_weights(&self, name: &str, net: &Net) -> Result<(), Error> {
        let bytes: Vec<u8> = net.weights().iter().flat_map(|weight| weight.to_le_bytes()).collect();
        self.write(name, &bytes)
    }

    /// A network like `net` with the weights that were written.
    pub(super) fn read_weights(&self, name: &str, net: &Net) -> Result<Net, Error> {
        let bytes = self.read(name)?;
        let weights: Vec<f32> = bytes
            .chunks_exact(4)
            .map(|four| f32::from_le_bytes([four[0], four[1], four[2], four[3]]))
            .collect();
        if weights.len() != net.weights().len() {
            return Err(self.unreadable(name));
        }
        Ok(net.with_weights(weights))
    }

    /// The samples of a round, game by game.
    pub(super) fn write_samples(&self, round: u32, games: &[Vec<Sample>]) -> Result<(), Error> {
        let mut bytes = Vec::new();
        for game in games {
            bytes.push(game.len() as u8);
            game.iter().for_each(|sample| sample.write(&mut bytes));
        }
        self.write(&samples_of(round), &bytes)
    }

    pub(super) fn read_samples(&self, round: u32) -> Result<Vec<Vec<Sample>>, Error> {
        let name = samples_of(round);
        let bytes = self.read(&name)?;
        let (mut rest, mut games) = (&bytes[..], Vec::new());
        while let Some((n, after)) = rest.split_first() {
            rest = after;
            let game = (0..*n).map(|_| Sample::read(&mut rest)).collect::<Option<Vec<Sample>>>();
            games.push(game.ok_or_else(|| self.unreadable(&name))?);
        }
        Ok(games)
    }

    /// Removes the samples of a round that is no longer needed.
    pub(super) fn forget(&self, round: u32) {
        // A file that stays takes room and does no other harm.
        let _ = fs::remove_file(self.file(&samples_of(round)));
    }

    /// The table of rounds as it was written last; empty at the beginning.
    pub(super) fn read_log(&self) -> Result<String, Error> {
        if !self.file(LOG).exists() {
            return Ok(String::new());
        }
        String::from_utf8(self.read(LOG)?).map_err(|_| self.unreadable(LOG))
    }

    /// Writes the table of rounds; a round counts as done from here on.
    pub(super) fn write_log(&self, log: &str) -> Result<(), Error> {
        self.write(LOG, log.as_bytes())
    }
}

/// The table of rounds.
const LOG: &str = "rounds.csv";

fn samples_of(round: u32) -> String {
    format!("round-{round}.samples")
}
