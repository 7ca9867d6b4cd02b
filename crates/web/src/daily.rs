//! The daily challenge: a game with the same start for everybody, and one try for each guest.

use crate::app::App;
use crate::error::Error;
use crate::guest::Guest;
use crate::live::{Deal, Live, NewPlace, NewTable, Slot};
use crate::naming::Made;
use crate::random;
use crate::tables::AnyGame;
use std::sync::Arc;
use store::Status;

/// How a game is played as the daily challenge. Bots play all seats but the first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Challenge {
    /// How many seats there are.
    pub n_seats: u8,
    /// The options of the match.
    pub options: &'static str,
}

/// The day of a moment in unix seconds, as `2026-11-15`. The day changes everywhere at midnight UTC.
pub(crate) fn date(unix: i64) -> String {
    let date =
        cookie::time::OffsetDateTime::from_unix_timestamp(unix).map(cookie::time::OffsetDateTime::date);
    date.map_or_else(|_| String::new(), |date| date.to_string())
}

/// The beginning of the year of a moment, in unix seconds (UTC).
pub(crate) fn year_begins(unix: i64) -> i64 {
    let Ok(now) = cookie::time::OffsetDateTime::from_unix_timestamp(unix) else { return 0 };
    let of_day = i64::from(now.hour()) * 3600 + i64::from(now.minute()) * 60 + i64::from(now.second());
    unix - (i64::from(now.ordinal()) - 1) * DAY - of_day
}

/// Today, at the moment `now`.
pub(crate) fn today(now: i64) -> String {
    date(now)
}

/// The name of the challenge of a day.
pub(crate) fn name(game: &str, day: &str) -> String {
    format!("{game}/{day}")
}

const DAY: i64 = 24 * 60 * 60;

/// The day on which everything about a challenge becomes public, if that is in the future; `None` after that. A guest
/// who begins a try shortly before midnight has the next day to finish it, and until then nothing is published.
pub(crate) fn on_until(challenge: &str, now: i64) -> Option<String> {
    let (_, day) = challenge.rsplit_once('/')?;
    [(0, 2), (1, 1)].into_iter().find_map(|(ago, ahead)| {
        (date(now.saturating_sub(ago * DAY)) == day).then(|| date(now.saturating_add(ahead * DAY)))
    })
}

/// Whether others may still play this challenge, so that nobody may know its course.
pub(crate) fn is_on(challenge: &str, now: i64) -> bool {
    on_until(challenge, now).is_some()
}

/// The table of `guest` for today's challenge; opened for the first try and the same after that.
pub(crate) async fn begin(app: &App, game: AnyGame, guest: &Guest, own: String) -> Result<String, Error> {
    let how = game.challenge().ok_or(Error::NoPage)?;
    let challenge = name(game.name(), &today(app.live().now()));
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
        seed: Deal::Given(seed(app.live(), &challenge).await?),
        is_public: false,
        open_chat: false,
        clock: None,
        rated: false,
        language: "",
        challenge: Some(challenge.clone()),
        rematch_of: None,
    };
    match app.live().open(table).await {
        Ok(slot) => Ok(slot.id.clone()),
        // Two simultaneous presses make one try.
        Err(Error::Taken) => store.try_of(&challenge, guest.id()).await?.ok_or(Error::NoTable),
        Err(error) => Err(error),
    }
}

/// The seed of a challenge. It is random, drawn when the first guest plays, and kept in the store.
async fn seed(live: &Live, challenge: &str) -> Result<u64, Error> {
    let fresh = random::bytes::<8>()?;
    let kept = live.store().key(&format!("daily {challenge}"), || fresh.to_vec()).await?;
    let damaged = |_| Error::Store(store::Error::Damaged(format!("the seed of {challenge}")));
    kept.try_into().map(u64::from_le_bytes).map_err(damaged)
}

/// Refuses access to another guest's try at a current challenge until the own try is finished.
pub(crate) async fn may_look(app: &App, guest: Option<&Guest>, slot: &Arc<Slot>) -> Result<(), Error> {
    let people = slot.shown().people.clone();
    let Some(challenge) = people.challenge.as_deref() else { return Ok(()) };
    let Some(from) = on_until(challenge, app.live().now()) else { return Ok(()) };
    let Some(guest) = guest else { return Err(Error::OwnTryFirst { from }) };
    if !people.seats_of(guest.id()).is_empty() || has_finished(app, challenge, guest).await? {
        return Ok(());
    }
    Err(Error::OwnTryFirst { from })
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
    fn a_challenge_is_on_for_its_day_and_the_next() {
        let challenge = name("toy", "2026-11-14");
        let midnight = 1_794_700_800;
        assert_eq!(on_until(&challenge, midnight - 1).as_deref(), Some("2026-11-16"));
        assert_eq!(on_until(&challenge, midnight).as_deref(), Some("2026-11-16"), "begun before midnight");
        assert_eq!(on_until(&challenge, midnight + DAY - 1).as_deref(), Some("2026-11-16"));
        assert_eq!(on_until(&challenge, midnight + DAY), None);
        assert!(!is_on("2026-11-14", midnight), "no name of a challenge");
        assert!(!is_on(&name("toy", "2020-02-29"), midnight));
    }
}
