//! What a network reads of a table of Interportal.
//!
//! Everything here lies open, and of hands only the number of cards: no fleet, bid, army or tile that lies face down is
//! read.

use crate::net::{Block, Featured, Sink, Writer};
use engine::{Bits, Game, Index, Seat, Viewer};
use interportal::ids::{
    Advisor, Building, Capacity, Crisis, Goal, Government, Ground, Investor, Law, Policy, Resource, Tech,
    VpSource, Wonder,
};
use interportal::notation::ActionKind;
use interportal::state::Phase;
use interportal::{Board, Books, Decision, State, View, score};

impl Featured for State {
    const MARGIN: f32 = 6.0;
    const POINTS: f32 = 24.0;
    const MOST_ACTIONS: usize = 1024;

    fn features<S: Sink>(&self, to: &mut Writer<'_, S>) {
        write(self, |_| true, to);
    }

    /// What another seat is asked can follow from what only that seat knows.
    fn seen_by<S: Sink>(&self, seat: Seat, to: &mut Writer<'_, S>) {
        write(self, |asked| asked == seat, to);
    }

    /// X4R-266: bids stay hidden until all are made.
    fn is_secret(decision: Decision) -> bool {
        matches!(decision, Decision::Bid(_))
    }
}

/// Writes all inputs, and what a seat is asked only if that seat tells.
fn write<S: Sink>(state: &State, tells: impl Fn(Seat) -> bool, to: &mut Writer<'_, S>) {
    let asked = state.awaiting().iter().next().filter(|seat| tells(*seat));
    let asked = asked.and_then(|seat| Some((seat, state.decision(seat)?)));
    let view = state.view(Viewer::Spectator);
    to.begin(Block::Table);
    table(&view, asked, to);
    for seat in state.realms.seats() {
        to.begin(Block::Seat(usize::from(seat.0)));
        realm(&view, seat, asked, to);
    }
}

/// Kinds of questions, in the order of [`question`].
const QUESTIONS: [&str; 12] = [
    "politics", "economy", "movement", "battles", "closing", "debt", "colony", "price", "move", "explore",
    "bid", "other",
];

/// The number of a question in [`QUESTIONS`]. Questions that are asked within an action are one kind.
const fn question(decision: Decision) -> usize {
    match decision {
        Decision::Act(Phase::Politics, _) => 0,
        Decision::Act(Phase::Economy, _) => 1,
        Decision::Act(Phase::Movement, _) => 2,
        Decision::Act(Phase::Battles, _) | Decision::Battle(..) | Decision::Tactical(_) => 3,
        Decision::Act(Phase::Closing, _) => 4,
        Decision::Owe(..) => 5,
        Decision::Found(_) | Decision::FoundWithEvents(_) | Decision::ChooseYield(_) => 6,
        Decision::Pay(_) | Decision::PayAny(_) => 7,
        Decision::Move(..) => 8,
        Decision::Explore(_) => 9,
        Decision::Bid(_) => 10,
        _ => 11,
    }
}

fn table<S: Sink>(view: &View, asked: Option<(Seat, Decision)>, to: &mut Writer<'_, S>) {
    let board: &Board = view;
    to.one_of(Some(usize::from(board.n_players()) - 2), 5, |n| format!("{} seats", n + 2));
    to.steps(board.round.into(), 1, 20, "round");
    to.number(score::threshold(board) as f32 / 24.0, "half points that win");
    to.one_of(asked.map(|(_, decision)| question(decision)), QUESTIONS.len(), |n| {
        format!("asked: {}", QUESTIONS[n])
    });
    let known = board.systems.iter().filter(|system| system.kind.is_some()).count();
    to.steps(known as i32, 3, 20, "systems discovered");
    let planets = board.systems.iter().filter(|system| system.planet.is_some()).count();
    to.steps(planets as i32, 2, 16, "planets");
    let guarded = board.systems.iter().filter(|system| system.group.is_some()).count();
    to.steps(guarded as i32, 1, 8, "neutral groups");
    let laws: Bits<Law> = board.laws.iter().map(|passed| passed.law).collect();
    to.flags(laws.word(), Law::COUNT, |n| format!("law: {}", name::<Law>(n)));
    let advisors: Bits<Advisor> = board.advisors.iter().copied().collect();
    to.flags(advisors.word(), Advisor::COUNT, |n| format!("on display: {}", name::<Advisor>(n)));
    to.one_of(board.crisis.map(Index::at), Crisis::COUNT, |n| format!("crisis: {}", name::<Crisis>(n)));
    to.flags(board.requests.word(), Investor::COUNT, |n| format!("request met: {}", name::<Investor>(n)));
    to.flags(board.milestones.word(), Investor::COUNT, |n| format!("milestone: {}", name::<Investor>(n)));
    to.steps(board.wars.len() as i32, 1, 4, "wars");
    to.steps(board.treaties.len() as i32, 1, 10, "treaties");
    to.steps(board.market.len() as i32, 1, 4, "cards of the black market");
}

