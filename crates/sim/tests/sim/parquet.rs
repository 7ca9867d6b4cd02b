//! The Parquet table has the same content as the comma-separated one.

use super::{order, rows, written};
use parquet::basic::Compression;
use parquet::file::reader::{FileReader, SerializedFileReader};
use parquet::record::Field;
use std::collections::BTreeMap;

#[test]
fn parquet_reads_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let (_, csv, _) = written(folder.path(), &order(&["greedy", "random"], 12));
    let file = std::fs::File::open(folder.path().join("results.parquet")).expect("it was written");
    let reader = SerializedFileReader::new(file).expect("a Parquet file");
    assert_eq!(reader.metadata().row_group(0).column(0).compression(), Compression::SNAPPY);
    let read: Vec<BTreeMap<String, String>> = reader
        .get_row_iter(None)
        .expect("rows")
        .map(|row| {
            let row = row.expect("a row");
            row.get_column_iter().map(|(name, field)| (name.clone(), text(field))).collect()
        })
        .collect();
    assert_eq!(read, rows(&csv));
}

#[test]
fn the_table_of_entries_reads_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("entries.parquet");
    let order = sim::Order { entries: Some(path.clone()), ..order(&["random", "random"], 3) };
    let report = sim::simulate(&order).expect("a sound order");
    let file = std::fs::File::open(path).expect("it was written");
    let rows = SerializedFileReader::new(file).expect("a Parquet file").into_iter();
    let read: Vec<(String, String, i64)> = rows
        .map(|row| {
            let row = row.expect("a row");
            let fields: Vec<&Field> = row.get_column_iter().map(|(_, field)| field).collect();
            let (Field::Str(kind), Field::Str(id), Field::Long(owners)) = (fields[0], fields[1], fields[6])
            else {
                panic!("texts and numbers: {fields:?}")
            };
            (kind.clone(), id.clone(), *owners)
        })
        .collect();
    let told = report
        .tallies
        .iter()
        .map(|(entry, tally)| (entry.kind.to_owned(), entry.id.to_owned(), tally.wins.of.cast_signed()));
    assert_eq!(read, told.collect::<Vec<_>>());
}

fn text(field: &Field) -> String {
    match field {
        Field::Int(number) => number.to_string(),
        Field::Long(number) => number.to_string(),
        Field::ULong(number) => number.to_string(),
        Field::Str(text) => text.clone(),
        other => panic!("no column has values like {other:?}"),
    }
}
