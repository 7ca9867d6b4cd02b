//! Results as Parquet, typed and compressed.

use super::entries::{Line, NUMBERS, SHARES, TEXTS};
use super::{COLUMNS, Row};
use crate::Error;
use parquet::basic::Compression;
use parquet::data_type::{ByteArray, ByteArrayType, DataType, DoubleType, Int32Type, Int64Type};
use parquet::errors::Result;
use parquet::file::properties::WriterProperties;
use parquet::file::writer::{SerializedFileWriter, SerializedRowGroupWriter};
use parquet::schema::parser::parse_message_type;
use std::fs::File;
use std::path::{Path, PathBuf};
use std::sync::Arc;

pub(super) struct Table {
    path: PathBuf,
    writer: SerializedFileWriter<File>,
}

impl Table {
    pub(super) fn create(path: &Path, facts: &[&str]) -> std::result::Result<Self, Error> {
        let file = File::create(path).map_err(|why| Error::write(path, &why))?;
        let writer = writer(file, &schema(facts)).map_err(|why| Error::write(path, &why))?;
        Ok(Self { path: path.to_owned(), writer })
    }

    pub(super) fn write(&mut self, rows: &[Row]) -> std::result::Result<(), Error> {
        group(&mut self.writer, rows).map_err(|why| Error::write(&self.path, &why))
    }

    pub(super) fn finish(self) -> std::result::Result<(), Error> {
        let path = self.path;
        self.writer.close().map(|_| ()).map_err(|why| Error::write(&path, &why))
    }
}

/// The table of entries.
pub(super) struct Entries {
    path: PathBuf,
    writer: SerializedFileWriter<File>,
}

impl Entries {
    pub(super) fn create(path: &Path) -> std::result::Result<Self, Error> {
        let file = File::create(path).map_err(|why| Error::write(path, &why))?;
        let texts = TEXTS.map(|name| format!("required binary {name} (STRING);")).concat();
        let numbers = NUMBERS.map(|name| format!("required int64 {name};")).concat();
        let shares = SHARES.map(|name| format!("required double {name};")).concat();
        let schema = format!("message entries {{ {texts} {numbers} {shares} }}");
        let writer = writer(file, &schema).map_err(|why| Error::write(path, &why))?;
        Ok(Self { path: path.to_owned(), writer })
    }

    pub(super) fn finish(mut self, lines: &[Line]) -> std::result::Result<(), Error> {
        let written = entry_group(&mut self.writer, lines).and_then(|()| self.writer.close());
        written.map(|_| ()).map_err(|why| Error::write(&self.path, &why))
    }
}

fn entry_group(writer: &mut SerializedFileWriter<File>, lines: &[Line]) -> Result<()> {
    let mut group = writer.next_row_group()?;
    for n in 0..TEXTS.len() {
        column::<ByteArrayType, _>(&mut group, lines, |line| ByteArray::from(line.texts[n]))?;
    }
    for n in 0..NUMBERS.len() {
        column::<Int64Type, _>(&mut group, lines, |line| line.numbers[n])?;
    }
    for n in 0..SHARES.len() {
        column::<DoubleType, _>(&mut group, lines, |line| line.shares[n])?;
    }
    group.close().map(|_| ())
}

fn writer(file: File, schema: &str) -> Result<SerializedFileWriter<File>> {
    let properties = WriterProperties::builder().set_compression(Compression::SNAPPY).build();
    let schema = parse_message_type(schema)?;
    SerializedFileWriter::new(file, Arc::new(schema), Arc::new(properties))
}

fn schema(facts: &[&str]) -> String {
    let common = COLUMNS.iter().map(|name| match *name {
        "game" | "seed" => format!("required int64 {name} (INTEGER(64, false));"),
        "bot" | "ending" => format!("required binary {name} (STRING);"),
        _ => format!("required int32 {name};"),
    });
    let facts = facts.iter().map(|name| format!("required int32 {name};"));
    format!("message results {{ {} }}", common.chain(facts).collect::<String>())
}

fn group(writer: &mut SerializedFileWriter<File>, rows: &[Row]) -> Result<()> {
    let n_facts = rows.first().map_or(0, |row| row.facts.len());
    let mut group = writer.next_row_group()?;
    column::<Int64Type, _>(&mut group, rows, |row| row.game.cast_signed())?;
    column::<Int64Type, _>(&mut group, rows, |row| row.seed.cast_signed())?;
    column::<Int32Type, _>(&mut group, rows, |row| row.seat.into())?;
    column::<Int32Type, _>(&mut group, rows, |row| row.entrant.into())?;
    column::<ByteArrayType, _>(&mut group, rows, |row| ByteArray::from(row.bot))?;
    column::<Int32Type, _>(&mut group, rows, |row| row.points)?;
    column::<Int32Type, _>(&mut group, rows, |row| row.place.into())?;
    column::<Int32Type, _>(&mut group, rows, |row| row.n_rounds.cast_signed())?;
    column::<ByteArrayType, _>(&mut group, rows, |row| ByteArray::from(row.ending.as_str()))?;
    column::<Int32Type, _>(&mut group, rows, |row| row.n_decisions.cast_signed())?;
    for n in 0..n_facts {
        column::<Int32Type, _>(&mut group, rows, |row| row.facts[n])?;
    }
    group.close().map(|_| ())
}

/// Writes the next column of the schema.
fn column<T: DataType, R>(
    group: &mut SerializedRowGroupWriter<'_, File>,
    rows: &[R],
    value: impl Fn(&R) -> T::T,
) -> Result<()> {
    let values: Vec<T::T> = rows.iter().map(value).collect();
    if let Some(mut column) = group.next_column()? {
        column.typed::<T>().write_batch(&values, None, None)?;
        column.close()?;
    }
    Ok(())
}
