//! E-mail by the SMTP server of the host. A mail contains nothing that other people wrote, so nobody can send own texts
//! through this server.

use super::note::Note;
use super::outbox::Sent;
use crate::app::App;
use crate::error::Error;
use crate::guest::Guest;
use crate::i18n::{Lang, t};
use crate::live::Live;
use crate::random;
use lettre::message::header::{ContentType, HeaderName, HeaderValue};
use lettre::message::{Mailbox, Message};
use lettre::transport::smtp::client::{Certificate, CertificateStore, Tls, TlsParameters};
use lettre::transport::smtp::extension::ClientId;
use lettre::{Address, AsyncSmtpTransport, AsyncTransport, Tokio1Executor};
use std::borrow::Cow;
use std::fmt;
use std::time::Duration;
use store::{Delivery, Mail, Tidings};

/// How long the SMTP server may take for each step.
const PATIENCE: Duration = Duration::from_secs(10);

/// How many seconds after the beginning of a turn a mail is due, if nobody looks at the table by then.
pub(super) const DELAY: i64 = 2 * 60;

/// The longest address.
const LONGEST: usize = 254;

/// The SMTP server of the host. Its address may contain a password and is never printed.
#[derive(Clone, PartialEq, Eq)]
pub struct MailServer {
    url: String,
    from: Mailbox,
    /// The certificates of which one must stand for the server, as text; without any, those that browsers trust.
    trusted: Option<Vec<u8>>,
}

impl fmt::Debug for MailServer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "MailServer({})", self.from)
    }
}

/// Why mails cannot be sent like this.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NoMailServer {
    /// The address of the server cannot be read.
    Server,
    /// The sender is not an e-mail address.
    From,
    /// The text has no certificate.
    Certificate,
    /// The server would not be asked for its certificate.
    Unencrypted,
}

impl fmt::Display for NoMailServer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Server => {
                "write the server as smtps://USER:PASSWORD@HOST or smtp://USER:PASSWORD@HOST:587?tls=required"
            }
            Self::From => "write the sender as fernweh@example.org or as Fernweh <fernweh@example.org>",
            Self::Certificate => "the file has no certificate that begins with -----BEGIN CERTIFICATE-----",
            Self::Unencrypted => "a certificate is for smtps://HOST or smtp://HOST:587?tls=required",
        })
    }
}

impl std::error::Error for NoMailServer {}

impl MailServer {
    /// The server at this address, with the sender of all mails.
    pub fn new(url: &str, from: &str) -> Result<Self, NoMailServer> {
        let from = from.parse().map_err(|_| NoMailServer::From)?;
        Smtp::from_url(url).map_err(|_| NoMailServer::Server)?;
        Ok(Self { url: url.to_owned(), from, trusted: None })
    }

    /// The same server, known by one of the certificates in `text`, or by one that one of them has signed.
    pub fn known_by(self, text: &str) -> Result<Self, NoMailServer> {
        if !text.contains("-----BEGIN CERTIFICATE-----") {
            return Err(NoMailServer::Certificate);
        }
        let server = Self { trusted: Some(text.as_bytes().to_vec()), ..self };
        match server.tls() {
            Some(_) => Ok(server),
            None if server.is_encrypted() => Err(NoMailServer::Certificate),
            None => Err(NoMailServer::Unencrypted),
        }
    }

    fn is_encrypted(&self) -> bool {
        let is_required = |(name, value): (Cow<'_, str>, Cow<'_, str>)| name == "tls" && value == "required";
        url::Url::parse(&self.url)
            .is_ok_and(|url| url.scheme() == "smtps" || url.query_pairs().any(is_required))
    }

    /// How the server is reached if its certificate is not one that browsers trust.
    fn tls(&self) -> Option<Tls> {
        let url = url::Url::parse(&self.url).ok().filter(|_| self.is_encrypted())?;
        let trusted = Certificate::from_pem(self.trusted.as_deref()?).ok()?;
        let known = TlsParameters::builder(url.host_str()?.to_owned())
            .certificate_store(CertificateStore::None)
            .add_root_certificate(trusted)
            .build()
            .ok()?;
        Some(if url.scheme() == "smtps" { Tls::Wrapper(known) } else { Tls::Required(known) })
    }

    /// What sends mails; it connects when there is one to send.
    pub(super) fn connect(&self, origin: &str) -> Option<Smtp> {
        let name = url::Url::parse(origin).ok().and_then(|url| url.host_str().map(str::to_owned));
        let mut builder = Smtp::from_url(&self.url).ok()?.timeout(Some(PATIENCE));
        if self.trusted.is_some() {
            builder = builder.tls(self.tls()?);
        }
        Some(builder.hello_name(name.map_or_else(ClientId::default, ClientId::Domain)).build())
    }
}

/// A connection to the server that is made for each mail.
pub(super) type Smtp = AsyncSmtpTransport<Tokio1Executor>;

