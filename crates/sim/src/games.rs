//! The games that can be simulated, and what a report says about each.

use crate::{Error, Order, Report, run};
use beyond_the_sun::State as BeyondTheSun;
use bots::Judged;
use engine::{Game, Seat};
use merchant_of_venus::State as MerchantOfVenus;
use new_frontiers::{State as NewFrontiers, View, score};

/// The names of the games.
pub const GAMES: &[&str] = &[NewFrontiers::NAME, BeyondTheSun::NAME, MerchantOfVenus::NAME];

/// A game with a report.
pub trait Reported: Judged {
    /// What is counted in the end.
    const UNIT: &'static str = "points";
    /// Further columns in tables of results.
    const COLUMNS: &'static [&'static str];

    /// What `seat` would have if the game ended now.
    fn points(view: &Self::View, seat: Seat) -> i32;
    /// How many rounds were played.
    fn n_rounds(view: &Self::View) -> u32;
    /// What ended the game; several things may at once.
    fn endings(view: &Self::View) -> Vec<&'static str>;
    /// The values of [`Reported::COLUMNS`] for a seat.
    fn facts(view: &Self::View, seat: Seat) -> Vec<i32>;

    /// The card that an action picks from several offered cards, by its id in the pack.
    fn picked(_: Self::Action) -> Option<&'static str> {
        None
    }
}

pub(crate) fn by_name(order: &Order) -> Result<Report, Error> {
    match order.game.as_str() {
        NewFrontiers::NAME => run::run::<NewFrontiers>(order),
        BeyondTheSun::NAME => run::run::<BeyondTheSun>(order),
        MerchantOfVenus::NAME => run::run::<MerchantOfVenus>(order),
        wanted => Err(Error::UnknownGame { wanted: wanted.to_owned(), known: GAMES.to_vec() }),
    }
}

impl Reported for NewFrontiers {
    const COLUMNS: &'static [&'static str] = &[
        "chips",
        "development_points",
        "colony_points",
        "scored_points",
        "goal_points",
        "n_developments",
        "n_colonies",
        "credits",
        "goods",
    ];

    fn points(view: &View, seat: Seat) -> i32 {
        score::sheet(view, seat).total()
    }

    fn n_rounds(view: &View) -> u32 {
        view.round.into()
    }

    fn endings(view: &View) -> Vec<&'static str> {
        let ending = view.ending;
        [
            ("developments", ending.developments),
            ("colonies", ending.colonies),
            ("colonists", ending.colonists),
            ("points", ending.points),
        ]
        .into_iter()
        .filter_map(|(name, holds)| holds.then_some(name))
        .collect()
    }

    fn facts(view: &View, seat: Seat) -> Vec<i32> {
        let (sheet, empire) = (score::sheet(view, seat), &view.empires[seat]);
        vec![
            sheet.chips,
            sheet.developments,
            sheet.colonies,
            sheet.scored_developments + sheet.scored_colonies,
            sheet.goals,
            empire.developments.len().into(),
            empire.colonies().len().into(),
            empire.credits.into(),
            empire.goods.len().into(),
        ]
    }
}

impl Reported for BeyondTheSun {
    const COLUMNS: &'static [&'static str] = &[
        "tech_points",
        "automation_points",
        "colony_points",
        "outpost_points",
        "event_points",
        "achievement_points",
        "majority_points",
        "n_techs",
        "n_colonies",
        "strength",
        "ore",
        "population",
    ];

    fn points(view: &beyond_the_sun::View, seat: Seat) -> i32 {
        let alone = beyond_the_sun::solo_result(view).map(|result| result.margin);
        alone.unwrap_or_else(|| beyond_the_sun::score::sheet(view, seat).total())
    }

    fn n_rounds(view: &beyond_the_sun::View) -> u32 {
        view.round.into()
    }

    fn endings(view: &beyond_the_sun::View) -> Vec<&'static str> {
        if let Some(result) = beyond_the_sun::solo_result(view) {
            let end = match result.ending {
                Some(beyond_the_sun::anarchists::Ending::Threat) => "threat track",
                Some(beyond_the_sun::anarchists::Ending::Player(_)) => "own condition",
                None => return vec![],
            };
            return vec![result.verdict.id(), end];
        }
        view.last_round.map(|_| "achievements").into_iter().collect()
    }

    fn facts(view: &beyond_the_sun::View, seat: Seat) -> Vec<i32> {
        let (sheet, tableau) = (beyond_the_sun::score::sheet(view, seat), &view.tableaus[seat]);
        vec![
            sheet.level_1 + sheet.level_2 + sheet.level_3 + sheet.private + sheet.level_4,
            sheet.automation,
            sheet.colonies,
            sheet.outposts,
            sheet.events,
            sheet.achievements,
            sheet.majorities,
            i32::from(tableau.researched.len() + tableau.private.len()),
            tableau.colonies.len() as i32,
            beyond_the_sun::tableau::strength(tableau.fleet()).into(),
            tableau.ore.into(),
            tableau.pop.into(),
        ]
    }

    fn picked(action: beyond_the_sun::Action) -> Option<&'static str> {
        match action {
            beyond_the_sun::Action::Choose(tech) => Some(tech.id()),
            _ => None,
        }
    }
}

impl Reported for MerchantOfVenus {
    const UNIT: &'static str = "credits";
    const COLUMNS: &'static [&'static str] = &[
        "cash",
        "port_credits",
        "fame",
        "marker_fame",
        "reward_fame",
        "mission_fame",
        "title_fame",
        "ship_fame",
        "dice_fame",
        "infamy",
        "n_contacts",
        "n_missions",
        "n_delivered",
        "n_pirates_beaten",
        "level",
        "n_challenges_met",
    ];

    fn points(view: &merchant_of_venus::View, seat: Seat) -> i32 {
        merchant_of_venus::score::sheet(view, seat).credits()
    }

    fn n_rounds(view: &merchant_of_venus::View) -> u32 {
        view.round.into()
    }

    fn endings(view: &merchant_of_venus::View) -> Vec<&'static str> {
        let met = match n_challenges_met(view) {
            _ if view.trials.is_empty() => return vec!["rounds"],
            0 => "no challenge met",
            1 => "one met",
            2 => "two met",
            _ => "all met",
        };
        vec!["rounds", met]
    }

    fn facts(view: &merchant_of_venus::View, seat: Seat) -> Vec<i32> {
        let (sheet, merchant) = (merchant_of_venus::score::sheet(view, seat), &view.merchants[seat]);
        vec![
            sheet.cash,
            sheet.ports,
            sheet.fame(),
            sheet.markers,
            sheet.rewards,
            sheet.missions,
            sheet.titles,
            sheet.dials + sheet.holds + sheet.upgrades + sheet.technologies,
            sheet.dice,
            sheet.infamy,
            view.contacts.iter().filter(|contact| contact.owner == Some(seat)).count() as i32,
            merchant.done.len().into(),
            merchant.delivered.into(),
            merchant.wins.into(),
            view.level(seat).into(),
            n_challenges_met(view),
        ]
    }

    fn picked(action: merchant_of_venus::Action) -> Option<&'static str> {
        match action {
            merchant_of_venus::Action::BuyTechnology(technology) => Some(technology.id()),
            _ => None,
        }
    }
}

/// Challenges met in a solo game.
fn n_challenges_met(view: &merchant_of_venus::View) -> i32 {
    view.trials.iter().filter(|trial| trial.met == Some(true)).count() as i32
}
