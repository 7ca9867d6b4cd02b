//! `fernweh export`: a match of the database as text.

use crate::cli::Export;
use crate::failure::Failure;
use crate::files;
use crate::games::{self, Command, Commanded};
use crate::output;
use engine::{Match, Saved, Seat};
use sim::match_text;
use std::path::Path;
use store::{Archive, Place, Record};

pub(crate) fn run(export: &Export) -> Result<(), Failure> {
    let database = files::existing_database(export.database.as_ref())?;
    let record = super::runtime()?.block_on(load(&database, &export.id))?;
    output::say(text(&record)?.trim_end())
}

async fn load(database: &Place, id: &str) -> Result<Record, Failure> {
    let record = match database {
        Place::File(file) => from_file(file, id).await,
        Place::Server(address) => store::load_from(address, id).await,
    };
    let record = record.map_err(|why| Failure::work(format_args!("{database}: {why}")))?;
    record.ok_or_else(|| {
        Failure::input(format_args!(
            "there is no match `{id}`: its id is the last part of the table's address"
        ))
    })
}

async fn from_file(file: &Path, id: &str) -> store::Result<Option<Record>> {
    let mut archive = Archive::open(file).await?;
    let record = archive.load(id).await;
    archive.close().await?;
    record
}

fn text(record: &Record) -> Result<String, Failure> {
    let seed = record.seed.parse();
    let seed = seed.map_err(|_| Failure::work(format_args!("the seed `{}` is no number", record.seed)))?;
    let saved = Saved {
        rules: record.rules,
        n_seats: record.listing.seats.len() as u8,
        options: record.listing.options.clone(),
        seed,
        actions: record.actions.iter().map(|action| (Seat(action.seat), action.line.clone())).collect(),
        fixed: record.fixed as usize,
        snapshot: Some(record.snapshot.clone()),
    };
    games::with(&record.listing.game, Text(&saved))?
}

/// Plays a match again and writes it down.
struct Text<'a>(&'a Saved);

impl Command for Text<'_> {
    type Out = Result<String, Failure>;

    fn of<G: Commanded>(self) -> Self::Out {
        let played = Match::<G>::restore(self.0)
            .map_err(|why| Failure::work(format_args!("the match cannot be played again: {why}")))?;
        Ok(match_text::written(&played, self.0.rules, self.0.seed))
    }
}
