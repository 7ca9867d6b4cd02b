//! Movement, exploring and battles in the log.

use super::{Teller, bold, place, told};
use crate::i18n::t;
use crate::pages::interportal::{names, tactical, war};
use engine::Seat;
use interportal::Event;
use interportal::action::Craft;
use interportal::ids::{Group, Kind, Planet, Wonder};
use interportal::realm::Make;

impl Teller<'_> {
    fn kind(&self, kind: Kind) -> String {
        self.name(&self.pack[kind].name)
    }

    fn planet(&self, planet: Planet) -> String {
        self.name(&self.pack[planet].name)
    }

    fn group(&self, group: Group) -> String {
        self.name(&self.pack[group].name)
    }

    fn wonder(&self, wonder: Wonder) -> String {
        self.name(&self.pack[wonder].name)
    }

    fn make(&self, make: Make) -> String {
        bold(names::make(self.pack, make, self.lang))
    }

    /// A fleet by its number; civil ships are told without one, as their list changes.
    fn fleet(&self, craft: Craft) -> Option<String> {
        match craft {
            Craft::Fleet(fleet) => Some(bold(&names::fleet(fleet + 1, self.lang))),
            Craft::Ship(_) => None,
        }
    }

    /// What happened between the systems.
    pub(super) fn of_afar(&self, event: &Event) -> (Option<Seat>, String) {
        let lang = self.lang;
        let (seat, words) = match *event {
            Event::Moved(seat, craft, from, to) => {
                let (from, to) = (place(from), place(to));
                let words = match self.fleet(craft) {
                    Some(it) => t!(lang, "x4-log-moved", it = it, from = from, to = to),
                    None => t!(lang, "x4-log-moved-civil", from = from, to = to),
                };
                (seat, words)
            }
            Event::Withdrew(seat, craft, from, to) => {
                let (from, to) = (place(from), place(to));
                let words = match self.fleet(craft) {
                    Some(it) => t!(lang, "x4-log-withdrew", it = it, from = from, to = to),
                    None => t!(lang, "x4-log-withdrew-civil", from = from, to = to),
                };
                (seat, words)
            }
            Event::Cloaked(seat, craft, on) => {
                let words = match (self.fleet(craft), on) {
                    (Some(it), true) => t!(lang, "x4-log-cloaked", it = it),
                    (None, true) => t!(lang, "x4-log-cloaked-civil"),
                    (Some(it), false) => t!(lang, "x4-log-uncloaked", it = it),
                    (None, false) => t!(lang, "x4-log-uncloaked-civil"),
                };
                (seat, words)
            }
            Event::Detected(seat, craft) => {
                let words = match self.fleet(craft) {
                    Some(it) => t!(lang, "x4-log-detected", it = it),
                    None => t!(lang, "x4-log-detected-civil"),
                };
                (seat, words)
            }
            Event::Regrouped(seat, hex) => (seat, t!(lang, "x4-log-regrouped", place = place(hex))),
            Event::Carried(seat, hex, true) => (seat, t!(lang, "x4-log-loaded", place = place(hex))),
            Event::Carried(seat, hex, false) => (seat, t!(lang, "x4-log-unloaded", place = place(hex))),
            Event::HullNamed(seat, hex, n) => (seat, t!(lang, "x4-log-hull", place = place(hex), n = n)),
            Event::Met(seat, other) => (seat, t!(lang, "x4-log-met", other = self.other(other))),
            Event::Blockaded(seat, hex) => (seat, t!(lang, "x4-log-blockaded", place = place(hex))),
            Event::BlockadeEnded(seat, hex) => (seat, t!(lang, "x4-log-blockade-ended", place = place(hex))),
            Event::Discovered(seat, hex, it) => {
                (seat, t!(lang, "x4-log-discovered", place = place(hex), it = self.kind(it)))
            }
            Event::Looked(seat, hex) => (seat, t!(lang, "x4-log-looked", place = place(hex))),
            Event::Seen(hex, it) => {
                return (None, t!(lang, "x4-log-seen", place = place(hex), it = self.kind(it)));
            }
            Event::PlanetPlaced(seat, hex, it) => {
                (seat, t!(lang, "x4-log-planet", place = place(hex), it = self.planet(it)))
            }
            Event::PlanetReturned(seat, it) => {
                (seat, t!(lang, "x4-log-planet-returned", it = self.planet(it)))
            }
            Event::EventDrawn(seat, hex, it) => {
                let text = told(&self.words.event(&self.pack[it]), lang);
                (seat, t!(lang, "x4-log-event", place = place(hex), it = self.card(it), text = text))
            }
            Event::EventPutBack(it) => {
                return (None, t!(lang, "x4-log-event-back", it = self.headed(&self.pack[it].name)));
            }
            Event::Discarded(seat, it) => (seat, t!(lang, "x4-log-discarded", it = self.card(it))),
            Event::Damaged(seat, it, hex, n) => {
                (seat, t!(lang, "x4-log-damaged", place = place(hex), it = self.make(it), n = n))
            }
            Event::ShipLost(seat, it, hex) => {
                (seat, t!(lang, "x4-log-ship-lost", place = place(hex), it = self.make(it)))
            }
            Event::GroupPlaced(it, hex) => {
                return (None, t!(lang, "x4-log-group", place = place(hex), it = self.group(it)));
            }
            Event::MarketDrawn(seat, n) => (seat, t!(lang, "x4-log-market-drawn", n = n)),
            Event::BattleRound(seat, hex, n) => {
                (seat, t!(lang, "x4-log-battle-round", place = place(hex), n = n))
            }
            Event::SecondTurn(seat, hex) => (seat, t!(lang, "x4-log-second-turn", place = place(hex))),
            Event::BattleWon(seat, it, hex) => {
                (seat, t!(lang, "x4-log-battle-won", place = place(hex), it = self.group(it)))
            }
            Event::BattleLost(seat, it, hex) => {
                (seat, t!(lang, "x4-log-battle-lost", place = place(hex), it = self.group(it)))
            }
            Event::StageBuilt(seat, it, n) => (seat, t!(lang, "x4-log-stage", it = self.wonder(it), n = n)),
            Event::UsedCard(seat, it) => (seat, t!(lang, "x4-log-used-card", it = self.card(it))),
            Event::Hastened(seat, craft) => {
                let words = match self.fleet(craft) {
                    Some(it) => t!(lang, "x4-log-hastened", it = it),
                    None => t!(lang, "x4-log-hastened-civil"),
                };
                (seat, words)
            }
            Event::Salvaged(seat, n) => (seat, t!(lang, "x4-log-salvaged", n = n)),
            Event::Mended(seat, n) => (seat, t!(lang, "x4-log-mended", n = n)),
            Event::EventsTaken(seat, n) => (seat, t!(lang, "x4-log-events-taken", n = n)),
            Event::WormholeOpened(seat, from, to) => {
                (seat, t!(lang, "x4-log-wormhole", from = place(from), to = place(to)))
            }
            Event::ShipCaptured(seat, ship, hex) => {
                let it = self.name(&self.pack[ship].name);
                (seat, t!(lang, "x4-log-captured", place = place(hex), it = it))
            }
            Event::Uprising(seat, hex, true) => (seat, t!(lang, "x4-log-uprising-won", place = place(hex))),
            Event::Uprising(seat, hex, false) => (seat, t!(lang, "x4-log-uprising-lost", place = place(hex))),
            Event::GroundLost(seat, ground, hex, n) => {
                let it = self.name(&self.pack[ground].name);
                (seat, t!(lang, "x4-log-ground-lost", place = place(hex), it = it, n = n))
            }
            Event::War(ref event) => return war::said(event, self.pack, self.names, lang),
            Event::Tactical(ref event) => return tactical::said(event, self.pack, self.names, lang),
            // Listed, so that the compiler asks for the words of a new event: these are told before.
            Event::RoundBegan(_)
            | Event::PhaseBegan(_)
            | Event::Attacked(_)
            | Event::Ended
            | Event::Council(_)
            | Event::Income(..)
            | Event::IncomeSkipped(_)
            | Event::Owes(..)
            | Event::Forgiven(..)
            | Event::Passed(_)
            | Event::Researched(..)
            | Event::Exchanged(..)
            | Event::Bought(..)
            | Event::Built(..)
            | Event::Upgraded(..)
            | Event::Removed(..)
            | Event::Dismissed(..)
            | Event::Raised(..)
            | Event::Fitted(..)
            | Event::FittedForCulture(..)
            | Event::BlueprintShown(..)
            | Event::Abandoned(..)
            | Event::Gained(..)
            | Event::StateSize(..)
            | Event::Founded(..)
            | Event::PlanetaryEvent(..)
            | Event::Points(..)
            | Event::Booked(..)
            | Event::GoalMet(..)
            | Event::RequestMet(..)
            | Event::MilestoneReached(..)
            | Event::MarketCard(_)
            | Event::MarketUnder(_)
            | Event::Called(..)
            | Event::Bid(..)
            | Event::Won(..)
            | Event::Unsold(_)
            | Event::Played(..)
            | Event::Studied(..)
            | Event::Repaired(..)
            | Event::Converted(..)
            | Event::Core(_)
            | Event::Voted(..)
            | Event::Decided(_)
            | Event::Marker(_)
            | Event::Network(..)
            | Event::Watch(..)
            | Event::PoliticalActions(..)
            | Event::GovernmentChosen(..)
            | Event::GovernmentActive(..)
            | Event::PolicyIntroduced(..)
            | Event::PolicyEnded(..)
            | Event::AdvisorsDrawn(_)
            | Event::AdvisorShown(_)
            | Event::AdvisorUnder(_)
            | Event::Recruited(..)
            | Event::Promoted(..)
            | Event::Released(..)
            | Event::AbilityUsed(..)
            | Event::Aid(..)
            | Event::Gift(_)
            | Event::Parts(..)
            | Event::SanctionLifted(..)
            | Event::Commission(..)
            | Event::Invested(..)
            | Event::Analysed(..)
            | Event::KosmeCame(..)
            | Event::KosmeLeft(..)
            | Event::Delegation(..)
            | Event::Expedition(..)
            | Event::Underground(..)
            | Event::Agent(_) => return (None, String::new()),
        };
        (Some(seat), words)
    }
}
