//! The drawing of a table: the lid of its game, and before it the players.

use super::paint::SIZE;
use super::subject::{Player, Subject};
use crate::art;
use crate::pages::assets;
use maud::{Markup, PreEscaped, html};

/// Where the lines begin.
const LEFT: u32 = 76;

/// Where points and places end.
const RIGHT: u32 = 700;

/// The drawing. It refers to nothing outside itself.
pub(super) fn svg(subject: &Subject) -> String {
    let (width, height) = SIZE;
    let row = if subject.players.len() > 4 { 44 } else { 52 };
    let first = 360 + row / 2;
    html! {
        svg xmlns="http://www.w3.org/2000/svg" width=(width) height=(height) viewBox={ "0 0 " (width) " " (height) } {
            defs {
                (art::inner_defs(&[subject.lid]))
                linearGradient #veil x1="0" y1="0" x2="1" y2="0" {
                    stop offset=".3" stop-color="#0a0f1d" stop-opacity=".94" {}
                    stop offset=".66" stop-color="#0a0f1d" stop-opacity=".62" {}
                    stop offset="1" stop-color="#0a0f1d" stop-opacity="0" {}
                }
                @for player in &subject.players { (shape(player.seat)) }
                clipPath #column { rect width=(RIGHT + 24) height=(height) {} }
            }
            rect width=(width) height=(height) fill=(subject.lid.sky.0) {}
            // A lid is wider than the picture; its middle is moved to the right, where nothing is written.
            svg x="210" y="0" width="1100" height=(height) viewBox="0 0 400 230" preserveAspectRatio="xMidYMid slice" {
                rect width="400" height="230" fill={ "url(#sky-" (subject.lid.name) ")" } {}
                (art::before_sky(subject.lid))
            }
            rect width=(width) height=(height) fill="url(#veil)" {}
            g clip-path="url(#column)" font-family="Inter" font-weight="500" fill=(token("text")) {
                (brand())
                text x=(LEFT) y="208" font-family="Newsreader" font-weight="400" font-size="78" { (subject.lid.title) }
                text x=(LEFT) y="262" font-size="29" fill=(token("text-2")) { (subject.table) }
                text x=(LEFT) y="318" font-size="31" font-weight="700" fill=(token("lit")) { (subject.state) }
                @for (player, n) in subject.players.iter().zip(0..) { (line(player, first + row * n)) }
            }
        }
    }
    .into_string()
}

/// A player: shape, name, and after the end the points.
fn line(player: &Player, y: u32) -> Markup {
    let is_first = matches!(player.result, Some((1, _)));
    let weight = if is_first || player.is_asked { "700" } else { "500" };
    html! {
        use href={ "#i-seat-" (player.seat) } x=(LEFT) y=(y - 15) width="30" height="30"
            color=(token(&format!("seat-{}", player.seat))) {}
        text x=(LEFT + 50) y=(y + 10) font-size="29" font-weight=(weight) { (player.name) }
        @if player.is_asked { circle cx=(LEFT - 24) cy=(y) r="7" fill=(token("lit")) {} }
        @if let Some((_, points)) = &player.result {
            text x=(RIGHT) y=(y + 10) font-size="29" font-weight="700" text-anchor="end" { (points) }
        }
    }
}

/// The brand, as in the corner of every page.
fn brand() -> Markup {
    html! {
        svg x=(LEFT) y="60" width="52" height="52" viewBox="0 0 32 32" {
            circle cx="16" cy="16" r="14" fill="none" stroke=(token("edge")) stroke-width="1.4" {}
            path d="M3 21C10 9 20 6 29 11" fill="none" stroke=(token("lit")) stroke-width="1.8" stroke-linecap="round" {}
            circle cx="11" cy="13.4" r="4.2" fill=(token("text")) {}
            circle cx="24.6" cy="9.4" r="2" fill=(token("lit")) {}
        }
        text x=(LEFT + 68) y="97" font-family="Newsreader" font-size="34" { "Fernweh" }
    }
}

/// The shape of a seat, from the icons of the pages.
fn shape(seat: u8) -> Markup {
    let icons = text_of("icons.svg");
    let begin = format!("<symbol id=\"i-seat-{seat}\"");
    let found = icons.find(&begin).and_then(|at| icons[at..].split_inclusive("</symbol>").next());
    PreEscaped(found.unwrap_or_default().to_owned())
}

/// A colour of the dark pages.
fn token(name: &str) -> &'static str {
    let tokens = text_of("tokens.css");
    let found = tokens.split_once(&format!("--{name}: ")).and_then(|(_, rest)| rest.split_once(';'));
    found.map_or("#edf1fa", |(colour, _)| colour)
}

fn text_of(name: &str) -> &'static str {
    let asset = assets::SHARED.iter().find(|asset| asset.name == name);
    asset.and_then(|asset| std::str::from_utf8(asset.bytes).ok()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_and_shapes_of_the_seats_are_those_of_the_pages() {
        for seat in 1..=6 {
            assert!(shape(seat).into_string().ends_with("</symbol>"), "{seat}");
            assert_ne!(token(&format!("seat-{seat}")), "#edf1fa", "{seat}");
        }
        assert_eq!(token("text"), "#edf1fa");
        assert_ne!(token("lit"), token("edge"));
    }
}
