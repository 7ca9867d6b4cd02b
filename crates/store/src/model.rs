//! What goes in and what comes out: plain data, no database types.

/// How far a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Status {
    /// Waiting for players.
    Waiting,
    /// Being played.
    Running,
    /// Over; it has an outcome.
    Finished,
    /// Closed by those who sat there; it has no outcome.
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
    /// The secret of the link that leads to this seat; unique among all tables.
    pub invite: String,
}

/// A table to set up; it starts at version 0 without actions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewMatch {
    /// A speaking name, unique: `kite-ember-42`.
    pub id: String,
    /// Which game is played.
    pub game: String,
    /// The rules number the snapshot was made under.
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
    /// What else the host decided.
    pub terms: Terms,
    /// Whether it is played at once instead of waiting for players.
    pub running: bool,
    /// The state before the first action.
    pub snapshot: Vec<u8>,
    /// The seats in order.
    pub seats: Vec<NewSeat>,
    /// The challenge that this is the host's one try at.
    pub challenge: Option<String>,
    /// Now, in unix seconds.
    pub at: i64,
}

/// What the host decides for everybody when setting a table up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Terms {
    /// Whether anybody may take a free seat; otherwise only those who have its link.
    pub is_public: bool,
    /// Whether those who only watch may read the chat.
    pub open_chat: bool,
    /// Whether the seed was chosen, so that everybody may know it beforehand.
    pub seed_chosen: bool,
}

/// One act: lines that become part of the record together or not at all.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Append {
    /// The table.
    pub match_id: String,
    /// The version the actor saw; the act is refused if the table has moved on.
    pub expect_version: u64,
    /// Who did what, in order; at least one.
    pub lines: Vec<(u8, String)>,
    /// How many actions can no longer be undone after this.
    pub fixed: u32,
    /// The state after the last line.
    pub snapshot: Vec<u8>,
    /// The result, if the game is over now.
    pub outcome: Option<String>,
    /// Now, in unix seconds.
    pub at: i64,
}

/// Taking actions back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Undo {
    /// The table.
    pub match_id: String,
    /// The version the actor saw; the undo is refused if the table has moved on.
    pub expect_version: u64,
    /// How many actions remain; fewer than there are.
    pub keep: u32,
    /// How many of those can no longer be undone.
    pub fixed: u32,
    /// The state after the last action that remains.
    pub snapshot: Vec<u8>,
    /// Now, in unix seconds.
    pub at: i64,
}

/// How a guest comes to a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Claim {
    /// By the secret link of one seat.
    Invite(String),
    /// By choosing this seat from the list of open tables.
    Open(u8),
}

/// An action on the record.
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
    /// Whether the person of that name left the seat to a bot for good.
    pub resigned: bool,
    /// Whether the person wants to close the table.
    pub closing: bool,
    /// When the person was last seen here, in unix seconds, to a minute.
    pub seen_at: i64,
}

/// What can happen to the seats of a table beside the game. It is told between the lines of chat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Event {
    /// A bot plays on for a person, who may come back.
    StandIn,
    /// The person has taken the seat back.
    Returned,
    /// The person has left the seat to a bot for good.
    Resigned,
    /// The person wants to close the table.
    WantsToClose,
    /// The person no longer wants to close the table.
    WantsToPlay,
    /// The table was closed.
    Closed,
}

/// A change of who plays a seat, or of whether the table goes on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Handover {
    /// The table.
    pub match_id: String,
    /// The version the table is at; the change is refused if it has moved on.
    pub expect_version: u64,
    /// The seat.
    pub seat: u8,
    /// The guest who holds it: who sits there, or for whom a bot plays.
    pub guest: String,
    /// What happens.
    pub event: Event,
    /// The bot that plays on, where one does.
    pub bot: Option<String>,
    /// The name of the person who did it, for the chat.
    pub by: String,
    /// Now, in unix seconds.
    pub at: i64,
}

/// A table in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listing {
    /// The table's speaking name.
    pub id: String,
    /// Which game is played.
    pub game: String,
    /// The options, in the game's notation.
    pub options: String,
    /// What the host called it.
    pub name: String,
    /// The guest who set it up.
    pub host: String,
    /// The challenge that it is a try at.
    pub challenge: Option<String>,
    /// What else the host decided.
    pub terms: Terms,
    /// The seed, where it was chosen and everybody may know it.
    pub open_seed: Option<String>,
    /// How far it is.
    pub status: Status,
    /// Grows by one with every act, every undo and every handover of a seat; never goes back.
    pub version: u64,
    /// How many actions are on the record.
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

/// A table with everything that was done at it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// What a list shows of it.
    pub listing: Listing,
    /// The rules number the snapshot was made under.
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
    /// The id their cookie carries.
    pub id: String,
    /// What they call themselves.
    pub name: String,
    /// The language they chose; none: the browser's.
    pub language: Option<String>,
    /// The theme they chose; none: the system's.
    pub theme: Option<String>,
    /// When they first came, in unix seconds.
    pub created_at: i64,
}

/// Something to say at a table, or something that happened there beside the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Saying {
    /// The seat that speaks, or to which it happened; none: someone without a seat.
    pub seat: Option<u8>,
    /// The name shown: who speaks, or who did it.
    pub name: String,
    /// The words; for an event, the name of the person on that seat.
    pub text: String,
    /// What happened, if nothing was said.
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

/// What a host wants to know at a glance.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Tables waiting for players.
    pub waiting: u64,
    /// Tables being played.
    pub running: u64,
    /// Tables that are over.
    pub finished: u64,
    /// Actions on record at all of them.
    pub actions: u64,
    /// Size of the database in bytes.
    pub bytes: u64,
}
