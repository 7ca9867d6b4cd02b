//! A battle in quick mode and a vote of Interportal, on the page: targets on the field, the last attack, and the slider.

use super::keys::RIGHT;
use super::player::open_table_of;
use super::stage::Stage;
use super::window::{Look, Window};
use serde_json::{Value, json};
use web::lesson::Lesson;

fn lesson(name: &str) -> &'static Lesson {
    let game = web::GAMES.find("interportal").expect("the game");
    game.lessons().iter().find(|lesson| lesson.name == name).expect("a lesson")
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

/// A table with two people at one device where a lesson was played up to its first line that begins with `stop`, and then these
/// lines; the first person is asked.
async fn played(window: &Window, name: &str, stop: &str, more: &[(&str, &str)]) -> String {
    let lesson = lesson(name);
    let options: Vec<&str> = lesson.options.split_whitespace().collect();
    let table = open_table_of(window, "interportal", &["me", "here"], &options, lesson.seed).await;
    window.go("/profile").await;
    let before = lesson.moves().take_while(|(_, line)| !line.starts_with(stop));
    let mut lines: Vec<Value> = before.map(|(seat, line)| json!([seat.to_string(), line])).collect();
    lines.extend(more.iter().map(|(seat, line)| json!([seat, line])));
    assert_eq!(window.run_on(ACT, vec![json!(table), json!(lines)]).await, json!("done"));
    appear(window, &table).await;
    table
}

/// Shows the boards to the first person.
async fn appear(window: &Window, table: &str) {
    window.go(&format!("{table}?seat=p1")).await;
    if window.run("return Boolean(document.querySelector('.curtain a'))", vec![]).await == json!(true) {
        window.press(".curtain a").await;
        window.until("document.querySelector('#ask') && !document.querySelector('.curtain')").await;
    }
}

/// The units that can be aimed at: what a press does, and the chance below each.
const TARGETS: &str = "return [...document.querySelectorAll('.quick .qu[data-act]')].map((unit) => {
        const box = unit.getBoundingClientRect();
        const isSeen = box.top >= 0 && box.bottom <= document.getElementById('ask').getBoundingClientRect().top;
        return [unit.dataset.act, unit.querySelector('.falls').textContent, isSeen, Math.min(box.width, box.height) >= 24];
    });";

/// X4R-336: a press on a unit of the field aims at it, and what was fired is shown with the sum of the number that was needed.
async fn aims(look: Look) {
    let stage = Stage::new();
    let window = stage.window(look).await;
    window.be_calm().await;
    let lines = [("p2", "stand"), ("p1", "fight"), ("p2", "fight")];
    let table = played(&window, "war", "stand", &lines).await;
    let targets = window.run(TARGETS, vec![]).await;
    let targets = targets.as_array().expect("targets");
    assert!(targets.len() >= 2, "{targets:?}");
    for target in targets {
        let chance = target[1].as_str().expect("a chance").trim_end_matches(" %").trim_end_matches("\u{a0}%");
        assert!(chance.parse::<u32>().is_ok_and(|n| n <= 100), "{target}");
        assert_eq!(
            (&target[2], &target[3]),
            (&json!(true), &json!(true)),
            "in sight, and large enough: {target}"
        );
    }
    let act = targets[1][0].as_str().expect("an action").to_owned();
    window.press(&format!(".quick .qu[data-act='{act}']")).await;
    window.until(&format!("document.querySelector(\".sd .aim[data-act='{act}'].is-planned\")")).await;
    window.press("#ask [data-go]").await;
    window
        .until(
            "document.querySelector('.curtain') || document.querySelector('#ask').dataset.state !== 'choose'",
        )
        .await;
    let answer = "const done = arguments[1];
        const api = `/api${arguments[0].replace('/t/', '/tables/')}`;
        fetch(api).then((it) => it.json())
            .then(({ version }) => fetch(`${api}/act?seat=p2&version=${version}`, { method: 'POST', headers: { 'Content-Type': 'text/plain' }, body: 'fight' }))
            .then((it) => done(it.status));";
    assert_eq!(window.run_on(answer, vec![json!(table)]).await, json!(200));
    appear(&window, &table).await;
    let fired = "const now = document.querySelector('.playback .pb-now .xa');
        return now && { dice: now.querySelectorAll('.die').length, needs: now.querySelector('.xs dd.total').textContent,
            steps: document.querySelectorAll('.pb-steps .xa').length };";
    window.until("document.querySelector('.playback .pb-now .xa')").await;
    let fired = window.run(fired, vec![]).await;
    assert!(fired["dice"].as_u64() > Some(0) && fired["steps"].as_u64() > Some(1), "{fired}");
    assert!(fired["needs"].as_str().is_some_and(|needs| needs.ends_with('+')), "{fired}");
    assert_eq!(window.troubles().await, [""; 0]);
}

#[tokio::test]
async fn ships_aim_on_the_field_in_english_on_a_desktop() {
    aims(Look::DESKTOP).await;
}

#[tokio::test]
async fn ships_aim_on_the_field_in_german_on_a_phone() {
    aims(Look { lang: "de", ..Look::PHONE }).await;
}

/// A vote by slider: a press on a side casts one vote, arrows more; the bar and the votes that are left follow, and a press
/// sends it.
async fn votes(look: Look, no: &str) {
    let stage = Stage::new();
    let window = stage.window(look).await;
    window.be_calm().await;
    played(&window, "council", "yes", &[]).await;
    window.until("document.querySelector('[data-slide]:not([hidden])') && document.querySelector('[data-slide-else][hidden]')").await;
    window.press("[data-slide] [data-side=no]").await;
    window.until("document.querySelector('[data-slide] output').textContent === '1'").await;
    window.run("document.querySelector('[data-slide] input').focus()", vec![]).await;
    window.keys(&[RIGHT, RIGHT]).await;
    window.until("document.querySelector('[data-slide] output').textContent === '3'").await;
    let shown = "const bar = document.querySelector('.now .expected [data-cast=no]');
        return [document.querySelector('[data-question]').textContent, document.querySelector('[data-votes-left]').textContent,
            bar.getAttribute('width'), document.querySelector('#ask [aria-pressed=true]')?.dataset.act];";
    let shown = window.run(shown, vec![]).await;
    assert!(shown[0].as_str().is_some_and(|asked| asked.contains(no)), "{shown}");
    assert_eq!((&shown[1], &shown[2], &shown[3]), (&json!("4"), &json!("3"), &json!("no 3")));
    window.press("#ask [data-go]").await;
    window
        .until(
            "document.querySelector('.curtain') || document.querySelector('#ask').dataset.state !== 'choose'",
        )
        .await;
    assert_eq!(window.troubles().await, [""; 0]);
}

#[tokio::test]
async fn a_vote_is_cast_by_slider_in_english_on_a_desktop() {
    votes(Look::DESKTOP, "No: 3").await;
}

#[tokio::test]
async fn a_vote_is_cast_by_slider_in_german_on_a_phone() {
    votes(Look { lang: "de", ..Look::PHONE }, "Nein: 3").await;
}
