//! Every change the store can make, with everything that it needs.

use crate::mail::MailStep;
use crate::outbox::Step;
use crate::passkey::PasskeyStep;
use crate::push::PushStep;
use crate::{
    Analysed, AnswerUndo, Append, AskUndo, Ban, Banned, Claim, Guest, Handover, NewMatch, Saying, Undo,
};

/// A change with everything that it needs.
pub(crate) enum Change {
    Create(NewMatch),
    Append(Append),
    Undo(Undo),
    Start { match_id: String, at: i64 },
    Remove { match_id: String },
    Forget { match_id: String, unchanged_since: i64 },
    TakeSeat { match_id: String, claim: Claim, guest: String, name: String, at: i64 },
    LeaveSeat { match_id: String, seat: u8, guest: String, at: i64 },
    SetBot { match_id: String, seat: u8, bot: Option<String>, name: Option<String>, at: i64 },
    HandOver(Handover),
    Seen { match_id: String, guest: String, at: i64 },
    PutLink { guest: String, secret: String, expires_at: i64 },
    DropLink { guest: String },
    UseLink { secret: String, at: i64 },
    Greet(Guest),
    Look { guest: String, match_id: String, version: u64 },
    Say { match_id: String, saying: Saying },
    Key { name: String, bytes: Vec<u8> },
    Ban(Ban),
    LiftBan(Banned),
    Notice { text: Option<String>, at: i64 },
    Analysis { match_id: String, it: Analysed },
    AskUndo(AskUndo),
    AnswerUndo(AnswerUndo),
    Tick { at: i64, fresh: bool, extra: i64 },
    GoOnVacation { guest: String, ends_at: i64, at: i64 },
    EndVacation { guest: String, at: i64 },
    Mail(MailStep),
    Outbox(Step),
    Passkey(PasskeyStep),
    Push(PushStep),
    Check,
}
