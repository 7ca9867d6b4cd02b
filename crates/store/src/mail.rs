//! The e-mail addresses of guests.

use crate::change::Change;
use crate::store::ask;
use crate::{Error, Result, Store};

/// The e-mail address of a guest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mail {
    /// Whose it is.
    pub guest: String,
    /// The address.
    pub address: String,
    /// The language of the mails.
    pub language: String,
    /// The secret in the links of all mails to this address.
    pub secret: String,
    /// When it was confirmed, in unix seconds. Until then no notices are sent.
    pub confirmed_at: Option<i64>,
    /// When it was set, in unix seconds.
    pub set_at: i64,
}

impl Mail {
    /// How often one address is asked for a confirmation in a day.
    pub const MOST_ASKED: u32 = 3;

    /// How many seconds a confirmation has.
    pub const CONFIRMED_WITHIN: i64 = 24 * 60 * 60;
}

/// A change of an address.
pub(crate) enum MailStep {
    Put(Mail),
    Confirm { secret: String, at: i64 },
    Drop { guest: String },
    Stop { secret: String },
}

impl Store {
    async fn mail_step(&self, step: MailStep) -> Result<u64> {
        self.change(Change::Mail(step)).await
    }

    /// Sets the address of a guest, instead of an older one. Returns `false` and changes nothing if the address was asked
    /// for a confirmation too often.
    pub async fn put_mail(&self, mail: Mail) -> Result<bool> {
        Ok(self.mail_step(MailStep::Put(mail)).await? == 1)
    }

    /// Confirms an address by its secret; [`Error::NotFound`] if there is none, or if it is too late.
    pub async fn confirm_mail(&self, secret: &str, at: i64) -> Result<()> {
        self.mail_step(MailStep::Confirm { secret: secret.to_owned(), at }).await.map(drop)
    }

    /// Removes the address of a guest.
    pub async fn drop_mail(&self, guest: &str) -> Result<()> {
        self.mail_step(MailStep::Drop { guest: guest.to_owned() }).await.map(drop)
    }

    /// Removes an address by its secret; does nothing if there is none.
    pub async fn stop_mail(&self, secret: &str) -> Result<()> {
        self.mail_step(MailStep::Stop { secret: secret.to_owned() }).await.map(drop)
    }

    /// The address of a guest.
    pub async fn mail(&self, guest: &str) -> Result<Option<Mail>> {
        ask!(self, mail::of(guest))
    }

    /// The address with this secret.
    pub async fn mail_by(&self, secret: &str) -> Result<Mail> {
        ask!(self, mail::by(secret))?.ok_or(Error::NotFound("link"))
    }
}
