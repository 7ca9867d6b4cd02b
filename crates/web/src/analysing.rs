//! Analyses of finished matches: computed in the background, one choice after the other, and kept in the store.

mod kept;

use crate::app::App;
use crate::error::Error;
use crate::guest::Guest;
use crate::live::{Live, Slot};
use crate::sender::{Source, sender};
use crate::tables::AnyTable;
use crate::thinking::{Need, Owner, Permit};
use bots::analysis::{Analysis, NoAnalysis};
use std::cell::{Cell, RefCell};
use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use store::{Analysed, Status};
use tokio::runtime::Handle;
use tokio::sync::watch;

/// How many analyses one address may have under way.
const AT_ADDRESS: usize = 2;

/// How many analyses may be under way in all.
const IN_ALL: usize = 16;

/// After how many seconds to ask again when there are too many.
const LATER: u64 = 30;

/// The analyses under way, by table.
#[derive(Default)]
pub(crate) struct Analysing(Mutex<HashMap<String, Arc<Job>>>);

/// An analysis under way.
struct Job {
    owner: Owner,
    done: AtomicUsize,
    of: AtomicUsize,
    is_stopped: AtomicBool,
}

/// How far the analysis of a finished match is.
#[derive(Clone, Debug)]
pub(crate) enum Standing {
    /// Nobody has asked for it.
    None,
    /// It is computed now.
    Running {
        /// How many choices are done.
        done: usize,
        /// How many there are.
        of: usize,
        /// Whether the visitor started it, and may stop it.
        is_own: bool,
    },
    /// It is there.
    Done(Analysis),
}

