//! What must hold for the anarchists after every action.

use beyond_the_sun::cards::Pack;
use beyond_the_sun::ids::{AnarchistAction, Place};
use beyond_the_sun::{ANARCHISTS, Marker, State};
use engine::{Bits, Game, Viewer};

/// Checks their markers, cards and places.
///
/// # Panics
/// If anything is lost, duplicated or in a place where it cannot be.
pub(super) fn hold(state: &State, at: &str) {
    let view = state.view(Viewer::Spectator);
    let Some(anarchists) = &view.board.anarchists else { return };
    let tableau = &view.tableaus[ANARCHISTS];
    markers(&view, at);

    let pile: Bits<AnarchistAction> =
        anarchists.top.iter().chain(anarchists.drawn.iter()).copied().chain(anarchists.discards).collect();
    let n_open = anarchists.top.len() + anarchists.drawn.len() + usize::from(anarchists.discards.len());
    assert_eq!(usize::from(pile.len()), n_open, "{at}: an action card is doubled");
    assert!(pile.without(anarchists.seen).is_empty(), "{at}: an action card came from nowhere");
    assert_eq!(anarchists.deck().len(), view.n_anarchist_actions, "{at}: the deck is what was seen");
    let n_cards = anarchists.seen.len() + view.anarchist_actions.len();
    assert_eq!(usize::from(n_cards), AnarchistAction::COUNT, "{at}: action cards are conserved");
    assert_eq!(view.events.len() + anarchists.turned.len(), 12, "{at}: events are conserved");

    assert_eq!((tableau.pop, tableau.ore, tableau.n_supply(), tableau.pawn), (0, 0, 0, None), "{at}");
    let level_4 = tableau.researched.iter().filter(|slot| Pack::standard()[*slot].level == 4).count();
    assert_eq!(level_4, 0, "{at}: they never research level IIII");
    assert_eq!(
        tableau.strength(Place::Sol) + tableau.strength(Place::YardTop),
        0,
        "{at}: never on Sol or a yard"
    );
    // Action cards leave their slots when the anarchists research them, and only then.
    let taken = tableau.researched.without(Pack::standard().masks.slots[1]);
    // BTA-068: an event may end the game, or ask the player something, before the card is taken.
    let underway = view.is_over() || view.anarchist_event_underway().is_some();
    assert!(taken.and(view.anarchist_actions).is_empty() || underway, "{at}: an action card was left behind");
}

/// BTA-010, BTA-032, BTA-043, BTA-049: every marker is on the track, beside it, an outpost or on a colony.
fn markers(view: &beyond_the_sun::View, at: &str) {
    let Some(anarchists) = &view.board.anarchists else { return };
    let start = anarchists.difficulty.markers(Pack::standard()).max(13);
    let outposts = view.outposts.iter().flatten().filter(|it| it.seat == ANARCHISTS);
    let colonies = view.tableaus[ANARCHISTS].colonies.iter().flat_map(|colony| colony.markers).flatten();
    let used = outposts.map(|it| it.marker).chain(colonies);
    let n_used = used.filter(|marker| *marker == Marker::Threat).count();
    let n_all = usize::from(anarchists.markers + anarchists.beside) + n_used;
    assert_eq!(n_all, usize::from(start), "{at}: markers are conserved");
    let n_fields = Pack::standard().solo.track.n_fields();
    let on_track: u8 = (0..=n_fields).map(|field| view.markers_on(field)).sum();
    assert_eq!((on_track, view.markers_on(0)), (anarchists.markers, 0), "{at}: the track shows its markers");
    assert_eq!(anarchists.ended.is_some(), view.is_over(), "{at}: an end is an end");
}
