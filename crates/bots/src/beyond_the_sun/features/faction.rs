//! What the network reads of one faction.

use super::{Look, QUESTIONS, name, questions, set};
use crate::beyond_the_sun::{Table, Weights};
use crate::net::{Sink, Writer};
use beyond_the_sun::ids::{Achievement, Basic, Column, Guild, Leader, Mat, Place, Slot, Sort, System, Tech};
use beyond_the_sun::score;
use beyond_the_sun::space::Holder;
use beyond_the_sun::tableau::Tableau;
use engine::{Bits, Index, Seat};

impl Look<'_> {
    pub(super) fn seat<S: Sink>(&self, seat: Seat, to: &mut Writer<'_, S>) {
        let tableau = &self.board.tableaus[seat];
        let mat = tableau.seated.then(|| tableau.mat.at());
        to.one_of(mat, Mat::COUNT, |n| format!("mat {}", name::<Mat>(n)));
        supplies(tableau, to);
        self.production(seat, tableau, to);
        self.points(seat, to);
        self.technologies(seat, tableau, to);
        self.ships(seat, tableau, to);
        let colonies: Bits<System> = tableau.systems().collect();
        to.flags(colonies.word(), System::COUNT, |n| format!("colony {}", name::<System>(n)));
        to.steps(colonies.len().into(), 1, 6, "colonies");
        retinue(tableau, to);
        self.turn(seat, tableau, to);
        self.ways(seat, to);
    }

    fn production<S: Sink>(&self, seat: Seat, tableau: &Tableau, to: &mut Writer<'_, S>) {
        let card = tableau.seated.then(|| self.board.mat_card(seat));
        let [food, ore] = [Sort::Food, Sort::Ore].map(|sort| tableau.removed[sort.at()]);
        to.steps(food.into(), 1, 6, "food markers removed");
        to.steps(ore.into(), 1, 6, "ore markers removed");
        to.steps(tableau.n_automated().into(), 1, 8, "automated");
        let grows = |column: &Column| tableau.supply[column.at()] > 0;
        let growth = card.map_or(0, |card| card.growth(food).filter(grows).count());
        to.steps(growth as i32, 1, 6, "cubes that grow");
        to.steps(card.map_or(0, |card| card.ore(ore).into()), 1, 8, "ore mined");
        let flags = [tableau.emptied[0], tableau.emptied[1], tableau.unlocked[0], tableau.unlocked[1]];
        to.flags(set(flags), 4, |n| {
            ["food emptied", "ore emptied", "first ability", "second ability"][n].into()
        });
    }

    fn points<S: Sink>(&self, seat: Seat, to: &mut Writer<'_, S>) {
        let sheet = score::sheet(self.board, seat);
        to.number(sheet.total() as f32 / 20.0, "score");
        to.number(sheet.level_4 as f32 / 10.0, "scored by level IIII");
        to.number(sheet.colonies as f32 / 10.0, "scored by colonies");
        to.number(sheet.achievements as f32 / 10.0, "scored by achievements");
        to.number((sheet.outposts + sheet.majorities) as f32 / 10.0, "scored by control");
        to.number((sheet.leaders + sheet.events) as f32 / 10.0, "scored by leaders and events");
        to.number(score::tie_break(self.board, seat) as f32 / (1 << 27) as f32, "tie-break");
    }

    /// What has been researched, and what could be researched next.
    fn technologies<S: Sink>(&self, seat: Seat, tableau: &Tableau, to: &mut Writer<'_, S>) {
        let (board, pack) = (self.board, self.board.pack.pack());
        to.flags(board.techs(seat).word(), Tech::COUNT, |n| format!("has {}", name::<Tech>(n)));
        let researched = tableau.researched;
        to.flags(researched.word(), Slot::COUNT, |n| format!("researched {}", name::<Slot>(n)));
        to.steps(tableau.private.len().into(), 1, 3, "private technologies");
        let (mut slots, mut techs) = (Bits::<Slot>::EMPTY, Bits::<Tech>::EMPTY);
        for slot in Slot::all().filter(|slot| !researched.has(*slot)) {
            let card = &pack[slot];
            if card.needs.and(researched).has_at_least(card.need) {
                match board.slots[slot.at()] {
                    Some(tech) => techs.add(tech),
                    None => slots.add(slot),
                }
            }
        }
        to.flags(slots.word(), Slot::COUNT, |n| format!("could discover {}", name::<Slot>(n)));
        to.flags(techs.word(), Tech::COUNT, |n| format!("could follow to {}", name::<Tech>(n)));
        for level in 1..=4 {
            let of_level = researched.and(pack.masks.slots[level]).len();
            to.steps(of_level.into(), 1, 5, format_args!("technologies of level {level}"));
        }
    }

    /// Ships by place, who is ahead there, and what is ready to be colonised.
    fn ships<S: Sink>(&self, seat: Seat, tableau: &Tableau, to: &mut Writer<'_, S>) {
        let board = self.board;
        let (mut ahead, mut behind, mut ready) = (0_u64, 0_u64, 0_u64);
        for place in Place::ALL {
            let own = tableau.strength(place);
            to.steps(own.into(), 1, 6, format_args!("strength at {place}"));
            let others = board.tableaus.iter().filter(|(other, _)| *other != seat);
            let most = others.map(|(_, other)| other.strength(place)).max().unwrap_or_default();
            ahead |= u64::from(own > most) << place.at();
            behind |= u64::from(own > 0 && own < most) << place.at();
            let need = board.systems[place.at()].map(|system| board.pack[system].strength);
            let controls = board.controller(place) == Some(seat);
            ready |= u64::from(controls && need.is_some_and(|need| own >= need)) << place.at();
        }
        to.flags(ahead, Place::COUNT, |n| format!("ahead at {}", name::<Place>(n)));
        to.flags(behind, Place::COUNT, |n| format!("behind at {}", name::<Place>(n)));
        to.flags(ready, Place::COUNT, |n| format!("ready to colonise {}", name::<Place>(n)));
        to.steps(ready.count_ones() as i32, 1, 3, "systems ready to colonise");
        let controlled = board.controlled(seat).and(self.controllable);
        to.flags(controlled.word(), Place::COUNT, |n| format!("controls {}", name::<Place>(n)));
        to.steps(controlled.len().into(), 1, 6, "places controlled");
        for (level, n) in tableau.fleet().into_iter().enumerate() {
            to.steps(n.into(), 1, 4, format_args!("ships of level {}", level + 1));
        }
        to.number(f32::from(tableau.total_strength()) / 10.0, "strength");
        to.steps(tableau.total_strength().into(), 1, 16, "strength");
    }

    /// Where the pawn stands, whose turn it is, and who is asked what.
    fn turn<S: Sink>(&self, seat: Seat, tableau: &Tableau, to: &mut Writer<'_, S>) {
        let board = self.board;
        let (mut basic, mut guild, mut tech) = (None, None, None);
        match tableau.pawn.map(|space| space.holder) {
            Some(Holder::Basic(it)) => basic = Some(it.at()),
            Some(Holder::Guild(it)) => guild = Some(it.at()),
            Some(Holder::Tech(it)) => tech = Some(it.at()),
            Some(Holder::Event(_) | Holder::Leader(_)) | None => {}
        }
        to.one_of(basic, Basic::COUNT, |n| format!("pawn on {}", name::<Basic>(n)));
        to.one_of(guild, Guild::COUNT, |n| format!("pawn on {}", name::<Guild>(n)));
        to.one_of(tech, Tech::COUNT, |n| format!("pawn on {}", name::<Tech>(n)));
        let n_players = board.n_players();
        let after = |from: Seat| (seat.0 + n_players - from.0) % n_players;
        to.one_of(Some(after(board.first).into()), 4, |n| format!("place {} in the round", n + 1));
        to.one_of(Some(after(board.turn).into()), 4, |n| format!("{n} turns away"));
        let has_played = after(board.first) < (board.turn.0 + n_players - board.first.0) % n_players;
        to.flags(has_played.into(), 1, |_| "has played this round".to_owned());
        let decision = self.asked.filter(|(asked, _)| *asked == seat).map(|(_, decision)| decision);
        to.one_of(decision.map(questions::number), QUESTIONS.len(), |n| {
            format!("is asked: {}", QUESTIONS[n])
        });
    }

    /// How far away achievements and the top of the technology board are, in half turns.
    fn ways<S: Sink>(&self, seat: Seat, to: &mut Writer<'_, S>) {
        const WIDTH: usize = 12;
        let weights = Weights::default();
        let seated = self.board.tableaus[seat].seated;
        let table = seated.then(|| Table::new(self.board, seat, &weights));
        let mut ways = [None; Achievement::COUNT];
        let mut claimed = Bits::<Achievement>::EMPTY;
        for achieved in self.board.achievements.iter() {
            ways[achieved.card.at()] = table.and_then(|table| table.way_to(achieved));
            if achieved.claims.iter().any(|claim| claim.seat == seat) {
                claimed.add(achieved.card);
            }
        }
        to.flags(claimed.word(), Achievement::COUNT, |n| format!("claimed {}", name::<Achievement>(n)));
        // Nearness: the nearer, the more steps.
        let nearness = |tenths: i64| (5 * WIDTH as i64 - tenths).clamp(0, 5 * WIDTH as i64) as i32;
        for card in Achievement::all() {
            let near = ways[card.at()].map_or(0, |tenths| 1 + nearness(tenths));
            to.steps(near, 5, WIDTH, format_args!("nearness of {card}"));
        }
        let reached = table.is_some_and(|table| table.reached());
        to.flags(reached.into(), 1, |_| "has level IIII".to_owned());
        let tenths = table.and_then(|table| Some(table.tenths(table.nearest(4, 1)?)));
        to.steps(tenths.map_or(0, |tenths| 1 + nearness(tenths)), 5, WIDTH, "nearness of level IIII");
        let means = table.map(|table| table.means);
        let can = |level: u8| means.is_some_and(|means| means.research(level).1);
        to.flags(set([can(1), can(2), can(3), can(4)]), 4, |n| format!("can research level {}", n + 1));
        let colonise = means.and_then(|means| means.colonise);
        to.flags(colonise.is_some().into(), 1, |_| "can colonise".to_owned());
        let paid = colonise.is_some_and(|price| i64::from(self.board.tableaus[seat].ore) >= price.ore);
        to.flags(paid.into(), 1, |_| "can pay for colonising".to_owned());
    }
}

