//! What the host has set about notices.

use crate::cli::Serve;
use crate::failure::Failure;
use crate::files;
use web::{HostHook, MailServer, Notices};

pub(super) fn read(serve: &Serve) -> Result<Notices, Failure> {
    Ok(Notices { host_hook: host_hook(serve)?, networks: serve.notice_network.clone(), mail: mail(serve)? })
}

fn host_hook(serve: &Serve) -> Result<Option<HostHook>, Failure> {
    let (address, file) = match (&serve.webhook, &serve.webhook_key_file) {
        (Some(address), Some(file)) => (address, file),
        (None, None) => return Ok(None),
        _ => return Err(Failure::input("--webhook and --webhook-key-file need each other")),
    };
    let key = files::text(file)?
        .parse()
        .map_err(|why| Failure::input(format_args!("{}: {why}", file.display())))?;
    Ok(Some(HostHook { address: address.clone(), key }))
}

fn mail(serve: &Serve) -> Result<Option<MailServer>, Failure> {
    match (&serve.mail_server, &serve.mail_from, &serve.origin) {
        (None, None, _) => Ok(None),
        (Some(server), Some(from), Some(_)) => MailServer::new(server, from)
            .map(Some)
            .map_err(|why| Failure::input(format_args!("e-mail: {why}"))),
        _ => Err(Failure::input("e-mail needs --mail-server, --mail-from and --origin")),
    }
}
