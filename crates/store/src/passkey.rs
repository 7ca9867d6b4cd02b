//! The passkeys of guests, and the numbers that their devices sign.

use crate::change::Change;
use crate::store::ask;
use crate::{Error, Result, Store};

/// A key of which a device of the guest has the secret part.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Passkey {
    /// Its name among all, chosen by the device.
    pub id: String,
    /// Whose it is.
    pub guest: String,
    /// The public part; only the caller knows how it is written.
    pub key: Vec<u8>,
    /// The highest number that the device has counted to.
    pub counter: u32,
    /// What the guest calls it.
    pub name: String,
    /// When it was made, in unix seconds.
    pub made_at: i64,
    /// When it was last used.
    pub used_at: Option<i64>,
}

impl Passkey {
    /// How many a guest can have.
    pub const MOST: u32 = 16;
}

/// A change of a passkey or of a number to sign.
pub(crate) enum PasskeyStep {
    Ask { riddle: String, guest: String, expires_at: i64, at: i64 },
    Answer { riddle: String, guest: String, at: i64 },
    Put(Passkey),
    Used { id: String, counter: u32, at: i64 },
    Drop { id: String, guest: String },
}

impl Store {
    async fn passkey_step(&self, step: PasskeyStep) -> Result<u64> {
        self.change(Change::Passkey(step)).await
    }

    /// Keeps a number that a device is to sign; `guest` is empty for somebody who is not known yet.
    pub async fn ask_riddle(&self, riddle: &str, guest: &str, expires_at: i64, at: i64) -> Result<()> {
        let (riddle, guest) = (riddle.to_owned(), guest.to_owned());
        self.passkey_step(PasskeyStep::Ask { riddle, guest, expires_at, at }).await.map(drop)
    }

    /// Uses a number, which is valid once and until it expires. [`Error::NotFound`] if it is not.
    pub async fn answer_riddle(&self, riddle: &str, guest: &str, at: i64) -> Result<()> {
        let (riddle, guest) = (riddle.to_owned(), guest.to_owned());
        self.passkey_step(PasskeyStep::Answer { riddle, guest, at }).await.map(drop)
    }

    /// Keeps a new passkey. [`Error::Taken`] if there is one of this name, or if the guest has too many.
    pub async fn put_passkey(&self, passkey: Passkey) -> Result<()> {
        match self.passkey_step(PasskeyStep::Put(passkey)).await? {
            0 => Err(Error::Taken("passkey")),
            _ => Ok(()),
        }
    }

    /// Notes that a passkey was used. [`Error::Taken`] if its device had counted further already.
    pub async fn passkey_used(&self, id: &str, counter: u32, at: i64) -> Result<()> {
        match self.passkey_step(PasskeyStep::Used { id: id.to_owned(), counter, at }).await? {
            0 => Err(Error::Taken("passkey")),
            _ => Ok(()),
        }
    }

    /// Removes a passkey of a guest.
    pub async fn drop_passkey(&self, id: &str, guest: &str) -> Result<()> {
        let (id, guest) = (id.to_owned(), guest.to_owned());
        self.passkey_step(PasskeyStep::Drop { id, guest }).await.map(drop)
    }

    /// The passkey of this name.
    pub async fn passkey(&self, id: &str) -> Result<Option<Passkey>> {
        Ok(ask!(self, passkey::find("id", id))?.into_iter().next())
    }

    /// The passkeys of a guest, the oldest first.
    pub async fn passkeys_of(&self, guest: &str) -> Result<Vec<Passkey>> {
        ask!(self, passkey::find("guest", guest))
    }
}
