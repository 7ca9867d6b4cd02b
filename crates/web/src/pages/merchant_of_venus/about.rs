//! Spaces, systems, goods and cards in full sentences: what did not fit on them.

use super::odds::Odds;
use super::{market, names};
use crate::called::called;
use crate::game::About;
use crate::i18n::{Lang, t};
use engine::{Index, Seat};
use merchant_of_venus::ids::{Good, Passenger, Source, Space, System};
use merchant_of_venus::query::Kind;
use merchant_of_venus::{Thing, View};

pub(super) fn about(view: &View, seat: Seat, thing: Thing, lang: Lang) -> Option<About> {
    let pack = view.pack.pack();
    match thing {
        Thing::Space(space) => Some(of_space(view, seat, space, lang)),
        Thing::Site(site) => Some(of_space(view, seat, pack[site].space, lang)),
        Thing::System(system) => Some(of_system(view, system, lang)),
        Thing::Good(good) => Some(of_good(view, good, lang)),
        Thing::Passenger(passenger) => Some(of_passenger(view, passenger, lang)),
        Thing::Card(source) => Some(About {
            name: names::source(pack, source, lang).to_owned(),
            lines: plain(vec![names::speaker(pack, lang).card(source)]),
        }),
        Thing::Pilot(pilot) => Some(About {
            name: names::name(&pack[pilot].name, lang).to_owned(),
            lines: pack[pilot].faces.map(|face| of_face(view, face, lang)).to_vec(),
        }),
        Thing::Dial(dial) => Some(About {
            name: names::dial(dial, lang),
            lines: plain(vec![t!(lang, "mv-about-dial", max = pack[dial].max)]),
        }),
        Thing::Gate(n) => view.telegate(n).map(|space| of_space(view, seat, space, lang)),
        Thing::Die(_) => Some(About {
            name: t!(lang, "mv-speed-dice"),
            lines: plain(vec![t!(lang, "mv-about-dice", n = view.level(seat))]),
        }),
        Thing::Ability(_) | Thing::Way(_) | Thing::Word(_) => None,
    }
}

fn plain(lines: Vec<String>) -> Vec<(String, String)> {
    lines.into_iter().filter(|line| !line.is_empty()).map(|line| (String::new(), line)).collect()
}

fn of_face(view: &View, face: merchant_of_venus::ids::Face, lang: Lang) -> (String, String) {
    let card = &view.pack.pack()[face];
    let title = t!(lang, "mv-level", n = card.level, side = card.side.as_str());
    let skill = t!(lang, "mv-skill", n = card.skill);
    (title, format!("{skill}. {}", names::speaker(view.pack.pack(), lang).card(Source::Pilot(face))))
}

fn of_space(view: &View, seat: Seat, space: Space, lang: Lang) -> About {
    let pack = view.pack.pack();
    let kind = view.kind(space);
    let mut lines = vec![names::kind(view, space, lang)];
    lines.push(match kind {
        Kind::Hazard(stat) => {
            let odds = Odds::of_hazard(view, seat, stat);
            t!(
                lang,
                "mv-about-hazard",
                stat = names::stat(stat, lang),
                value = view.strength(seat, stat),
                n = odds.percent()
            )
        }
        Kind::Pirate(pirate) => {
            let (stat, odds) = Odds::of_pirate(view, seat, pirate);
            let good = names::speaker(pack, lang).category(pack[pirate].category);
            t!(
                lang,
                "mv-about-pirate",
                plus = view.pirate_modifier(seat, pirate),
                good = good,
                stat = names::stat(stat, lang),
                n = odds.percent()
            )
        }
        Kind::Nav => t!(lang, "mv-about-nav"),
        Kind::Encounter if names::is_marked(view, space) => {
            t!(lang, "mv-about-marker", n = view.unturned.len(), cards = view.unturned.draws)
        }
        Kind::Encounter => t!(lang, "mv-about-encounter"),
        Kind::Asteroid => t!(lang, "mv-about-asteroid"),
        Kind::Telegate(_) => t!(lang, "mv-about-telegate"),
        Kind::Merchant(..) => t!(lang, "mv-about-merchant", n = pack.constants.spaceport_fee),
        Kind::City | Kind::Port => t!(lang, "mv-about-landing"),
        Kind::Base => t!(lang, "mv-about-base"),
        Kind::Plain if pack[space].site.is_some() => match names::contract_of(view, space) {
            Some(holder) if holder == seat => t!(lang, "mv-about-own-contract"),
            Some(holder) => t!(lang, "mv-about-reserved", name = called(holder)),
            None => t!(lang, "mv-about-site", n = view.price_of_port(seat)),
        },
        Kind::Plain => names::place(pack, space, lang),
    });
    About { name: names::space(pack, space, lang), lines: plain(lines) }
}

fn of_system(view: &View, system: System, lang: Lang) -> About {
    let pack = view.pack.pack();
    let name = names::system(pack, system, lang).to_owned();
    let lines = match view.known[system.at()] {
        Some(culture) => {
            let who = t!(
                lang,
                "mv-about-culture",
                n = culture.number(),
                name = names::culture(pack, culture, lang)
            );
            let mut lines = vec![(String::new(), who)];
            if view.discovered[system.at()].is_none() {
                lines.push((String::new(), t!(lang, "mv-about-looked")));
            }
            lines.extend(market::of_culture(view, culture, lang));
            lines
        }
        None if pack[system].kind == merchant_of_venus::cards::SystemKind::System => {
            plain(vec![t!(lang, "mv-about-unknown")])
        }
        None if pack[system].landing.is_empty() => plain(vec![t!(lang, "mv-about-anomaly")]),
        None => plain(vec![t!(lang, "mv-about-base")]),
    };
    About { name, lines }
}

fn of_good(view: &View, good: Good, lang: Lang) -> About {
    let pack = view.pack.pack();
    let card = &pack[good];
    let [weak, active, strong] = card.resale;
    let mut lines = vec![(
        String::new(),
        t!(
            lang,
            "mv-about-good",
            category = names::speaker(pack, lang).category(card.category),
            name = names::culture(pack, card.culture, lang),
            n = card.cost
        ),
    )];
    lines.push((
        t!(lang, "mv-resale"),
        t!(lang, "mv-about-resale", weak = weak, active = active, strong = strong),
    ));
    lines.extend(market::buyers(view, good, lang));
    About { name: names::good(pack, good, lang).to_owned(), lines }
}

fn of_passenger(view: &View, passenger: Passenger, lang: Lang) -> About {
    let pack = view.pack.pack();
    let card = &pack[passenger];
    let mut lines = vec![t!(
        lang,
        "mv-about-passenger",
        to = names::destination(pack, card.to, lang),
        n = card.fare,
        capacity = card.capacity
    )];
    if card.fame != 0 {
        lines.push(if card.fame > 0 {
            t!(lang, "mv-fame", n = card.fame)
        } else {
            t!(lang, "mv-infamy", n = -card.fame)
        });
    }
    if let Some(system) = card.to.and_then(|culture| view.system_of(culture)) {
        lines.push(t!(lang, "mv-lives-at", place = names::system(pack, system, lang)));
    }
    About { name: names::passenger(pack, passenger, lang).to_owned(), lines: plain(lines) }
}