fn realm<S: Sink>(view: &View, seat: Seat, asked: Option<(Seat, Decision)>, to: &mut Writer<'_, S>) {
    let (board, realm): (&Board, _) = (view, &view.realms[seat]);
    let own = asked.filter(|(other, _)| *other == seat).map(|(_, decision)| question(decision));
    to.one_of(own, QUESTIONS.len(), |n| format!("is asked: {}", QUESTIONS[n]));
    let away = (seat.0 + board.n_players() - board.first.0) % board.n_players();
    to.one_of(Some(away.into()), 6, |n| format!("{n} after the first player"));
    economy(board, seat, to);
    points(board, seat, to);
    to.flags(realm.techs.word(), Tech::COUNT, |n| format!("has {}", name::<Tech>(n)));
    to.steps(realm.techs.len() as i32, 2, 15, "technologies");
    to.steps(realm.first.len() as i32, 1, 8, "technologies researched first");
    to.one_of(Some(realm.government.at()), Government::COUNT, |n| {
        format!("government: {}", name::<Government>(n))
    });
    let policies: Bits<Policy> = realm.policies.iter().copied().collect();
    to.flags(policies.word(), Policy::COUNT, |n| format!("policy: {}", name::<Policy>(n)));
    let advisors: Bits<Advisor> = realm.advisors.iter().map(|recruit| recruit.advisor).collect();
    to.flags(advisors.word(), Advisor::COUNT, |n| format!("advisor: {}", name::<Advisor>(n)));
    let levels = realm.advisors.iter().map(|recruit| i32::from(recruit.level)).sum();
    to.steps(levels, 1, 12, "levels of advisors");
    for kind in ActionKind::ALL {
        to.steps(realm.office.tokens.of(kind).into(), 1, 4, format_args!("political actions: {kind}"));
    }
    to.steps(realm.sanctions.into(), 1, 5, "sanctions");
    to.steps(realm.discovered.len() as i32, 1, 5, "players discovered");
    forces(view, seat, to);
}

fn economy<S: Sink>(board: &Board, seat: Seat, to: &mut Writer<'_, S>) {
    let (realm, books) = (&board.realms[seat], Books::open(board, seat));
    let net = books.income().net();
    for resource in Resource::ALL {
        to.number(f32::from(realm.accounts[resource]) / 10.0, &format!("account: {resource}"));
        to.steps(realm.accounts[resource].into(), 2, 12, format_args!("account: {resource}"));
        to.number(f32::from(net[resource]) / 5.0, &format!("income: {resource}"));
        to.steps(net[resource].into(), 1, 12, format_args!("income: {resource}"));
        to.flags((net[resource] < 0).into(), 1, |_| format!("loses {resource}"));
    }
    for capacity in Capacity::ALL {
        to.steps(books.capacity(capacity).into(), 1, 10, format_args!("capacity: {capacity}"));
        to.steps(books.capacity_left(capacity).into(), 1, 10, format_args!("capacity left: {capacity}"));
    }
    let (used, limit) = books.state_size();
    to.steps(used.into(), 1, 12, "state size used");
    to.steps(limit.into(), 1, 12, "state size");
    to.steps(board.colonies_of(seat).count() as i32, 1, 10, "colonies");
    let levels = board.colonies_of(seat).map(|colony| i32::from(colony.level)).sum();
    to.steps(levels, 1, 24, "levels of colonies");
    to.steps(books.connected().iter().count() as i32, 1, 10, "connected systems");
    let routes = board.systems.iter().filter(|system| system.route == Some(seat)).count();
    to.steps(routes as i32, 1, 8, "trade routes");
    let standing = || board.colonies.iter().flat_map(|colony| colony.buildings.iter());
    for building in Building::all() {
        let n = standing().filter(|it| it.seat == seat && it.building == building).count();
        to.steps(n as i32, 1, 4, format_args!("{building}"));
    }
}

fn points<S: Sink>(board: &Board, seat: Seat, to: &mut Writer<'_, S>) {
    let realm = &board.realms[seat];
    let half_points = score::half_points(board, seat);
    to.number(half_points as f32 / 24.0, "half points");
    to.steps(half_points, 1, 40, "half points");
    for source in VpSource::all() {
        let n = realm.booked[source.at()];
        to.steps(n.into(), 1, 6, format_args!("half points from {source}"));
    }
    to.flags(realm.goals.word(), Goal::COUNT, |n| format!("goal met: {}", name::<Goal>(n)));
    let stages = |wonder: Wonder| board.wonders[wonder.at()].filter(|built| built.seat == seat);
    for wonder in Wonder::all() {
        let n = stages(wonder).map_or(0, |built| built.stages);
        to.steps(n.into(), 1, 4, format_args!("stages of {wonder}"));
    }
    to.flags((board.core == Some(seat)).into(), 1, |_| "holds the core".to_owned());
}

fn forces<S: Sink>(view: &View, seat: Seat, to: &mut Writer<'_, S>) {
    let (board, realm, held): (&Board, _, _) = (view, &view.realms[seat], view.n_held[seat]);
    to.steps(realm.ships.len() as i32, 1, 20, "ships");
    to.steps(score::hull_points(board, seat), 2, 20, "hull points of military ships");
    to.steps(realm.fleets.iter().flatten().count() as i32, 1, 8, "fleets");
    to.steps(realm.armies.iter().flatten().count() as i32, 1, 8, "armies");
    for ground in Ground::all() {
        to.steps(realm.ground[ground.at()].into(), 1, 4, format_args!("{ground}"));
    }
    let wars = board.wars.iter().filter(|war| war.attackers.has(seat) || war.defenders.has(seat)).count();
    to.steps(wars as i32, 1, 3, "at war");
    to.steps(board.cards_of(seat).count() as i32, 1, 10, "open event cards");
    to.steps(held.events.into(), 1, 6, "hidden event cards");
    to.steps(held.laws.into(), 1, 6, "laws in hand");
    to.steps(held.market.into(), 1, 6, "black-market cards in hand");
    to.flags(held.bid.into(), 1, |_| "has made a bid".to_owned());
}

/// The thing with this number; it is printed by its id.
fn name<I: Index>(n: usize) -> I {
    I::from_index(n as u8)
}
