//! A game with the keyboard alone. The focus is always visible.

use super::fit::FIT;
use super::keys::{CONTROL, ENTER, ESCAPE, LEFT, RIGHT, TAB};
use super::player::open_table;
use super::stage::Stage;
use super::window::{Look, Window};
use serde_json::{Value, json};

/// Where the focus is: on nothing, behind something, or visible.
const FOCUS: &str = "
    const at = document.activeElement;
    if (!at || at === document.body) return 'lost';
    const box = at.getBoundingClientRect();
    const [x, y] = [box.left + Math.min(box.width / 2, 40), box.top + Math.min(box.height / 2, 20)];
    const hit = document.elementFromPoint(x, y);
    const name = at.id || at.dataset.act || at.className || at.localName;
    if (!hit || !(at.contains(hit) || hit.contains(at))) return `${name} is out of sight (${Math.round(x)}, ${Math.round(y)})`;
    const style = getComputedStyle(at);
    const ring = style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2;
    if (!ring && !at.matches('.pop, dialog')) return `${name} has no ring`;
    return 'seen';";

struct Typist<'a> {
    window: &'a Window,
    /// What was pressed, to say where it went wrong.
    strokes: Vec<String>,
}

impl Typist<'_> {
    /// Presses keys and checks where the focus is after that.
    async fn press(&mut self, keys: &[char]) {
        self.strokes.push(keys.iter().collect::<String>().escape_unicode().to_string());
        self.window.keys(keys).await;
        self.see_focus().await;
    }

    async fn see_focus(&self) {
        let focus = self.window.run(&format!("{FIT} settle();{FOCUS}"), vec![]).await;
        assert_eq!(focus, json!("seen"), "after {:?}", self.strokes.last());
    }

    async fn ask(&self, expression: &str) -> Value {
        self.window.run(&format!("return {expression}"), vec![]).await
    }

    async fn version(&self) -> u64 {
        self.ask("Number(document.getElementById('table').dataset.version)")
            .await
            .as_u64()
            .expect("a version")
    }

    /// Waits until the player is asked again, or it is over.
    async fn until_asked(&self) {
        let rests = "!document.querySelector('[aria-busy]') && document.getElementById('ask').dataset.state !== 'wait'";
        self.window.until(rests).await;
    }

    /// Takes the choice with this number and confirms it.
    async fn play(&mut self, number: u32) {
        let version = self.version().await;
        self.press(&[char::from_digit(number, 10).expect("a digit")]).await;
        assert_eq!(self.ask(PLANNED).await, json!(1), "one choice is planned");
        self.press(&[ENTER]).await;
        self.window
            .until(&format!("Number(document.getElementById('table').dataset.version) > {version}"))
            .await;
        self.until_asked().await;
        self.see_focus().await;
    }
}

const PLANNED: &str = "document.querySelectorAll('#ask [data-choices] [aria-pressed=true]').length";
const CHOICES: &str =
    "[...document.querySelectorAll('#ask [data-choices] [data-act]')].map((choice) => choice.dataset.act)";

/// The key for the action `line`, if it may be chosen now.
async fn number_of(typist: &Typist<'_>, line: &str) -> Option<u32> {
    let choices = typist.ask(CHOICES).await;
    let at = choices.as_array().and_then(|acts| acts.iter().position(|act| act == line))?;
    (at < 9).then_some(at as u32 + 1)
}

#[tokio::test]
async fn a_round_with_the_keyboard_alone() {
    let stage = Stage::new();
    let window = stage.window(Look::DESKTOP).await;
    open_table(&window, &["me", "bot-greedy"], &["first-game"], 11).await;
    let mut typist = Typist { window: &window, strokes: vec![] };
    typist.until_asked().await;
    typist.press(&[TAB]).await;

    plan_and_let_go(&mut typist).await;
    play_and_take_back(&mut typist).await;
    walk_about(&mut typist).await;

    let round = "document.querySelector('.sky .where span').textContent.match(/\\d+/)?.[0]";
    let begun = typist.ask(round).await;
    let mut n_moves = 0;
    while typist.ask(round).await == begun {
        let n_choices = typist.ask(&format!("{CHOICES}.length")).await.as_u64().expect("a number") as u32;
        typist.play(n_moves % n_choices.min(9) + 1).await;
        n_moves += 1;
        assert!(n_moves < 60, "a round ends");
    }
    assert_eq!(window.troubles().await, [""; 0]);
}

/// A digit plans, the same digit or Esc cancels; Enter without a plan sends nothing.
async fn plan_and_let_go(typist: &mut Typist<'_>) {
    let version = typist.version().await;
    typist.press(&['1']).await;
    assert_eq!(typist.ask(PLANNED).await, json!(1));
    assert_eq!(
        typist.ask("document.querySelectorAll('.stage .is-planned').length").await,
        json!(1),
        "on the board, too"
    );
    typist.press(&['2']).await;
    assert_eq!(typist.ask(PLANNED).await, json!(1), "the other one instead");
    typist.press(&[ESCAPE]).await;
    assert_eq!(typist.ask(PLANNED).await, json!(0));
    assert_eq!(typist.version().await, version, "nothing was sent");
}

/// Ctrl+Z undoes a move and the answers of bots, as long as nothing was learned.
async fn play_and_take_back(typist: &mut Typist<'_>) {
    let mut number = None;
    for _ in 0..30 {
        number = number_of(typist, "select develop").await;
        if number.is_some() {
            break;
        }
        typist.play(1).await;
    }
    let before = typist.ask(CHOICES).await;
    typist.play(number.unwrap_or_else(|| panic!("Develop can be selected at some time: {before}"))).await;
    assert_ne!(typist.ask(CHOICES).await, before);
    typist.press(&[CONTROL, 'z']).await;
    // The same question again.
    typist.window.until(&format!("JSON.stringify({CHOICES}) === JSON.stringify({before})")).await;
    typist.until_asked().await;
    typist.see_focus().await;
}

/// B, M and L go to the areas, arrows move on a board, ? explains, Esc goes back, N goes through the changes.
async fn walk_about(typist: &mut Typist<'_>) {
    let inside = |css: &str| format!("document.activeElement.closest('{css}') !== null");
    for (key, pane) in [('m', ".pane-mine"), ('l', ".pane-log"), ('b', ".pane-board")] {
        typist.press(&[key]).await;
        assert_eq!(typist.ask(&inside(pane)).await, json!(true), "{key} goes to {pane}");
    }
    let here = typist.ask("document.activeElement.id").await;
    typist.press(&[RIGHT]).await;
    let next = typist.ask("document.activeElement.id").await;
    assert_ne!(next, here, "an arrow moves");
    typist.press(&['?']).await;
    typist.window.until("document.querySelector('.pop .about')").await;
    typist.press(&[ESCAPE]).await;
    assert_eq!(typist.ask("document.querySelector('.pop')").await, Value::Null);
    assert_eq!(typist.ask("document.activeElement.id").await, next, "back where it was asked");
    typist.press(&[LEFT]).await;
    assert_eq!(typist.ask("document.activeElement.id").await, here);
    typist.press(&['n']).await;
    typist.press(&['h']).await;
    typist.window.until("document.querySelector('.pop [data-hint-act]')").await;
    assert_eq!(typist.ask("document.querySelectorAll('#table .is-hinted').length > 0").await, json!(true));
    typist.press(&[ESCAPE]).await;
}
