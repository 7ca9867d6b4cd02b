//! Effects that run once: statement by statement, with a choice where the notation leaves one.

use engine::{List, Log, Part, Seat};
use serde::{Deserialize, Serialize};

use super::{
    Claiming, Decreeing, Electing, Errand, Expedition, Improving, Lending, Losing, Offer, Optional,
    Outfitting, Performing, Picking, Receiving, Seek, Sparing, Verdict, advising, build, regime,
};
use crate::action::{Action, Unit};
use crate::agent::Mission;
use crate::cards::Character;
use crate::economy::Books;
use crate::event::{Decision, Event};
use crate::hex::{Hex, HexSet};
use crate::ids::{Resource, Tech};
use crate::notation::{
    Amount, Core, Destroyed, Expr, Foe, Meant, Moment, Op, Place, Prefix, Program, Property, Quantity,
    Receiver, Shipped, Site, Span, Statement, Subject, Test, Trigger, Verb, When,
};
use crate::realm::{Granted, Make, REBATES, Rebate};
use crate::state::State;

/// A program runs for a seat and stands before one of its statements.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Effecting {
    pub(super) seat: Seat,
    pub(super) program: Program,
    pub(super) at: u8,
    /// The system of the card.
    pub(super) here: Option<Hex>,
    /// The technology whose bonus it is.
    pub(super) tech: Option<Tech>,
}

impl Effecting {
    /// The bonus of a technology.
    pub(super) const fn bonus(seat: Seat, tech: Tech, program: Program) -> Self {
        Self { seat, program, at: 0, here: None, tech: Some(tech) }
    }

    /// An effect of no place and no technology.
    pub(super) const fn plain(seat: Seat, program: Program) -> Self {
        Self { seat, program, at: 0, here: None, tech: None }
    }

    /// A card that lies in a system.
    pub(super) const fn card(seat: Seat, hex: Hex, program: Program) -> Self {
        Self { seat, program, at: 0, here: Some(hex), tech: None }
    }

