//! The challenge of the day: a game that begins alike for everybody, tried once by each.

use crate::app::App;
use crate::error::Error;
use crate::guest::Guest;
use crate::live::{Live, NewPlace, NewTable, Slot, now};
use crate::naming::Made;
use crate::random;
use crate::tables::Entry;
use std::sync::Arc;
use store::Status;

/// How a game is played as the challenge of the day. Seats after the first are bots'.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Challenge {
    /// How many seats there are.
    pub n_seats: u8,
    /// The options of the match.
    pub options: &'static str,
}

/// The day of a moment in unix seconds, as `2026-11-15`. The day changes everywhere at once, at midnight UTC.
pub(crate) fn date(unix: i64) -> String {
    let date =
        cookie::time::OffsetDateTime::from_unix_timestamp(unix).map(cookie::time::OffsetDateTime::date);
    date.map_or_else(|_| String::new(), |date| date.to_string())
}

/// Today.
pub(crate) fn today() -> String {
    date(now())
}

/// The name of the challenge of a day.
pub(crate) fn name(game: &str, day: &str) -> String {
    format!("{game}/{day}")
}

/// Whether this is a challenge of today, whose course nobody should know beforehand.
pub(crate) fn is_on(challenge: &str) -> bool {
    challenge.rsplit_once('/').is_some_and(|(_, day)| day == today())
}

/// The table of `guest` for today's challenge; a new one for the first try, and that one ever after.
pub(crate) async fn begin(
    app: &App,
    game: &'static Entry,
    guest: &Guest,
    own: String,
) -> Result<String, Error> {
    let how = (game.challenge)().ok_or(Error::NoPage)?;
    let challenge = name(game.name, &today());
    let store = app.live().store();
    if let Some(table) = store.try_of(&challenge, guest.id()).await? {
        return Ok(table);
    }
    let bot = game.usual_bot().ok_or(Error::NoPage)?;
    let mut places = vec![NewPlace::Here(own)];
    places.resize(usize::from(how.n_seats), NewPlace::Bot(bot));
    let table = NewTable {
        game,
        name: Made::Daily(&challenge).kept(),
        host: guest.clone(),
        places,
        options: how.options.to_owned(),
        seed: Some(seed(app.live(), &challenge).await?),
        challenge: Some(challenge.clone()),
    };
    match app.live().open(table).await {
        Ok(slot) => Ok(slot.id.clone()),
        // Two presses at once are one try.
        Err(Error::Taken) => store.try_of(&challenge, guest.id()).await?.ok_or(Error::NoTable),
        Err(error) => Err(error),
    }
}

/// The seed of a challenge. It is drawn by the first who plays, and stays on the server.
async fn seed(live: &Live, challenge: &str) -> Result<u64, Error> {
    let fresh = random::bytes::<8>()?;
    let kept = live.store().key(&format!("daily {challenge}"), || fresh.to_vec()).await?;
    let damaged = |_| Error::Store(store::Error::Damaged(format!("the seed of {challenge}")));
    kept.try_into().map(u64::from_le_bytes).map_err(damaged)
}

/// Refuses a look at somebody else's try of today before one has finished one's own.
pub(crate) async fn may_look(app: &App, guest: Option<&Guest>, slot: &Arc<Slot>) -> Result<(), Error> {
    let people = slot.shown().people.clone();
    let Some(challenge) = people.challenge.as_deref().filter(|challenge| is_on(challenge)) else {
        return Ok(());
    };
    let Some(guest) = guest else { return Err(Error::OwnTryFirst) };
    if !people.seats_of(guest.id()).is_empty() || has_finished(app, challenge, guest).await? {
        return Ok(());
    }
    Err(Error::OwnTryFirst)
}

/// Whether `guest` has finished a try at this challenge.
pub(crate) async fn has_finished(app: &App, challenge: &str, guest: &Guest) -> Result<bool, Error> {
    let Some(own) = app.live().store().try_of(challenge, guest.id()).await? else { return Ok(false) };
    Ok(app.live().find(&own).await?.shown().people.status == Status::Finished)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_day_ends_at_midnight() {
        assert_eq!(date(1_794_700_799), "2026-11-14");
        assert_eq!(date(1_794_700_800), "2026-11-15");
        assert_eq!(date(i64::MAX), "", "no date at all");
    }

    #[test]
    fn a_challenge_is_on_for_its_day() {
        assert!(is_on(&name("toy", &today())));
        assert!(!is_on(&name("toy", "2020-02-29")));
        assert!(!is_on(&today()), "no name of a challenge");
    }
}
