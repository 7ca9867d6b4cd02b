//! Governments, policies, advisors, laws, events and the other decks as cards.

use super::{Deck, Face};
use crate::art::Kind as Tone;
use crate::i18n::t;
use crate::pages::interportal::{about, names};
use interportal::ids::{
    Advisor, AlwaysLaw, Crisis, EventCard, Goal, Government, Investor, Law, MarketCard, PlanetaryEvent,
    Policy, VpSource, Wonder,
};

impl Deck {
    /// Everything that lies in decks and on displays, and where points come from.
    pub(super) fn decks(&self) -> Vec<Face> {
        let mut faces: Vec<Face> = Government::all().map(|it| self.government(it)).collect();
        faces.extend(Goal::all().map(|it| self.goal(it)));
        faces.extend(Policy::all().map(|it| self.policy(it)));
        faces.extend(Advisor::all().map(|it| self.advisor(it)));
        faces.extend(AlwaysLaw::all().map(|it| self.always_law(it)));
        faces.extend(Law::all().map(|it| self.law(it)));
        faces.extend(EventCard::all().map(|it| self.event(it)));
        faces.extend(PlanetaryEvent::all().map(|it| self.planetary(it)));
        faces.extend(MarketCard::all().map(|it| self.market(it)));
        faces.extend(Investor::all().map(|it| self.investor(it)));
        faces.extend(Crisis::all().map(|it| self.crisis(it)));
        faces.extend(Wonder::all().map(|it| self.wonder(it)));
        faces.extend(VpSource::all().map(|it| self.source(it)));
        faces
    }

    fn government(&self, it: Government) -> Face {
        let card = &self.pack[it];
        let lines = about::of_government(self.pack, it, self.lang);
        let caption = t!(self.lang, "x4-all-governments");
        let face = self.face(
            ("government", ("government", Tone::Star)),
            (it, &card.name),
            caption,
            lines,
            card.origin,
        );
        face.worth(card.cost.culture)
    }

    fn goal(&self, it: Goal) -> Face {
        let (card, words) = (&self.pack[it], names::words(self.pack, self.lang));
        let lines = vec![(String::new(), names::title(&words.condition(&card.cond)))];
        let caption = names::title(self.name(&self.pack[card.government].name));
        self.face(("goal", ("goal", Tone::Star)), (it, &card.name), caption, lines, card.origin)
    }

    fn policy(&self, it: Policy) -> Face {
        let card = &self.pack[it];
        let lines = about::of_policy(self.pack, it, self.lang);
        let caption = names::title(self.name(&self.pack[card.government].name));
        let face =
            self.face(("policy", ("policy", Tone::Violet)), (it, &card.name), caption, lines, card.origin);
        face.worth(card.cost.culture)
    }

    fn advisor(&self, it: Advisor) -> Face {
        let card = &self.pack[it];
        let lines = about::of_advisor(self.pack, it, self.lang);
        let caption = t!(self.lang, "x4-all-advisors");
        self.face(("advisor", ("advisor", Tone::Violet)), (it, &card.name), caption, lines, card.origin)
    }

    fn always_law(&self, it: AlwaysLaw) -> Face {
        let (card, words) = (&self.pack[it], names::words(self.pack, self.lang));
        let lines = vec![(String::new(), words.program(*card.effect))];
        let caption = t!(self.lang, "x4-card-always");
        self.face(("law", ("law", Tone::Grey)), (it, &card.name), caption, lines, card.origin)
    }

    fn law(&self, it: Law) -> Face {
        let (card, words) = (&self.pack[it], names::words(self.pack, self.lang));
        let lines = vec![(String::new(), words.program(*card.effect))];
        let caption = t!(self.lang, "x4-card-law");
        self.face(("law", ("law", Tone::Grey)), (it, &card.name), caption, lines, card.origin)
    }

    fn event(&self, it: EventCard) -> Face {
        let card = &self.pack[it];
        let lines = about::of_card(self.pack, it, self.lang);
        let caption = names::title(self.name(&self.pack[card.deck].name));
        self.face(("event", ("event", Tone::Red)), (it, &card.name), caption, lines, card.origin)
    }

    fn planetary(&self, it: PlanetaryEvent) -> Face {
        let (card, words) = (&self.pack[it], names::words(self.pack, self.lang));
        let lines = vec![(String::new(), words.text(card.effect.as_ref(), card.special))];
        let caption = names::title(self.name(&self.pack[card.deck].name));
        self.face(("planetary", ("event", Tone::Genes)), (it, &card.name), caption, lines, card.origin)
    }

    fn market(&self, it: MarketCard) -> Face {
        let card = &self.pack[it];
        let lines = about::of_market(self.pack, it, self.lang);
        let caption = t!(self.lang, "x4-all-market");
        self.face(("market", ("black-market", Tone::Grey)), (it, &card.name), caption, lines, card.origin)
    }

    fn investor(&self, it: Investor) -> Face {
        let (card, lang, words) = (&self.pack[it], self.lang, names::words(self.pack, self.lang));
        let lines = vec![
            (t!(lang, "x4-card-request"), names::title(&words.condition(&card.request))),
            (t!(lang, "x4-card-reward"), words.program(*card.reward)),
            (t!(lang, "x4-card-milestone"), names::title(&words.condition(&card.milestone))),
        ];
        let caption = t!(lang, "x4-all-investors");
        self.face(("investor", ("milestone", Tone::Alien)), (it, &card.name), caption, lines, card.origin)
    }

    fn crisis(&self, it: Crisis) -> Face {
        let (card, lang, words) = (&self.pack[it], self.lang, names::words(self.pack, self.lang));
        let when = t!(lang, "x4-card-roll-rounds", roll = card.roll, rounds = card.rounds);
        let lines = vec![
            (String::new(), words.text(card.effect.as_ref(), card.special)),
            (t!(lang, "x4-card-roll"), when),
        ];
        let caption = t!(lang, "x4-all-crises");
        self.face(("crisis", ("crisis", Tone::Red)), (it, &card.name), caption, lines, card.origin)
    }

    fn wonder(&self, it: Wonder) -> Face {
        let (card, words) = (&self.pack[it], names::words(self.pack, self.lang));
        let lines = vec![(String::new(), words.text(card.effect.as_ref(), card.special))];
        let caption = t!(self.lang, "x4-all-wonders");
        self.face(("wonder", ("wonder", Tone::Alien)), (it, &card.name), caption, lines, card.origin)
    }

    fn source(&self, it: VpSource) -> Face {
        let card = &self.pack[it];
        let lines = vec![(String::new(), names::points(card.half_points.into(), self.lang))];
        let caption = t!(self.lang, "x4-all-points");
        self.face(("points", ("vp", Tone::Star)), (it, &card.name), caption, lines, card.origin)
    }
}
