//! A battle between players, over the map while it goes on: both sides ship by ship, and the odds.

use crate::game::Scene;
use crate::i18n::{Lang, t};
use crate::pages::components::{icon, seat_class};
use crate::pages::interportal::{battle, fleets, names, playback};
use engine::{Chance, Game, Seat, Seats, Turn};
use interportal::action::Craft;
use interportal::duel::{Chances, Duel, Fighter};
use interportal::war::WarDecision;
use interportal::warfare::Warfare;
use interportal::{Action, Decision, State, View};
use maud::{Markup, html};

/// How often the battle is fought to tell its odds.
const RUNS: u32 = 1000;

/// Worlds that are imagined before a battle, while fleets and troops of others are unknown.
const WORLDS: u64 = 8;

/// Rounds that a battle has at most (X4R-187).
const ROUNDS: u8 = 8;

/// The battle between players that is going on; nothing else.
pub(in crate::pages::interportal) fn duel(scene: &Scene<'_, State>) -> Option<Markup> {
    let (view, lang) = (scene.view, scene.lang);
    let duel = Duel::now(view)?;
    let fighters = duel.fighters(view);
    let place = names::place(duel.hex);
    // Both sides lie open in a battle, so that a world that looks like it has the same ships.
    let seat = scene.seat().filter(|_| scene.turn.is_some());
    let chances =
        seat.and_then(|seat| Duel::chances(&State::imagine(view, seat, Chance::seeded(0)), RUNS, 0));
    Some(html! {
        div.battle data-key="battle" role="group" aria-label=(t!(lang, "x4t-battle-at", place = place)) {
            header.drh {
                h2 { (icon("war")) (t!(lang, "x4t-battle-at", place = place)) }
                ol.rounds aria-label=(t!(lang, "x4t-battle-round", n = duel.round)) {
                    @for n in 1..=ROUNDS { li.now[n == duel.round].done[n < duel.round] { (n) } }
                }
            }
            @if let Some(chances) = chances { (odds(scene, &duel, &chances)) }
            div.sides {
                (side(scene, duel.attackers, &fighters))
                (side(scene, duel.defenders, &fighters))
            }
            (battle::cards(scene))
            (playback::section(scene))
        }
    })
}

/// How the battle would end for the viewer, if nobody withdraws.
fn odds(scene: &Scene<'_, State>, duel: &Duel, chances: &Chances) -> Markup {
    let (lang, it) = (scene.lang, chances);
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

fn side(scene: &Scene<'_, State>, seats: Seats, fighters: &[Fighter]) -> Markup {
    let (pack, lang) = (scene.view.pack.pack(), scene.lang);
    let own = || fighters.iter().filter(|fighter| seats.has(fighter.seat));
    let class = seats.iter().next().map(|seat| seat_class(seat.0 + 1)).unwrap_or_default();
    let all: Vec<String> = seats.iter().map(|seat| scene.names.of(seat).to_string()).collect();
    let sum = |points: fn(&Fighter) -> u8| own().map(|it| u32::from(points(it))).sum::<u32>();
    html! {
        section.sd.(class) {
            h3 { span { (all.join(", ")) } b { (icon("hull")) (sum(|it| it.left[2])) "/" (sum(|it| it.hull)) } }
            ul {
                @for it in own() {
                    @let [shield, armour, hull] = it.left;
                    li.lost[hull == 0 || it.captured] {
                        (icon(fleets::icon(&pack[it.ship])))
                        b { (names::title(names::name(&pack[it.ship].name, lang))) } small { (it.class) " · " (it.number) }
                        span.hp role="img" aria-label=(t!(lang, "x4t-hull-of", n = hull, all = it.hull)) {
                            @for _ in 0..shield { i.sh.on {} }
                            @for _ in 0..armour { i.ar.on {} }
                            @for point in 0..it.hull.max(hull) { i.hu.on[point < hull] {} }
                        }
                        (battle::aim(scene, it.number))
                    }
                }
            }
        }
    }
}