    /// The statement it stands before; nothing at the end.
    pub(super) fn statement(&self, state: &State) -> Option<&'static Statement> {
        state.pack.pack().code.statements(self.program).get(usize::from(self.at))
    }

    /// The verb of the statement.
    pub(super) fn verb(&self, state: &State) -> Option<&'static Verb> {
        match &self.statement(state)?.core {
            Core::Do(verb) => Some(verb),
            _ => None,
        }
    }

    /// Does what the program says for a moment.
    pub(super) fn at_moment(self, state: &mut State, moment: Moment, log: &mut Log<Event>) {
        self.at_moment_against(state, moment, Foe::Neutral, log);
    }

    /// The same, with the foe of a battle that was won.
    pub(super) fn at_moment_against(self, state: &mut State, moment: Moment, foe: Foe, log: &mut Log<Event>) {
        let statements = state.pack.pack().code.statements(self.program);
        for (at, statement) in (0..).zip(statements) {
            let waits =
                |prefix: &Prefix| matches!(prefix, Prefix::On(trigger) if is_meant(trigger, moment, foe));
            if !statement.prefixes.iter().any(waits) {
                continue;
            }
            let effect = Self { at, ..self };
            let books = Books::open(state, self.seat);
            let fails = |prefix: &Prefix| matches!(prefix, Prefix::When(condition) if books.holds(condition, self.here) != Some(true));
            if statement.prefixes.iter().any(fails) {
                continue;
            }
            let once = statement.prefixes.iter().any(|prefix| matches!(prefix, Prefix::Once(_)));
            if once && std::mem::replace(&mut state.board.realms[self.seat].office.explored, true) {
                continue;
            }
            if statement.prefixes.contains(&Prefix::May) {
                state.push(Optional { effect, left: 1 });
            } else {
                effect.execute(state, log);
            }
        }
    }

    /// Does the body of the statement.
    pub(super) fn execute(self, state: &mut State, log: &mut Log<Event>) {
        let Some(statement) = self.statement(state) else { return };
        match &statement.core {
            Core::Block(program) => state.push(Self { program: *program, at: 0, ..self }),
            Core::Choose(_) => state.push(Electing { effect: self }),
            Core::Roll { dice, cases } => {
                let roll = |_| state.chance.below(6, log) as u8 + 1;
                let sum: u8 = (0..*dice).map(roll).sum();
                let fits =
                    |range: &Option<(u8, u8)>| range.is_none_or(|(low, high)| (low..=high).contains(&sum));
                if let Some(case) = cases.iter().find(|case| fits(&case.results)) {
                    state.push(Self { program: case.program, at: 0, ..self });
                }
            }
            Core::Do(verb) => self.act(state, verb, log),
        }
    }

    fn act(self, state: &mut State, verb: &'static Verb, log: &mut Log<Event>) {
        match verb {
            Verb::Gain(amounts) => {
                if amounts.iter().any(|amount| counts_fittings(&amount.number)) {
                    // The gain tells everybody how much is fitted.
                    state.hidden.hands[self.seat].berths.show(log);
                }
                for (resource, n) in self.amounts(state, amounts).iter().copied() {
                    state.realms[self.seat].accounts[resource] += n;
                    log.tell(Event::Gained(self.seat, resource, n));
                }
                for amount in amounts.iter().filter(|amount| amount.of.resource().is_none()) {
                    let left = self.number(state, &amount.number).unwrap_or(0).clamp(0, 100) as u8;
                    state.push(Claiming { seat: self.seat, left });
                }
            }
            Verb::Pay(amounts, receiver) => {
                let first = |(_, realm): &(Seat, &crate::realm::Realm)| {
                    self.tech.is_some_and(|it| realm.first.has(it))
                };
                let researcher = state.realms.iter().find(first).map(|(seat, _)| seat);
                let to = researcher.filter(|_| *receiver == Some(Receiver::FirstResearcher));
                for (resource, n) in self.amounts(state, amounts).iter().copied() {
                    let account = &mut state.board.realms[self.seat].accounts[resource];
                    let paid = n.min(*account);
                    *account -= paid;
                    log.tell(Event::Gained(self.seat, resource, -paid));
                    if let Some(other) = to {
                        state.realms[other].accounts[resource] += paid;
                        log.tell(Event::Gained(other, resource, paid));
                    }
                }
            }
            Verb::Grant(change, lasting) if lasting.uses.is_some() => {
                let Some((Op::Minus, Expr::Number(by))) = &change.by else { return };
                let hex = self.here.filter(|_| !change.filter.is_empty());
                let (by, min) = (*by as u8, change.min.unwrap_or(0));
                let rebates = &mut state.board.realms[self.seat].rebates;
                // Of more than there is room for the oldest is lost.
                if rebates.len() == REBATES {
                    rebates.remove(0);
                }
                rebates.push(Rebate { quantity: change.quantity, by, min, hex });
            }
            Verb::Grant(change, lasting) if lasting.span == Span::Game && change.filter.is_empty() => {
                let Some((op, Expr::Number(by))) = &change.by else { return };
                let by = if *op == Op::Minus { -(*by as i8) } else { *by as i8 };
                state.realms[self.seat].grant(change.quantity, by);
                state.touch(self.seat);
            }
            Verb::Ship(Shipped::Kosme(kosme), ..) => {
                state.push(Lending::of(self.seat, Make::Kosme(*kosme)));
            }
            Verb::Ship(_, _, Some(0)) => {
                let before = state.realms[self.seat].ships.len() as u8;
                state.push(Sparing { seat: self.seat, before });
                state.push(Receiving { effect: self });
            }
            Verb::Ship(..) | Verb::Ground(..) | Verb::Build(..) => state.push(Receiving { effect: self }),
            Verb::UpgradeBuilding(..) | Verb::Raise(Some(_)) | Verb::AddResource => {
                state.push(Improving { effect: self });
            }
            Verb::Research(_)
            | Verb::BuyTech(..)
            | Verb::Duplicate(_)
            | Verb::Network(..)
            | Verb::Watch(..)
            | Verb::Destroy(Destroyed::One(_))
            | Verb::Introduce(_)
            | Verb::RepairFleet
            | Verb::AdvisorUpgrade => state.push(Picking { effect: self }),
            Verb::Fit(..) => state.push(Outfitting::of(self)),
            Verb::Expedition if super::expedition::is_possible(state, self.seat) => {
                state.push(Expedition { seat: self.seat, errand: Errand::Deck, at: None });
            }
            Verb::Sanction(op, n, Meant::Holder) => {
                let highest = state.pack.sanctions.levels_max;
                let levels = &mut state.board.realms[self.seat].sanctions;
                *levels =
                    if *op == Op::Minus { levels.saturating_sub(*n) } else { (*levels + n).min(highest) };
                state.touch(self.seat);
            }
            Verb::PassLaw => state.push(Decreeing { seat: self.seat, annuls: false }),
            Verb::CancelLaw(Meant::Holder) => state.push(Decreeing { seat: self.seat, annuls: true }),
            Verb::Dismiss(of) => {
                for ship in (0..state.realms[self.seat].ships.len()).rev() {
                    let vessel = state.realms[self.seat].ships[ship];
                    if Books::open(state, self.seat).fits_ship(&vessel, &of.filter) {
                        // Kosme ships leave by themselves (X4-065).
                        let unit = Unit::of(vessel.make);
                        unit.into_iter().for_each(|unit| log.tell(Event::Dismissed(self.seat, unit)));
                        super::muster::remove(state, self.seat, ship);
                    }
                }
            }
            Verb::Grant(change, lasting) if lasting.span == Span::Vote => {
                let Some((Op::Plus, Expr::Number(by))) = &change.by else { return };
                super::voting::gain_votes(state, self.seat, *by as u8, log);
            }
            Verb::RefundPolicy => regime::refund(state, self.seat, log),
            Verb::SearchAdvisor(of, to) => advising::search(state, self.seat, *of, *to, log),
            Verb::Actions(n, kind, When::Now) => state.realms[self.seat].office.tokens.add(*kind, *n),
            Verb::Actions(n, _, When::NextPolitics) => state.realms[self.seat].office.promised += n,
            Verb::LoseBuilding(n, _) => {
                self.here.into_iter().for_each(|hex| state.push(Losing { hex, n: *n }));
            }
            Verb::Grant(change, lasting) if lasting.span == Span::Round && change.filter.is_empty() => {
                let Some((op, Expr::Number(by))) = &change.by else { return };
                let by = if *op == Op::Minus { -(*by as i8) } else { *by as i8 };
                let passing = &mut state.board.realms[self.seat].office.passing;
                match passing.iter_mut().find(|granted| granted.quantity == change.quantity) {
                    Some(granted) => granted.by += by,
                    None => passing.push(Granted { quantity: change.quantity, by }),
                }
                state.touch(self.seat);
            }
            Verb::Grant(change, lasting)
                if lasting.span == Span::Phase && change.quantity == Quantity::Ratio =>
            {
                state.realms[self.seat].office.cheap_exchange = true;
            }
            Verb::SetLevel(level) => {
                if let Some(colony) = self.here.and_then(|hex| state.board.colony_mut(hex)) {
                    colony.level = *level;
                    log.tell(Event::Raised(colony.seat, colony.hex, *level));
                    state.touch(self.seat);
                }
            }
            Verb::Raise(None) => self.here.into_iter().for_each(|hex| build::raise(state, hex, log)),
            Verb::Perform(None, _) => {
                state.push(Performing { seat: self.seat, by: Some(Character::Agent), only: None });
            }
            // What wars bring waits for them.
            other => self.explore(state, other, log),
        }
    }

    /// Amounts of single resources.
    pub(super) fn amounts(
        self,
        state: &State,
        amounts: &'static [Amount],
    ) -> List<(Resource, i16), { Resource::COUNT }> {
        let number = |amount: &Amount| {
            let number = self.number(state, &amount.number)?;
            Some((amount.of.resource()?, number as i16))
        };
        amounts.iter().filter_map(number).collect()
    }

    /// A number of this effect. X4-416: its holder knows what is fitted, which is no part of the open table.
    fn number(&self, state: &State, expr: &Expr) -> Option<i32> {
        match expr {
            Expr::Plus(left, right) => Some(self.number(state, left)? + self.number(state, right)?),
            fittings if is_fittings(fittings) => {
                let drawings = &state.hidden.hands[self.seat].drawings;
                Some(drawings.n_items(state.pack.pack()) as i32)
            }
            other => Books::open(state, self.seat).number(other, self.here),
        }
    }

    /// The systems that a verb names.
    pub(super) fn sites(&self, state: &State, sites: &[Site]) -> HexSet {
        sites.iter().fold(HexSet::NONE, |all, site| all.or(self.site(state, site)))
    }

    fn site(&self, state: &State, site: &Site) -> HexSet {
        let seat = self.seat;
        let colonies = || state.colonies_of(seat).map(|colony| colony.hex).collect();
        let with = |level: fn(&crate::state::System, Seat) -> u8| {
            Hex::all().filter(|hex| level(state.system(*hex), seat) > 0).collect()
        };
        match site {
            Site::Place(Place::Home) => HexSet::only(state.realms[seat].capital),
            Site::Place(Place::Here) => self.here.map_or(HexSet::NONE, HexSet::only),
            Site::Place(Place::Colony | Place::Army) => colonies(),
            Site::Place(Place::Network) => with(|system, seat| system.networks[seat]),
            Site::Place(Place::Watch) => with(|system, seat| system.watches[seat]),
            Site::Place(Place::ResearchShip) => state.research_ships(seat),
            Site::Place(Place::ScapSite) => state.sites(seat, crate::cards::BuildSite::Scap),
            Site::Place(Place::Presence) => state.presence(seat),
            Site::Place(Place::GalacticCentre) => HexSet::only(Hex::CENTRE),
            Site::Place(Place::Any) => Hex::all().filter(|hex| state.is_on_map(*hex)).collect(),
            Site::System(filter) => {
                let books = Books::open(state, seat);
                Hex::all()
                    .filter(|hex| state.is_on_map(*hex) && books.fits_system(*hex, filter, self.here))
                    .collect()
            }
        }
    }
}

