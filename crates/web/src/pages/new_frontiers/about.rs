//! Tiles, worlds and goals in full sentences: what did not fit on them.

use super::{cards, goals, names};
use crate::game::About;
use crate::i18n::Lang;
use engine::Seat;
use new_frontiers::cards::Points;
use new_frontiers::effect::Power;
use new_frontiers::words::Words;
use new_frontiers::{Thing, View, query};

pub(super) fn about(view: &View, seat: Seat, thing: Thing, lang: Lang) -> Option<About> {
    let (pack, empire) = (&view.pack, &view.empires[seat]);
    let plain = |text: String| vec![(String::new(), text)];
    let words = Words::new(lang, pack);
    let card = |name, powers: &[Power], points: &Points, sentence: cards::Sentence| {
        let lines = cards::lines(&words, powers, points, sentence);
        let lines = lines.into_iter().map(|(head, text)| (head.to_owned(), text)).collect();
        About { name: names::name(name, lang).to_owned(), lines }
    };
    match thing {
        Thing::Tile(tile) => Some(About {
            name: names::tile(view, tile, lang).to_owned(),
            lines: plain(names::name(&pack[tile].text, lang).to_owned()),
        }),
        Thing::Development(it) => {
            let it = &pack[it];
            Some(card(&it.name, &it.powers, &it.points, cards::DEVELOPMENT))
        }
        Thing::World(it) => Some(card(&pack[it].name, &pack[it].powers, &pack[it].points, cards::COLONY)),
        Thing::Colony(it) if empire.colonies().has(it) => {
            let it = query::card(pack, empire, it);
            Some(card(&it.name, &it.powers, &it.points, cards::COLONY))
        }
        Thing::Home(it) => {
            let it = &pack[it].colony;
            Some(card(&it.name, &it.powers, &it.points, cards::COLONY))
        }
        Thing::Goal(it) => Some(About {
            name: names::name(&pack[it].name, lang).to_owned(),
            lines: [names::name(&pack[it].text, lang).to_owned(), goals::standing(view, seat, it, lang)]
                .map(|text| (String::new(), text))
                .into(),
        }),
        Thing::Colony(_)
        | Thing::Kind(_)
        | Thing::Credits(_)
        | Thing::Reveal
        | Thing::Colonists
        | Thing::Pass
        | Thing::Done => None,
    }
}
