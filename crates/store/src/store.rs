//! The public interface of the store: changes go to the one writer, queries to a few readers.

use std::fmt;
use std::path::Path;
use std::sync::Arc;

use crate::change::Change;
use crate::list::List;
use crate::postgres::Server;
use crate::sqlite;
use crate::sqlite::{File, Limits};
use crate::{
    Analysed, Append, Ban, Banned, Claim, Counts, Error, Guest, Handover, Listing, NewMatch, Place, Record,
    Result, Said, Saying, Undo,
};

/// All tables of one server, or of several nodes that share a database. A clone is another handle on the same store.
///
/// Every change is on disk before its call returns. A caller that drops the future of a change before that does not
/// learn whether it was made.
#[derive(Clone)]
pub struct Store(Arc<Home>);

/// Where the tables are.
pub(crate) enum Home {
    File(File),
    Server(Server),
}

impl fmt::Debug for Store {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Store").field("is_shared", &self.is_shared()).finish_non_exhaustive()
    }
}

/// Asks one of the queries, which are the same for both homes. A query takes kilobytes while it is under way; they lie apart,
/// so that what may ask the store, and mostly need not, stays small: it is moved several times for each request.
macro_rules! ask {
    ($store:expr, $part:ident :: $query:ident ($($argument:expr),*)) => {
        match $store.home() {
            $crate::store::Home::File(file) => {
                Box::pin(async { $crate::sqlite::$part::$query(&mut *file.reader().await?, $($argument),*).await }).await
            }
            $crate::store::Home::Server(server) => {
                Box::pin(async { $crate::postgres::$part::$query(&mut *server.reader().await?, $($argument),*).await })
                    .await
            }
        }
    };
}
pub(crate) use ask;

impl Store {
    /// Opens the database at a place; must be called inside a tokio runtime.
    pub async fn at(place: &Place) -> Result<Self> {
        match place {
            Place::File(path) => Self::open(path).await,
            Place::Server(address) => Self::connect(address, &node_name()).await,
        }
    }

    /// Opens the file, or makes it if there is none; must be called inside a tokio runtime. No other server can open
    /// it until this one is closed.
    pub async fn open(path: impl AsRef<Path>) -> Result<Self> {
        Self::open_within(path, Limits::default()).await
    }

    /// Opens the file with limits, for tests.
    #[doc(hidden)]
    pub async fn open_within(path: impl AsRef<Path>, limits: Limits) -> Result<Self> {
        Ok(Self(Arc::new(Home::File(File::open(path.as_ref(), limits).await?))))
    }

    /// Opens a store in memory that is lost when it is closed.
    pub async fn open_in_memory() -> Result<Self> {
        Ok(Self(Arc::new(Home::File(File::open_in_memory().await?))))
    }

    /// Connects to a database at a PostgreSQL server, which other nodes may use at the same time; `node` is a name that
    /// none of them has.
    pub async fn connect(address: &str, node: &str) -> Result<Self> {
        Ok(Self(Arc::new(Home::Server(Server::open(address, node.to_owned()).await?))))
    }

    /// Waits for the changes already requested, then closes the database, for all clones; a file is free again.
    pub async fn close(&self) {
        match &*self.0 {
            Home::File(file) => file.close().await,
            Home::Server(server) => server.close().await,
        }
    }

    pub(crate) fn home(&self) -> &Home {
        &self.0
    }

    pub(crate) async fn change(&self, change: Change) -> Result<u64> {
        match &*self.0 {
            Home::File(file) => file.change(change).await,
            Home::Server(server) => Box::pin(server.change(&change)).await,
        }
    }

    /// The key with that name; made once by `make` and never changed.
    pub async fn key(&self, name: &str, make: impl FnOnce() -> Vec<u8>) -> Result<Vec<u8>> {
        if let Some(key) = ask!(self, read::key(name))? {
            return Ok(key);
        }
        self.change(Change::Key { name: name.to_owned(), bytes: make() }).await?;
        // Another caller may have been first.
        ask!(self, read::key(name))?.ok_or(Error::NotFound("key"))
    }

    /// Sets up a table; [`Error::Taken`] if its id or one of its invitations is in use, if the host has already tried
    /// the challenge, or if there is a rematch already.
    pub async fn create_match(&self, new: NewMatch) -> Result<()> {
        self.change(Change::Create(new)).await.map(drop)
    }

    /// Records an act at a running table; returns its new version.
    pub async fn append(&self, act: Append) -> Result<u64> {
        if act.lines.is_empty() {
            return Err(Error::Other("an act has at least one line".into()));
        }
        self.change(Change::Append(act)).await
    }

    /// Undoes actions of a running table; returns its new version.
    pub async fn undo(&self, undo: Undo) -> Result<u64> {
        self.change(Change::Undo(undo)).await
    }

    /// Starts a table that waited for players. Starting a running one changes nothing.
    pub async fn start(&self, match_id: &str, at: i64) -> Result<()> {
        self.change(Change::Start { match_id: match_id.to_owned(), at }).await.map(drop)
    }

