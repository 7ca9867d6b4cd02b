//! The ship of a player: pilot, speed dice, dials and drive, cargo holds, upgrades and cards.

use super::{cockpit, gauges, holds, names};
use crate::game::Scene;
use crate::i18n::t;
use crate::pages::components::{amount, icon, icon_s, seat_class};
use engine::{Index, Seat};
use maud::{Markup, html};
use merchant_of_venus::cards::TechnologyType;
use merchant_of_venus::ids::{Dial, Source, Technology};
use merchant_of_venus::state::Slot;
use merchant_of_venus::{State, Thing, score};

/// A ship, which is drawn again only if something has changed of what it shows.
pub(super) fn section(scene: &Scene<'_, State>, seat: Seat) -> Markup {
    let view = scene.view;
    let merchant_before = scene.before.map(|before| &before.merchants[seat]);
    let own = (seat.0, &view.merchants[seat], merchant_before);
    let turn = (view.turn.seat == seat).then_some(&view.turn);
    // The worth of what is aboard, and of contracts and ports.
    let worth = (&view.contacts, &view.offers, &view.markets, &view.contracts, &view.ports, &view.trials);
    let end = (view.round, &view.tails, &view.discovered, &view.exchanged);
    scene.piece("ship", &(own, turn, worth, end), || drawn(scene, seat))
}

fn drawn(scene: &Scene<'_, State>, seat: Seat) -> Markup {
    let lang = scene.lang;
    let own = scene.seat() == Some(seat);
    let label =
        if own { t!(lang, "mv-your-ship") } else { t!(lang, "mv-ship-of", name = scene.names.of(seat)) };
    html! {
        section.mine.panel.pane.pane-mine.(seat_class(seat.0 + 1)) aria-label=(label) {
            @if !own { h2.whose { (scene.names.mark(seat)) } }
            div.dash id=[own.then_some("ship")] data-board={ "ship-" (seat) } {
                (pilot(scene, seat))
                (dice(scene, seat))
                (dials(scene, seat))
                (holds::section(scene, seat))
                (upgrades(scene, seat))
            }
        }
    }
}

/// For those who watch: all ships, one below the other.
pub(super) fn everybody(scene: &Scene<'_, State>) -> Markup {
    html! {
        div.mine.mats.pane.pane-mine { @for seat in scene.view.merchants.seats() { (section(scene, seat)) } }
    }
}

/// The key of a piece: plain for the viewer's own, with the seat for those of others.
pub(super) fn key(scene: &Scene<'_, State>, seat: Seat, plain: &str) -> String {
    if scene.seat() == Some(seat) { plain.to_owned() } else { format!("{seat}-{plain}") }
}

/// What a press on a piece of one's own ship does; nobody presses those of others.
pub(super) fn press(scene: &Scene<'_, State>, seat: Seat, key: &str, thing: Thing) -> names::Press {
    if scene.seat() != Some(seat) {
        return names::Press::default();
    }
    names::press(scene.lit(key), key, scene.why(thing))
}

fn pilot(scene: &Scene<'_, State>, seat: Seat) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    let merchant = &view.merchants[seat];
    let fame = score::sheet(view, seat).fame();
    html! {
        div {
            @if view.has_pilot(seat) { (pilot_card(scene, seat)) } @else {
                h3 { (t!(lang, "mv-pilot-word")) }
                p.pilot.none { (t!(lang, "mv-no-pilot")) }
            }
            div.bigres {
                (cockpit::worth_button(scene, seat))
                div { (amount("credits", merchant.credits.into(), "")) small { (t!(lang, "mv-credits-unit")) } }
                div { (amount("fame", fame.into(), "")) small { (t!(lang, "mv-fame-unit")) } }
                @if merchant.infamy > 0 {
                    div { (amount("infamy", merchant.infamy.into(), "")) small { (t!(lang, "mv-infamy-unit")) } }
                }
            }
        }
    }
}

