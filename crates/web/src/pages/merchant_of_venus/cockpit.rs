//! What a merchant is worth and how that is made up, and all cards in full.

use super::names;
use crate::game::Scene;
use crate::i18n::{Lang, t};
use crate::pages::components::{amount, icon};
use engine::{Index, Seat};
use maud::{Markup, html};
use merchant_of_venus::ids::{Source, Technology};
use merchant_of_venus::score::{self, Sheet};
use merchant_of_venus::{State, View};

/// MV-033 to MV-038: the lines of the sum, as the final sheet counts them; cargo counts nothing at the end.
pub(super) fn sum(sheet: &Sheet, lang: Lang) -> Vec<(String, i32)> {
    let fame = sheet.fame();
    let mut lines = vec![
        (t!(lang, "mv-score-cash"), sheet.cash),
        (t!(lang, "mv-worth-fame", n = fame, each = sheet.per_fame), fame.max(0) * sheet.per_fame),
        (t!(lang, "mv-worth-ports"), sheet.ports),
    ];
    lines.retain(|(_, n)| *n != 0);
    lines
}

/// Where the fame comes from, without the lines that bring none.
fn fame(sheet: &Sheet, lang: Lang) -> Vec<(String, i32)> {
    let mut lines: Vec<(String, i32)> =
        super::sheet::rows(lang).into_iter().map(|(label, of)| (label, of(sheet))).collect();
    lines.retain(|(_, n)| *n != 0);
    lines
}

/// The sum in full: what the seat would have if the game ended now and no dice were rolled.
pub(super) fn worth(view: &View, seat: Seat, lang: Lang) -> Markup {
    let sheet = score::sheet(view, seat);
    html! {
        h4 { (icon("worth")) (t!(lang, "mv-worth", n = sheet.credits())) }
        dl.sum {
            @for (label, n) in sum(&sheet, lang) { dt { (label) } dd { b { (n) } } }
        }
        @let fame = fame(&sheet, lang);
        @if !fame.is_empty() {
            h5 { (t!(lang, "mv-worth-fame-from")) }
            dl.sum { @for (label, n) in fame { dt { (label) } dd { b { (n) } } } }
        }
        p.muted.small { (t!(lang, "mv-worth-note")) }
    }
}

/// The worth as a button; a press shows the sum.
pub(super) fn worth_button(scene: &Scene<'_, State>, seat: Seat) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    let worth = score::sheet(view, seat).credits();
    html! {
        button.worth type="button" data-key=(super::ship::key(scene, seat, "worth")) data-tells {
            (amount("worth", worth.into(), "")) small { (t!(lang, "mv-worth-unit")) }
            template { (self::worth(view, seat, lang)) }
        }
    }
}

/// Everything with a text that lies before `seat`.
pub(super) fn cards_of(view: &View, seat: Seat) -> Vec<Source> {
    let merchant = &view.merchants[seat];
    let pilot = view.has_pilot(seat).then_some(Source::Pilot(merchant.face));
    let technologies = Technology::all().filter(|it| merchant.technologies[it.at()] > 0);
    let mut cards: Vec<Source> = pilot.into_iter().collect();
    cards.extend(merchant.drive.map(Source::Equipment));
    cards.extend(technologies.map(Source::Technology));
    cards.extend(merchant.rewards.iter().map(Source::Reward));
    cards.extend(merchant.intel.map(Source::Encounter));
    cards.extend(merchant.titles.iter().map(Source::Encounter));
    cards.extend(merchant.missions.iter().map(|open| Source::Mission(open.mission)));
    cards
}

/// The cards of a seat, every sentence of them.
fn cards(view: &View, seat: Seat, lang: Lang) -> Markup {
    let pack = view.pack.pack();
    let cards = cards_of(view, seat);
    html! {
        h3 { (t!(lang, "mv-cards-in-full", n = cards.len())) }
        ul.full-cards {
            @for source in cards {
                li {
                    b { (icon(names::source_icon(source))) (names::source(pack, source, lang)) }
                    p { (names::speaker(pack, lang).card(source)) }
                }
            }
        }
    }
}

/// Below a ship in a drawer: its worth, and its cards in full.
pub(super) fn papers(scene: &Scene<'_, State>, seat: Seat) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    html! {
        div.papers {
            section.worth-sum { (worth(view, seat, lang)) }
            section { (cards(view, seat, lang)) }
        }
    }
}

/// The way to the cards in full, beside the short ones.
pub(super) fn all_cards(scene: &Scene<'_, State>, seat: Seat) -> Markup {
    let n = cards_of(scene.view, seat).len();
    html! {
        @if let Some(base) = scene.base.filter(|_| n > 0) {
            @let href = format!("{base}/seats/{seat}");
            a.up.all-cards href=(href) data-drawer=(href) { (icon("cards")) (t!(scene.lang, "mv-all-cards", n = n)) }
        }
    }
}