    /// Removes a table with all its actions and chat.
    pub async fn remove_match(&self, match_id: &str) -> Result<()> {
        self.change(Change::Remove { match_id: match_id.to_owned() }).await.map(drop)
    }

    /// Ids of tables that have not changed since a moment, the oldest first: tables that are over if `over`, otherwise
    /// tables that wait or run.
    pub async fn unchanged(&self, over: bool, since: i64, limit: u32) -> Result<Vec<String>> {
        ask!(self, read::unchanged(over, since, limit))
    }

    /// Removes a table with all its actions and chat if it has not changed since a moment; returns whether it did.
    pub async fn forget(&self, match_id: &str, unchanged_since: i64) -> Result<bool> {
        let match_id = match_id.to_owned();
        Ok(self.change(Change::Forget { match_id, unchanged_since }).await? == 1)
    }

    /// Seats a guest under a name; returns the seat. [`Error::Taken`] if another guest or a bot has it.
    pub async fn take_seat(
        &self,
        match_id: &str,
        claim: Claim,
        guest: &str,
        name: &str,
        at: i64,
    ) -> Result<u8> {
        let (match_id, guest, name) = (match_id.to_owned(), guest.to_owned(), name.to_owned());
        let seat = self.change(Change::TakeSeat { match_id, claim, guest, name, at }).await?;
        u8::try_from(seat).map_err(|_| Error::Damaged(format!("there is no seat {seat}")))
    }

    /// Frees the seat of this guest, who leaves a table that waits; its link stays valid.
    pub async fn leave_seat(&self, match_id: &str, seat: u8, guest: &str, at: i64) -> Result<()> {
        let (match_id, guest) = (match_id.to_owned(), guest.to_owned());
        self.change(Change::LeaveSeat { match_id, seat, guest, at }).await.map(drop)
    }

    /// Puts a bot on a seat under a name, or opens the seat again; [`Error::Taken`] if a guest has it.
    pub async fn set_bot(
        &self,
        match_id: &str,
        seat: u8,
        bot: Option<&str>,
        name: Option<&str>,
        at: i64,
    ) -> Result<()> {
        let (match_id, bot, name) = (match_id.to_owned(), bot.map(str::to_owned), name.map(str::to_owned));
        self.change(Change::SetBot { match_id, seat, bot, name, at }).await.map(drop)
    }

    /// Gives a seat to a bot or back, or closes the table, and reports it in the chat; returns the table's new
    /// version. [`Error::Taken`] if the seat does not allow the change.
    pub async fn hand_over(&self, handover: Handover) -> Result<u64> {
        self.change(Change::HandOver(handover)).await
    }

    /// Records when a guest was last present on the own seats of a table.
    pub async fn seen(&self, match_id: &str, guest: &str, at: i64) -> Result<()> {
        let (match_id, guest) = (match_id.to_owned(), guest.to_owned());
        self.change(Change::Seen { match_id, guest, at }).await.map(drop)
    }

    /// Stores the secret of the link that moves this guest to another device, and replaces an older one.
    pub async fn put_link(&self, guest: &str, secret: &str, expires_at: i64) -> Result<()> {
        let (guest, secret) = (guest.to_owned(), secret.to_owned());
        self.change(Change::PutLink { guest, secret, expires_at }).await.map(drop)
    }

    /// Revokes the link of a guest; does nothing if there is none.
    pub async fn drop_link(&self, guest: &str) -> Result<()> {
        self.change(Change::DropLink { guest: guest.to_owned() }).await.map(drop)
    }

    /// Uses a link: it is valid once, and until it expires. [`Error::NotFound`] if it is not valid.
    pub async fn use_link(&self, secret: &str, at: i64) -> Result<String> {
        // Its owner cannot change; the writer makes sure that it is used only once.
        let guest = self.link(secret, at).await?.ok_or(Error::NotFound("link"))?;
        self.change(Change::UseLink { secret: secret.to_owned(), at }).await?;
        Ok(guest)
    }

    /// The guest whom a link moves to another device, if the link is valid.
    pub async fn link(&self, secret: &str, at: i64) -> Result<Option<String>> {
        ask!(self, link::guest(secret, at))
    }

    /// The link of a guest, if it is valid, and when it expires.
    pub async fn link_of(&self, guest: &str, at: i64) -> Result<Option<(String, i64)>> {
        ask!(self, link::of(guest, at))
    }

    /// A table with all its actions and seats, at one moment.
    pub async fn load(&self, match_id: &str) -> Result<Option<Record>> {
        match &*self.0 {
            Home::File(file) => Box::pin(file.load(match_id)).await,
            Home::Server(server) => Box::pin(server.load(match_id)).await,
        }
    }

    /// Public tables that wait and have a free seat, newest change first.
    pub async fn open_tables(&self, limit: u32) -> Result<Vec<Listing>> {
        ask!(self, read::list(List::Open, limit))
    }

