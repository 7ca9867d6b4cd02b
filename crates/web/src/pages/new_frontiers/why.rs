//! "Why not?" in words.

use super::names;
use crate::game::Why;
use crate::i18n::{Lang, t};
use new_frontiers::{Decision, Giver, Price, Reason, View};

pub(super) fn why(view: &View, reason: &Reason, lang: Lang) -> Why {
    let (title, text) = words(reason, lang);
    Why { title, text, sums: sums(view, reason, lang), rule: reason.rule() }
}

fn words(reason: &Reason, lang: Lang) -> (String, String) {
    match reason {
        Reason::Over => (t!(lang, "nf-why-over"), t!(lang, "nf-why-over-text")),
        Reason::NotYourTurn(_) => (t!(lang, "nf-why-turn"), t!(lang, "nf-why-turn-text")),
        Reason::AskedSomethingElse(decision) => (t!(lang, "nf-why-else"), asked(decision, lang)),
        Reason::TileTaken(_) => (t!(lang, "nf-why-taken"), t!(lang, "nf-why-taken-text")),
        Reason::AlreadyOwned => (t!(lang, "nf-why-owned"), t!(lang, "nf-why-owned-text")),
        Reason::BoughtOut => (t!(lang, "nf-why-gone"), t!(lang, "nf-why-gone-text")),
        Reason::NoRoom { .. } => (t!(lang, "nf-why-room"), t!(lang, "nf-why-room-text")),
        Reason::TooExpensive { .. } => (t!(lang, "nf-why-cost"), t!(lang, "nf-why-cost-text")),
        Reason::TooFewColonists { .. } => (t!(lang, "nf-why-colonists"), t!(lang, "nf-why-colonists-text")),
        Reason::WorldTooExpensive { .. } => (t!(lang, "nf-why-cost"), t!(lang, "nf-why-world-cost-text")),
        Reason::TooWeak { .. } => (t!(lang, "nf-why-weak"), t!(lang, "nf-why-weak-text")),
        Reason::TooWeakAndExpensive { .. } => {
            (t!(lang, "nf-why-weak-or-cost"), t!(lang, "nf-why-weak-or-cost-text"))
        }
        Reason::SettledAlready => (t!(lang, "nf-why-settled"), t!(lang, "nf-why-settled-text")),
        Reason::TookColonists => (t!(lang, "nf-why-took"), t!(lang, "nf-why-took-text")),
        Reason::NoGood => (t!(lang, "nf-why-no-good"), t!(lang, "nf-why-no-good-text")),
        Reason::Untradable => (t!(lang, "nf-why-untradable"), t!(lang, "nf-why-untradable-text")),
        Reason::DoesNotFit => (t!(lang, "nf-why-unfit"), t!(lang, "nf-why-unfit-text")),
        Reason::PowerCannotBeUsed => (t!(lang, "nf-why-power"), t!(lang, "nf-why-power-text")),
        Reason::NoConsumePower => (t!(lang, "nf-why-no-power"), t!(lang, "nf-why-no-power-text")),
        Reason::MustConsume => (t!(lang, "nf-why-must"), t!(lang, "nf-why-must-consume-text")),
        Reason::MustTake => (t!(lang, "nf-why-must"), t!(lang, "nf-why-must-take-text")),
        Reason::MustSelect => (t!(lang, "nf-why-must"), t!(lang, "nf-why-must-select-text")),
        Reason::MustSettleOrTake => (t!(lang, "nf-why-must"), t!(lang, "nf-why-must-settle-text")),
        Reason::NotDoneYet => (t!(lang, "nf-why-not-done"), t!(lang, "nf-why-not-done-text")),
        Reason::NotAStockpileGoal => (t!(lang, "nf-why-no-stockpile"), t!(lang, "nf-why-no-stockpile-text")),
        Reason::NoColonistsLeft => (t!(lang, "nf-why-supply"), t!(lang, "nf-why-supply-text")),
    }
}

/// What is asked now, so that the reader sees why this is not it.
fn asked(decision: &Decision, lang: Lang) -> String {
    let what = match decision {
        Decision::ChooseHome => t!(lang, "nf-asked-home"),
        Decision::Select => t!(lang, "nf-asked-select"),
        Decision::Develop => t!(lang, "nf-asked-develop"),
        Decision::Explore | Decision::ExploreMore => t!(lang, "nf-asked-explore"),
        Decision::Return(_) => t!(lang, "nf-asked-return"),
        Decision::Settle | Decision::SettleMore => t!(lang, "nf-asked-settle"),
        Decision::Declare | Decision::CountAs => t!(lang, "nf-asked-declare"),
        Decision::ProduceShort(_) | Decision::Windfall => t!(lang, "nf-asked-produce"),
        Decision::Trade | Decision::SellMore => t!(lang, "nf-asked-trade"),
        Decision::Consume | Decision::Spend(_) => t!(lang, "nf-asked-consume"),
        Decision::KeepGoal | Decision::PutUnder | Decision::RevealGoal => t!(lang, "nf-asked-goal"),
        Decision::StoreGoods | Decision::StoreCredits(_) => t!(lang, "nf-asked-store"),
    };
    t!(lang, "nf-why-else-text", what = what)
}

