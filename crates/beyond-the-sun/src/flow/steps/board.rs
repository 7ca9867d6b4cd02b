//! Steps that change the boards: guilds, systems and colonies, foreseen and done.

use crate::effect::Neighbour;
use crate::event::Event;
use crate::flow::prospect::{Look, Purse, Refused};
use crate::flow::{Attaching, Scope, reach, triggers};
use crate::ids::{Guild, Place, SystemDeck};
use crate::state::State;
use crate::why::Reason;
use engine::{Log, Seat, require};

/// A colony is foreseen.
pub(super) fn foresee_colonise<R: Refused>(
    look: &Look<'_>,
    neutral: bool,
    scope: Scope,
    purse: &mut Purse,
) -> Result<(), R> {
    look.has_target(neutral, scope, *purse)?;
    purse.changed = true;
    Ok(())
}

/// The colony under the Dyson sphere is foreseen.
pub(super) fn foresee_take_dyson<R: Refused>(look: &Look<'_>, purse: &mut Purse) -> Result<(), R> {
    require(look.state.dyson.is_some(), || Reason::CannotBeCarriedOut)?;
    purse.changed = true;
    Ok(())
}

/// The cover is taken off a guild.
pub(super) fn open_guild(state: &mut State, seat: Seat, guild: Guild, log: &mut Log<Event>) {
    if state.guilds.has(guild) {
        return;
    }
    state.board.guilds.add(guild);
    state.this_turn.changed = true;
    log.tell(Event::OpenedGuild(guild));
    let reveals = state.pack[guild].action.reveals;
    state.reveal_rows(reveals, log);
    triggers::on_guild_opened(state, seat);
}

/// A system is laid beside the board.
pub(super) fn attach_system(
    state: &mut State,
    seat: Seat,
    deck: SystemDeck,
    next_to: Neighbour,
    log: &mut Log<Event>,
) {
    let to = match next_to {
        Neighbour::System => None,
        Neighbour::DeepSpace => Some(Place::DeepSpace),
        Neighbour::Sol => Some(Place::Sol),
    };
    Attaching::system(state, seat, deck, to, log);
}

impl Look<'_> {
    /// A system that can be colonised, if necessary after jumps.
    pub(in crate::flow) fn has_target<R: Refused>(
        &self,
        neutral: bool,
        scope: Scope,
        purse: Purse,
    ) -> Result<(), R> {
        require(!(scope.action && self.state.is_colonising_banned()), || Reason::Forbidden)?;
        let possible = reach::is_possible(self.state, self.seat, neutral, purse.jumps);
        require(possible, || Reason::NothingToColonise)
    }
}
