//! What must hold after every action: pieces are conserved and limits kept.

use super::anarchists;
use beyond_the_sun::cards::Pack;
use beyond_the_sun::ids::{Place, Sort, System, SystemDeck, Tech};
use beyond_the_sun::{Board, Marker, State, Tableau, score};
use engine::{Bits, Game, Index, Seat, Viewer};

/// Checks the table.
///
/// # Panics
/// If anything is lost, duplicated or beyond a limit.
pub(super) fn hold(state: &State, at: &str) {
    let board = &state.view(Viewer::Spectator).board;
    for (seat, tableau) in board.tableaus.iter().filter(|(_, tableau)| tableau.seated) {
        let at = format!("{at}: {seat}");
        cubes(tableau, &at);
        markers(board, seat, &at);
        columns(tableau, &at);
    }
    control(board, at);
    leaders(board, at);
    techs(board, at);
    systems(board, at);
    if board.is_solo() {
        anarchists::hold(state, at);
    } else {
        claims(board, at);
    }
}

/// BTS-005: twenty cubes, regardless of their faces.
fn cubes(tableau: &Tableau, at: &str) {
    let ships: u8 = tableau.fleet().iter().chain(&tableau.museum).sum();
    let spent = tableau.researched.len();
    let all = tableau.n_supply() + tableau.pop + ships + spent;
    assert_eq!(all, Pack::standard().common.cubes, "{at}: cubes are conserved");
}

/// BTS-003, BTS-051: eight markers of each sort, on the track, automated, as outposts, on colonies or achievements.
fn markers(board: &Board, seat: Seat, at: &str) {
    let tableau = &board.tableaus[seat];
    for sort in Sort::ALL {
        let of = |marker: &Marker| *marker == Marker::Of(sort);
        let outposts = board.outposts.iter().flatten();
        let outposts = outposts.filter(|outpost| outpost.seat == seat && of(&outpost.marker)).count();
        let colonies = tableau.colonies.iter().flat_map(|colony| colony.markers).flatten();
        let colonies = colonies.filter(of).count();
        let claims = board.achievements.iter().flat_map(|achieved| achieved.claims.iter());
        let swapped = claims.filter(|claim| claim.seat == seat && claim.swapped == Some(sort)).count();
        let used = outposts + colonies + swapped + usize::from(tableau.automated[sort.at()]);
        assert_eq!(used, usize::from(tableau.removed[sort.at()]), "{at}: {sort} markers are conserved");
        assert!(used <= 8, "{at}: more {sort} markers than there are");
    }
}

/// BTS-108, BTS-109: no column but A holds more than its fields.
fn columns(tableau: &Tableau, at: &str) {
    let sizes = Pack::standard()[tableau.mat].columns;
    let over = (1..sizes.len()).find(|column| tableau.supply[*column] > sizes[*column]);
    assert_eq!(over, None, "{at}: a column overflows");
}

/// BTS-018, BTS-156 to BTS-160: outposts are where they may be, and no stronger fleet is there once control is
/// corrected.
fn control(board: &Board, at: &str) {
    for place in Place::ALL {
        let Some(outpost) = board.outposts[place.at()] else { continue };
        assert!(board.controllable().has(place), "{at}: an outpost on {place}");
        if let Marker::Of(sort) = outpost.marker
            && !board.either_track(outpost.seat)
        {
            assert!(board.spec(place).has(sort), "{at}: the outpost on {place} does not fit");
        }
    }
    for (seat, tableau) in board.tableaus.iter() {
        let lost = tableau.with_ships().without(board.places());
        assert!(lost.is_empty(), "{at}: ships of {seat} are nowhere");
    }
}

/// BTL-018, BTL-036, BTL-045: the number of tokens never grows, the tile is under a ship, and a private system is
/// private.
fn leaders(board: &Board, at: &str) {
    for (seat, tableau) in board.tableaus.iter() {
        let retinue = &tableau.retinue;
        for leader in retinue.iter() {
            assert!(retinue.tokens_on(leader) <= board.pack[leader].tokens, "{at}: tokens of {seat}");
        }
        if let Some((place, level)) = retinue.tile.under {
            assert!(
                tableau.ships[place.at()][usize::from(level) - 1] > 0,
                "{at}: a tile of {seat} without ship"
            );
        }
        let visits = tableau.ships[Place::Private.at()] != [0; 4];
        assert!(!visits || board.private_owner() == Some(seat), "{at}: {seat} in a private system");
    }
    let tiles: u8 = board.tableaus.iter().map(|(_, tableau)| tableau.retinue.vp_tiles).sum();
    assert!(tiles <= 5, "{at}: {tiles} tiles for predictions");
}

/// BTS-002: each technology is in one place.
fn techs(board: &Board, at: &str) {
    let mut seen: Bits<Tech> = board.shown;
    let rows = board.rows.iter().flatten().flat_map(|row| row.iter().copied());
    let private = board.tableaus.iter().flat_map(|(_, tableau)| tableau.private);
    for tech in
        board.slots.iter().flatten().copied().chain(rows.filter(|it| !board.shown.has(*it))).chain(private)
    {
        assert!(!seen.has(tech), "{at}: {tech} is doubled");
        seen.add(tech);
    }
    assert!(seen.without(board.techs_in_game()).is_empty(), "{at}: a card of another set");
}

/// BTS-002: each system is in one place.
fn systems(board: &Board, at: &str) {
    let mut seen: Bits<System> = board.shown_systems;
    let colonies = board.tableaus.iter().flat_map(|(_, tableau)| tableau.systems());
    let dyson = board.dyson.map(|dyson| dyson.system);
    for system in board.systems.iter().flatten().copied().chain(colonies).chain(dyson) {
        assert!(!seen.has(system), "{at}: {system} is doubled");
        seen.add(system);
    }
    let left: u8 = SystemDeck::ALL.iter().map(|deck| board.undealt_systems(*deck).len()).sum();
    assert_eq!(seen.len() + left, board.systems_in_game().len(), "{at}: systems are conserved");
}

/// BTS-065, BTS-066, BTS-071: spaces are not overfilled, nobody claims twice, and the end is triggered in time.
fn claims(board: &Board, at: &str) {
    let n_seats = board.n_seats();
    let mut n_claims = 0;
    for achieved in board.achievements.iter() {
        let spaces = Pack::standard()[achieved.card].n_spaces(n_seats);
        assert!(achieved.claims.len() <= usize::from(spaces), "{at}: {} is overfilled", achieved.card);
        for seat in board.tableaus.seats() {
            let own = achieved.claims.iter().filter(|claim| claim.seat == seat).count();
            assert!(own <= 1, "{at}: {seat} claimed {} twice", achieved.card);
        }
        n_claims += achieved.claims.len();
    }
    let needed = if n_seats == 4 { 4 } else { 3 };
    assert_eq!(board.last_round.is_some(), n_claims >= needed, "{at}: the end is triggered");
    assert!(board.last_round.is_none_or(|last| board.round <= last), "{at}: the game goes on too long");
}

/// BTS-088: no score is below 0, and a whole game is worth something.
pub(super) fn scores(state: &State, at: &str) {
    let board = &state.view(Viewer::Spectator).board;
    for seat in board.tableaus.seats() {
        let total = score::sheet(board, seat).total();
        assert!((-1..250).contains(&total), "{at}: {seat} has {total} points");
    }
}
