//! A link that moves a guest to another device, and its QR code.

use crate::app::App;
use crate::error::Error;
use crate::guest::Guest;
use crate::random;
use maud::{Markup, html};
use qrcode::{Color, EcLevel, QrCode};
use std::fmt::Write;

/// How long a link is valid, in seconds: long enough to pick up the other device.
const GOOD_FOR: i64 = 15 * 60;

/// The empty border that a camera needs around a code, in modules.
const QUIET: usize = 4;

/// A link that is valid now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct LinkOf {
    /// What makes it.
    pub secret: String,
    /// Until when, in unix seconds.
    pub expires_at: i64,
}

/// Makes the link of a guest; an older one is no longer valid.
pub(crate) async fn new_link(app: &App, guest: &Guest) -> Result<LinkOf, Error> {
    let link = LinkOf { secret: random::secret()?, expires_at: app.live().now() + GOOD_FOR };
    app.live().store().put_link(guest.id(), &link.secret, link.expires_at).await?;
    Ok(link)
}

/// The link of a guest, if there is one.
pub(crate) async fn link_of(app: &App, guest: &Guest) -> Result<Option<LinkOf>, Error> {
    let kept = app.live().store().link_of(guest.id(), app.live().now()).await?;
    Ok(kept.map(|(secret, expires_at)| LinkOf { secret, expires_at }))
}

/// The guest of a link. Reading does not use the link, because programs that preview links also read it.
pub(crate) async fn guest_of(app: &App, secret: &str) -> Result<Guest, Error> {
    let guest = app.live().store().link(secret, app.live().now()).await?;
    guest.map(|id| Guest::known_as(&id)).ok_or(Error::NoLink)
}

/// Uses a link up.
pub(crate) async fn use_link(app: &App, secret: &str) -> Result<Guest, Error> {
    let guest = app.live().store().use_link(secret, app.live().now()).await?;
    Ok(Guest::known_as(&guest))
}

/// An address as a QR code; `None` if it is too long. Always dark on light, because cameras need that.
pub(crate) fn picture(url: &str, label: &str) -> Option<Markup> {
    let code = QrCode::with_error_correction_level(url, EcLevel::M).ok()?;
    let (width, size) = (code.width(), code.width() + 2 * QUIET);
    let mut dark = String::new();
    for (n, _) in code.to_colors().iter().enumerate().filter(|(_, color)| **color == Color::Dark) {
        // Writing into memory cannot fail.
        let _ = write!(dark, "M{} {}h1v1h-1z", n % width + QUIET, n / width + QUIET);
    }
    Some(html! {
        svg.qr role="img" aria-label=(label) viewBox={ "0 0 " (size) " " (size) } width="220" height="220"
            shape-rendering="crispEdges" {
            rect width=(size) height=(size) fill="#fff" {}
            path d=(dark) fill="#000" {}
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_becomes_a_picture() {
        let picture = picture("https://games.example.org/link/0123456789abcdef", "Link").unwrap().0;
        assert!(picture.contains("viewBox=\"0 0 41 41\""), "version 4, and its border: {picture}");
        // The three corners that a camera looks for begin inside the border.
        for corner in ["M4 4h1v1h-1z", "M36 4h1v1h-1z", "M4 36h1v1h-1z"] {
            assert!(picture.contains(corner), "{corner}");
        }
        assert!(!picture.contains("M3 "), "the border is empty");
    }

    #[test]
    fn what_is_too_long_has_no_picture() {
        assert!(picture(&"x".repeat(5000), "Link").is_none());
    }
}
