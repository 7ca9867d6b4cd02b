//! Playback of a battle: by shot and by round, forth and back, and by itself.

use super::player::open_table_of;
use super::stage::Stage;
use super::window::Look;
use engine::{Match, Seat, Viewer};
use interportal::{Event, State, TacticalEvent};
use serde_json::{Value, json};
use web::lesson::Lesson;

/// The lesson of tactical battles.
fn lesson() -> &'static Lesson {
    let game = web::GAMES.find("interportal").expect("the game");
    game.lessons().iter().find(|lesson| lesson.name == "tactics").expect("a lesson")
}

/// The actions of the lesson until several shots were fired.
fn fought() -> Vec<(Seat, String)> {
    let is_shot = |event: Event| matches!(event, Event::Tactical(TacticalEvent::Fired(..)));
    let lesson = lesson();
    let options = lesson.options.parse().expect("options");
    let mut game = Match::<State>::new(lesson.n_seats, options, lesson.seed).expect("a match");
    for (seat, line) in lesson.moves() {
        game.act(seat, line.parse().expect("an action")).expect("a legal action");
        if game.log(Viewer::Spectator).filter(|said| is_shot(said.event)).count() >= 2 {
            return game.actions().iter().map(|(seat, action)| (*seat, action.to_string())).collect();
        }
    }
    panic!("the lesson does not come so far");
}

/// Does these actions one after the other.
const ACT: &str = "const [path, lines, done] = arguments;
    const api = `/api${path.replace('/t/', '/tables/')}`;
    const act = async () => {
        for (const [version, [seat, line]] of lines.entries()) {
            const sent = { method: 'POST', headers: { 'Content-Type': 'text/plain' }, body: line };
            const answer = await fetch(`${api}/act?seat=${seat}&version=${version}`, sent);
            if (!answer.ok) return `${line}: ${await answer.text()}`;
        }
        return 'done';
    };
    act().then(done, (error) => done(String(error)));";

/// What is shown: the number of the step, its kind, and the places of the units.
const SHOWN: &str = "const root = document.querySelector('[data-playback]');
    const step = root.querySelector('.pb-steps [aria-current]');
    return [[...step.parentElement.children].indexOf(step), step.dataset.kind, root.querySelector('[data-pb-now]').textContent.trim(),
        [...root.querySelectorAll('[data-pb-unit]:not(.gone)')].map((unit) => unit.getAttribute('transform')).join()]";

#[tokio::test]
async fn a_battle_is_played_back_by_shot_and_by_round() {
    let stage = Stage::new();
    let [player, window] = [stage.window(Look::DESKTOP).await, stage.window(Look::DESKTOP).await];
    window.be_calm().await;
    let lines = fought();
    let options: Vec<&str> = lesson().options.split_whitespace().collect();
    let table = open_table_of(&player, "interportal", &["me", "here"], &options, lesson().seed).await;
    player.go("/profile").await;
    let lines: Vec<Value> = lines.iter().map(|(seat, line)| json!([seat.to_string(), line])).collect();
    assert_eq!(player.run_on(ACT, vec![json!(table), json!(lines)]).await, json!("done"));

    window.go(&table).await;
    window.press(".playback summary").await;
    window.until("document.querySelector('.pb-bar:not([hidden])') && document.querySelector('.pb-steps [aria-current]')").await;
    let last = window.run(SHOWN, vec![]).await;
    assert!(last[2].as_str().is_some_and(|words| words.len() > 5), "the step is told: {last}");
    window.press("[data-pb=back]").await;
    let back = window.run(SHOWN, vec![]).await;
    assert!(back[0].as_u64() < last[0].as_u64() && back[1] != "round", "one shot back: {last} {back}");
    window.press("[data-pb=forward]").await;
    let forth = window.run(SHOWN, vec![]).await;
    assert!(forth[0].as_u64() > back[0].as_u64(), "and forward again: {forth}");
    window.press("[data-pb=round-back]").await;
    let round = window.run(SHOWN, vec![]).await;
    assert!(
        round[0].as_u64() < back[0].as_u64() && (round[1] == "round" || round[0] == 0),
        "a round back: {round}"
    );
    while window.run(SHOWN, vec![]).await[0] != 0 {
        window.press("[data-pb=round-back]").await;
    }
    let first = window.run(SHOWN, vec![]).await;
    assert_ne!(first[3], last[3], "the units were elsewhere");
    window.press("[data-pb=play]").await;
    window.until("document.querySelector('[data-pb=play]').getAttribute('aria-pressed') === 'true'").await;
    window.until("![...document.querySelectorAll('.pb-steps li')][0].hasAttribute('aria-current')").await;
    window.press("[data-pb=play]").await;
    window.until("document.querySelector('[data-pb=play]').getAttribute('aria-pressed') === 'false'").await;
    assert_eq!(window.troubles().await, [""; 0]);
}
