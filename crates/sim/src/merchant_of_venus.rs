//! What a report tells of Merchant of Venus.

use crate::train::{self, Row, Trained, Training};
use crate::{Entry, Error, Reported};
use engine::{Index, Seat};
use merchant_of_venus::ids::{Mission, Source, Technology};
use merchant_of_venus::{Action, Decision, State, View, score};

const PILOT: &str = "pilot";
const TECHNOLOGY: &str = "technology";
const EQUIPMENT: &str = "equipment";
const MISSION: &str = "mission";
const TITLE: &str = "title";

/// The round whose wealth is watched.
const EARLY: u8 = 10;

impl Reported for State {
    const UNIT: &'static str = "credits";
    const COLUMNS: &'static [&'static str] = &[
        "cash",
        "port_credits",
        "marker_credits",
        "reward_credits",
        "mission_credits",
        "title_credits",
        "dial_credits",
        "hold_credits",
        "upgrade_credits",
        "technology_credits",
        "dice_credits",
        "infamy_credits",
        "disqualification",
        "fame",
        "n_contacts",
        "n_missions",
        "n_delivered",
        "n_pirates_beaten",
        "n_technologies",
        "n_rewards",
        "level",
        "n_challenges_met",
        "first_income_round",
        "wealth_in_round_10",
    ];
    const SOURCES: &'static [&'static str] = Self::COLUMNS.split_at(13).0;
    const WATCHED: &'static [&'static str] = Self::COLUMNS.split_at(22).1;

    fn points(view: &View, seat: Seat) -> i32 {
        let sheet = score::sheet(view, seat);
        if sheet.is_disqualified() { -1 } else { sheet.credits() }
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
        let fame = |fame: i32| fame * sheet.per_fame;
        let parts = [
            sheet.cash,
            sheet.ports,
            fame(sheet.markers),
            fame(sheet.rewards),
            fame(sheet.missions),
            fame(sheet.titles),
            fame(sheet.dials),
            fame(sheet.holds),
            fame(sheet.upgrades),
            fame(sheet.technologies),
            fame(sheet.dice),
            fame(-sheet.infamy),
        ];
        // MV-036: with less than no fame nothing counts, and the result is -1.
        let lost = Self::points(view, seat) - parts.iter().sum::<i32>();
        let others = [
            sheet.fame(),
            view.contacts.iter().filter(|contact| contact.owner == Some(seat)).count() as i32,
            merchant.done.len().into(),
            merchant.delivered.into(),
            merchant.wins.into(),
            merchant.technologies.iter().map(|n| i32::from(*n)).sum(),
            merchant.rewards.len().into(),
            view.level(seat).into(),
            n_challenges_met(view),
        ];
        [&parts[..], &[lost], &others].concat()
    }

    fn order(view: &View) -> Vec<Seat> {
        super::entry::clockwise(view.merchants.n_seats(), view.first)
    }

    fn is_dealt(decision: Decision) -> bool {
        decision == Decision::ChoosePilot
    }

    fn taken(_: &View, _: Seat, action: Action) -> Option<Entry> {
        Some(match action {
            Action::Pilot(pilot) => Entry::new(PILOT, pilot.id()),
            Action::BuyTechnology(technology) => Entry::new(TECHNOLOGY, technology.id()),
            Action::BuyEquipment(equipment) => Entry::new(EQUIPMENT, equipment.id()),
            Action::BuyGood(good) => Entry::new("good bought", good.id()),
            Action::Take(passenger) => Entry::new("passenger", passenger.id()),
            Action::Keep(reward) => Entry::new("reward kept", reward.id()),
            Action::BuyReward(reward) => Entry::new("reward bought", reward.id()),
            Action::Complete(Source::Mission(mission)) => Entry::new(MISSION, mission.id()),
            Action::Build(site) => Entry::new("spaceport", site.id()),
            _ => return None,
        })
    }

    fn owned(view: &View, seat: Seat) -> Vec<Entry> {
        let merchant = &view.merchants[seat];
        let pilot = Entry::new(PILOT, merchant.pilot.id());
        let bought = Technology::all().filter(|technology| merchant.technologies[technology.at()] > 0);
        let drive = merchant.drive.into_iter();
        [pilot]
            .into_iter()
            .chain(bought.map(|technology| Entry::new(TECHNOLOGY, technology.id())))
            .chain(drive.map(|drive| Entry::new(EQUIPMENT, drive.id())))
            .chain(merchant.done.iter().map(|mission| Entry::new(MISSION, mission.id())))
            .chain(merchant.titles.iter().map(|title| Entry::new(TITLE, title.id())))
            .collect()
    }

    /// Every game has all technologies; of the missions it has those that were dealt.
    fn open(view: &View) -> Vec<Entry> {
        let technologies = Technology::all().map(|technology| Entry::new(TECHNOLOGY, technology.id()));
        let dealt = Mission::all().filter(|mission| !view.missions_left.has(*mission));
        technologies.chain(dealt.map(|mission| Entry::new(MISSION, mission.id()))).collect()
    }

    fn watch(view: &View, seat: Seat, action: Action, watched: &mut [i32]) {
        let [first_income, wealth] = watched else { return };
        let earns = matches!(action, Action::Sell(_) | Action::Smuggle(_) | Action::Drop(_));
        if *first_income == 0 && earns {
            *first_income = view.round.into();
        }
        if view.round <= EARLY {
            *wealth = score::sheet(view, seat).credits();
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
