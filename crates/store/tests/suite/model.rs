//! Long random play compared with a small model.

use store::{Append, Error, Result, Status, Undo};

use crate::setup::{act, line, running, scratch, snapshot, take_back};

/// What a table must be, without a database.
#[derive(Clone, Default)]
struct Model {
    version: u64,
    n_actions: usize,
    fixed: u32,
    finished: bool,
}

impl Model {
    fn append(&mut self, act: &Append) -> Result<u64> {
        self.at(act.expect_version)?;
        if self.finished {
            return Err(Error::NotRunning);
        }
        self.n_actions += act.lines.len();
        (self.fixed, self.finished) = (act.fixed, act.outcome.is_some());
        self.version += 1;
        Ok(self.version)
    }

    fn undo(&mut self, undo: &Undo) -> Result<u64> {
        self.at(undo.expect_version)?;
        if self.finished {
            return Err(Error::NotRunning);
        }
        self.n_actions = undo.keep as usize;
        self.fixed = undo.fixed;
        self.version += 1;
        Ok(self.version)
    }

    fn at(&self, expected: u64) -> Result<()> {
        if expected == self.version { Ok(()) } else { Err(Error::Stale { current: self.version }) }
    }
}

/// A small generator, so that a failure can be reproduced.
struct Dice(u64);

impl Dice {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % n
    }
}

#[tokio::test]
async fn the_store_does_what_the_model_does() {
    let s = scratch().await;
    let store = &s.store;
    for seed in 0..8 {
        let ids = ["a", "b", "c"].map(|table| format!("{table}{seed}"));
        let mut models = [const { None::<Model> }; 3];
        let mut dice = Dice(seed);
        for step in 0..250 {
            let table = dice.below(3);
            let id = ids[table].as_str();
            let model = match &mut models[table] {
                Some(model) => model,
                new => {
                    store.create_match(running(id)).await.unwrap();
                    new.insert(Model::default())
                }
            };
            // Sometimes from an outdated version.
            let seen = model.version.saturating_sub(u64::from(dice.below(6) == 0));
            if model.n_actions > 0 && dice.below(4) == 0 {
                let keep = dice.below(model.n_actions);
                let undo = Undo { fixed: dice.below(keep + 1) as u32, ..take_back(id, seen, keep) };
                assert_eq!(store.undo(undo.clone()).await, model.undo(&undo), "seed {seed} step {step}");
            } else {
                let mut act = act(id, seen, model.n_actions, 1 + dice.below(5));
                act.fixed = dice.below(model.n_actions + 1) as u32;
                act.outcome = (dice.below(30) == 0).then(|| "over".into());
                assert_eq!(store.append(act.clone()).await, model.append(&act), "seed {seed} step {step}");
            }
            let record = store.load(id).await.unwrap().unwrap();
            let lines: Vec<_> = record.actions.iter().map(|a| (a.seat, a.line.clone())).collect();
            assert_eq!(lines, (0..model.n_actions).map(line).collect::<Vec<_>>(), "seed {seed} step {step}");
            assert_eq!(record.snapshot, snapshot(model.version, model.n_actions));
            assert_eq!((record.listing.version, record.fixed), (model.version, model.fixed));
            assert_eq!(record.listing.status == Status::Finished, model.finished);
        }
    }
}
