//! What the host has set about notices.

use crate::cli::Notices as Settings;
use crate::failure::Failure;
use crate::files;
use web::{HostHook, MailServer, Notices};

pub(super) fn read(set: &Settings, origin: Option<&str>) -> Result<Notices, Failure> {
    Ok(Notices { host_hook: host_hook(set)?, networks: set.notice_network.clone(), mail: mail(set, origin)? })
}

fn host_hook(set: &Settings) -> Result<Option<HostHook>, Failure> {
    let (address, file) = match (&set.webhook, &set.webhook_key_file) {
        (Some(address), Some(file)) => (address, file),
        (None, None) => return Ok(None),
        _ => return Err(Failure::input("--webhook and --webhook-key-file need each other")),
    };
    let key = files::text(file)?
        .parse()
        .map_err(|why| Failure::input(format_args!("{}: {why}", file.display())))?;
    Ok(Some(HostHook { address: address.clone(), key }))
}

fn mail(set: &Settings, origin: Option<&str>) -> Result<Option<MailServer>, Failure> {
    let refused = |why| Failure::input(format_args!("e-mail: {why}"));
    let server = match (&set.mail_server, &set.mail_from, origin) {
        (None, None, _) if set.mail_certificate.is_none() => return Ok(None),
        (Some(server), Some(from), Some(_)) => MailServer::new(server, from).map_err(refused)?,
        _ => return Err(Failure::input("e-mail needs --mail-server, --mail-from and --origin")),
    };
    match &set.mail_certificate {
        None => Ok(Some(server)),
        Some(file) => server
            .known_by(&files::text(file)?)
            .map(Some)
            .map_err(|why| Failure::input(format_args!("e-mail: {}: {why}", file.display()))),
    }
}