fn pilot_card(scene: &Scene<'_, State>, seat: Seat) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    let (pack, merchant) = (view.pack.pack(), &view.merchants[seat]);
    let (card, face) = (&pack[merchant.pilot], &pack[merchant.face]);
    let key = key(scene, seat, &names::card_key(Source::Pilot(merchant.face)));
    let press = press(scene, seat, &key, Thing::Card(Source::Pilot(merchant.face)));
    html! {
        h3 { (t!(lang, "mv-pilot-word")) b { (t!(lang, "mv-level-of", n = face.level)) } }
        button.pilot.can.is-lit[press.is_lit()] type="button" id=(key) data-key=(key) data-act=[press.act]
            data-group=[press.group] data-why=[press.why] {
            (gauges::face(merchant.pilot))
            span {
                b { (names::name(&card.name, lang)) }
                small { (names::name(&face.name, lang)) ", " (t!(lang, "mv-skill", n = face.skill)) }
                small { (t!(lang, "mv-home", n = card.home.number(), name = names::culture(pack, card.home, lang))) }
            }
        }
    }
}

/// The dice of this turn, and where they stand.
fn dice(scene: &Scene<'_, State>, seat: Seat) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    let turn = &view.turn;
    let dice: &[u8] = if turn.seat == seat { &turn.dice } else { &[] };
    let mut used: Vec<u8> = turn.assigned.iter().map(|(_, die)| *die).collect();
    used.sort_unstable();
    used.dedup();
    let level = view.level(seat);
    html! {
        div.rolls {
            h3 { (t!(lang, "mv-speed-dice")) @if !dice.is_empty() { b { (t!(lang, "mv-n-assigned", n = used.len(), most = level)) } } }
            div.dice {
                @if dice.is_empty() {
                    @for _ in 0..view.pack.pack().constants.speed_dice { (gauges::blank_die()) }
                    span.sum { small { (t!(lang, "mv-not-rolled")) } }
                }
                @for place in 0..dice.len() { (die(scene, seat, place, &used)) }
                @if !dice.is_empty() {
                    span.sum { (turn.points) small { (t!(lang, "mv-points-left")) } }
                }
            }
            div.slots {
                (slot(scene, seat, Slot::Navigation, (&t!(lang, "mv-navigation"), &t!(lang, "mv-navigation-short")), "?"))
                (slot(scene, seat, Slot::Thrust, (&t!(lang, "mv-thrust"), &t!(lang, "mv-thrust-short")), "1"))
            }
        }
    }
}

/// A die. The first free one of each value has the key that choices light.
fn die(scene: &Scene<'_, State>, seat: Seat, place: usize, used: &[u8]) -> Markup {
    let dice = &scene.view.turn.dice;
    let value = dice[place];
    let is_used = |place: usize| used.contains(&(place as u8));
    let mut twins: Vec<usize> = (0..dice.len()).filter(|other| dice[*other] == value).collect();
    twins.sort_by_key(|other| is_used(*other));
    let number = twins.iter().position(|other| *other == place).unwrap_or_default();
    let lit = key(scene, seat, &names::die_key(value));
    let press = press(scene, seat, &lit, Thing::Die(value));
    let is_lit = press.is_lit() && (number == 0 || !is_used(place));
    let (act, group) = if is_lit { (press.act, press.group) } else { (None, None) };
    let id = if number == 0 { lit } else { format!("{lit}-{}", number + 1) };
    html! {
        button.diebtn.can.is-lit[is_lit] type="button" id=(id) data-key=(id) data-act=[act] data-group=[group]
            data-why=[press.why] aria-label=(t!(scene.lang, "mv-die-words", n = value)) {
            (gauges::die(value, is_used(place)))
        }
    }
}

fn slot(scene: &Scene<'_, State>, seat: Seat, slot: Slot, (name, text): (&str, &str), empty: &str) -> Markup {
    let view = scene.view;
    let value = view.assigned_value(slot).filter(|_| view.turn.seat == seat);
    html! {
        div.slotx {
            span.dieslot.full[value.is_some()] {
                @match value { Some(value) => (gauges::die(value, true)), None => (empty) }
            }
            span { b { (name) } small { (text) } }
        }
    }
}

fn dials(scene: &Scene<'_, State>, seat: Seat) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    let sheet = score::sheet(view, seat);
    html! {
        div {
            h3 { (t!(lang, "mv-dials")) b { (t!(lang, "mv-plus-fame", n = sheet.dials)) } }
            div.dials { @for dial in Dial::ALL { (self::dial(scene, seat, dial)) } }
            (drive(scene, seat))
        }
    }
}

