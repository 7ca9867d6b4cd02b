//! How people hear of turns while no page is open.

use clap::Args;
use std::path::PathBuf;
use web::Network;

/// How people hear of turns while no page is open.
#[derive(Args, Clone, Debug)]
pub(crate) struct Notices {
    /// An address that gets a signed request for every turn of a person and for the end of every table
    #[arg(long, value_name = "URL")]
    pub(crate) webhook: Option<String>,

    /// A file with the key that signs these requests: at least 20 letters, digits or signs
    #[arg(long, value_name = "FILE")]
    pub(crate) webhook_key_file: Option<PathBuf>,

    /// The server that sends e-mail, such as smtps://USER:PASSWORD@mail.example.org; needs --mail-from and --origin
    ///
    /// smtps:// is encrypted from the start (port 465), smtp://HOST:587?tls=required after a greeting, and
    /// smtp://127.0.0.1 not at all. Everybody on a machine can read its command lines, so write an address with a
    /// password into the settings or into the variable FERNWEH_MAIL_SERVER.
    #[arg(long, value_name = "URL")]
    pub(crate) mail_server: Option<String>,

    /// The sender of e-mail, such as `Fernweh <fernweh@example.org>`
    #[arg(long, value_name = "ADDRESS")]
    pub(crate) mail_from: Option<String>,

    /// A file with the certificate by which the mail server is known, or with that of its authority
    ///
    /// Only for a server whose certificate is not one that browsers trust.
    #[arg(long, value_name = "FILE")]
    pub(crate) mail_certificate: Option<PathBuf>,

    /// A network that is not public and may be sent notices, also without encryption: an address, or a network
    ///
    /// Visitors choose where their notices go. Without this option nothing is sent to this machine or into a private
    /// network. Can be given several times.
    #[arg(long, value_name = "ADDRESS")]
    pub(crate) notice_network: Vec<Network>,
}
