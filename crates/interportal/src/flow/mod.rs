//! The course of play: a stack of frames, the top one being what happens now.
//!
//! A frame is plain data. Some ask a seat; the others run by themselves. The loop takes frames off and runs them until
//! one asks, and counts what has changed before the next frame looks at it.

mod abandoning;
mod advising;
mod aftermath;
mod assault;
mod battling;
mod bills;
mod bombing;
mod bribing;
mod build;
mod bulk;
mod buying;
mod cabinet;
mod carrying;
mod choosing;
mod clash;
mod cloaking;
mod closing;
mod concluding;
mod conquest;
mod core;
mod crisis;
mod crowning;
mod debt;
mod deciding;
mod doubling;
mod drafting;
mod economy;
mod effect;
mod electing;
mod enacting;
mod expedition;
mod exploring;
mod falling;
mod fitting;
mod fleeing;
mod founding;
mod giving;
mod goals;
mod granting;
mod hand;
mod happening;
mod hazard;
mod hiring;
mod landing;
mod lending;
mod losing;
mod market;
mod meeting;
mod movement;
mod moving;
mod muster;
mod offer;
mod outfitting;
mod paying;
mod picking;
mod pirates;
mod placing;
mod plague;
mod plot;
mod politics;
mod privateers;
mod receiving;
mod rediscovering;
mod regime;
mod regrouping;
mod research;
mod retreating;
mod returning;
mod rotation;
mod round;
mod salvo;
mod scouting;
mod sequel;
mod sequencing;
mod settle;
mod site;
mod slipping;
mod sparing;
mod supernova;
mod tactical;
mod topic;
mod treaties;
mod tricks;
mod underground;
mod uprising;
mod voting;
mod warring;
mod wonders;
mod workshop;

use engine::{Log, Seat};

use crate::action::Action;
use crate::agent::Agency;
use crate::event::Event;
use crate::ids::Planet;
use crate::object::Object;
use crate::state::State;
use crate::thing::Thing;
use crate::warfare::Warfare;

pub(crate) use abandoning::Abandoning;
pub(crate) use advising::Keeping;
pub(crate) use assault::{Assaulting, STRUCK};
pub(crate) use battling::{Battling, ROUNDS, field, fleets};
pub(crate) use bills::{Drawn, Putting};
pub(crate) use bribing::Bribing;
pub(crate) use bulk::Bulk;
pub(crate) use choosing::Choosing;
pub(crate) use clash::{Clash, fighters};
pub(crate) use closing::Closing;
pub(crate) use concluding::{ANSWERS, Concluding};
pub(crate) use crisis::begin as strike;
pub(crate) use crowning::Crowning;
pub(crate) use debt::Owing;
pub(crate) use deciding::Deciding;
pub(crate) use doubling::Doubling;
pub(crate) use drafting::{Drafting, veiled};
pub(crate) use effect::Effecting;
pub(crate) use electing::{Electing, Improving, Optional};
pub(crate) use enacting::{Claiming, Decreeing};
pub(crate) use expedition::{Errand, Expedition, wormhole_card};
pub(crate) use exploring::{CarryingOut, Discarding, Exploring, Surveying};
pub(crate) use fitting::Fitting;
pub(crate) use founding::{Foundation, Founding};
pub(crate) use giving::{Analysing, Gift, Giving};
pub(crate) use granting::Granting;
pub(crate) use hiring::Hiring;
pub(crate) use landing::{
    LANDING_MOST, Landing, TACTICS, aboard, batteries, body, conquests, conquests_on, unit,
};
pub(crate) use lending::Lending;
pub(crate) use losing::Losing;
pub(crate) use market::{Bidding, MOST};
pub(crate) use meeting::Meeting;
pub(crate) use moving::Moving;
pub(crate) use muster::place;
pub(crate) use offer::{Offer, Seek, Verdict};
pub(crate) use outfitting::Outfitting;
pub(crate) use paying::Paying;
pub(crate) use picking::Picking;
pub(crate) use pirates::PAID;
pub(crate) use placing::{Berthing, Placing};
pub(crate) use plague::Plague;
pub(crate) use plot::{
    Arresting, Erecting, Escaping, Haggling, Killing, Patrolling, Performing, Plotting, Springing, Striking,
    Supporting, Unloading,
};
pub(crate) use privateers::{imagined_owner, marker as privateer};
pub(crate) use receiving::Receiving;
pub(crate) use rediscovering::Rediscovering;
pub(crate) use regrouping::Regrouping;
pub(crate) use retreating::Retreating;
pub(crate) use rotation::Rotation;
pub(crate) use round::Phasing;
pub(crate) use salvo::Salvo;
pub(crate) use scouting::{Injuring, Scouting};
pub(crate) use sequencing::Sequencing;
pub(crate) use slipping::Slipping;
pub(crate) use sparing::Sparing;
pub(crate) use supernova::burst;
pub(crate) use tactical::Manoeuvring;
pub(crate) use treaties::{Sharing, Treating};
pub(crate) use underground::Scheming;
pub(crate) use voting::{Campaigning, Voting};
pub(crate) use warring::{Aiming, Declaring, Preventing};
pub(crate) use wonders::close_ring;

