//! What the store takes and returns: plain data, no database types.

use crate::Clock;

/// The status of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Status {
    /// Waiting for players.
    Waiting,
    /// Being played.
    Running,
    /// Over; it has an outcome.
    Finished,
    /// Closed by its players; it has no outcome.
    Closed,
}

/// Who sits on a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sitter {
    /// Nobody yet.
    Open,
    /// The guest with this id.
    Guest(String),
    /// The bot of this name.
    Bot(String),
}

/// A seat of a table that is being set up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewSeat {
    /// Who sits there from the start.
    pub sitter: Sitter,
    /// The name shown for it.
    pub name: Option<String>,
    /// The secret of the link for this seat; unique among all tables.
    pub invite: String,
    /// Whether the game asks it at the beginning.
    pub asked: bool,
}

/// A table to set up; it starts at version 0 without actions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewMatch {
    /// A readable name, unique: `kite-ember-42`.
    pub id: String,
    /// Which game is played.
    pub game: String,
    /// The rules number of the snapshot.
    pub rules: u32,
    /// The fingerprint of the card pack.
    pub pack: u64,
    /// The options, in the game's notation.
    pub options: String,
    /// The seed of the game's chance.
    pub seed: String,
    /// What the host called it.
    pub name: String,
    /// The guest who set it up.
    pub host: String,
    /// The language of the host: `de`; empty if it is not known.
    pub language: String,
    /// Further decisions of the host.
    pub terms: Terms,
    /// Whether it is played at once instead of waiting for players.
    pub running: bool,
    /// The state before the first action.
    pub snapshot: Vec<u8>,
    /// The seats in order.
    pub seats: Vec<NewSeat>,
    /// The challenge for which this is the host's only try.
    pub challenge: Option<String>,
    /// The finished table whose people play once more.
    pub rematch_of: Option<String>,
    /// Now, in unix seconds.
    pub at: i64,
}

/// What the host decides for all players when setting a table up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Terms {
    /// How much time the players have.
    pub clock: Option<Clock>,
    /// Whether the result counts for the ratings of the players.
    pub rated: bool,
    /// Whether anybody may take a free seat; otherwise only people who have its link.
    pub is_public: bool,
    /// Whether spectators may read the chat.
    pub open_chat: bool,
    /// Whether the host chose the seed, so that everybody may know it beforehand.
    pub seed_chosen: bool,
}

/// One act: lines that are recorded together or not at all.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Append {
    /// The table.
    pub match_id: String,
    /// The version that the actor saw; the act is refused if the table has a newer one.
    pub expect_version: u64,
    /// Who did what, in order; at least one.
    pub lines: Vec<(u8, String)>,
    /// How many actions can no longer be undone after this.
    pub fixed: u32,
    /// The state after the last line.
    pub snapshot: Vec<u8>,
    /// The result, if the game is over now.
    pub outcome: Option<String>,
    /// The seats that are asked afterwards, a bit for each, at a table with a clock.
    pub asked: Option<u32>,
    /// The places of the seats, from 1, if the game is over now and the table is rated.
    pub places: Option<Vec<u8>>,
    /// Now, in unix seconds.
    pub at: i64,
}

/// An undo of actions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Undo {
    /// The table.
    pub match_id: String,
    /// The version that the actor saw; the undo is refused if the table has a newer one.
    pub expect_version: u64,
    /// How many actions remain; fewer than there are.
    pub keep: u32,
    /// How many of those can no longer be undone.
    pub fixed: u32,
    /// The state after the last action that remains.
    pub snapshot: Vec<u8>,
    /// The seats that are asked then, a bit for each, at a table with a clock.
    pub asked: Option<u32>,
    /// Now, in unix seconds.
    pub at: i64,
}

/// How a guest takes a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Claim {
    /// By the secret link of one seat.
    Invite(String),
    /// By choosing this seat from the list of open tables.
    Open(u8),
}

/// A recorded action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Action {
    /// Who acted.
    pub seat: u8,
    /// What was done, in the game's notation.
    pub line: String,
    /// When, in unix seconds.
    pub at: i64,
}

/// A seat as everybody may see it: without the secret of its link.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seat {
    /// Who sits there.
    pub sitter: Sitter,
    /// The name shown for it.
    pub name: Option<String>,
    /// The guest for whom a bot plays, and who may take the seat back.
    pub owner: Option<String>,
    /// Whether the person of that name gave the seat to a bot permanently.
    pub resigned: bool,
    /// Whether the person wants to close the table.
    pub closing: bool,
    /// When the person was last present, in unix seconds, to a minute.
    pub seen_at: i64,
    /// Whether the time of the person was out.
    pub timed_out: bool,
}

