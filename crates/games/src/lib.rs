//! The one list of games, which every other list follows from.

/// Calls the macro `$callback` with the list of games, by the crates of their rules.
///
/// `playable` games have rules, bots, a report and pages. Where nobody has chosen a game, it is the first of them.
/// `coming` games are announced: they have nothing but a lid.
///
/// A crate that needs something of every game writes a macro that names what it needs, and hands it to this one:
///
/// ```ignore
/// macro_rules! names {
///     (playable: [$($game:ident)*], coming: [$($soon:ident)*]) => { &[$(<$game::State as Game>::NAME),*] };
/// }
/// const NAMES: &[&str] = games::each!(names);
/// ```
#[macro_export]
macro_rules! each {
    ($callback:ident) => {
        $callback! {
            playable: [new_frontiers beyond_the_sun merchant_of_venus interportal],
            coming: []
        }
    };
}
