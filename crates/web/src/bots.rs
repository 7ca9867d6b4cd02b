//! Bots at live tables: they wait a moment, compute a move from what their seat may see, and act like people do.

use crate::error::Error;
use crate::i18n::{Lang, t};
use crate::live::{Live, Shown, Slot};
use crate::random;
use crate::thinking::{Need, Permit};
use engine::{MAX_SEATS, Seat};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;
use tokio::sync::OwnedSemaphorePermit;

/// How strong a bot is, in a word: the same for every game whose bots are the levels of [`bots::Level`].
pub(crate) fn level_name(bot: &str, lang: Lang) -> String {
    match bot {
        "random" => t!(lang, "level-random"),
        "score" => t!(lang, "level-score"),
        "greedy" => t!(lang, "level-greedy"),
        "easy" => t!(lang, "level-easy"),
        "normal" => t!(lang, "level-normal"),
        "hard" => t!(lang, "level-hard"),
        _ => t!(lang, "level-search"),
    }
}

/// What a bot of a level can do, in one sentence.
pub(crate) fn level_text(bot: &str, lang: Lang) -> String {
    match bot {
        "random" => t!(lang, "level-random-text"),
        "score" | "easy" => t!(lang, "level-score-text"),
        "greedy" | "normal" => t!(lang, "level-greedy-text"),
        _ => t!(lang, "level-search-text"),
    }
}

/// How long to wait before trying again when the store could not write a move.
const SHORTEST_WAIT: Duration = Duration::from_millis(500);
const LONGEST_WAIT: Duration = Duration::from_secs(30);
/// The same where the store is a server, which is back soon: a table must go on within seconds.
const LONGEST_SHARED_WAIT: Duration = SHORTEST_WAIT;

/// Starts the bots of a table, if one of them is asked and none is working there yet.
pub(crate) fn wake(live: &Live, slot: &Arc<Slot>) {
    if slot.look(|shown| shown.bot_to_move().is_none()) != Ok(false) {
        return;
    }
    if !slot.bots_at_work.swap(true, Ordering::AcqRel) {
        tokio::spawn(work(live.clone(), slot.clone()));
    }
}

/// Starts the bots of a table again that stopped because nobody watched.
pub(crate) fn wake_resting(live: &Live, slot: &Arc<Slot>) {
    if slot.is_resting.swap(false, Ordering::AcqRel) {
        wake(live, slot);
    }
}

/// Why bots stop.
enum End {
    /// No bot is asked any more.
    Idle,
    /// Nobody watches.
    Resting,
    /// Requests use another copy of the table.
    Replaced,
    /// The server ends, or the rules failed.
    Stopped,
}

async fn work(live: Live, slot: Arc<Slot>) {
    let end = play(&live, &slot).await;
    if let Err(error) = live.store().release(&slot.id).await {
        tracing::debug!(%error, "a claim was not given up; it ends with the lease of this node");
    }
    match end {
        // Another process has written to this table: it is loaded again, together with its bots.
        End::Replaced => return drop(live.find(&slot.id).await),
        End::Resting => {
            slot.bots_at_work.store(false, Ordering::Release);
            slot.is_resting.store(true, Ordering::Release);
            // A request may have arrived between the last check and the line above.
            if slot.is_attended() {
                wake_resting(&live, &slot);
            }
        }
        End::Idle => {
            slot.bots_at_work.store(false, Ordering::Release);
            // A seat may have acted between the last check and the line above.
            wake(&live, &slot);
        }
        End::Stopped => slot.bots_at_work.store(false, Ordering::Release),
    }
}