/// Sets the address of a guest and sends a mail that asks for a confirmation.
pub(crate) async fn new_mail(app: &App, guest: &Guest, lang: Lang, text: &str) -> Result<Mail, Error> {
    if !has_mail(app) {
        return Err(Error::NoPage);
    }
    let address: Address = text.trim().parse().map_err(|_| Error::BadMail)?;
    let address = address.to_string().to_lowercase();
    if address.len() > LONGEST {
        return Err(Error::BadMail);
    }
    let mail = Mail {
        guest: guest.id().to_owned(),
        address,
        language: lang.code().to_owned(),
        secret: random::secret()?,
        confirmed_at: None,
        set_at: app.live().now(),
    };
    if !app.live().store().put_mail(mail.clone()).await? {
        return Err(Error::TooMany { seconds: Mail::CONFIRMED_WITHIN.unsigned_abs() });
    }
    let link = link(app.live(), &mail).unwrap_or_default();
    let (subject, text) = (t!(lang, "mail-confirm-subject"), t!(lang, "mail-confirm-text", link = link));
    match deliver(app.live(), &mail, &subject, &text).await {
        Ok(()) => Ok(mail),
        Err(why) => {
            tracing::warn!(why, "a mail that asks for a confirmation could not be sent");
            app.live().store().drop_mail(guest.id()).await?;
            Err(Error::MailFailed)
        }
    }
}

/// Confirms an address by the secret of its link.
pub(crate) async fn confirm_mail(app: &App, secret: &str) -> Result<(), Error> {
    app.live().store().confirm_mail(secret, app.live().now()).await?;
    app.live().announcing().want();
    Ok(())
}

/// Whether the host has set everything that mails need.
pub(crate) fn has_mail(app: &App) -> bool {
    app.live().announcing().smtp.is_some()
}

/// Sends a notice by e-mail, unless its guest looks at the table.
pub(super) async fn send(live: &Live, delivery: &Delivery) -> Result<Sent, Error> {
    let mail = live.store().mail(&delivery.guest).await?.filter(|mail| mail.confirmed_at.is_some());
    let Some(mail) = mail else { return Ok(Sent::Done) };
    let Some(note) = Note::of(live, delivery).await? else { return Ok(Sent::Done) };
    if live.is_looking(&note.table, &delivery.guest).await? {
        return Ok(Sent::Done);
    }
    let accounts: [&str; 2] = [&delivery.guest, &mail.address];
    if !live.announcing().pace.allows(live.store(), live.now(), &accounts).await? {
        return Ok(Sent::Later);
    }
    let lang = Lang::from_code(&mail.language).unwrap_or(Lang::En);
    let (game, table) = (note.title, note.table.as_str());
    let subject = match delivery.tidings {
        Tidings::Turn => t!(lang, "mail-turn-subject", game = game, table = table),
        Tidings::Over => t!(lang, "mail-over-subject", game = game, table = table),
    };
    let (url, stop) = (note.url(live).unwrap_or_default(), link(live, &mail).unwrap_or_default());
    let text = match delivery.tidings {
        Tidings::Turn => t!(lang, "mail-turn-text", game = game, url = url, stop = stop),
        Tidings::Over => t!(lang, "mail-over-text", game = game, url = url, stop = stop),
    };
    match deliver(live, &mail, &subject, &text).await {
        Ok(()) => Ok(Sent::Done),
        Err(why) => {
            tracing::warn!(why, "a notice could not be sent by mail; it will be tried again");
            Ok(Sent::Later)
        }
    }
}

/// The address that confirms an e-mail address or ends its notices.
fn link(live: &Live, mail: &Mail) -> Option<String> {
    let origin = live.config().origin.as_deref()?;
    Some(format!("{}/mail/{}", origin.trim_end_matches('/'), mail.secret))
}

async fn deliver(live: &Live, mail: &Mail, subject: &str, text: &str) -> Result<(), String> {
    let server = live.config().notices.mail.as_ref().zip(live.announcing().smtp.as_ref());
    let (server, smtp) = server.ok_or("no server")?;
    let to: Address = mail.address.parse().map_err(|error| format!("{error}"))?;
    let stop = format!("<{}/stop>", link(live, mail).unwrap_or_default());
    let secret = random::secret().map_err(|error| error.to_string())?;
    let id = format!("<{secret}@{}>", server.from.email.domain());
    let mut message = Message::builder()
        .from(server.from.clone())
        .to(Mailbox::new(None, to))
        .message_id(Some(id))
        .subject(subject)
        .header(ContentType::TEXT_PLAIN);
    for (name, value) in [
        ("Auto-Submitted", "auto-generated"),
        ("List-Unsubscribe", stop.as_str()),
        ("List-Unsubscribe-Post", "List-Unsubscribe=One-Click"),
    ] {
        if let Ok(name) = HeaderName::new_from_ascii(name.to_owned()) {
            message = message.raw_header(HeaderValue::new(name, value.to_owned()));
        }
    }
    let message = message.body(text.to_owned()).map_err(|error| error.to_string())?;
    smtp.send(message).await.map(drop).map_err(|error| error.to_string())
}

#[cfg(test)]
mod tests;
