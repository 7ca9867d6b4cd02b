//! Results as comma-separated values.

use super::{COLUMNS, Row};
use crate::Error;
use std::fs::File;
use std::path::{Path, PathBuf};

pub(super) struct Table {
    path: PathBuf,
    writer: csv::Writer<File>,
}

impl Table {
    pub(super) fn create(path: &Path, facts: &[&str]) -> Result<Self, Error> {
        let file = File::create(path).map_err(|why| Error::write(path, &why))?;
        let mut writer = csv::Writer::from_writer(file);
        writer.write_record(COLUMNS.iter().chain(facts)).map_err(|why| Error::write(path, &why))?;
        Ok(Self { path: path.to_owned(), writer })
    }

    pub(super) fn write(&mut self, rows: &[Row]) -> Result<(), Error> {
        rows.iter().try_for_each(|row| self.line(row)).map_err(|why| Error::write(&self.path, &why))
    }

    fn line(&mut self, row: &Row) -> csv::Result<()> {
        let common = [
            row.game.to_string(),
            row.seed.to_string(),
            row.seat.to_string(),
            row.entrant.to_string(),
            row.bot.to_owned(),
            row.points.to_string(),
            row.place.to_string(),
            row.n_rounds.to_string(),
            row.ending.clone(),
            row.n_decisions.to_string(),
        ];
        self.writer.write_record(common.into_iter().chain(row.facts.iter().map(ToString::to_string)))
    }

    pub(super) fn finish(mut self) -> Result<(), Error> {
        self.writer.flush().map_err(|why| Error::write(&self.path, &why))
    }
}
