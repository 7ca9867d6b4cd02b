//! Many games of one kind that are played side by side.

mod arrays;
mod running;

pub(crate) use arrays::Arrays;

use crate::any::{Family, Make, Playable};
use crate::error::Error;
use crate::matches::usual;
use crate::reward::Reward;
use crate::seen::Widths;
use arrays::{Place, places};
use bots::Level;
use engine::Dealer;
use rayon::prelude::*;
use rayon::{ThreadPool, ThreadPoolBuilder};
use running::{House, Running};

/// Batches of all games.
pub(crate) struct Batches;

impl Family for Batches {
    type Of<G: Playable> = Batch<G>;
}

/// What a batch is made of.
pub(crate) struct Plan<'a> {
    pub(crate) n_games: usize,
    pub(crate) n_seats: Option<u8>,
    pub(crate) options: &'a str,
    pub(crate) seed: u64,
    /// A bot for each seat that the caller does not play.
    pub(crate) bots: Vec<Option<Level>>,
    pub(crate) reward: Reward,
    /// Whether a game that ends begins again at once.
    pub(crate) renews: bool,
    /// A game that takes more decisions is cut off.
    pub(crate) patience: u32,
    pub(crate) n_threads: usize,
}

/// The games, and what they have in common.
pub(crate) struct Batch<G: Playable> {
    house: House<G>,
    games: Vec<Running<G>>,
    pool: Option<ThreadPool>,
}

impl Make<Batches> for Plan<'_> {
    fn make<G: Playable>(self) -> Result<Batch<G>, Error> {
        let options: G::Options = self.options.parse().map_err(Error::value)?;
        let seats = G::seats(&options);
        let n_seats = self.n_seats.unwrap_or_else(|| usual::<G>(&options));
        if !seats.contains(&n_seats) {
            let (least, most) = (seats.start(), seats.end());
            return Err(Error::value(format_args!(
                "{} is for {least} to {most} seats, not {n_seats}",
                G::NAME
            )));
        }
        if self.n_games == 0 {
            return Err(Error::value("a batch has at least one game"));
        }
        let mut bots = self.bots;
        if bots.len() > usize::from(n_seats) {
            return Err(Error::value(format_args!("{} bots are named for {n_seats} seats", bots.len())));
        }
        bots.resize(n_seats.into(), None);
        if bots.iter().all(Option::is_some) {
            return Err(Error::value(
                "bots play all seats: leave one of them to the caller, or use simulate",
            ));
        }
        let pool = match self.n_threads {
            1 => None,
            n => Some(ThreadPoolBuilder::new().num_threads(n).build().map_err(Error::value)?),
        };
        let first = G::new(n_seats, &options, Dealer::seeded(self.seed));
        let house = House {
            n_games: self.n_games as u64,
            n_seats,
            options,
            seed: self.seed,
            bots,
            reward: self.reward,
            renews: self.renews,
            patience: self.patience,
            widths: Widths::of(&first),
        };
        let games = (0..house.n_games).map(|deal| Running::new(&house, deal)).collect();
        Ok(Batch { house, games, pool })
    }
}

impl<G: Playable> Batch<G> {
    pub(crate) const fn n_seats(&self) -> u8 {
        self.house.n_seats
    }

    pub(crate) const fn most_actions(&self) -> usize {
        G::MOST_ACTIONS
    }

    pub(crate) const fn n_features(&self) -> usize {
        self.house.widths.whole(self.house.n_seats)
    }

    pub(crate) fn n_games(&self) -> usize {
        self.games.len()
    }

    /// What each game was dealt from.
    pub(crate) fn seeds(&self) -> Vec<u64> {
        self.games.iter().map(|game| self.house.seed_of(game.deal)).collect()
    }

    /// Does one action in each game that is not over, or nothing at all if one of them is not legal.
    pub(crate) fn step(&mut self, actions: &[i64], arrays: Arrays<'_>) -> Result<(), Error> {
        for (n, (game, action)) in self.games.iter().zip(actions).enumerate() {
            let n_legal = game.legal.len();
            if game.asked.is_some() && usize::try_from(*action).map_or(true, |action| action >= n_legal) {
                let why = format_args!("game {n} has {n_legal} legal actions, and no action {action}");
                return Err(Error::illegal(why));
            }
        }
        let chosen = actions.iter().map(|action| *action as usize);
        self.each(arrays, chosen, |house, game, place, action| {
            place.forget();
            game.choose(house, action, place);
        });
        Ok(())
    }

    /// Makes so many random decisions in each game, and says how many were made in all.
    pub(crate) fn step_random(&mut self, n_steps: u32, arrays: Arrays<'_>) -> u64 {
        let n_made = |batch: &Self| batch.games.iter().map(|game| game.n_made).sum::<u64>();
        let before = n_made(self);
        self.each(arrays, std::iter::repeat(()), |house, game, place, ()| {
            place.forget();
            for _ in 0..n_steps {
                if game.asked.is_some() {
                    let action = game.luck.below(game.legal.len());
                    game.choose(house, action, place);
                }
            }
        });
        n_made(self) - before
    }

    /// Begins the games anew that `which` names.
    pub(crate) fn reset(&mut self, which: &[bool], arrays: Arrays<'_>) {
        self.each(arrays, which.iter().copied(), |house, game, place, renew| {
            place.forget();
            if renew {
                *game = Running::new(house, game.deal + house.n_games);
            }
        });
    }

    /// Writes the arrays without doing anything.
    pub(crate) fn show(&mut self, arrays: Arrays<'_>) {
        self.each(arrays, std::iter::repeat(()), |_, _, _, ()| {});
    }

    /// What the seat that is asked would see after each of its legal actions, game by game, in one imagined state for
    /// each game; and where the rows of each game begin.
    pub(crate) fn afterstates(&self, world: u64) -> (Vec<f32>, Vec<i64>) {
        let width = self.n_features();
        let mut starts = vec![0_i64];
        for game in &self.games {
            starts.push(starts[starts.len() - 1] + game.n_offered() as i64);
        }
        let mut rows = vec![0.0; width * starts[starts.len() - 1] as usize];
        let mut parts = Vec::with_capacity(self.games.len());
        let mut rest = &mut rows[..];
        for game in &self.games {
            let (part, others) = rest.split_at_mut(width * game.n_offered());
            parts.push((game, part));
            rest = others;
        }
        let widths = self.house.widths;
        let fill = |(game, part): (&Running<G>, &mut [f32])| game.look_ahead(widths, width, world, part);
        match &self.pool {
            None => parts.into_iter().for_each(fill),
            Some(pool) => pool.install(|| parts.into_par_iter().for_each(fill)),
        }
        (rows, starts)
    }

    /// Does something with each game and then writes its part of the arrays.
    fn each<T: Send>(
        &mut self,
        arrays: Arrays<'_>,
        with: impl Iterator<Item = T>,
        work: impl Fn(&House<G>, &mut Running<G>, &mut Place<'_>, T) + Sync,
    ) {
        let house = &self.house;
        let places = places(arrays, house.n_seats.into(), G::MOST_ACTIONS, house.widths.whole(house.n_seats));
        let all = self.games.iter_mut().zip(places).zip(with);
        let done = |((game, mut place), it): ((&mut Running<G>, Place<'_>), T)| {
            work(house, game, &mut place, it);
            game.show(house, place);
        };
        match &self.pool {
            None => all.for_each(done),
            Some(pool) => {
                let all: Vec<_> = all.collect();
                pool.install(|| all.into_par_iter().for_each(done));
            }
        }
    }
}
