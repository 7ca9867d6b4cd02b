//! Tells people who may not be at a page that it is their turn or that their table is over.
//!
//! After a change the node that made it puts a notice into the outbox of the store for everybody who wants one. Nodes
//! claim what is due there and send it, so a slow or broken receiver never holds up a table (`docs/decisions/0018`).

mod hook;
mod mail;
mod note;
mod outbox;
mod pace;
mod public;
mod push;
mod reach;

pub use hook::{HookKey, HostHook, WeakKey};
pub(crate) use hook::{drop_hook, hook_of, new_hook};
pub use mail::{MailServer, NoMailServer};
pub(crate) use mail::{confirm_mail, has_mail, new_mail};
pub(crate) use outbox::keep_sending;
pub(crate) use push::{PushKey, new_push};
pub use reach::Unreachable;

use crate::config::Config;
use crate::live::{Live, Shown, Slot};
use engine::Seats;
use pace::Pace;
use reach::Reach;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use store::{Announcement, Sitter, Status, Tidings};
use tokio::sync::Notify;

/// What the host has set about notices.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Notices {
    /// The address that hears of every turn and of the end of every table.
    pub host_hook: Option<HostHook>,
    /// Networks that are not public and may still be sent notices, also without encryption.
    pub networks: Vec<crate::sender::Network>,
    /// The server that sends e-mail. It needs a public address of this server for the links in the mails.
    pub mail: Option<MailServer>,
}

/// What sending notices needs.
pub(crate) struct Announcing {
    reach: Reach,
    pace: Pace,
    smtp: Option<mail::Smtp>,
    push_key: PushKey,
    /// Whether anybody may want a notice. With several nodes, only the database knows.
    is_wanted: AtomicBool,
    /// Told whenever there is something to send.
    wake: Notify,
}

impl Announcing {
    pub(crate) fn new(config: &Config, push_key: PushKey, is_shared: bool) -> Self {
        let smtp = config.notices.mail.as_ref().zip(config.origin.as_deref());
        let smtp = smtp.and_then(|(server, origin)| server.connect(origin));
        Self {
            reach: Reach::new(config.notices.networks.clone()),
            pace: Pace::default(),
            smtp,
            push_key,
            is_wanted: AtomicBool::new(is_shared || config.notices.host_hook.is_some()),
            wake: Notify::new(),
        }
    }

    /// The key by which push services know this server.
    pub(crate) fn push_key(&self) -> &PushKey {
        &self.push_key
    }

    /// From now on somebody wants notices.
    pub(crate) fn want(&self) {
        self.is_wanted.store(true, Ordering::Relaxed);
    }

    fn is_wanted(&self) -> bool {
        self.is_wanted.load(Ordering::Relaxed)
    }
}

impl Live {
    /// Puts notices about what is new at a table into the outbox, without waiting for it. `before` is what was shown
    /// before; the guest `by` did it and need not be told that it is their turn.
    pub(crate) fn announce(&self, slot: &Arc<Slot>, before: Option<&Shown>, by: Option<&str>) {
        if !self.announcing().is_wanted() {
            return;
        }
        let now = slot.shown();
        let Some((tidings, guests)) = news(before, &now, by) else { return };
        let announcement = Announcement {
            match_id: slot.id.clone(),
            tidings,
            version: now.version,
            guests,
            to_host: self.config().notices.host_hook.is_some(),
            mail_at: self.announcing().smtp.is_some().then(|| self.now() + mail::DELAY),
            at: self.now(),
        };
        let live = self.clone();
        tokio::spawn(async move {
            match live.store().announce(announcement).await {
                Ok(0) => {}
                Ok(_) => live.announcing().wake.notify_waiters(),
                Err(error) => tracing::warn!(%error, "a notice was not kept and will not be sent"),
            }
        });
    }
}

/// What is new for people, and for whom.
fn news(before: Option<&Shown>, now: &Shown, by: Option<&str>) -> Option<(Tidings, Vec<String>)> {
    let is_over = |shown: &Shown| matches!(shown.people.status, Status::Finished | Status::Closed);
    let mut guests: Vec<String> = vec![];
    let mut add = |guest: &str| {
        if guests.iter().all(|other| other != guest) {
            guests.push(guest.to_owned());
        }
    };
    if is_over(now) {
        if before.is_some_and(is_over) {
            return None;
        }
        for place in &now.people.places {
            match (&place.sitter, &place.owner) {
                (Sitter::Guest(guest), _) | (_, Some(guest)) => add(guest),
                (Sitter::Bot(_) | Sitter::Open, None) => {}
            }
        }
        return (!guests.is_empty()).then_some((Tidings::Over, guests));
    }
    for seat in asked(now).iter().filter(|seat| !before.is_some_and(|before| asked(before).has(*seat))) {
        match now.people.places.get(usize::from(seat.0)).map(|place| &place.sitter) {
            Some(Sitter::Guest(guest)) if by != Some(guest) => add(guest),
            _ => {}
        }
    }
    (!guests.is_empty()).then_some((Tidings::Turn, guests))
}

/// The seats that are asked, if the game runs.
fn asked(shown: &Shown) -> Seats {
    if shown.people.status == Status::Running { shown.table.awaiting() } else { Seats::NONE }
}