pub use topic::Topic;

engine::frames!(State: Phasing Rotation Owing Founding Foundation Placing Berthing Paying Choosing Fitting
    Effecting Optional Electing Improving Receiving Moving Regrouping
    Exploring Discarding Surveying CarryingOut Scouting Injuring Battling
    Closing Deciding Bidding Picking Losing Sparing Keeping Giving Gift Analysing Lending
    Expedition Scheming Outfitting Crowning Bulk Rediscovering Granting
    Slipping Abandoning Sequencing Drafting
    Putting Drawn Campaigning Voting Claiming Decreeing Plague
    Plotting Arresting Haggling Striking Patrolling Erecting Performing Supporting Escaping Springing Unloading
    Killing
    Treating Sharing Hiring Declaring Preventing Aiming Concluding Meeting Clash
    Assaulting Landing Bribing Doubling Salvo Manoeuvring Retreating; before |state, log| state.look_again(log));

impl Frame {
    /// Shows every choice that a seat might expect here, each with the reason against it, if there is one.
    pub(crate) fn offers(&self, state: &State, seek: Seek, to: &mut dyn FnMut(Action, Verdict)) {
        match self {
            Frame::Rotation(part) => part.offers(state, seek, to),
            Frame::Owing(part) => part.offers(state, seek, to),
            Frame::Founding(part) => part.offers(state, seek, to),
            Frame::Foundation(part) => part.offers(state, seek, to),
            Frame::Placing(part) => part.offers(state, seek, to),
            Frame::Berthing(part) => part.offers(state, seek, to),
            Frame::Paying(part) => part.offers(state, seek, to),
            Frame::Choosing(part) => part.offers(state, seek, to),
            Frame::Fitting(part) => part.offers(state, seek, to),
            Frame::Optional(part) => part.offers(state, seek, to),
            Frame::Electing(part) => part.offers(state, seek, to),
            Frame::Improving(part) => part.offers(state, seek, to),
            Frame::Receiving(part) => part.offers(state, seek, to),
            Frame::Moving(part) => part.offers(state, seek, to),
            Frame::Regrouping(part) => part.offers(state, seek, to),
            Frame::Exploring(part) => part.offers(state, seek, to),
            Frame::Discarding(part) => part.offers(state, seek, to),
            Frame::Surveying(part) => part.offers(state, seek, to),
            Frame::CarryingOut(part) => part.offers(state, seek, to),
            Frame::Scouting(part) => part.offers(state, seek, to),
            Frame::Injuring(part) => part.offers(state, seek, to),
            Frame::Battling(part) => part.offers(state, seek, to),
            Frame::Deciding(part) => part.offers(state, seek, to),
            Frame::Bidding(part) => part.offers(state, seek, to),
            Frame::Picking(part) => part.offers(state, seek, to),
            Frame::Losing(part) => part.offers(state, seek, to),
            Frame::Keeping(part) => part.offers(state, seek, to),
            Frame::Giving(part) => part.offers(state, seek, to),
            Frame::Analysing(part) => part.offers(state, seek, to),
            Frame::Lending(part) => part.offers(state, seek, to),
            Frame::Expedition(part) => part.offers(state, seek, to),
            Frame::Scheming(part) => part.offers(state, seek, to),
            Frame::Outfitting(part) => part.offers(state, seek, to),
            Frame::Crowning(part) => part.offers(state, seek, to),
            Frame::Bulk(part) => part.offers(state, seek, to),
            Frame::Rediscovering(part) => part.offers(state, seek, to),
            Frame::Granting(part) => part.offers(state, seek, to),
            Frame::Slipping(part) => part.offers(state, seek, to),
            Frame::Abandoning(part) => part.offers(state, seek, to),
            Frame::Sequencing(part) => part.offers(state, seek, to),
            Frame::Drafting(part) => part.offers(state, seek, to),
            Frame::Putting(part) => part.offers(state, seek, to),
            Frame::Drawn(part) => part.offers(state, seek, to),
            Frame::Campaigning(part) => part.offers(state, seek, to),
            Frame::Voting(part) => part.offers(state, seek, to),
            Frame::Claiming(part) => part.offers(state, seek, to),
            Frame::Decreeing(part) => part.offers(state, seek, to),
            Frame::Plague(part) => part.offers(state, seek, to),
            Frame::Plotting(part) => part.offers(state, seek, to),
            Frame::Arresting(part) => part.offers(state, seek, to),
            Frame::Haggling(part) => part.offers(state, seek, to),
            Frame::Patrolling(part) => part.offers(state, seek, to),
            Frame::Erecting(part) => part.offers(state, seek, to),
            Frame::Performing(part) => part.offers(state, seek, to),
            Frame::Supporting(part) => part.offers(state, seek, to),
            Frame::Escaping(part) => part.offers(state, seek, to),
            Frame::Springing(part) => part.offers(state, seek, to),
            Frame::Unloading(part) => part.offers(state, seek, to),
            Frame::Killing(part) => part.offers(state, seek, to),
            Frame::Treating(part) => part.offers(state, seek, to),
            Frame::Sharing(part) => part.offers(state, seek, to),
            Frame::Hiring(part) => part.offers(state, seek, to),
            Frame::Declaring(part) => part.offers(state, seek, to),
            Frame::Preventing(part) => part.offers(state, seek, to),
            Frame::Aiming(part) => part.offers(state, seek, to),
            Frame::Concluding(part) => part.offers(state, seek, to),
            Frame::Manoeuvring(part) => part.offers(state, seek, to),
            Frame::Meeting(part) => part.offers(state, seek, to),
            Frame::Clash(part) => part.offers(state, seek, to),
            Frame::Assaulting(part) => part.offers(state, seek, to),
            Frame::Landing(part) => part.offers(state, seek, to),
            Frame::Bribing(part) => part.offers(state, seek, to),
            Frame::Doubling(part) => part.offers(state, seek, to),
            Frame::Retreating(part) => part.offers(state, seek, to),
            Frame::Phasing(_)
            | Frame::Effecting(_)
            | Frame::Closing(_)
            | Frame::Sparing(_)
            | Frame::Gift(_)
            | Frame::Striking(_)
            | Frame::Salvo(_)
            | Frame::Over => {}
        }
    }
}