/// Whether a number is that of the items in the blueprints of the holder.
fn is_fittings(expr: &Expr) -> bool {
    matches!(expr, Expr::Count(of) if of.subject == Subject::Fitting && of.filter.is_empty())
}

fn counts_fittings(expr: &Expr) -> bool {
    match expr {
        Expr::Plus(left, right) => counts_fittings(left) || counts_fittings(right),
        other => is_fittings(other),
    }
}

/// Whether an effect waits for what happens now.
fn is_meant(trigger: &Trigger, moment: Moment, foe: Foe) -> bool {
    let fits = |test: &Test| (test.property == Property::Vs(foe)) != test.not;
    trigger.moment == moment && trigger.filter.iter().all(fits)
}

impl Part<State> for Effecting {
    fn run(self, state: &mut State, log: &mut Log<Event>) {
        let Some(statement) = self.statement(state) else { return };
        state.push(Self { at: self.at + 1, ..self });
        let mut times = None;
        for prefix in &statement.prefixes {
            match prefix {
                Prefix::When(condition) => {
                    if Books::open(state, self.seat).holds(condition, self.here) != Some(true) {
                        return;
                    }
                }
                Prefix::May => times = Some(1),
                Prefix::UpTo(n) => times = Some(*n),
                // Whatever waits for a moment or for a payment does not run now.
                Prefix::Each(_) if matches!(statement.core, Core::Do(Verb::Perform(Some(_), _))) => {
                    let Core::Do(Verb::Perform(Some(deed), _)) = &statement.core else { return };
                    return state.push(Performing { seat: self.seat, by: None, only: Mission::of(*deed) });
                }
                Prefix::Each(of) => return self.each_ship(state, of, statement, log),
                Prefix::On(_) | Prefix::Once(_) | Prefix::UntilPaid(_) => return,
            }
        }
        match times {
            Some(left) => state.push(Optional { effect: self, left }),
            None => self.execute(state, log),
        }
    }
}

impl Part<State> for Optional {
    fn asks(&self, _: &State) -> Option<Seat> {
        Some(self.effect.seat)
    }

    fn decision(&self, _: &State) -> Decision {
        Decision::Use(self.left)
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        self.list(state, into);
    }

    fn apply(self, state: &mut State, action: Action, log: &mut Log<Event>) {
        if action == Action::Use {
            if self.left > 1 {
                state.push(Self { left: self.left - 1, ..self });
            }
            self.effect.execute(state, log);
        }
    }
}

impl Offer for Optional {
    fn offers(&self, state: &State, seek: Seek, to: &mut dyn FnMut(Action, Verdict)) {
        // What it costs must be there.
        let verdict = match self.effect.statement(state).map(|statement| &statement.core) {
            Some(Core::Block(program)) => Electing { effect: self.effect }.may(state, *program),
            _ => Ok(()),
        };
        for (action, verdict) in [(Action::Use, verdict), (Action::Done, Ok(()))] {
            if seek.means(action) {
                to(action, verdict);
            }
        }
    }
}
