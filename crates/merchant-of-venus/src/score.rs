//! MV-033 to MV-041, MV-166 to MV-171: fame, credits and places.

use crate::effect::Effect;
use crate::eval::{Context, n_dice};
use crate::ids::{Dial, Source};
use crate::state::Board;
use engine::{BySeat, Index, Outcome, Seat};
use serde::Serialize;

/// The final scoring of one player, line by line; before the end, as it would be now without dice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Sheet {
    /// Cash.
    pub cash: i32,
    /// Merchant spaceports sold to the bank (MV-034); 0 once they are sold.
    pub ports: i32,
    /// Fame markers.
    pub markers: i32,
    /// Fame on rewards.
    pub rewards: i32,
    /// Fame of completed missions.
    pub missions: i32,
    /// Fame of titles.
    pub titles: i32,
    /// Fame of dials.
    pub dials: i32,
    /// Fame of cargo holds (MV-168).
    pub holds: i32,
    /// Fame of ship upgrades (MV-169).
    pub upgrades: i32,
    /// Fame of technologies that needs no dice.
    pub technologies: i32,
    /// Fame from dice at the end.
    pub dice: i32,
    /// Infamy markers (MV-171).
    pub infamy: i32,
    /// Credits for each point of fame (MV-037, MV-038).
    pub per_fame: i32,
}

impl Sheet {
    /// MV-035: total fame.
    pub fn fame(&self) -> i32 {
        let cards = self.markers + self.rewards + self.missions + self.titles;
        let ship = self.dials + self.holds + self.upgrades + self.technologies;
        cards + ship + self.dice - self.infamy
    }

    /// MV-036: whether the total fame is below 0.
    pub fn is_disqualified(&self) -> bool {
        self.fame() < 0
    }

    /// All credits after conversion.
    pub fn credits(&self) -> i32 {
        self.cash + self.ports + self.fame().max(0) * self.per_fame
    }
}

/// What `seat` has scored, or would if the game ended now and no dice were rolled.
pub fn sheet(board: &Board, seat: Seat) -> Sheet {
    let (pack, merchant) = (board.pack.pack(), &board.merchants[seat]);
    let constants = &pack.constants;
    let tail = board.tails[seat];
    let at = |ladder: &[u8], n: u8| i32::from(ladder[usize::from(n).min(ladder.len() - 1)]);
    Sheet {
        cash: merchant.credits as i32,
        ports: i32::from(board.n_ports(seat)) * i32::from(constants.spaceport_final_sale),
        markers: i32::from(merchant.fame),
        rewards: merchant.rewards.iter().map(|reward| i32::from(pack[reward].fame)).sum(),
        missions: merchant.done.iter().map(|mission| i32::from(pack[mission].fame)).sum(),
        titles: merchant.titles.iter().map(|title| i32::from(pack[title].fame)).sum(),
        dials: Dial::ALL.map(|dial| at(&pack[dial].fame, merchant.dials[dial.at()])).iter().sum(),
        holds: at(&pack.dashboard.hold_fame, merchant.holds),
        upgrades: at(&pack.dashboard.upgrade_fame, board.n_upgrades(seat)),
        technologies: board.sure_ends(seat),
        dice: i32::from(tail.fame),
        infamy: i32::from(merchant.infamy),
        per_fame: i32::from(if tail.double {
            constants.credits_per_fame_double
        } else {
            constants.credits_per_fame
        }),
    }
}

impl Board {
    /// `end` clauses that need no dice: Zen and Jammer.
    fn sure_ends(&self, seat: Seat) -> i32 {
        let ends = self.ends(seat).filter_map(|(source, effect)| match effect {
            Effect::Fame(fame) if n_dice(fame) == 0 => Some(self.value(fame, Context::of(seat, source))),
            _ => None,
        });
        ends.sum()
    }

    /// `end` effects of what `seat` owns, in the order of counting (D-77).
    pub(crate) fn ends(&self, seat: Seat) -> impl Iterator<Item = (Source, &'static Effect)> + use<'_> {
        let ends = self.pack.pack().scripts.ends.iter().filter(move |end| self.owns(seat, end.source));
        ends.flat_map(|end| end.effects.iter().map(|effect| (end.source, effect)))
    }

    /// How many dice an `end` effect rolls.
    pub(crate) fn end_dice(effect: &Effect) -> u8 {
        match effect {
            Effect::Fame(fame) => n_dice(fame),
            Effect::Fuzzy => 2,
            _ => 0,
        }
    }
}

/// MV-033, MV-036, MV-040, MV-041: most credits win, then fame; the disqualified cannot.
pub fn outcome(board: &Board) -> Option<Outcome> {
    if !board.is_over() {
        return None;
    }
    let sheets = board.merchants.map(|seat, _| sheet(board, seat));
    let points = sheets.map(|_, sheet| if sheet.is_disqualified() { -1 } else { sheet.credits() });
    let fame = sheets.map(|_, sheet| sheet.fame());
    let mut outcome = Outcome::ranked(points, &fame);
    if board.is_solo() && !has_won(board, points) {
        outcome.places[Seat(0)] = 2;
    } else if sheets.iter().all(|(_, sheet)| sheet.is_disqualified()) {
        // MV-036: nobody is first.
        board.merchants.seats().for_each(|seat| outcome.places[seat] += 1);
    }
    Some(outcome)
}

/// D-80: all challenges met and enough credits.
fn has_won(board: &Board, points: BySeat<i32>) -> bool {
    board.trials.iter().all(|trial| trial.met == Some(true)) && points[Seat(0)] >= board.pack.solo.win_credits
}
