//! Cards, spaces and places in full sentences: what did not fit on them.

use super::{achievements, names};
use crate::game::About;
use crate::i18n::{Lang, t};
use beyond_the_sun::cards::PlaceKind;
use beyond_the_sun::ids::{Place, Slot, System, Tech};
use beyond_the_sun::{Space, Thing, View};
use engine::{Index, Seat};

pub(super) fn about(view: &View, seat: Seat, thing: Thing, lang: Lang) -> Option<About> {
    let pack = view.pack.pack();
    let words = names::words(pack, lang);
    match thing {
        Thing::Space(space) => Some(of_space(view, space, lang)),
        Thing::Printed(printed) => Some(of_space(view, Space { holder: printed.holder, n: printed.n }, lang)),
        Thing::Slot(slot) => Some(of_slot(view, slot, lang)),
        Thing::Tech(tech) => Some(of_tech(view, tech, lang)),
        Thing::System(system) => Some(of_system(view, system, lang)),
        Thing::Place(place) => Some(of_place(view, place, lang)),
        Thing::Achievement(it) => {
            let condition = pack[it].condition(view.n_seats());
            let mut lines = plain(words.achievement(&pack[it]).0);
            lines.push((String::new(), achievements::standing(view, seat, condition, lang)));
            Some(About { name: names::achievement(pack, it, lang).to_owned(), lines })
        }
        Thing::Leader(leader) => Some(About {
            name: names::leader(pack, leader, lang).to_owned(),
            lines: plain(words.leader(&pack[leader]).0),
        }),
        Thing::Mat(mat) => Some(About {
            name: names::name(&pack[pack[mat].faction].name, lang).to_owned(),
            lines: plain(words.mat(&pack[mat]).0),
        }),
        Thing::Ship(level, place) | Thing::ShipOf(_, level, place) => Some(About {
            name: t!(
                lang,
                "bts-ship-at",
                level = names::ship(level),
                place = names::place(view, place, lang)
            ),
            lines: vec![],
        }),
        Thing::Option(n) => {
            let option = pack.code.options(view.options_asked()?).get(usize::from(n))?;
            Some(About {
                name: t!(lang, "bts-option", letter = letter(n)),
                lines: plain(vec![words.option(option)]),
            })
        }
        Thing::Column(column) => Some(About {
            name: t!(lang, "bts-column", column = column.id()),
            lines: plain(vec![t!(lang, "bts-column-about")]),
        }),
        Thing::Sort(_) | Thing::Type(_) | Thing::Seat(_) | Thing::Level(_) | Thing::Button(_) => None,
    }
}

/// The letter of an option, as the card prints it.
pub(super) fn letter(n: u8) -> String {
    char::from(b'A' + n.min(25)).to_string()
}

fn plain(lines: Vec<String>) -> Vec<(String, String)> {
    lines.into_iter().map(|line| (String::new(), line)).collect()
}

fn of_space(view: &View, space: Space, lang: Lang) -> About {
    let pack = view.pack.pack();
    let printed = space.printed(pack);
    let effect = space.holder.effect(pack, printed.n);
    let extra = space.surcharge(pack, view.n_seats());
    let mut lines = plain(effect.map(|effect| names::words(pack, lang).effect(effect)).into_iter().collect());
    if extra > 0 {
        lines.push((String::new(), t!(lang, "bts-extra-sentence", n = extra)));
    }
    About { name: names::holder(pack, space.holder, lang).to_owned(), lines }
}

fn of_slot(view: &View, slot: Slot, lang: Lang) -> About {
    if let Some(tech) = view.slots[slot.at()] {
        return of_tech(view, tech, lang);
    }
    let pack = view.pack.pack();
    let needs: Vec<String> = pack[slot].needs.iter().map(|from| names::slot(view, from, lang)).collect();
    let all = needs.join(", ");
    let mut lines = vec![if usize::from(pack[slot].need) == needs.len() {
        t!(lang, "bts-slot-builds", slots = all)
    } else {
        t!(lang, "bts-slot-needs", n = pack[slot].need, slots = all)
    }];
    if view.events.has(slot) {
        lines.push(t!(lang, "bts-slot-event"));
    }
    About { name: names::slot(view, slot, lang), lines: plain(lines) }
}

fn of_tech(view: &View, tech: Tech, lang: Lang) -> About {
    let pack = view.pack.pack();
    let words = names::table_words(view, lang);
    let kinds: Vec<&str> = pack[tech].left.iter().map(|kind| words.kind(*kind)).collect();
    let mut lines = vec![(t!(lang, "bts-types"), kinds.join(", "))];
    lines.extend(plain(words.tech(&pack[tech]).0));
    About { name: names::tech(pack, tech, lang).to_owned(), lines }
}

fn of_system(view: &View, system: System, lang: Lang) -> About {
    let pack = view.pack.pack();
    let card = &pack[system];
    let mut lines =
        vec![(String::new(), t!(lang, "bts-system-about", strength = card.strength, n = card.vp))];
    lines.extend(plain(names::words(pack, lang).system(card).0));
    About { name: names::system(pack, system, lang).to_owned(), lines }
}

fn of_place(view: &View, place: Place, lang: Lang) -> About {
    if let Some(system) = view.systems[place.at()] {
        return of_system(view, system, lang);
    }
    let text = match view.side().place(place).map(|card| card.kind) {
        Some(PlaceKind::Sol) => t!(lang, "bts-sol-about"),
        Some(PlaceKind::DeepSpace) => t!(lang, "bts-deep-space-about"),
        Some(PlaceKind::Yard) => t!(lang, "bts-yard-about"),
        Some(PlaceKind::System) | None => t!(lang, "bts-empty-about"),
    };
    About { name: names::place(view, place, lang), lines: plain(vec![text]) }
}
