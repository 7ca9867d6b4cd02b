//! What the anarchists do, step by step, in the words of the log.

use super::names;
use crate::i18n::{Lang, t};
use beyond_the_sun::anarchists::Ending;
use beyond_the_sun::cards::Pack;
use beyond_the_sun::effect::Plot;
use beyond_the_sun::ids::Slot;
use beyond_the_sun::{ANARCHISTS, Deed, Skip};
use engine::Bits;
use maud::html;

fn bold(name: &str) -> String {
    html! { b { (name) } }.into_string()
}

/// A step of the anarchists as a line.
pub(super) fn deed(deed: Deed, pack: &Pack, lang: Lang) -> String {
    let slots = |slots: Bits<Slot>| {
        let all: Vec<_> = slots.iter().map(|slot| names::slot_code(pack, slot)).collect();
        bold(&all.join(", "))
    };
    match deed {
        Deed::Reshuffled(n) => t!(lang, "bta-log-reshuffled", n = n),
        Deed::NothingToDraw => t!(lang, "bta-log-nothing-to-draw"),
        Deed::Drew(card, _) => t!(lang, "bta-log-drew", it = bold(names::name(&pack[card].name, lang))),
        Deed::Row(_, row) => t!(lang, "bta-log-row", n = row + 1),
        Deed::Skipped(plot, why) => {
            t!(lang, "bta-log-skipped", it = words(plot, pack, lang), why = skip(why, pack, lang))
        }
        Deed::Did(plot) => t!(lang, "bta-log-did", it = bold(&words(plot, pack, lang))),
        Deed::RowFailed => t!(lang, "bta-log-row-failed"),
        Deed::PreferredUnknown(taken, aside) => {
            t!(lang, "bta-log-preferred", it = slots(taken), other = slots(aside))
        }
        Deed::ThreatRose(n) => t!(lang, "bta-log-rose", n = n),
        Deed::ThreatFell(n) => t!(lang, "bta-log-fell", n = n),
        Deed::NothingBeside => t!(lang, "bta-log-nothing-beside"),
        Deed::MarkerLeft(n) => t!(lang, "bta-log-marker-left", n = n),
        Deed::MarkerCameBack(n) => t!(lang, "bta-log-marker-back", n = n),
        Deed::TurnedEvent(by, event) => {
            let card = &pack[event];
            let effect = if by == ANARCHISTS { card.anarchists } else { card.you };
            let text = html! { (names::words(pack, lang).effect(effect)) }.into_string();
            t!(lang, "bta-log-event", it = bold(names::name(&card.name, lang)), text = text)
        }
        Deed::TookCard(slot, card) => {
            let it = bold(names::name(&pack[card].name, lang));
            t!(lang, "bta-log-took-card", it = it, slot = names::slot_code(pack, slot))
        }
        Deed::Discarded(n) => t!(lang, "bta-log-discarded", n = n),
        Deed::BroughtEnd(Ending::Threat) => t!(lang, "bta-log-end-threat"),
        Deed::BroughtEnd(Ending::Player(_)) => t!(lang, "bta-log-end-player"),
    }
}

fn words(plot: Plot, pack: &Pack, lang: Lang) -> String {
    names::words(pack, lang).plot(plot)
}

/// Why an effect was left out.
fn skip(why: Skip, pack: &Pack, lang: Lang) -> String {
    let slot = |slot| names::slot_code(pack, slot);
    match why {
        Skip::NoShipInDeepSpace => t!(lang, "bta-skip-no-ship"),
        Skip::NoSystemThere(_) => t!(lang, "bta-skip-no-system"),
        Skip::NothingControlled => t!(lang, "bta-skip-no-control"),
        Skip::TooWeak { need, have, .. } => t!(lang, "bta-skip-weak", need = need, have = have),
        Skip::AlreadyResearched(_) => t!(lang, "bta-skip-researched"),
        Skip::AllResearched(_) => t!(lang, "bta-skip-all-researched"),
        Skip::TypeNotShown(kind) => {
            t!(lang, "bta-skip-type", it = names::words(pack, lang).kind(kind).to_owned())
        }
        Skip::MissingPrerequisite(of, missing) => {
            t!(lang, "bta-skip-missing", it = slot(missing), slot = slot(of))
        }
        Skip::NoneKnown => t!(lang, "bta-skip-none-known"),
        Skip::NoCardLeft => t!(lang, "bta-skip-no-card"),
    }
}