impl Frame {
    /// The planet card that a player has drawn and not laid down yet.
    pub(crate) fn planet(&self) -> Option<Planet> {
        match self {
            Frame::Surveying(surveying) => Some(surveying.planet()),
            _ => None,
        }
    }

    /// Adds the numbers that can be named now: bids and votes.
    pub(crate) fn numbers(&self, state: &State, add: &mut dyn FnMut(Object)) {
        if !matches!(self, Frame::Deciding(_) | Frame::Bidding(_) | Frame::Campaigning(_)) {
            return;
        }
        self.offers(state, Seek::ALL, &mut |action, _| {
            if let Thing::Object(object @ (Object::Bid(_) | Object::Votes(_))) = Thing::of(action) {
                add(object);
            }
        });
    }
}

impl Frame {
    /// Adds what characters can do now, and what can be done about them.
    pub(crate) fn agencies(&self, state: &State, add: &mut dyn FnMut(Agency)) {
        self.offers(state, Seek::ALL, &mut |action, _| {
            if let Action::Agency(agency) = action {
                add(agency);
            }
        });
    }

    /// Adds the stakes that can be named now.
    pub(crate) fn stakes(&self, state: &State, add: &mut dyn FnMut(Warfare)) {
        if matches!(self, Frame::Declaring(_)) {
            self.offers(state, Seek::ALL, &mut |action, _| {
                if let Action::Warfare(stake @ Warfare::Stake(_)) = action {
                    add(stake);
                }
            });
        }
    }

    /// How high a sealed number can be that was named for this frame; nothing if it is a bid.
    pub(crate) fn sealed(&self) -> Option<u8> {
        match self {
            Frame::Concluding(_) => Some(ANSWERS),
            Frame::Landing(_) => Some(TACTICS),
            _ => None,
        }
    }
}

/// Whether what is asked now offers this action and nothing is against it. What points at other things is left out, as
/// the Economy phase has hundreds of them.
pub(crate) fn allows(state: &State, seat: Seat, action: Action) -> bool {
    let frame = state.top();
    let mut allowed = false;
    if frame.asks(state) == Some(seat) {
        frame.offers(state, Seek::at(Thing::of(action)), &mut |other, verdict| {
            allowed |= other == action && verdict.is_ok();
        });
    }
    allowed
}

/// The first round begins.
pub(crate) fn begin(state: &mut State, log: &mut Log<Event>) {
    state.count();
    state.push(Phasing::FIRST);
    state.run(log);
}

impl State {
    /// Before each look at the top frame: control is settled, and what has changed is counted.
    fn look_again(&mut self, log: &mut Log<Event>) {
        self.seize(log);
        plot::drop_envoys(self, log);
        self.settle(log);
        let changed = !self.stale.is_empty();
        self.refresh();
        if changed {
            build::without_general(self);
        }
    }
}
