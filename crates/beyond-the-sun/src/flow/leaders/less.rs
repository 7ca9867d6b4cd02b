//! What reduces the ore of a cost: abilities that always do, and tokens and the credit tile that may.

use crate::effect::{Ability, EffectOption, Item, Step};
use crate::event::Event;
use crate::flow::{Scope, Source};
use crate::ids::Leader;
use crate::state::State;
use crate::why::Reason;
use engine::{Log, Seat};

/// The leader whose credit tile `seat` may turn down now, and what that saves.
pub(crate) fn credit(state: &State, seat: Seat) -> Option<(Leader, u8)> {
    may_take_credit(state, seat).ok()
}

/// Whether `seat` may turn its credit tile down now: the leader, and what that saves.
pub(crate) fn may_take_credit(state: &State, seat: Seat) -> Result<(Leader, u8), Reason> {
    if state.tableaus[seat].retinue.credit_used {
        return Err(Reason::CreditUsed);
    }
    if !state.is_turn_of(seat) {
        return Err(Reason::NotNow);
    }
    let saves = |ability| if let Ability::Credit { ore, .. } = ability { Some(ore) } else { None };
    state.leader_with(seat, saves).ok_or(Reason::NotNow)
}

/// Whether `seat` may turn its credit tile up again: the leader, and what that costs.
pub(crate) fn may_repay(state: &State, seat: Seat) -> Result<(Leader, u8), Reason> {
    let tableau = &state.tableaus[seat];
    if !tableau.retinue.credit_used {
        return Err(Reason::NotNow);
    }
    let costs = |ability| if let Ability::Credit { repay, .. } = ability { Some(repay) } else { None };
    let (leader, ore) = state.leader_with(seat, costs).ok_or(Reason::NotNow)?;
    let (need, have) = (u16::from(ore), tableau.ore);
    if have < need { Err(Reason::TooLittleOre { need, have }) } else { Ok((leader, ore)) }
}

/// The leader whose token `seat` may take off when paying for research, and what that saves.
pub(crate) fn research_token(state: &State, seat: Seat) -> Option<(Leader, u8)> {
    if state.this_turn.spared {
        return None;
    }
    let saves = |ability| if let Ability::TokenResearchDiscount(ore) = ability { Some(ore) } else { None };
    state.token_for(seat, saves)
}

impl State {
    /// The ore that an option costs `seat`: the printed ore minus what the seat's cards save for an action that
    /// colonises or is on a guild (BTL-067).
    #[inline]
    pub(crate) fn ore_price(&self, seat: Seat, choice: &EffectOption, scope: Scope) -> u8 {
        let printed = choice.cost.ore;
        let guild = matches!(scope.on, Source::Guild);
        if printed == 0 || !scope.action || !(guild || choice.colonise) {
            return printed + scope.extra;
        }
        self.discounted(seat, choice, guild) + scope.extra
    }

    /// The same without the surcharge.
    fn discounted(&self, seat: Seat, choice: &EffectOption, guild: bool) -> u8 {
        if self.modules.is_empty() && !self.pack.masks.base_discounts {
            return choice.cost.ore;
        }
        let items = self.pack.pack().code.items(choice.items);
        let colonises = items.iter().any(|item| matches!(item, Item::Step(Step::Colonise { .. }, _)));
        let off = self.abilities(seat).map(|(_, ability)| match ability {
            Ability::ColoniseActionDiscount(off) if colonises => off,
            Ability::GuildDiscount(off) if guild => off,
            _ => 0,
        });
        choice.cost.ore.saturating_sub(off.sum())
    }

    /// BTL-018: takes tokens off a leader.
    pub(crate) fn spend_tokens(&mut self, seat: Seat, leader: Leader, n: u8, log: &mut Log<Event>) {
        self.tableaus[seat].retinue.take_tokens(leader, n);
        log.tell(Event::SpentTokens(seat, leader, n));
    }

    /// Uses a leader to pay less, and returns what that saves.
    pub(crate) fn save(&mut self, seat: Seat, leader: Leader, log: &mut Log<Event>) -> u8 {
        if let Some((_, ore)) = credit(self, seat).filter(|(own, _)| *own == leader) {
            self.tableaus[seat].retinue.credit_used = true;
            self.this_turn.changed = true;
            log.tell(Event::TookCredit(seat, leader));
            return ore;
        }
        let Some((_, ore)) = research_token(self, seat).filter(|(own, _)| *own == leader) else { return 0 };
        self.spend_tokens(seat, leader, 1, log);
        (self.this_turn.changed, self.this_turn.spared) = (true, true);
        ore
    }

    /// Turns the credit tile up again.
    pub(crate) fn repay(&mut self, seat: Seat, leader: Leader, log: &mut Log<Event>) {
        if let Ok((_, ore)) = may_repay(self, seat) {
            self.tableaus[seat].ore -= u16::from(ore);
            self.tableaus[seat].retinue.credit_used = false;
            log.tell(Event::Repaid(seat, leader, ore));
        }
    }
}