fn supplies<S: Sink>(tableau: &Tableau, to: &mut Writer<'_, S>) {
    to.number(f32::from(tableau.ore) / 10.0, "ore");
    to.steps(tableau.ore.into(), 1, 16, "ore");
    to.number(f32::from(tableau.pop) / 5.0, "population");
    to.steps(tableau.pop.into(), 1, 8, "population");
    for column in Column::ALL {
        to.steps(tableau.supply[column.at()].into(), 1, 4, format_args!("cubes in column {column}"));
    }
    to.number(f32::from(tableau.n_supply()) / 10.0, "cubes in supply");
}

fn retinue<S: Sink>(tableau: &Tableau, to: &mut Writer<'_, S>) {
    let retinue = &tableau.retinue;
    let leaders: Bits<Leader> = retinue.iter().collect();
    to.flags(leaders.word(), Leader::COUNT, |n| format!("leader {}", name::<Leader>(n)));
    to.steps(retinue.tokens.iter().map(|n| i32::from(*n)).sum(), 1, 5, "tokens on leaders");
    let goal = retinue.goal;
    to.flags(set([retinue.credit_used, goal.is_some(), goal.is_some_and(|goal| goal.claimed)]), 3, |n| {
        ["credit used", "private achievement", "private achievement claimed"][n].to_owned()
    });
    to.steps(retinue.predictions.iter().flatten().count() as i32, 1, 3, "predictions");
    to.steps(retinue.vp_tiles.into(), 1, 3, "predictions that came true");
}
