//! Who may stand, join and leave in the council, and where law cards go (chapters 4.10, 4.11 and 4.27).

use engine::{Game, Seat, Seats};
use interportal::ids::Resource;
use interportal::state::Passed;
use interportal::testing::{Play, draft, fresh, n_cards};
use interportal::{Books, State};

use super::council::{allied, award, close, council, law, votes};

const ME: Seat = Seat(0);
const YOU: Seat = Seat(1);
const THIRD: Seat = Seat(2);
const FOURTH: Seat = Seat(3);

fn all_of(seats: &[Seat]) -> Seats {
    let mut all = Seats::NONE;
    seats.iter().for_each(|seat| all.add(*seat));
    all
}

/// Law cards in the deck.
fn deck(play: &Play) -> usize {
    n_cards(&play.state).3[1]
}

/// A seat loses its votes.
fn without_votes(state: &mut State, seat: Seat) {
    state.realms[seat].sanctions = 5;
    state.colonies.iter_mut().filter(|it| it.seat == seat).for_each(|it| it.level = 1);
}

/// X4R-129: at most one sanction level in a round, and five in all.
#[test]
fn x4r_129_one_level_a_round() {
    let table = |levels: u8, before: bool| {
        let mut play = council(3, |state| state.realms[YOU].sanctions = levels);
        if before {
            play.state.council.sanctioned.add(YOU);
        }
        play.may(ME, "put sanction p2")
    };
    assert!(table(0, false) && !table(0, true), "one level in a round");
    assert!(table(4, false) && !table(5, false), "five levels are all");
}

/// X4R-130: each sanction level takes a vote and 1 A of income.
#[test]
fn x4r_130_what_sanctions_take() {
    let table = |levels: u8| {
        let mut state = council(3, |_| {}).state;
        state.realms[ME].sanctions = levels;
        let state = fresh(&state);
        let books = Books::open(&state, ME);
        (i16::from(books.votes()), books.income().net()[Resource::Awe])
    };
    let (free, sanctioned) = (table(0), table(2));
    assert_eq!((free.0 - sanctioned.0, free.1 - sanctioned.1), (2, 2));
}

/// X4R-133: all members are allied with each other, somebody stays outside, and nobody is in two federations.
#[test]
fn x4r_133_who_can_federate() {
    let open = |n_seats: u8, change: &dyn Fn(&mut State)| {
        council(n_seats, change).choices(ME, "put recognise-federation")
    };
    let chain = |state: &mut State| {
        allied(state, ME, YOU);
        allied(state, ME, THIRD);
    };
    assert_eq!(open(4, &chain), ["p1 p2", "p1 p3"], "the second and the third are not allied");
    let all = |state: &mut State| {
        chain(state);
        allied(state, YOU, THIRD);
    };
    assert_eq!(open(4, &all), ["p1 p2", "p1 p3", "p1 p2 p3"]);
    assert_eq!(open(3, &all), ["p1 p2", "p1 p3"], "nobody would be outside");
    let member = |state: &mut State| {
        allied(state, ME, YOU);
        state.council.federations.push(all_of(&[YOU, THIRD]));
    };
    assert!(open(5, &member).is_empty(), "the second is a member already");
}

/// X4R-136: a federation with two members left goes on.
#[test]
fn x4r_136_two_stay() {
    let mut play = council(4, |state| state.council.federations.push(all_of(&[ME, YOU, THIRD])));
    play.play("p1 leave-federation");
    let left: Vec<Seats> = play.state.council.federations.to_vec();
    assert_eq!(left, [all_of(&[YOU, THIRD])]);
    assert_eq!(play.state.council.federation(FOURTH), None);
}

/// X4R-137: who was candidate can stand again three rounds later.
#[test]
fn x4r_137_candidates_wait() {
    let mut play = council(3, |state| award(state, ME, 22));
    let stood = play.state.round;
    play.state.council.stood[ME] = stood;
    for (later, may) in [(0, false), (1, false), (2, false), (3, true)] {
        play.state.round = stood + later;
        assert_eq!(play.may(ME, "put election-as-sovereign p1"), may, "{later} rounds later");
    }
}

/// X4R-322: who cast less than a third of its votes for the sovereign is no supporter.
#[test]
fn x4r_322_too_few_votes_for_a_supporter() {
    let mut play = council(3, |state| {
        award(state, ME, 22);
        award(state, THIRD, 12);
        without_votes(state, THIRD);
    });
    play.play("p1 put election-as-sovereign p1; p1 done");
    close(&mut play);
    let own = votes(&play, ME);
    assert!(own > 3, "{own} votes");
    play.play(&format!("p1 yes {own}; p2 yes 1"));
    let outcome = play.state.outcome().expect("X4R-139: the game is over");
    assert_eq!(outcome.places.as_slice(), [1, 3, 2], "the third has more points");
}

/// X4R-399: law cards that fail, are repealed or are the oldest of six go under the deck.
#[test]
fn x4r_399_laws_go_under_the_deck() {
    let vote = |change: &dyn Fn(&mut State), line: &str, ballot: &str| {
        let mut play = council(3, change);
        let before = deck(&play);
        play.play(&format!("p1 {line}; p1 done; p2 done; p3 done; p1 {ballot} 1; p2 abstain; p3 abstain"));
        deck(&play) - before
    };
    let hand = |state: &mut State| draft(state, ME, &["tax-reform"]);
    assert_eq!(vote(&hand, "put tax-reform", "no"), 1, "it failed");
    assert_eq!(vote(&hand, "put tax-reform", "yes"), 0, "it is active");
    let active = |state: &mut State| {
        state.laws.push(Passed { law: law("patent-law"), seat: YOU });
        draft(state, ME, &["war-bonds"]);
    };
    assert_eq!(vote(&active, "put repeal patent-law", "yes"), 1, "it was repealed");
    let five = |state: &mut State| {
        let ids = ["patent-law", "war-bonds", "agents-act", "pirate-hunt", "traffic-order"];
        ids.iter().for_each(|id| state.laws.push(Passed { law: law(id), seat: YOU }));
        draft(state, ME, &["tax-reform"]);
    };
    assert_eq!(vote(&five, "put tax-reform", "yes"), 1, "the oldest of six");
}
