//! Rewards of investors, votes, and what changes hands (X4R-006, X4R-122, X4R-275, X4R-277).

use engine::{Game, Log, Quick, Seat};
use interportal::ids::{Advisor, EventCard, Government, Investor, Resource};
use interportal::realm::{Held, Recruit};
use interportal::testing::{Play, found, fresh, hold, midgame};
use interportal::war::WarEvent;
use interportal::{Books, Decision, Event, Hex, State};

use super::politics::second_round;

const ME: Seat = Seat(0);
const YOU: Seat = Seat(1);

fn recruit(state: &mut State, id: &str, level: u8) {
    let advisor = Advisor::from_id(id).expect("an advisor");
    state.realms[ME].advisors.push(Recruit { advisor, level, chosen: [0, 0] });
}

/// X4R-275: who meets the request Seele raises an advisor for nothing, or receives 8 culture.
#[test]
fn x4r_275_the_reward_of_soul() {
    let table = |level: u8| {
        let mut play = Play::table(|state| recruit(state, "general", level));
        play.play("p1 pass; p2 pass; p1 pass; p2 pass");
        assert_eq!((play.asked(), play.decision()), (Some(ME), Some(Decision::Elect)));
        play
    };
    let mut play = table(1);
    let before = play.accounts(ME);
    let mut other = play.clone();
    play.play("p1 option 1");
    assert_eq!(play.legal(ME), ["promote general 1", "promote general 2"]);
    play.play("p1 promote general 2");
    let general = play.state.realms[ME].advisors[0];
    assert_eq!((general.level, general.chosen[0], play.accounts(ME)), (2, 1, before), "free of charge");
    other.play("p1 option 2");
    assert_eq!(other.state.realms[ME].advisors[0].level, 1);
    assert_eq!(other.accounts(ME)[3], before[3] + 8);
    assert_eq!(table(3).legal(ME), ["option 2"], "there is no higher level");
}

/// X4R-277: only what is fulfilled in the Closing phase counts, not what was so before.
#[test]
fn x4r_277_at_the_moment_of_the_check() {
    let wave = Investor::from_id("investor-wave").expect("a group");
    let table = |script: &str| {
        let mut play = second_round(|_| {});
        for id in ["time-fold", "living-metal"] {
            let card = EventCard::from_id(id).expect("a card");
            hold(&mut play.state, ME, Held { card, hex: None, level: 1 });
        }
        play.play(script);
        play.until_round(3);
        play.state.requests.has(wave)
    };
    assert!(table("p1 pass"), "two anomalies");
    assert!(!table("p1 analyse time-fold; p1 done"), "one of them was sold");
}

fn votes(change: impl FnOnce(&mut State)) -> u8 {
    let mut state = interportal::testing::dealt(3, 1);
    change(&mut state);
    Books::open(&fresh(&state), ME).votes()
}

/// X4R-122, X4-089: votes are colony levels with what government, advisors and the core add, less sanctions.
#[test]
fn x4r_122_votes() {
    assert_eq!(votes(|_| {}), 2, "the level of the home world");
    assert_eq!(votes(|state| found(state, ME, Hex::corner(2, 0), "garden-world", 3)), 5);
    assert_eq!(votes(|state| found(state, YOU, Hex::corner(2, 0), "garden-world", 3)), 2, "own levels");
    assert_eq!(votes(|state| state.core = Some(ME)), 3);
    assert_eq!(votes(|state| state.core = Some(YOU)), 2);
    assert_eq!(votes(|state| recruit(state, "voice-of-the-okima", 1)), 4);
    let alone = votes(|state| {
        state.realms[ME].sanctions = 1;
        state.core = Some(ME);
    });
    assert_eq!(alone, 2, "each sanction level takes one");
    assert_eq!(votes(|state| state.realms[ME].sanctions = 5), 0, "never below 0");
    let price = Books::open(&fresh(&interportal::testing::dealt(2, 1)), ME).vote_cost();
    assert_eq!(price, 5, "X4-088");
}

/// X4-088: each bought vote costs 5 culture, 4 with the community.
#[test]
fn x4_088_the_price_of_a_vote() {
    let price = |change: &dyn Fn(&mut State)| {
        let mut state = interportal::testing::dealt(2, 1);
        change(&mut state);
        let cost = |seat: Seat| Books::open(&fresh(&state), seat).vote_cost();
        (cost(ME), cost(YOU))
    };
    assert_eq!(price(&|_| {}), (5, 5));
    assert_eq!(price(&|state| interportal::testing::learn(state, ME, &["interportal-community"])), (4, 5));
}

/// What the events say that the accounts of a seat changed by.
fn told(events: &[Event], seat: Seat) -> [i16; 4] {
    let mut told = [0; 4];
    for event in events {
        match event {
            Event::Gained(who, resource, n) if *who == seat => told[*resource as usize] += n,
            Event::Won(who, _, bid) if *who == seat => told[0] -= i16::from(*bid),
            // The only way to cover a debt is taken without a question (X4R-328); what comes in is owed.
            Event::Exchanged(who, give, _, n) if *who == seat => told[*give as usize] -= i16::from(*n),
            Event::War(WarEvent::Signed(who, _, _, n) | WarEvent::Prevented(who, _, n)) if *who == seat => {
                told[3] -= i16::from(*n);
            }
            Event::War(WarEvent::Reparation(from, to, n)) => {
                told[3] += if *to == seat { *n } else { 0 } - if *from == seat { *n } else { 0 };
            }
            Event::War(WarEvent::Traded(one, other, give, take, n)) if [one, other].contains(&&seat) => {
                let n = if *one == seat { i16::from(*n) } else { -i16::from(*n) };
                told[*give as usize] -= n;
                told[*take as usize] += n;
            }
            _ => {}
        }
    }
    told
}

/// X4R-006: what one player does moves nothing of the others, unless a rule says so, and then everybody hears it.
#[test]
fn x4r_006_nothing_changes_hands_in_silence() {
    let accounts = |state: &State, seat: Seat| Resource::ALL.map(|it| state.realms[seat].accounts[it]);
    let mut n_told = 0;
    for seed in 0..3 {
        let mut state = midgame(3, seed);
        state.realms[YOU].government = Government::from_id("clan-government").expect("a government");
        let mut luck = Quick::seeded(seed);
        let mut legal = Vec::new();
        while let Some(seat) = state.awaiting().iter().next() {
            legal.clear();
            state.legal(seat, &mut legal);
            let before = state;
            let mut log = Log::written();
            state.apply(seat, legal[luck.below(legal.len())], &mut log);
            let events: Vec<Event> = log.events().iter().map(|(_, event)| *event).collect();
            if events.iter().any(|event| matches!(event, Event::PhaseBegan(_))) {
                continue;
            }
            for other in (0..3).map(Seat).filter(|other| *other != seat) {
                let changed = accounts(&state, other);
                let changed: Vec<i16> =
                    changed.iter().zip(accounts(&before, other)).map(|(now, then)| now - then).collect();
                let told = told(&events, other);
                assert_eq!(changed, told, "seed {seed}, round {}: {events:?}", state.round);
                n_told += usize::from(told != [0; 4]);
                let units = |state: &State| state.realms[other].ships.len() + state.cards_of(other).count();
                let lost = |event: &Event| {
                    matches!(
                        event,
                        Event::ShipLost(..) | Event::Dismissed(..) | Event::KosmeLeft(..) | Event::Agent(_)
                    )
                };
                assert!(
                    events.iter().any(lost) || units(&state) == units(&before),
                    "units and cards stay: {events:?}"
                );
            }
        }
    }
    assert!(n_told > 0, "some rule moved something");
}
