//! Supplies: what players get from them and return to them.

use crate::cards::Yield;
use crate::effect::Gains;
use crate::event::{Event, Giver};
use crate::ids::{Kind, World};
use crate::query;
use crate::state::{Colony, Ending, State};
use engine::{Bits, Index, Log, Seat};

impl State {
    /// Gives `gains` to `seat`: credits without limit (NF-177), colonists while there are any (NF-101), points always
    /// in full (NF-153).
    pub(crate) fn gain(&mut self, seat: Seat, gains: Gains, giver: Giver, log: &mut Log<Event>) {
        let colonists = gains.colonists.min(self.colonists);
        let received = Gains { colonists, ..gains };
        if received == Gains::default() {
            return;
        }
        self.colonists -= colonists;
        let empire = &mut self.board.empires[seat];
        empire.credits += u16::from(gains.credits);
        empire.colonists += colonists;
        empire.vp += u16::from(gains.vp);
        log.tell(Event::Gained(seat, received, giver));
        if gains.vp > 0 {
            self.take_from_pool(u16::from(gains.vp), log);
        }
    }

    /// NF-153, NF-154: what the pool lacks comes from the reserve, and the game will end.
    fn take_from_pool(&mut self, vp: u16, log: &mut Log<Event>) {
        self.vp_pool = self.vp_pool.saturating_sub(vp);
        if self.vp_pool <= u16::from(self.pack.ends.vp_pool_left) {
            self.end_is_near(|ending| ending.points = true, log);
        }
    }

    /// NF-166: notes that the game ends after this round, once for each reason.
    pub(crate) fn end_is_near(&mut self, reason: impl FnOnce(&mut Ending), log: &mut Log<Event>) {
        let before = self.ending;
        reason(&mut self.ending);
        if self.ending != before {
            log.tell(Event::EndIsNear(self.ending));
        }
    }

    /// Puts a good of `kind` on a colony that has none, if the supply has one (NF-129, NF-176).
    pub(crate) fn put_good(&mut self, seat: Seat, colony: Colony, kind: Kind) -> bool {
        if self.goods[kind.at()] == 0 {
            return false;
        }
        self.goods[kind.at()] -= 1;
        let pack = self.pack;
        let empire = &mut self.board.empires[seat];
        empire.goods.add(colony);
        if query::card(&pack, empire, colony).colour == crate::cards::Colour::Joker {
            empire.joker_good = Some(kind);
        }
        true
    }

    /// NF-143: takes the good off a colony and puts it back into the supply.
    pub(crate) fn take_good(&mut self, seat: Seat, colony: Colony) -> Kind {
        let pack = self.pack;
        let empire = &mut self.board.empires[seat];
        let kind = query::good(&pack, empire, colony).expect("only goods that are there are taken");
        empire.goods.remove(colony);
        if query::card(&pack, empire, colony).colour == crate::cards::Colour::Joker {
            empire.joker_good = None;
        }
        self.goods[kind.at()] += 1;
        kind
    }

    /// NF-034, NF-097, NF-120: a new windfall colony gets its good at once.
    pub(crate) fn put_windfall_good(
        &mut self,
        seat: Seat,
        colony: Colony,
        declared: Option<Kind>,
        log: &mut Log<Event>,
    ) {
        let card = query::card(&self.pack, &self.empires[seat], colony);
        let kind = query::kind(card, declared);
        if let (Yield::Windfall, Some(kind)) = (card.yields, kind)
            && self.put_good(seat, colony, kind)
        {
            log.tell(Event::Produced(seat, colony, kind));
        }
    }

    /// NF-081, NF-113: draws worlds at random and keeps them as explored worlds.
    pub(crate) fn draw_worlds(&mut self, seat: Seat, n: u8, log: &mut Log<Event>) {
        for _ in 0..n {
            let State { board, chance, .. } = self;
            let Some(world) = board.bag.draw(chance, log) else { return };
            board.empires[seat].explored.add(world);
            log.tell(Event::Drew(seat, world));
        }
    }

    /// Colonies of `seat` that hold a good which `wanted` accepts.
    pub(crate) fn goods_where(&self, seat: Seat, wanted: impl Fn(Colony, Kind) -> bool) -> Bits<Colony> {
        let empire = &self.empires[seat];
        let with = |colony: &Colony| {
            query::good(&self.pack, empire, *colony).is_some_and(|kind| wanted(*colony, kind))
        };
        empire.goods.iter().filter(with).collect()
    }

    /// NF-084: by how many worlds `seat` exceeds the limit; it can put all of them back.
    pub(crate) fn n_surplus(&self, seat: Seat) -> u8 {
        let empire = &self.empires[seat];
        empire.n_worlds().saturating_sub(self.pack.limits.worlds_held).min(empire.explored.len())
    }

    /// Puts worlds back into the bag.
    pub(crate) fn put_into_bag(&mut self, worlds: Bits<World>) {
        worlds.iter().for_each(|world| self.board.bag.put(world));
    }
}

impl Gains {
    /// The same gain, multiplied.
    #[must_use]
    pub(crate) const fn times(self, n: u8) -> Self {
        Self {
            credits: self.credits.saturating_mul(n),
            vp: self.vp.saturating_mul(n),
            colonists: self.colonists.saturating_mul(n),
        }
    }
}
