//! An example and the columns of the tables that `fernweh sim` writes, for its help.

use crate::games::NAMES;

/// How it is called.
pub(super) fn sim_example(more: &str) -> String {
    format!("Example: fernweh sim {} --games 10000 --seats greedy,greedy,random{more}", NAMES[0])
}

/// What each column says.
pub(super) const SIM_TABLES: &str = "\
Tables of results have a row for each game and seat:
  game       number of the game, from 1
  seed       the seed of the game
  seat       seat at the table, from 1
  entrant    who sat there: the place in --seats, from 1
  bot        its name
  points     final points
  place      final place, from 1; ties share a place; 0 if unfinished
  rounds     rounds played
  ending     what ended the game, joined by + if several things did; unfinished
             if nothing did within 10,000 decisions
  decisions  decisions of all seats
The columns of the game follow: points by where they come from, and what the seat owned.

The table of entries has a row for each start place, home, tile, card, ending and source
of points:
  kind, id         what it is
  choices_offered  decisions that offered it together with something else
  choices_taken    those that took it
  games_offered    games that offered it
  games_taken      those in which a seat had it
  owners           seats that had it, of all games
  owner_wins       those that won; a shared victory counts for each
  points           points of these owners; for a source, those that it brought
  winner_points    the same for the winners among them
  chosen, taken, won, each with _low and _high: the shares and their 95 % intervals";