impl Analysing {
    fn with<T>(&self, use_it: impl FnOnce(&mut HashMap<String, Arc<Job>>) -> T) -> T {
        use_it(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Adds a job for a table; none if one is under way there.
    fn add(&self, table: &str, owner: Owner) -> Result<Option<Arc<Job>>, Error> {
        self.with(|jobs| {
            if jobs.contains_key(table) {
                return Ok(None);
            }
            let here = jobs.values().filter(|job| job.owner.source == owner.source).count();
            if here >= AT_ADDRESS || jobs.len() >= IN_ALL {
                return Err(Error::TooMany { seconds: LATER });
            }
            let (done, of, is_stopped) = Default::default();
            let job = Arc::new(Job { owner, done, of, is_stopped });
            jobs.insert(table.to_owned(), job.clone());
            Ok(Some(job))
        })
    }

    /// Ends the analysis of a table, if `guest` started it.
    pub(crate) fn stop(&self, table: &str, guest: &Guest) {
        self.with(|jobs| {
            if let Some(job) = jobs.get(table).filter(|job| job.owner.guest == guest.id()) {
                job.is_stopped.store(true, Ordering::Relaxed);
            }
        });
    }
}

/// How far the analysis of a table is; none if it cannot be analysed, because it is not over or nobody knows the chances.
pub(crate) async fn standing(app: &App, slot: &Slot, guest: &Guest) -> Result<Option<Standing>, Error> {
    let shown = slot.shown();
    let may = shown.people.status == Status::Finished && app.live().config().search_nodes > 0;
    let Some(weights) = weights(&shown.table).filter(|_| may) else {
        return Ok(None);
    };
    let live = app.live();
    let running = live.analysing().with(|jobs| {
        let job = jobs.get(&slot.id)?;
        let (done, of) = (job.done.load(Ordering::Relaxed), job.of.load(Ordering::Relaxed));
        Some(Standing::Running { done, of, is_own: job.owner.guest == guest.id() })
    });
    if running.is_some() {
        return Ok(running);
    }
    let kept = live.store().analysis(&slot.id, weights, live.config().search_nodes).await?;
    // What an older version wrote in another way is computed again.
    let read = kept.and_then(|body| kept::read(&body));
    Ok(Some(read.map_or(Standing::None, Standing::Done)))
}

fn weights(table: &AnyTable) -> Option<u64> {
    table.outcome().and_then(|_| table.weights())
}

/// Starts the analysis of a finished match, unless it is under way or there already.
pub(crate) async fn start(app: &App, slot: &Arc<Slot>, guest: &Guest) -> Result<(), Error> {
    let standing = standing(app, slot, guest).await?.ok_or(Error::NoPage)?;
    if !matches!(standing, Standing::None) {
        return Ok(());
    }
    app.limits().count(Some(guest)).await?;
    let source: Source = sender();
    let owner = Owner { source, guest: guest.id().to_owned() };
    if let Some(job) = app.live().analysing().add(&slot.id, owner)? {
        tokio::spawn(work(app.live().clone(), slot.clone(), job, app.stopping()));
    }
    Ok(())
}

async fn work(live: Live, slot: Arc<Slot>, job: Arc<Job>, stopping: watch::Receiver<bool>) {
    let table = slot.shown().table.clone();
    let n_nodes = live.config().search_nodes;
    let (gates, searched, weights) = (live.clone(), table.clone(), weights(&table).unwrap_or_default());
    let (handle, working) = (Handle::current(), job.clone());
    let search = move || {
        // A place is taken for one choice at a time, so that bots never wait for a whole analysis.
        let place: RefCell<Option<Permit>> = RefCell::default();
        let at = Cell::new(None);
        searched.analyse(n_nodes, &|done, of| {
            working.done.store(done, Ordering::Relaxed);
            working.of.store(of, Ordering::Relaxed);
            let is_wanted = || !working.is_stopped.load(Ordering::Relaxed) && !*stopping.borrow();
            if is_wanted() && done < of && at.replace(Some(done)) != Some(done) {
                drop(place.take());
                let turn = gates.thinking_long().turn(Need::Unattended, working.owner.clone());
                place.replace(handle.block_on(turn));
            }
            is_wanted()
        })
    };
    match tokio::task::spawn_blocking(search).await {
        Ok(Ok(analysis)) => {
            let it = Analysed { weights, nodes: n_nodes, body: kept::written(&analysis) };
            if let Err(error) = live.store().keep_analysis(&slot.id, it).await {
                tracing::warn!(table = slot.id, %error, "an analysis was not kept");
            }
        }
        Ok(Err(NoAnalysis::Stopped | NoAnalysis::NoChances)) => {}
        Err(error) => tracing::error!(table = slot.id, %error, "an analysis failed"),
    }
    live.analysing().with(|jobs| jobs.remove(&slot.id));
}

#[cfg(test)]
mod tests {
    use super::*;

    fn owner(source: u8, guest: &Guest) -> Owner {
        Owner { source: Source::of([10, 0, 0, source].into()), guest: guest.id().to_owned() }
    }

    #[test]
    fn one_address_starts_a_few_and_everybody_together_not_many() {
        let (all, ada) = (Analysing::default(), Guest::new().unwrap());
        assert!(all.add("a", owner(1, &ada)).unwrap().is_some());
        assert!(all.add("a", owner(1, &ada)).unwrap().is_none(), "it is under way");
        assert!(all.add("b", owner(1, &ada)).unwrap().is_some());
        assert_eq!(all.add("c", owner(1, &ada)).err(), Some(Error::TooMany { seconds: LATER }));
        let more = (2..60).filter(|n| matches!(all.add(&n.to_string(), owner(*n, &ada)), Ok(Some(_))));
        assert_eq!(2 + more.count(), IN_ALL);
    }

    #[test]
    fn only_the_guest_who_started_it_stops_it() {
        let (all, ada, eve) = (Analysing::default(), Guest::new().unwrap(), Guest::new().unwrap());
        let job = all.add("a", owner(1, &ada)).unwrap().unwrap();
        let is_stopped = || job.is_stopped.load(Ordering::Relaxed);
        all.stop("a", &eve);
        assert!(!is_stopped());
        all.stop("b", &ada);
        assert!(!is_stopped());
        all.stop("a", &ada);
        assert!(is_stopped());
    }
}