/// Plays the bots of a table until none is asked, as soon as no other node does.
async fn play(live: &Live, slot: &Arc<Slot>) -> End {
    let longest = if live.store().is_shared() { LONGEST_SHARED_WAIT } else { LONGEST_WAIT };
    let mut wait = SHORTEST_WAIT;
    let mut alone = None;
    let mut is_claimed = false;
    loop {
        if !may_go_on(live, slot, &mut alone) {
            return End::Resting;
        }
        if !is_claimed {
            match live.store().claim(&slot.id).await {
                Ok(claimed) => is_claimed = claimed,
                Err(store::Error::Closed) => return End::Stopped,
                Err(error) => tracing::warn!(table = slot.id, %error, "its bots could not be claimed"),
            }
            if !is_claimed {
                if slot.look(|shown| shown.bot_to_move().is_none()) != Ok(false) {
                    return End::Idle;
                }
                tokio::time::sleep(SHORTEST_WAIT).await;
                continue;
            }
        }
        match step(live, slot).await {
            Ok(Done::Moved) => wait = SHORTEST_WAIT,
            Ok(Done::Nothing) => return End::Idle,
            Err(Error::Stale { .. }) if live.holds(slot) => {}
            Err(Error::Stale { .. }) => return End::Replaced,
            Err(Error::Store(store::Error::Closed) | Error::SetAside) => return End::Stopped,
            Err(Error::Store(error)) => {
                tracing::warn!(table = slot.id, %error, "a bot's move was not kept; it will be tried again");
                tokio::time::sleep(wait).await;
                wait = (wait * 2).min(longest);
            }
            Err(error) => {
                slot.set_aside(&format!("a bot chose what the rules refuse: {error:?}"));
                return End::Stopped;
            }
        }
    }
}

/// Whether bots may play here now. A table with bots only is played while somebody watches; a few of them also
/// without.
fn may_go_on(live: &Live, slot: &Slot, alone: &mut Option<OwnedSemaphorePermit>) -> bool {
    if slot.is_attended() || !slot.shown().people.is_bots_alone() {
        *alone = None;
        return true;
    }
    if alone.is_none() {
        *alone = live.unattended().clone().try_acquire_owned().ok();
    }
    alone.is_some()
}

/// Waits until a bot of a table may compute. A request for the table raises its priority.
async fn turn(live: &Live, slot: &Slot, bot: &str) -> Option<Permit> {
    loop {
        let called = slot.called.notified();
        let need = slot.need();
        let turn = live.thinking_of(bot).turn(need, slot.owner());
        if need == Need::Awaited {
            return turn.await;
        }
        tokio::select! {
            permit = turn => return permit,
            () = called => {}
        }
    }
}

enum Done {
    Moved,
    Nothing,
}

/// One move of one bot.
async fn step(live: &Live, slot: &Arc<Slot>) -> Result<Done, Error> {
    let shown = slot.shown();
    let asked = slot.guarded(|| {
        // A learner needs as long for a bot's second move as for its first, unless it only continues a flight.
        let is_quick = shown.table.guided().is_none_or(|guided| guided.goes_on());
        let after_bot =
            is_quick && shown.table.last_actor().is_some_and(|last| shown.people.bot(last).is_some());
        shown.bot_to_move().map(|(seat, bot)| (seat, bot.to_owned(), after_bot))
    })?;
    let Some((seat, bot, after_bot)) = asked else { return Ok(Done::Nothing) };
    let pace = live.config().pace;
    let pause = if after_bot { pace.between_bots } else { pace.after_person };
    if !pause.is_zero() {
        tokio::time::sleep(pause).await;
        if slot.shown().version != shown.version {
            return Ok(Done::Moved);
        }
    }
    let luck = luck_of(&shown, seat)?;
    let (version, thinker) = (shown.version, slot.clone());
    let permit = turn(live, slot, &bot).await;
    let thought =
        tokio::task::spawn_blocking(move || thinker.guarded(|| shown.table.choose(seat, &bot, luck)));
    let line = thought.await.map_err(|_| Error::SetAside)??;
    drop(permit);
    let Some(line) = line else { return Ok(Done::Nothing) };
    live.act(slot, seat, version, &[&line]).await?;
    Ok(Done::Moved)
}

/// The luck of a bot for its next move. Where everybody knows the seed of the deal, the same moves of people lead to the
/// same game, in whatever order seats answer that are asked at once; elsewhere nobody can foresee what a bot does.
fn luck_of(shown: &Shown, seat: Seat) -> Result<u64, Error> {
    let Some(seed) = shown.people.open_seed.as_deref().and_then(|seed| seed.parse::<u64>().ok()) else {
        return random::word();
    };
    let asked = shown.asked_since(seat).wrapping_mul(MAX_SEATS as u64).wrapping_add(u64::from(seat.0));
    Ok(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15).wrapping_add(asked))
}
