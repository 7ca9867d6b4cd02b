//! The log in words: trade, cargo, cards and the end.

use super::events::bold;
use super::names;
use crate::game::Names;
use crate::i18n::{Lang, t};
use engine::Seat;
use merchant_of_venus::Event;
use merchant_of_venus::cards::Pack;
use merchant_of_venus::ids::Source;

/// What somebody buys, sells, gains and loses.
pub(super) fn of_seat(event: &Event, pack: &Pack, who: &Names, lang: Lang) -> Option<(Seat, String)> {
    let card = |it| bold(names::source(pack, it, lang));
    let good = |it| bold(names::good(pack, it, lang));
    let passenger = |it| bold(names::passenger(pack, it, lang));
    let cargo = |it| bold(names::cargo(pack, it, lang));
    let bought = |it: String, n: u16| t!(lang, "mv-log-bought", it = it, n = n);
    Some(match *event {
        Event::LostGood(seat, it) => (seat, t!(lang, "mv-log-lost", it = good(it))),
        Event::GainedGood(seat, it) => (seat, t!(lang, "mv-log-gained", it = good(it))),
        Event::Credits(seat, n) if n < 0 => (seat, t!(lang, "mv-log-paid", n = -n)),
        Event::Credits(seat, n) => (seat, t!(lang, "mv-log-earned", n = n)),
        Event::Fame(seat, n) => (seat, t!(lang, "mv-log-fame", n = n)),
        Event::Infamy(seat, n) => (seat, t!(lang, "mv-log-infamy", n = n)),
        Event::BoughtGood(seat, it, n) => (seat, bought(good(it), n)),
        Event::BoughtTechnology(seat, it, n) => (seat, bought(card(Source::Technology(it)), n)),
        Event::BoughtEquipment(seat, it, n) => (seat, bought(card(Source::Equipment(it)), n)),
        Event::BoughtReward(seat, it) => {
            (seat, bought(card(Source::Reward(it)), pack.constants.reward_buy_price))
        }
        Event::BoughtContract(seat, it, n) => {
            let place = bold(&names::space(pack, pack[it].space, lang));
            (seat, t!(lang, "mv-log-contract", place = place, n = n))
        }
        Event::Sold(seat, it, state, n) => {
            let market = names::speaker(pack, lang).market(state);
            (seat, t!(lang, "mv-log-sold", it = good(it), n = n, market = market))
        }
        Event::Smuggled(seat, it, n) => (seat, t!(lang, "mv-log-smuggled", it = good(it), n = n)),
        Event::FeePaid(seat, owner, n) => {
            (seat, t!(lang, "mv-log-fee", owner = who.mark(owner).into_string(), n = n))
        }
        Event::Boarded(seat, it) => (
            seat,
            t!(
                lang,
                "mv-log-boarded",
                it = passenger(it),
                to = bold(&names::destination(pack, pack[it].to, lang))
            ),
        ),
        Event::Delivered(seat, it) => {
            (seat, t!(lang, "mv-log-delivered", it = passenger(it), n = pack[it].fare))
        }
        Event::Left(seat, it) => (seat, t!(lang, "mv-log-left", it = cargo(it))),
        Event::Thrown(seat, it) => (seat, t!(lang, "mv-log-thrown", it = cargo(it))),
        Event::Promoted(seat, it) => {
            let card = &pack[it];
            (seat, t!(lang, "mv-log-promoted", it = bold(names::name(&card.name, lang)), level = card.level))
        }
        Event::DrewMission(seat, it) => (seat, t!(lang, "mv-log-mission", it = card(Source::Mission(it)))),
        Event::Completed(seat, it) => {
            (seat, t!(lang, "mv-log-completed", it = card(Source::Mission(it)), n = pack[it].fame))
        }
        Event::Met(seat, it) => (seat, t!(lang, "mv-log-met", it = card(Source::Challenge(it)))),
        Event::Missed(seat, it) => (seat, t!(lang, "mv-log-missed", it = card(Source::Challenge(it)))),
        Event::DrewReward(seat, it) => (seat, t!(lang, "mv-log-reward", it = card(Source::Reward(it)))),
        Event::KeptReward(seat, it) => (seat, t!(lang, "mv-log-kept", it = card(Source::Reward(it)))),
        Event::ExchangedReward(seat, it) => {
            (seat, t!(lang, "mv-log-exchanged", it = card(Source::Reward(it))))
        }
        Event::ReturnedReward(seat, it) => {
            (seat, t!(lang, "mv-log-returned-reward", it = card(Source::Reward(it))))
        }
        Event::TitleTo(seat, it) => {
            (seat, t!(lang, "mv-log-title", it = card(Source::Encounter(it)), n = pack[it].fame))
        }
        Event::Returned(seat, it) => (seat, t!(lang, "mv-log-returned", it = card(it))),
        Event::Built(seat, it) => {
            (seat, t!(lang, "mv-log-built", place = bold(&names::space(pack, pack[it].space, lang))))
        }
        Event::PortsSold(seat, n) => (seat, t!(lang, "mv-log-ports-sold", n = n)),
        Event::FinalRoll(seat, it, n) => (seat, t!(lang, "mv-log-final", it = card(it), n = n)),
        _ => return None,
    })
}
