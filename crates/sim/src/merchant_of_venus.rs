//! What a report tells of Merchant of Venus.

use crate::train::{self, Row, Trained, Training};
use crate::{Error, Reported};
use engine::Seat;
use merchant_of_venus::{Action, State, View, score};

impl Reported for State {
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

    fn points(view: &View, seat: Seat) -> i32 {
        score::sheet(view, seat).credits()
    }

    fn n_rounds(view: &View) -> u32 {
        view.round.into()
    }

    fn endings(view: &View) -> Vec<&'static str> {
        let met = match n_challenges_met(view) {
            _ if view.trials.is_empty() => return vec!["rounds"],
            0 => "no challenge met",
            1 => "one met",
            2 => "two met",
            _ => "all met",
        };
        vec!["rounds", met]
    }

    fn facts(view: &View, seat: Seat) -> Vec<i32> {
        let (sheet, merchant) = (score::sheet(view, seat), &view.merchants[seat]);
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

    fn picked(action: Action) -> Option<&'static str> {
        match action {
            Action::BuyTechnology(technology) => Some(technology.id()),
            _ => None,
        }
    }

    fn train(training: &Training, tell: fn(&Row)) -> Result<Trained, Error> {
        train::run::<Self>(training, tell)
    }
}

/// Challenges met in a solo game.
fn n_challenges_met(view: &View) -> i32 {
    view.trials.iter().filter(|trial| trial.met == Some(true)).count() as i32
}
