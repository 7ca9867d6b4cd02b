//! The odds of battles between players, while one goes on and before a choice that leads to one.

use crate::game::Scene;
use crate::i18n::{Lang, t};
use crate::pages::interportal::{battle, fleets};
use engine::{Chance, Game, Seat, Seats, Turn};
use interportal::action::Craft;
use interportal::duel::{Chances, Duel};
use interportal::war::WarDecision;
use interportal::warfare::Warfare;
use interportal::{Action, Decision, State, View};
use maud::{Markup, html};

/// How often the battle is fought to tell its odds.
const RUNS: u32 = 1000;

/// Worlds that are imagined before a battle, while fleets and troops of others are unknown.
const WORLDS: u64 = 8;

/// How the battle would end for the viewer, if nobody withdraws.
pub(in crate::pages::interportal) fn duel_odds(
    scene: &Scene<'_, State>,
    duel: &Duel,
    world: &State,
) -> Markup {
    let (lang, Some(it)) = (scene.lang, Duel::chances(world, RUNS, 0)) else { return html! {} };
    let is_attacker = scene.seat().is_some_and(|seat| duel.attackers.has(seat));
    let is_defender = scene.seat().is_some_and(|seat| duel.defenders.has(seat));
    let (parts, words) = match (is_attacker, is_defender) {
        (true, _) => ([it.won, it.drawn, it.lost], t!(lang, "x4t-odds-you-win")),
        (_, true) => ([it.lost, it.drawn, it.won], t!(lang, "x4t-odds-you-win")),
        _ => ([it.won, it.drawn, it.lost], t!(lang, "x4w-odds-attackers")),
    };
    let note = t!(lang, "x4t-odds-note", n = it.n_runs);
    battle::outlook(lang, (parts, it.n_runs), &words, &[], &[], &note)
}

/// X4R-228: how a battle with others, or a landing, would end that a choice begins or leads to: fought in worlds that look as
/// this one does to the player, who does not know the fleets and troops of others.
pub(in crate::pages::interportal) fn ahead(turn: &Turn<State>, action: Action, lang: Lang) -> Option<String> {
    let (view, seat) = (&turn.view, turn.seat);
    let (hex, moving) = match (turn.decision, action) {
        (Decision::War(WarDecision::Engage(hex)), Action::Fight) => (hex, None),
        (Decision::Move(Craft::Fleet(fleet), _), Action::Go(hex)) => (hex, Some(fleet)),
        (_, Action::Warfare(Warfare::Invade(hex))) => {
            return fought(view, seat, lang, |world, runs| Chances::of_landing(world, seat, hex, runs, 0));
        }
        _ => return None,
    };
    let numbered = (0_u8..).zip(view.realms[seat].fleets);
    let there =
        numbered.filter(|(n, marker)| Some(*n) == moving || marker.is_some_and(|marker| marker.hex == hex));
    let fleets: Vec<(Seat, u8)> = there.map(|(fleet, _)| (seat, fleet)).collect();
    let mut enemies = Seats::NONE;
    let others = view.realms.seats().filter(|other| view.at_war(seat, *other));
    others.filter(|other| fleets::n_at(view, *other, hex) > 0).for_each(|other| enemies.add(other));
    if enemies == Seats::NONE {
        return None;
    }
    fought(view, seat, lang, |world, runs| Chances::of_attack(world, &fleets, enemies, hex, runs, 0))
}

/// What is fought in several worlds, in a few words.
fn fought(view: &View, seat: Seat, lang: Lang, chances: impl Fn(&State, u32) -> Chances) -> Option<String> {
    let each = (0..WORLDS)
        .map(|seed| chances(&State::imagine(view, seat, Chance::seeded(seed)), RUNS / WORLDS as u32));
    let [won, drawn, lost, runs] = each.fold([0; 4], |[won, drawn, lost, runs], it| {
        [won + it.won, drawn + it.drawn, lost + it.lost, runs + it.n_runs]
    });
    (runs > 0).then(|| battle::brief([won, drawn, lost], runs, lang))
}
