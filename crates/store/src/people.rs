//! What the store knows about people and their time: clocks of seats, vacations, rematches,
//! undo by agreement, ratings.

use crate::change::Change;
use crate::store::ask;
use crate::{AnswerUndo, AskUndo, Expired, Rated, RatedResult, Result, Store, TimeLeft, UndoRequest};

impl Store {
    /// Counts the time since the last call as time in which a server served, if a clock runs anywhere. A longer pause
    /// is not counted.
    pub async fn tick(&self, at: i64) -> Result<()> {
        self.change(Change::Tick { at, fresh: false, extra: 0 }).await.map(drop)
    }

    /// Says that a server begins to serve: the time before does not count.
    pub async fn begin_serving(&self, at: i64) -> Result<()> {
        self.change(Change::Tick { at, fresh: true, extra: 0 }).await.map(drop)
    }

    /// Lets time pass, for tests.
    #[doc(hidden)]
    pub async fn pass(&self, at: i64, seconds: i64) -> Result<()> {
        self.change(Change::Tick { at, fresh: false, extra: seconds * 1000 }).await.map(drop)
    }

    /// How much time each seat of a table has left; of no account at a table without a clock.
    pub async fn time_left(&self, match_id: &str, at: i64) -> Result<Vec<TimeLeft>> {
        ask!(self, clock::left(match_id, at))
    }

    /// Some seats whose time is out, the oldest first.
    pub async fn expired(&self, at: i64, limit: u32) -> Result<Vec<Expired>> {
        ask!(self, clock::expired(at, limit))
    }

    /// Begins a vacation; [`crate::Error::Taken`] if the guest is on vacation already.
    pub async fn go_on_vacation(&self, guest: &str, ends_at: i64, at: i64) -> Result<()> {
        self.change(Change::GoOnVacation { guest: guest.to_owned(), ends_at, at }).await.map(drop)
    }

    /// Ends the vacation of a guest; returns whether there was one.
    pub async fn end_vacation(&self, guest: &str, at: i64) -> Result<bool> {
        self.change(Change::EndVacation { guest: guest.to_owned(), at }).await.map(|n_ended| n_ended > 0)
    }

    /// The guests whose vacation has reached its end and lasts on until somebody ends it.
    pub async fn vacations_over(&self, at: i64) -> Result<Vec<String>> {
        ask!(self, vacation::over(at))
    }

    /// Asks the people at a table to agree to an undo; returns the number of the line of chat that reports it.
    /// [`crate::Error::Taken`] if that was asked at this version already.
    pub async fn ask_undo(&self, ask: AskUndo) -> Result<u64> {
        self.change(Change::AskUndo(ask)).await
    }

    /// Answers such a request; returns the number of the line of chat that reports it.
    pub async fn answer_undo(&self, answer: AnswerUndo) -> Result<u64> {
        self.change(Change::AnswerUndo(answer)).await
    }

    /// The last such request at a table. It is good if the table still has its version and nobody has refused.
    pub async fn undo_request(&self, match_id: &str) -> Result<Option<UndoRequest>> {
        ask!(self, agreement::read(match_id))
    }

    /// The table at which the people of a finished table play once more.
    pub async fn rematch(&self, match_id: &str) -> Result<Option<String>> {
        ask!(self, rematch::of(match_id))
    }

    /// The best players of a game.
    pub async fn ladder(&self, game: &str, limit: u32) -> Result<Vec<Rated>> {
        ask!(self, rating::ladder(game, limit))
    }

    /// The ratings of a player: the id of a guest, or `bot:` and the name of a bot.
    pub async fn ratings_of(&self, player: &str) -> Result<Vec<Rated>> {
        ask!(self, rating::of(player))
    }

    /// How many players of a game have more points.
    pub async fn n_rated_above(&self, game: &str, points: i64) -> Result<u64> {
        ask!(self, rating::n_above(game, points))
    }

    /// The rated results of a game in the order in which they were counted; [`crate::rate`] leads from them to the
    /// ratings.
    pub async fn rated_results(&self, game: &str) -> Result<Vec<RatedResult>> {
        ask!(self, rating::results(game))
    }

    /// Until when a guest is on vacation.
    pub async fn vacation(&self, guest: &str) -> Result<Option<i64>> {
        ask!(self, vacation::until(guest))
    }

    /// Begin and end of the vacations of a guest that began since a moment.
    pub async fn vacations(&self, guest: &str, since: i64) -> Result<Vec<(i64, i64)>> {
        ask!(self, vacation::since(guest, since))
    }
}