/// What can happen to the seats of a table apart from the game. The chat reports it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Event {
    /// A bot plays for a person, who may return.
    StandIn,
    /// The person has taken the seat back.
    Returned,
    /// The person has given the seat to a bot permanently.
    Resigned,
    /// The person wants to close the table.
    WantsToClose,
    /// The person no longer wants to close the table.
    WantsToPlay,
    /// The table was closed.
    Closed,
    /// The person asks the others to agree to an undo.
    AsksUndo,
    /// The person agrees to the undo.
    AgreesToUndo,
    /// The person does not agree to the undo.
    RefusesUndo,
    /// The people of a finished table play once more at another one.
    Rematch,
    /// The time of the person is out: a bot plays on permanently, or without one the table is closed.
    TimedOut,
    /// The person has gone on vacation, and the clock of the seat stands.
    OnVacation,
    /// The vacation of the person is over.
    BackFromVacation,
}

/// A change of who plays a seat, or of whether the table continues.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Handover {
    /// The table.
    pub match_id: String,
    /// The version of the table; the change is refused if the table has a newer one.
    pub expect_version: u64,
    /// The seat.
    pub seat: u8,
    /// The guest who owns it: who sits there, or for whom a bot plays.
    pub guest: String,
    /// What happens.
    pub event: Event,
    /// The bot that takes over, if any.
    pub bot: Option<String>,
    /// The name of the person who did it, for the chat.
    pub by: String,
    /// Now, in unix seconds.
    pub at: i64,
}

/// A table in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listing {
    /// The table's readable name.
    pub id: String,
    /// Which game is played.
    pub game: String,
    /// The options, in the game's notation.
    pub options: String,
    /// What the host called it.
    pub name: String,
    /// The guest who set it up.
    pub host: String,
    /// The language of the host; empty if it is not known.
    pub language: String,
    /// The challenge for which it is a try.
    pub challenge: Option<String>,
    /// Further decisions of the host.
    pub terms: Terms,
    /// The seed, if the host chose it and everybody may know it.
    pub open_seed: Option<String>,
    /// Its status.
    pub status: Status,
    /// Raised by one with every act, every undo and every change of a seat; never goes back.
    pub version: u64,
    /// How many actions are recorded.
    pub n_actions: u32,
    /// The result of a finished game.
    pub outcome: Option<String>,
    /// When it was set up, in unix seconds.
    pub created_at: i64,
    /// When it was last changed, in unix seconds.
    pub updated_at: i64,
    /// The seats in order.
    pub seats: Vec<Seat>,
}

/// A table with all its actions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// Its entry in a list.
    pub listing: Listing,
    /// The rules number of the snapshot.
    pub rules: u32,
    /// The fingerprint of the card pack.
    pub pack: u64,
    /// The seed of the game's chance.
    pub seed: String,
    /// How many actions can no longer be undone.
    pub fixed: u32,
    /// The state after the last action.
    pub snapshot: Vec<u8>,
    /// The actions in order.
    pub actions: Vec<Action>,
    /// The secret of each seat's link, in the order of the seats.
    pub invites: Vec<String>,
}

/// A person without an account.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Guest {
    /// The id in their cookie.
    pub id: String,
    /// What they call themselves.
    pub name: String,
    /// The language that they chose; `None` for the browser's.
    pub language: Option<String>,
    /// The theme that they chose; `None` for the system's.
    pub theme: Option<String>,
    /// When they first came, in unix seconds.
    pub created_at: i64,
}

/// Something to say at a table, or something that happened there apart from the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Saying {
    /// The seat that speaks, or to which it happened; `None` for a person without a seat.
    pub seat: Option<u8>,
    /// The name shown: of the speaker, or of the person who did it.
    pub name: String,
    /// The text; for an event, the name of the person on that seat.
    pub text: String,
    /// What happened, if it is an event.
    pub event: Option<Event>,
    /// Now, in unix seconds.
    pub at: i64,
}

/// Something that was said, with its number at that table; the first is 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Said {
    /// Its number.
    pub n: u64,
    /// Who said what, and when.
    pub saying: Saying,
}

/// What a search found out about a finished match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Analysed {
    /// A number that names the weights of the judge.
    pub weights: u64,
    /// How many nodes every choice was searched with.
    pub nodes: u32,
    /// What was found out; only the caller knows what it means.
    pub body: String,
}

/// Somebody whom the host refuses.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ban {
    /// Who.
    pub who: Banned,
    /// Why, for the host alone.
    pub note: String,
    /// Since when, in unix seconds.
    pub at: i64,
}

/// Who can be refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Banned {
    /// The guest with this id.
    Guest(String),
    /// All who come from an address or network, written as text.
    Address(String),
}

/// Figures for the host.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Tables waiting for players.
    pub waiting: u64,
    /// Tables being played.
    pub running: u64,
    /// Tables that are over.
    pub finished: u64,
    /// Recorded actions at all of them.
    pub actions: u64,
    /// Size of the database in bytes.
    pub bytes: u64,
}
