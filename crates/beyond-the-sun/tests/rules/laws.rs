//! BTS-002 to BTS-011, BTS-120, BTS-139, BTS-189: what holds at every moment of every game.

use beyond_the_sun::cards::Pack;
use beyond_the_sun::ids::Sort;
use beyond_the_sun::{Board, Marker, Options, State, Tableau};
use engine::{Game, Index, Match, Quick, Viewer};

/// Plays random games of every size and passes on the table before and after each action.
fn watch(mut each: impl FnMut(&Board, &Board)) {
    for n_seats in 2..=4 {
        for seed in 0..6 {
            let options = Options { expert: u64::is_multiple_of(seed, 2), ..Options::default() };
            let mut luck = Quick::seeded(seed);
            let mut m = Match::<State>::new(n_seats, options, seed).expect("two to four can play");
            let mut before = m.view(Viewer::Spectator).board;
            while let Some(seat) = m.awaiting().iter().next() {
                let legal = m.legal(seat);
                m.act(seat, legal[luck.below(legal.len())]).expect("a legal action");
                let after = m.view(Viewer::Spectator).board;
                each(&before, &after);
                before = after;
            }
        }
    }
}

/// Cubes of a faction, each with one face up: supply, population beside the mat or a technology, or a ship.
fn n_cubes(tableau: &Tableau) -> u8 {
    let ships: u8 = tableau.fleet().iter().chain(&tableau.museum).sum();
    tableau.n_supply() + tableau.pop + tableau.researched.len() + ships
}

/// Production markers of a sort that lie somewhere off the track.
fn n_markers(board: &Board, seat: engine::Seat, sort: Sort) -> usize {
    let tableau = &board.tableaus[seat];
    let of = |marker: &Marker| *marker == Marker::Of(sort);
    let outposts = board.outposts.iter().flatten().filter(|it| it.seat == seat && of(&it.marker)).count();
    let colonies = tableau.colonies.iter().flat_map(|it| it.markers).flatten().filter(of).count();
    let claims = board.achievements.iter().flat_map(|it| it.claims.iter());
    let swapped = claims.filter(|claim| claim.seat == seat && claim.swapped == Some(sort)).count();
    outposts + colonies + swapped + usize::from(tableau.automated[sort.at()])
}

/// BTS-004, BTS-005: 20 cubes, each in exactly one of six states, from the first action to the last.
#[test]
fn bts_004_bts_005_twenty_cubes_at_all_times() {
    let mut n = 0_u32;
    watch(|_, after| {
        after.tableaus.iter().filter(|(_, it)| it.seated).for_each(|(_, it)| assert_eq!(n_cubes(it), 20));
        n += 1;
    });
    assert!(n > 1_000, "{n} actions");
}

/// BTS-003: of each sort 8 markers are on the track, on the automation track, on places, colonies or claims.
#[test]
fn bts_003_eight_markers_of_each_sort() {
    watch(|_, after| {
        for (seat, tableau) in after.tableaus.iter() {
            for sort in Sort::ALL {
                let removed = usize::from(tableau.removed[sort.at()]);
                assert!(removed <= 8 && removed == n_markers(after, seat, sort), "{seat} {sort}");
            }
        }
    });
}

/// BTS-120, BTS-139, BTS-189: cubes beside technologies, automated markers and colonies are permanent.
#[test]
fn bts_120_bts_139_bts_189_what_is_there_to_stay() {
    watch(|before, after| {
        for (seat, was) in before.tableaus.iter() {
            let is = &after.tableaus[seat];
            assert!(was.researched.without(is.researched).is_empty(), "BTS-120: a cube has left");
            assert!((0..3).all(|at| is.automated[at] >= was.automated[at]), "BTS-139: a marker has left");
            for (old, new) in was.colonies.iter().zip(is.colonies.iter()) {
                let kept = old.markers.iter().zip(&new.markers).all(|(old, new)| old.is_none() || old == new);
                assert!(old.system == new.system && kept, "BTS-189: {old:?} {new:?}");
            }
            assert!(is.colonies.len() >= was.colonies.len());
        }
        let changed = before.slots.iter().zip(&after.slots).any(|(old, new)| old.is_some() && old != new);
        assert!(!changed, "a technology on a slot stays there");
    });
}

/// BTS-002, BTS-006: no card is twice in a game, and each lies at its own level.
#[test]
fn bts_002_bts_006_every_card_once() {
    watch(|_, after| {
        let private = after.tableaus.iter().flat_map(|(_, tableau)| tableau.private.iter());
        let mut techs: Vec<_> = after.slots.iter().flatten().copied().chain(private).collect();
        let n = techs.len();
        techs.sort();
        techs.dedup();
        assert_eq!(techs.len(), n);
        for (slot, tech) in beyond_the_sun::ids::Slot::all().zip(after.slots) {
            assert!(tech.is_none_or(|tech| after.pack[tech].level == after.pack[slot].level), "{slot}");
        }
        let colonies = after.tableaus.iter().flat_map(|(_, tableau)| tableau.systems());
        let mut systems: Vec<_> = after.systems.iter().flatten().copied().chain(colonies).collect();
        let n = systems.len();
        systems.sort();
        systems.dedup();
        assert_eq!(systems.len(), n);
    });
}

/// BTS-007, BTS-011: in the base game every type has pure and hybrid cards, and cards have spaces, bonuses and
/// abilities in any combination.
#[test]
fn bts_007_bts_011_types_and_mixes() {
    let pack = Pack::standard();
    let base = || pack.techs.iter().filter(|card| card.set == beyond_the_sun::ids::Set::Base);
    for kind in beyond_the_sun::ids::Type::ALL {
        let of =
            |pure: bool| base().filter(|card| card.types.has(kind) && (card.left.len() == 1) == pure).count();
        assert!(of(true) > 0 && of(false) > 0, "{kind}");
    }
    assert!(base().all(|card| matches!(card.types.len(), 1 | 2)));
    let mixes: std::collections::BTreeSet<_> = base()
        .map(|card| (card.actions.is_empty(), card.immediate.is_none(), card.abilities.is_empty()))
        .collect();
    for mix in [(false, false, true), (true, false, true), (false, true, true), (true, false, false)] {
        assert!(mixes.contains(&mix), "{mix:?}");
    }
    assert!(!mixes.contains(&(true, true, true)), "no card is empty");
    assert_eq!(State::seats(&Options::default()), 2..=4);
}