/// The sum that fails: what there is, what it takes, and what a price is made of if it is not the printed one.
fn sums(view: &View, reason: &Reason, lang: Lang) -> Vec<(String, String)> {
    let pair = |label: String, have: u16, need: u8| {
        vec![(label, have.to_string()), (t!(lang, "nf-sum-need"), need.to_string())]
    };
    let paid = |have: u16, need: u8, price: &Price| {
        let mut sums = pair(t!(lang, "nf-sum-credits"), have, need);
        sums.splice(1..1, parts(view, price, lang));
        sums
    };
    match reason {
        Reason::NoRoom { need, have } => pair(t!(lang, "nf-sum-spaces"), (*have).into(), *need),
        Reason::TooExpensive { need, have, price } | Reason::WorldTooExpensive { need, have, price } => {
            paid(*have, *need, price)
        }
        Reason::TooFewColonists { need, have } => pair(t!(lang, "nf-sum-colonists"), (*have).into(), *need),
        Reason::TooWeak { need, have } => pair(t!(lang, "nf-sum-strength"), (*have).into(), *need),
        Reason::TooWeakAndExpensive { defence, strength, need, have, price } => {
            let mut sums = pair(t!(lang, "nf-sum-strength"), (*strength).into(), *defence);
            sums.extend(paid(*have, *need, price));
            sums
        }
        _ => vec![],
    }
}

/// The printed price and all that lowers it; nothing if it is the price.
fn parts(view: &View, price: &Price, lang: Lang) -> Vec<(String, String)> {
    if price.less.is_empty() {
        return vec![];
    }
    // Prices are asked for in one's own turn in an action only.
    let turn =
        view.underway().and_then(|now| now.order.get(usize::from(now.n_begun).checked_sub(1)?).copied());
    let name = |giver: Giver| match (giver, turn) {
        (Giver::Tile(tile), _) => t!(lang, "nf-sum-bonus", tile = names::tile(view, tile, lang)),
        (Giver::Power(by), Some(seat)) => names::source(&view.pack, &view.empires[seat], by, lang).to_owned(),
        (Giver::Power(_), None) => String::new(),
    };
    let printed = (t!(lang, "nf-sum-printed"), price.printed.to_string());
    let less = price.less.iter().map(|(giver, less)| (name(*giver), format!("−{less}")));
    std::iter::once(printed).chain(less).collect()
}

#[cfg(test)]
mod tests {
    use super::why;
    use crate::i18n::Lang;
    use engine::{Game, Viewer};
    use new_frontiers::testing::{Play, seat_of};

    /// The sums that p1 is shown.
    fn sums(play: &Play, thing: &str, lang: Lang) -> String {
        let view = play.state().view(Viewer::Seat(seat_of("p1")));
        let reason = play.why_not("p1", thing).expect("it is not possible");
        let sums = why(&view, &reason, lang).sums;
        sums.into_iter().map(|(label, value)| format!("{label} {value}")).collect::<Vec<_>>().join("; ")
    }

    #[test]
    fn a_price_that_is_not_the_printed_one_shows_its_parts() {
        let own = "p1 home procyon_technocracy credits 1\np1 developments investment_credits";
        let mut play = Play::deal(&format!("seats 3\n{own}"));
        play.play("p1 select develop");
        assert_eq!(
            sums(&play, "development drop_ships", Lang::En),
            "Your credits 1; Printed 5; Investment Credits −1; Procyon Technocracy −1; You selected Develop −1; Needed 2"
        );
        assert_eq!(
            sums(&play, "development drop_ships", Lang::De),
            "Deine Krediteinheiten 1; Aufgedruckt 5; Investitionskredite −1; Technokratie Prokyon −1; \
             Du hast Entwickeln gewählt −1; Nötig 2"
        );
    }

    #[test]
    fn a_price_as_printed_shows_no_parts() {
        let mut play = Play::deal("seats 3\np1 credits 1 colonists 2\np1 explored iron_hills swarm_nest");
        play.play("p1 select settle");
        assert_eq!(sums(&play, "world iron_hills", Lang::En), "Your credits 1; Needed 2");
        assert_eq!(sums(&play, "world swarm_nest", Lang::En), "Your military 0; Needed 3");
    }

    #[test]
    fn who_may_pay_for_a_military_world_sees_both_sums() {
        let own = "p1 credits 1 colonists 2\np1 developments contact_specialist\np1 explored swarm_nest";
        let mut play = Play::deal(&format!("seats 3\n{own}"));
        play.play("p1 select settle");
        assert_eq!(
            sums(&play, "world swarm_nest", Lang::En),
            "Your military 0; Needed 3; Your credits 1; Printed 3; Contact Specialist −1; Needed 2"
        );
    }
}