    /// Tables where this guest sits, may return or is the host, newest change first.
    pub async fn tables_of(&self, guest: &str, limit: u32) -> Result<Vec<Listing>> {
        ask!(self, read::list(List::Of(guest), limit))
    }

    /// Finished tables, newest first.
    pub async fn finished(&self, limit: u32) -> Result<Vec<Listing>> {
        ask!(self, read::list(List::Finished, limit))
    }

    /// The tries at a challenge, newest change first.
    pub async fn tries(&self, challenge: &str, limit: u32) -> Result<Vec<Listing>> {
        ask!(self, read::list(List::Tries(challenge), limit))
    }

    /// The table where this guest tries a challenge.
    pub async fn try_of(&self, challenge: &str, guest: &str) -> Result<Option<String>> {
        ask!(self, read::try_of(challenge, guest))
    }

    /// The challenges tried so far whose names begin with this text, the last by name first.
    pub async fn challenges(&self, like: &str, limit: u32) -> Result<Vec<String>> {
        ask!(self, read::challenges(like, limit))
    }

    /// Stores a guest or the changes of a guest; the time of the first visit does not change.
    pub async fn put_guest(&self, guest: Guest) -> Result<()> {
        self.change(Change::Greet(guest)).await.map(drop)
    }

    /// The stored data of a guest.
    pub async fn guest(&self, id: &str) -> Result<Option<Guest>> {
        ask!(self, read::guest(id))
    }

    /// Records which version of a table a guest has seen; an older one changes nothing.
    pub async fn look(&self, guest: &str, match_id: &str, version: u64) -> Result<()> {
        let (guest, match_id) = (guest.to_owned(), match_id.to_owned());
        self.change(Change::Look { guest, match_id, version }).await.map(drop)
    }

    /// The newest version of a table this guest has seen.
    pub async fn last_look(&self, guest: &str, match_id: &str) -> Result<Option<u64>> {
        ask!(self, read::last_look(guest, match_id))
    }

    /// Adds a line to the chat of a table; returns its number there.
    pub async fn say(&self, match_id: &str, saying: Saying) -> Result<u64> {
        self.change(Change::Say { match_id: match_id.to_owned(), saying }).await
    }

    /// What was said at a table after line `n`, oldest first.
    pub async fn chat_since(&self, match_id: &str, n: u64, limit: u32) -> Result<Vec<Said>> {
        ask!(self, read::chat_since(match_id, n, limit))
    }

    /// Refuses somebody from now on.
    pub async fn ban(&self, ban: Ban) -> Result<()> {
        self.change(Change::Ban(ban)).await.map(drop)
    }

    /// No longer refuses somebody.
    pub async fn lift_ban(&self, who: Banned) -> Result<()> {
        self.change(Change::LiftBan(who)).await.map(drop)
    }

    /// Everybody who is refused, the newest first.
    pub async fn bans(&self) -> Result<Vec<Ban>> {
        ask!(self, hosting::bans())
    }

    /// Stores what the host tells everybody; `None` if nothing.
    pub async fn set_notice(&self, text: Option<String>, at: i64) -> Result<()> {
        self.change(Change::Notice { text, at }).await.map(drop)
    }

    /// What the host tells everybody.
    pub async fn notice(&self) -> Result<Option<String>> {
        ask!(self, hosting::notice())
    }

    /// Stores what a search found out about a finished match, instead of what it found with the same weights and as
    /// many nodes; [`Error::NotFound`] if the match is not finished.
    pub async fn keep_analysis(&self, match_id: &str, it: Analysed) -> Result<()> {
        self.change(Change::Analysis { match_id: match_id.to_owned(), it }).await.map(drop)
    }

    /// What a search with these weights and so many nodes found out about a match.
    pub async fn analysis(&self, match_id: &str, weights: u64, nodes: u32) -> Result<Option<String>> {
        ask!(self, analysis::read(match_id, weights, nodes))
    }

    /// Whether there is space for changes and they can be written: it writes some bytes and removes them again.
    pub async fn check(&self) -> Result<()> {
        self.change(Change::Check).await.map(drop)
    }

    /// The size of the store.
    pub async fn counts(&self) -> Result<Counts> {
        ask!(self, read::counts())
    }

    /// Writes a copy of the whole database at one moment, while play continues. It does not replace an existing file,
    /// and an incomplete copy never has the requested name.
    pub async fn backup(&self, to: impl AsRef<Path>) -> Result<()> {
        match &*self.0 {
            Home::File(file) if file.is_in_memory() => {
                Err(Error::Other("a store in memory has no file to copy".into()))
            }
            Home::File(file) => sqlite::copy(&mut *file.reader().await?, to.as_ref()).await,
            Home::Server(_) => Err(Error::NoCopies),
        }
    }
}

/// A name for this process that no other node has: containers give all their processes the same number, but not the
/// same moment.
fn node_name() -> String {
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap_or_default();
    format!("{}-{:x}", std::process::id(), now.as_nanos())
}
