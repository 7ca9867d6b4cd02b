//! Numbers in rows. Both databases keep whole numbers of 64 bits; the model has smaller ones without a sign.

use sqlx::Row as _;

use super::Row;

/// The number in a column; a number that the model cannot hold means that the database is damaged.
pub(crate) fn number<T: TryFrom<i64>>(row: &Row, column: &str) -> sqlx::Result<T> {
    let n: i64 = row.try_get(column)?;
    T::try_from(n).map_err(|_| sqlx::Error::Decode(format!("{column} cannot be {n}").into()))
}
