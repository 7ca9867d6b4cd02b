//! The seal of a copy: a number in its header that follows from all other bytes, so that a copy whose bytes have changed on
//! the way is not restored.
//!
//! It stands where SQLite keeps the `user_version` of a database, which nothing else uses here. A server that writes a
//! database removes the seal first.

use std::fs::File;
use std::io::{self, BufReader, Read, Seek, SeekFrom, Write};
use std::path::Path;

use sqlx::sqlite::SqliteConnection;

use crate::{Error, Result};

/// Where the header has the number, as four bytes.
const PLACE: u64 = 60;
const LENGTH: usize = 4;

/// Seals a complete file that nobody has open.
pub(super) fn seal(path: &Path) -> Result<()> {
    let sealed = || {
        let number = of(path)?;
        let mut file = File::options().write(true).open(path)?;
        file.seek(SeekFrom::Start(PLACE))?;
        file.write_all(&number)
    };
    sealed().map_err(|e: io::Error| Error::file(path, &e))
}

/// Refuses a file with a seal that does not fit. A file without one was not made as a copy, and is accepted.
pub(super) fn check(path: &Path) -> Result<()> {
    let numbers = || {
        let mut file = File::open(path)?;
        let mut number = [0; LENGTH];
        file.seek(SeekFrom::Start(PLACE))?;
        file.read_exact(&mut number)?;
        Ok((number, of(path)?))
    };
    let (found, right) = numbers().map_err(|e: io::Error| Error::file(path, &e))?;
    if found == [0; LENGTH] || found == right {
        Ok(())
    } else {
        Err(Error::Damaged("its bytes are not those that were copied".into()))
    }
}

/// Removes the seal, because the database is going to change.
pub(super) async fn remove(conn: &mut SqliteConnection) -> Result<()> {
    let number: i64 = sqlx::query_scalar("PRAGMA user_version").fetch_one(&mut *conn).await?;
    if number != 0 {
        sqlx::query("PRAGMA user_version = 0").execute(conn).await?;
    }
    Ok(())
}

/// The number for a file: FNV-1a over all bytes but those of the number, and never 0.
fn of(path: &Path) -> io::Result<[u8; LENGTH]> {
    let mut file = BufReader::new(File::open(path)?);
    let (mut sum, mut buffer, mut read) = (0xcbf2_9ce4_8422_2325_u64, [0; 16 * 1024], 0);
    loop {
        let n = file.read(&mut buffer)?;
        if n == 0 {
            break;
        }
        for byte in &buffer[..n] {
            let is_own = (PLACE..PLACE + LENGTH as u64).contains(&read);
            sum = (sum ^ u64::from(if is_own { 0 } else { *byte })).wrapping_mul(0x100_0000_01b3);
            read += 1;
        }
    }
    let short = (sum >> 32) as u32 ^ sum as u32;
    Ok(short.max(1).to_be_bytes())
}