fn dial(scene: &Scene<'_, State>, seat: Seat, dial: Dial) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    let value = view.merchants[seat].dials[dial.at()];
    let stat = merchant_of_venus::ids::Stat::from_index(dial.index());
    let boost = view.strength(seat, stat) - i32::from(value);
    let key = key(scene, seat, &names::dial_key(dial));
    let press = press(scene, seat, &key, Thing::Dial(dial));
    let is_changed = scene.before.is_some_and(|before| before.merchants[seat].dials[dial.at()] != value);
    html! {
        button.dialbtn.can.is-lit[press.is_lit()].is-changed[is_changed] type="button" id=(key) data-key=(key)
            data-act=[press.act] data-group=[press.group] data-why=[press.why] {
            (gauges::dial(value, boost, view.pack.pack()[dial].max))
            span.nm { (icon_s(names::stat_icon(stat))) (names::dial(dial, lang)) span.vh { " " (i32::from(value) + boost) } }
        }
    }
}

/// MV-132: the drive, on or off.
fn drive(scene: &Scene<'_, State>, seat: Seat) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    let pack = view.pack.pack();
    let Some(drive) = view.merchants[seat].drive else {
        return html! { div.drv.no { (icon("drive")) span { (t!(lang, "mv-no-drive")) } } };
    };
    let source = Source::Equipment(drive);
    let key = key(scene, seat, &names::card_key(source));
    let press = press(scene, seat, &key, Thing::Card(source));
    let is_off = view.turn.seat == seat && view.turn.off[0];
    html! {
        button.drv.can.is-lit[press.is_lit()] type="button" id=(key) data-key=(key) data-act=[press.act]
            data-group=[press.group] data-why=[press.why] {
            (icon("drive"))
            span {
                b { (names::source(pack, source, lang)) }
                @if is_off { (t!(lang, "mv-drive-off")) } @else { (names::cut(&names::speaker(pack, lang).card(source), 40)) }
            }
        }
    }
}

/// Ship upgrades in their slots, and everything else that lies beside the dashboard.
fn upgrades(scene: &Scene<'_, State>, seat: Seat) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    let (pack, merchant) = (view.pack.pack(), &view.merchants[seat]);
    let owned = |kind: TechnologyType| {
        Technology::all().filter(move |it| merchant.technologies[it.at()] > 0 && pack[*it].kind == kind)
    };
    let slots = pack.dashboard.upgrade_slots;
    let n_used = view.n_upgrades(seat);
    let others = owned(TechnologyType::Supply).chain(owned(TechnologyType::Special)).map(Source::Technology);
    let others = others.chain(merchant.rewards.iter().map(Source::Reward));
    let others = others.chain(merchant.intel.map(Source::Encounter));
    html! {
        div.upbox {
            h3 { (t!(lang, "mv-upgrades")) b { (t!(lang, "mv-n-of", n = n_used, all = slots)) } }
            div.ups {
                (cockpit::all_cards(scene, seat))
                @for it in owned(TechnologyType::Upgrade) { (card(scene, seat, Source::Technology(it))) }
                @for source in others { (card(scene, seat, source)) }
                @for title in merchant.titles {
                    div.up { (icon("achievement")) span { b { (names::name(&pack[title].name, lang)) } (t!(lang, "mv-fame", n = pack[title].fame)) } }
                }
                // What is there comes before what is missing: the list may be longer than its place.
                @for n in n_used..slots {
                    @let fame = pack.dashboard.upgrade_fame.get(usize::from(n) + 1).copied().unwrap_or_default();
                    div.up.no { (icon("upgrade-slot")) span { (t!(lang, "mv-free-slot", n = fame)) } }
                }
            }
        }
    }
}

/// A card of one's own, with the die that works it.
pub(super) fn card(scene: &Scene<'_, State>, seat: Seat, source: Source) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    let pack = view.pack.pack();
    let key = key(scene, seat, &names::card_key(source));
    let press = press(scene, seat, &key, Thing::Card(source));
    let die = match source {
        Source::Technology(it) if view.turn.seat == seat => view.assigned_value(Slot::Upgrade(it)),
        _ => None,
    };
    html! {
        button.up.can.is-lit[press.is_lit()] type="button" id=(key) data-key=(key) data-act=[press.act]
            data-group=[press.group] data-why=[press.why] {
            (icon(names::source_icon(source)))
            span { b { (names::source(pack, source, lang)) } (names::cut(&names::speaker(pack, lang).card(source), 46)) }
            @if let Some(value) = die { (gauges::die(value, true)) }
        }
    }
}
