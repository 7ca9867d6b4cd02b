//! Politics, the black market and the Closing phase in the log.

use super::{Teller, bold, place, told};
use crate::i18n::t;
use crate::pages::interportal::names;
use engine::Seat;
use interportal::Event;
use interportal::ids::{Advisor, EventCard, MarketCard};

impl Teller<'_> {
    fn advisor(&self, advisor: Advisor) -> String {
        self.name(&self.pack[advisor].name)
    }

    fn market(&self, card: MarketCard) -> String {
        self.name(&self.pack[card].name)
    }

    fn market_text(&self, card: MarketCard) -> String {
        let card = &self.pack[card];
        told(&self.words.text(card.effect.as_ref(), card.special), self.lang)
    }

    pub(super) fn card(&self, card: EventCard) -> String {
        self.name(&self.pack[card].name)
    }

    /// What happened in politics, on the black market and when a round closed.
    pub(super) fn of_affairs(&self, event: &Event) -> (Option<Seat>, String) {
        let (pack, lang) = (self.pack, self.lang);
        let points = |half: u8| names::points(half.into(), lang);
        let (seat, words) = match *event {
            Event::Points(seat, n) => (seat, t!(lang, "x4-log-points", n = points(n))),
            Event::Booked(seat, it, n) => {
                (seat, t!(lang, "x4-log-booked", n = points(n), it = self.name(&pack[it].name)))
            }
            Event::GoalMet(seat, it) => {
                let text = told(&self.words.condition(&pack[it].cond), lang);
                (seat, t!(lang, "x4-log-goal", text = text))
            }
            Event::RequestMet(seat, it) => {
                let text = told(&self.words.program(*pack[it].reward), lang);
                (seat, t!(lang, "x4-log-request", it = self.name(&pack[it].name), text = text))
            }
            Event::MilestoneReached(seat, it) => {
                (seat, t!(lang, "x4-log-milestone", it = self.name(&pack[it].name)))
            }
            Event::MarketCard(it) => {
                let text = self.market_text(it);
                return (None, t!(lang, "x4-log-market-card", it = self.market(it), text = text));
            }
            Event::MarketUnder(it) => {
                return (None, t!(lang, "x4-log-market-under", it = self.headed(&pack[it].name)));
            }
            Event::Called(seat, it) => (seat, t!(lang, "x4-log-called", it = self.market(it))),
            Event::Bid(seat, n) => (seat, t!(lang, "x4-log-bid", n = n)),
            Event::Won(seat, it, n) => (seat, t!(lang, "x4-log-won", it = self.market(it), n = n)),
            Event::Unsold(it) => return (None, t!(lang, "x4-log-unsold", it = self.market(it))),
            Event::Played(seat, it) => {
                (seat, t!(lang, "x4-log-played", it = self.market(it), text = self.market_text(it)))
            }
            Event::Studied(seat, it, level, n) => {
                (seat, t!(lang, "x4-log-studied", it = self.card(it), n = n, level = level))
            }
            Event::Repaired(seat, fleet, n) => (seat, t!(lang, "x4-log-repaired", n = n, fleet = fleet)),
            Event::Converted(seat, it, n) => {
                (seat, t!(lang, "x4-log-converted", it = self.name(&pack[it].name), n = n))
            }
            Event::Core(Some(seat)) => (seat, t!(lang, "x4-log-core")),
            Event::Core(None) => return (None, t!(lang, "x4-log-core-none")),
            Event::Voted(seat, it, n) => {
                (seat, t!(lang, "x4-log-voted", n = n, it = names::criterion(it, lang)))
            }
            Event::Decided(it) => {
                return (None, t!(lang, "x4-log-decided", it = names::criterion(it, lang)));
            }
            Event::Marker(seat) => (seat, t!(lang, "x4-log-marker")),
            Event::Network(seat, hex, 0) => (seat, t!(lang, "x4-log-network-gone", place = place(hex))),
            Event::Watch(seat, hex, 0) => (seat, t!(lang, "x4-log-watch-gone", place = place(hex))),
            Event::Network(seat, hex, n) => (seat, t!(lang, "x4-log-network", place = place(hex), n = n)),
            Event::Watch(seat, hex, n) => (seat, t!(lang, "x4-log-watch", place = place(hex), n = n)),
            Event::PoliticalActions(seat, tokens) if tokens.total() == 0 => {
                (seat, t!(lang, "x4-log-actions-none"))
            }
            Event::PoliticalActions(seat, tokens) => {
                (seat, t!(lang, "x4-log-actions", what = names::tokens(&tokens, lang)))
            }
            Event::GovernmentChosen(seat, it, n) => {
                (seat, t!(lang, "x4-log-government-chosen", it = self.name(&pack[it].name), n = n))
            }
            Event::GovernmentActive(seat, it) => {
                (seat, t!(lang, "x4-log-government", it = self.name(&pack[it].name)))
            }
            Event::PolicyIntroduced(seat, it, n) => {
                (seat, t!(lang, "x4-log-policy", it = self.name(&pack[it].name), n = n))
            }
            Event::PolicyEnded(seat, it) => {
                (seat, t!(lang, "x4-log-policy-ended", it = self.name(&pack[it].name)))
            }
            Event::AdvisorsDrawn(seat) => (seat, t!(lang, "x4-log-advisors")),
            Event::AdvisorShown(it) => {
                return (None, t!(lang, "x4-log-advisor-shown", it = self.headed(&pack[it].name)));
            }
            Event::AdvisorUnder(it) => {
                return (None, t!(lang, "x4-log-advisor-under", it = self.headed(&pack[it].name)));
            }
            Event::Recruited(seat, it) => (seat, t!(lang, "x4-log-recruited", it = self.advisor(it))),
            Event::Promoted(seat, it, n, ability) => {
                let letter = letter(ability);
                (seat, t!(lang, "x4-log-promoted", it = self.advisor(it), n = n, letter = letter))
            }
            Event::Released(seat, it) => (seat, t!(lang, "x4-log-released", it = self.advisor(it))),
            Event::AbilityUsed(seat, it) => (seat, t!(lang, "x4-log-ability", it = self.advisor(it))),
            Event::Aid(seat, n) => (seat, t!(lang, "x4-log-aid", n = n)),
            Event::Gift(seat) => (seat, t!(lang, "x4-log-gift")),
            Event::Parts(seat, n) => (seat, t!(lang, "x4-log-parts", n = n)),
            Event::SanctionLifted(seat, n) => (seat, t!(lang, "x4-log-sanction", n = n)),
            Event::Commission(seat, n) => (seat, t!(lang, "x4-log-commission", n = n)),
            Event::Invested(seat, one, other, n) => {
                let (one, other) = (self.resource(one), self.resource(other));
                (seat, t!(lang, "x4-log-invested", one = one, other = other, n = n))
            }
            Event::Analysed(seat, it, 0) => (seat, t!(lang, "x4-log-given", it = self.card(it))),
            Event::Analysed(seat, it, n) => (seat, t!(lang, "x4-log-analysed", it = self.card(it), n = n)),
            Event::KosmeCame(seat, it, hex) => {
                (seat, t!(lang, "x4-log-kosme", it = self.name(&pack[it].name), place = place(hex)))
            }
            Event::KosmeLeft(seat, n) => (seat, t!(lang, "x4-log-kosme-left", n = n)),
            Event::Delegation(seat, other, n) => {
                (seat, t!(lang, "x4-log-delegation", n = n, other = self.other(other)))
            }
            Event::Expedition(seat, hex, it) => {
                (seat, t!(lang, "x4-log-expedition", it = self.name(&pack[it].name), place = place(hex)))
            }
            Event::Underground(seat, it) => {
                (seat, t!(lang, "x4-log-underground", it = bold(&names::underground(it, lang))))
            }
            _ => return self.of_afar(event),
        };
        (Some(seat), words)
    }
}

/// The letter of an ability, counted from 1, as cards print it.
pub(in crate::pages::interportal) fn letter(ability: u8) -> &'static str {
    if ability < 2 { "A" } else { "B" }
}
