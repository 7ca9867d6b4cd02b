//! Interportal: bots prepare landings, declare wars with a goal, and take colonies; what weaker bots overlook.

use crate::interportal::turn_at;
use bots::interportal::{Judge, Regent, Weights};
use bots::{Bot, Level};
use engine::Seat;
use interportal::hex::Hex;
use interportal::ids::Resource;
use interportal::realm::Stock;
use interportal::testing::{self, Play};
use interportal::{Action, State};

const ME: Seat = Seat(0);
const YOU: Seat = Seat(1);

fn here() -> Hex {
    Hex::new(1, 0).expect("a hex")
}

/// A colony of the second seat with two militia, and beside it transporters and infantry of the first.
fn border(n_infantry: u8) -> Play {
    let mut table = Play::table(|state: &mut State| {
        testing::chart(state);
        testing::meet(state);
        testing::found(state, YOU, here(), "garden-world", 1);
        let beside = Hex::new(2, 0).expect("a hex");
        testing::launch(state, ME, beside, "transporter", 2);
        testing::land(state, ME, beside, "infantry", n_infantry);
        state.realms[ME].accounts = Stock::new(|_| 20);
        state.realms[YOU].accounts = Stock::new(|_| 5);
    });
    table.state.realms[ME].accounts[Resource::Culture] = 40;
    table
}

/// The first seat plays, the second does nothing, until this round begins; all that the first has done.
fn played(table: &mut Play, until: u8) -> Vec<String> {
    let mut done = Vec::new();
    let mut bot = Level::Greedy.player::<State>(1);
    while table.state.round < until {
        let seat = table.asked().expect("the game is not over");
        let turn = turn_at(table);
        let action = if seat == ME {
            bot.choose(&turn)
        } else {
            let least = |action: &&Action| matches!(action, Action::Pass | Action::End | Action::Done);
            turn.legal.iter().find(least).copied().unwrap_or(turn.legal[0])
        };
        if seat == ME {
            done.push(action.to_string());
        }
        table.play(&format!("{seat} {action}"));
    }
    done
}

/// X4-079, X4-193, X4R-237: armies come aboard, war is declared for a colony, and the colony is taken.
#[test]
fn a_regent_goes_to_war_for_a_weakly_held_colony() {
    let mut table = border(5);
    let done = played(&mut table, 3);
    let has = |line: &str| done.iter().any(|it| it == line);
    assert!(has("load 1") && has("war p2") && has("goal colony 1,0") && has("invade 1,0"), "{done:?}");
    assert_eq!(table.state.colony_at(here()).map(|colony| colony.seat), Some(ME));
}

/// X4R-245: one infantryman takes no colony, so nobody declares war for it.
#[test]
fn a_regent_declares_no_war_that_it_cannot_win() {
    let mut table = border(1);
    let done = played(&mut table, 3);
    assert!(done.iter().all(|it| !it.starts_with("war ") && !it.starts_with("invade")), "{done:?}");
}

/// X4R-172: fleets are kept together.
#[test]
fn fleets_are_not_split() {
    let mut table = border(5);
    assert!(played(&mut table, 3).iter().all(|line| !line.starts_with("leave ")));
}

/// What is overlooked stays so for the round, whatever the random numbers; passing is always thought of.
#[test]
fn weaker_bots_overlook_the_same_actions() {
    let table = Play::table(|state: &mut State| state.realms[ME].accounts = Stock::new(|_| 60));
    let turn = turn_at(&table);
    let missed = |overlooks: u64, seed: u64| -> Vec<Action> {
        let judge = Judge { weights: Weights { overlooks, ..Weights::default() } };
        let advice = Regent::seeded(judge, seed).advice(&turn);
        let all = Regent::seeded(Judge::default(), seed).advice(&turn);
        let rating = |of: &[bots::Advice<Action>], action: Action| {
            of.iter().find(|it| it.action == action).map(|it| it.worth)
        };
        let worse = |action: &&Action| rating(&advice, **action) < rating(&all, **action);
        turn.legal.iter().filter(worse).copied().collect()
    };
    let (few, many) = (missed(20, 1), missed(60, 1));
    assert!(missed(0, 1).is_empty());
    assert_eq!(few, missed(20, 2), "it does not depend on the seed of the bot");
    assert!(few.iter().all(|action| many.contains(action)) && few.len() < many.len());
    assert!(!missed(100, 1).contains(&Action::Pass));
}
