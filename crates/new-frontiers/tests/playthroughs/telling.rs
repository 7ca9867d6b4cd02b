//! A game as text: what was asked, what was legal, what was done, what happened.

use engine::{Log, Match, Seat, Viewer};
use new_frontiers::score::{Sheet, sheet, tie_break};
use new_frontiers::{Action, Board, Empire, Ending, Event, Giver, State, query};
use std::fmt::{Display, Write};

/// The text of a game, growing.
pub(crate) struct Telling {
    text: String,
}

impl Telling {
    /// Begins with the set-up.
    pub(crate) fn of(m: &Match<State>, seed: u64) -> Self {
        let board = m.view(Viewer::Spectator).board;
        let mut text = format!("seats {}\noptions {}\nseed {seed}\n", m.n_seats(), m.options());
        let _ = writeln!(text, "order {}", list(board.discs.iter()));
        let _ = writeln!(text, "developments {}", list(board.faces.iter()));
        let mut telling = Self { text };
        telling.table(&board);
        telling
    }

    /// A seat is asked and decides.
    pub(crate) fn asks(&mut self, m: &Match<State>, seat: Seat, action: Action) {
        let (n, legal) = (m.actions().len() + 1, m.legal(seat));
        let decision = m.decision(seat).expect("the seat is asked");
        let _ = writeln!(self.text, "\n{n}. {seat} is asked: {decision:?}");
        let _ = writeln!(
            self.text,
            "    may {}",
            legal.iter().map(Action::to_string).collect::<Vec<_>>().join(", ")
        );
        let _ = writeln!(self.text, "    {seat} {action}");
    }

    /// What follows.
    pub(crate) fn happened(&mut self, m: &Match<State>, log: &Log<Event>) {
        for (_, event) in log.events() {
            let _ = writeln!(self.text, "    - {}", words(*event));
        }
        if log.events().iter().any(|(_, event)| matches!(event, Event::RoundBegan(_))) {
            self.table(&m.view(Viewer::Spectator).board);
        }
    }

    /// The table at the beginning of a round.
    fn table(&mut self, board: &Board) {
        let _ = writeln!(
            self.text,
            "\nround {}: order {}; pool {} vp, {} colonists, goods {}; {} worlds in the bag; {} on produce",
            board.round,
            list(board.discs.iter()),
            board.vp_pool,
            board.colonists,
            list(board.goods.iter()),
            board.bag.len(),
            board.produce_credits,
        );
        for (seat, empire) in board.empires.iter() {
            let _ = writeln!(self.text, "{}", self::empire(board, seat, empire));
        }
    }

    /// Sheets and places.
    pub(crate) fn ends(mut self, m: &Match<State>) -> String {
        let board = m.view(Viewer::Spectator).board;
        let outcome = m.outcome().expect("it is over");
        let _ = writeln!(self.text, "\nended in round {} by {}", board.round, reasons(board.ending));
        for (seat, empire) in board.empires.iter() {
            let _ = writeln!(self.text, "{}", self::empire(&board, seat, empire));
            let Sheet { chips, developments, colonies, scored_developments, scored_colonies, goals } =
                sheet(&board, seat);
            let _ = writeln!(
                self.text,
                "     chips {chips}, developments {developments}, colonies {colonies}, ? {scored_developments} and \
                 {scored_colonies}, goals {goals}; {} to break ties",
                tie_break(empire)
            );
        }
        let _ = writeln!(self.text, "points {}", list(outcome.points.as_slice().iter()));
        let _ = writeln!(self.text, "places {}", list(outcome.places.as_slice().iter()));
        self.text
    }
}

/// The items one after the other; a dash for none.
fn list(items: impl Iterator<Item = impl Display>) -> String {
    let items: Vec<_> = items.map(|item| item.to_string()).collect();
    if items.is_empty() { "-".to_owned() } else { items.join(" ") }
}

fn reasons(ending: Ending) -> String {
    let Ending { developments, colonies, colonists, points } = ending;
    let all = [
        (developments, "developments"),
        (colonies, "colonies"),
        (colonists, "colonists"),
        (points, "points"),
    ];
    list(all.into_iter().filter(|(holds, _)| *holds).map(|(_, word)| word))
}

fn empire(board: &Board, seat: Seat, empire: &Empire) -> String {
    let good =
        |colony| query::good(&board.pack, empire, colony).map_or(String::new(), |kind| format!("*{kind}"));
    let colonies = list(empire.colonies().iter().map(|colony| format!("{colony}{}", good(colony))));
    let home = empire.home.map_or("no home", |home| home.id());
    format!(
        "  {seat} {home}: {} credits, {} vp, {} colonists | {} | {colonies} | {}",
        empire.credits,
        empire.vp,
        empire.colonists,
        list(empire.developments.iter()),
        list(empire.explored.iter()),
    )
}

/// An event as a line. Rare events are printed in their debug form.
fn words(event: Event) -> String {
    match event {
        Event::RoundBegan(round) => format!("round {round} begins"),
        Event::ChoseHome(seat, home) => format!("{seat} moves into {home}"),
        Event::Selected(seat, tile) => format!("{seat} selects {tile}"),
        Event::Gained(seat, gains, Giver::Tile(tile)) => format!("{seat} gains {gains} from {tile}"),
        Event::Gained(seat, gains, Giver::Power(source)) => format!("{seat} gains {gains} by {source}"),
        Event::Developed(seat, development, cost) => format!("{seat} develops {development} for {cost}"),
        Event::DidNotDevelop(seat) => format!("{seat} develops nothing"),
        Event::LaidOut(worlds) => format!("laid out: {}", list(worlds.iter())),
        Event::Took(seat, world) => format!("{seat} takes {world}"),
        Event::Drew(seat, world) => format!("{seat} draws {world}"),
        Event::PutBack(n) => format!("{n} worlds go back"),
        Event::Returned(seat, world) => format!("{seat} returns {world}"),
        Event::TookColonists(seat, n) => format!("{seat} takes {n} colonists"),
        Event::SettledFor(seat, world, cost) => format!("{seat} settles {world} for {cost}"),
        Event::Conquered(seat, world, strength) => format!("{seat} conquers {world} with {strength}"),
        Event::DiscardedFor(seat, colony, strength) => {
            format!("{seat} discards from {colony} for {strength}")
        }
        Event::Replaced(seat, old, new) => format!("{seat} replaces {old} by {new}"),
        Event::Declared(seat, kind) => format!("{seat} declares {kind}"),
        Event::Produced(seat, colony, kind) => format!("{seat} has {kind} on {colony}"),
        Event::Sold(seat, kind, price) => format!("{seat} sells {kind} for {price}"),
        Event::Consumed(seat, source, n) => format!("{seat} consumes {n} by {source}"),
        Event::MovedFirst(seat) => format!("{seat} moves first"),
        Event::DrewGoals(seat, n) => format!("{seat} looks at {n} goals"),
        Event::KeptGoal(seat) => format!("{seat} keeps a goal"),
        Event::KeptThis(_, goal) => format!("it is {goal}"),
        Event::RevealedGoal(seat, goal) => format!("{seat} turns up {goal}"),
        Event::StoredWorld(seat, world) => format!("{seat} stores {world}"),
        Event::StoredGood(seat, kind) => format!("{seat} stores {kind}"),
        Event::StoredCredits(seat, n) => format!("{seat} stores {n} credits"),
        Event::CreditOnProduce(n) => format!("{n} on produce"),
        Event::EndIsNear(ending) => format!("the end is near by {}", reasons(ending)),
        Event::Ended => "the game is over".to_owned(),
        other => format!("{other:?}"),
    }
}
