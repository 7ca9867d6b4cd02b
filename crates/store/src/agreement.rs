//! What players agree on: to undo more than one of them may undo alone.

/// A request to undo, asked for by a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AskUndo {
    /// The table.
    pub match_id: String,
    /// The version that the player saw; the request is good at this version only.
    pub expect_version: u64,
    /// The seat.
    pub seat: u8,
    /// The guest who asks, and agrees with that.
    pub guest: String,
    /// How many actions would remain; fewer than there are.
    pub keep: u32,
    /// The name of the player.
    pub by: String,
    /// Now, in unix seconds.
    pub at: i64,
}

/// The answer of a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AnswerUndo {
    /// The table.
    pub match_id: String,
    /// The version of the request.
    pub version: u64,
    /// The seat.
    pub seat: u8,
    /// The guest who answers.
    pub guest: String,
    /// Whether the guest agrees.
    pub agrees: bool,
    /// The name of the player.
    pub by: String,
    /// Now, in unix seconds.
    pub at: i64,
}

/// A request to undo as it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UndoRequest {
    /// The version of the table at which it is good.
    pub version: u64,
    /// The seat that asks.
    pub seat: u8,
    /// How many actions would remain.
    pub keep: u32,
    /// The name of the player who asks.
    pub by: String,
    /// The guests who agree.
    pub agreed: Vec<String>,
    /// Whether somebody has refused.
    pub refused: bool,
}
