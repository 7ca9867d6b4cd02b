//! Interportal through the real server: sound pages in every phase, and an empire whose numbers open their sums.

use crate::client::{Client, FORM};
use crate::new_frontiers::server;
use crate::sound::{self, all_between, page, plain, things};
use axum::http::Method;
use engine::{Match, Quick, Seat, Viewer};
use interportal::{Books, Event, State, TacticalEvent};
use web::lesson::Lesson;

async fn open(host: &Client, seats: &[&str], options: &str, seed: u64) -> String {
    sound::open(host, "interportal", seats, options, seed).await
}

/// Things that are always on the table, so that they can always be asked about.
const LYING: [&str; 5] = ["system ", "tech ", "unit ", "building ", "fleet "];

/// Whether something stands in the place of a name.
fn has_signs(text: &str) -> bool {
    text.contains(|letter| ('\u{e100}'..='\u{e10f}').contains(&letter))
}

/// Every legal action is a choice with words; every piece has one id; every thing can be asked about.
async fn check(ada: &Client, table: &str, seat: &str, lang: &str) {
    let page = page(ada, table, seat, lang).await;
    let legal = ada.legal(table, seat).await;
    sound::check(&page, &legal);
    let things = things(ada, table, seat).await;
    for thing in things.lines().filter(|thing| LYING.iter().any(|start| thing.starts_with(start))) {
        let asked = thing.replace(' ', "%20").replace(',', "%2C");
        let is_asked = page.contains(&format!("thing={asked}\""))
            || page.contains(&format!("thing={}\"", thing.replace(' ', "%20")));
        assert!(is_asked, "`{thing}` can be asked about");
    }
    assert!(!page.contains(">x4-") && !page.contains(">x4t-"), "everything is said in words");
    assert!(!has_signs(&page), "everybody is called by a name");
}

/// Two seats at one device act at random through politics, economy, movement and closing.
#[tokio::test]
async fn two_play_on_sound_pages() {
    let router = server().await;
    let ada = Client::guest(&router, "Ada").await;
    let table = open(&ada, &["me", "here"], "short", 2).await;
    let mut luck = Quick::seeded(7);
    for n in 0..240 {
        let facts = ada.get(&format!("/api/tables/{table}")).await.ok().json();
        let Some(seat) = facts["awaiting"][0].as_str().map(str::to_owned) else { return };
        if n % 12 == 0 {
            check(&ada, &table, &seat, if n % 24 == 0 { "de" } else { "en" }).await;
        }
        let legal = ada.legal(&table, &seat).await;
        // Passing and ending early would only show the first question of each phase.
        let eager: Vec<&String> =
            legal.iter().filter(|line| !matches!(line.as_str(), "pass" | "end")).collect();
        let line = if eager.is_empty() || luck.below(6) == 0 {
            legal[luck.below(legal.len())].clone()
        } else {
            eager[luck.below(eager.len())].clone()
        };
        ada.act(&table, &seat, &line).await.ok();
    }
    let replay = ada.browser().get(&format!("/t/{table}/replay?n=20")).await.ok().text;
    assert!(replay.contains("id=\"galaxy\""), "a replay has the map as well");
}

/// X4R-075: the empire shows what each account holds and what a round brings, and both open their sum.
#[tokio::test]
async fn x4r_075_every_account_opens_its_sum() {
    let router = server().await;
    let ada = Client::guest(&router, "Ada").await;
    let table = open(&ada, &["me", "open"], "", 3).await;
    Client::guest(&router, "Bob").await.join(&table, &ada).await;
    let drawn = page(&ada, &table, "p1", "en").await;
    let dealt = Match::<State>::new(2, Default::default(), 3).expect("a match");
    let view = dealt.view(Viewer::Seat(Seat(0)));
    let net = Books::open(&view, Seat(0)).income().net();
    let empire = all_between(&drawn, "class=\"sheet2\"", "</section>")[0];
    for resource in interportal::ids::Resource::ALL {
        let (have, more) = (view.realms[Seat(0)].accounts[resource], net[resource]);
        let sum = all_between(empire, "<details class=\"sum2 res", "</details>")[resource as usize];
        assert!(plain(sum).contains(&have.to_string()), "{resource}: {sum}");
        let signed = if more < 0 { format!("−{}", -more) } else { format!("+{more}") };
        assert!(sum.matches(&signed).count() >= 2, "{resource} {signed} on its face and as total: {sum}");
    }
}

/// X4R-076: a capacity opens its sum, which tells where it comes from.
#[tokio::test]
async fn x4r_076_every_capacity_opens_its_sum() {
    let router = server().await;
    let ada = Client::guest(&router, "Ada").await;
    let table = open(&ada, &["me", "open"], "", 3).await;
    Client::guest(&router, "Bob").await.join(&table, &ada).await;
    let drawn = page(&ada, &table, "p1", "en").await;
    let from = [("gcap", "levels of the colonies"), ("scap", "capital")];
    for (capacity, first) in from {
        let sum = all_between(&drawn, &format!("data-key=\"capacity-{capacity}-p1\""), "</details>")[0];
        let lines: Vec<&str> = all_between(sum, "<dt>", "</dt>");
        assert_eq!(lines, [first, "buildings"], "{sum}");
        let parts: i32 = all_between(sum, "<dd>+", "</dd>").iter().map(|n| n.parse::<i32>().unwrap()).sum();
        let total = all_between(sum, "<dd class=\"total\"><b>", "</b>")[0];
        assert_eq!(parts.to_string(), total, "{sum}");
    }
}

/// X4R-284: points are counted in halves and written as people write them.
#[test]
fn x4r_284_points_are_written_in_halves() {
    use web::game::Pages;
    let written = [0, 1, 2, 15, 16].map(<State as Pages>::written);
    assert_eq!(written, ["0", "½", "1", "7½", "8"]);
}

/// The moves of a lesson until something happened that is looked for.
fn played(lesson: &Lesson, is_wanted: impl Fn(&[Event]) -> bool) -> Vec<(Seat, String)> {
    let mut game = Match::<State>::new(lesson.n_seats, lesson.options.parse().unwrap(), lesson.seed).unwrap();
    for (seat, line) in lesson.moves() {
        game.act(seat, line.parse().unwrap()).unwrap();
        let mut last: Vec<Event> =
            game.log(Viewer::Spectator).rev().take(40).map(|said| said.event).collect();
        last.reverse();
        if is_wanted(&last) {
            return game.actions().iter().map(|(seat, action)| (*seat, action.to_string())).collect();
        }
    }
    panic!("the lesson does not come so far");
}

/// The events of a battle can be played back by those who watch, on the table and in its replay: rounds, shots and, on a
/// tactical map, the places of the units.
#[tokio::test]
async fn a_battle_is_played_back() {
    let router = server().await;
    let quick = |last: &[Event]| {
        let mut after = last.iter().skip_while(|event| !matches!(event, Event::BattleRound(..)));
        let is_over = after.any(|event| matches!(event, Event::BattleWon(..) | Event::BattleLost(..)));
        is_over && !last.iter().any(|event| matches!(event, Event::RoundBegan(_)))
    };
    let tactical =
        |last: &[Event]| last.iter().any(|event| matches!(event, Event::Tactical(TacticalEvent::Fired(..))));
    let lessons = Lesson::all(&[
        include_str!("../../lessons/interportal.txt"),
        include_str!("../../lessons/interportal-tactics.txt"),
    ]);
    let fought = [
        (&lessons[0], played(&lessons[0], quick), ["round", "shot", "other"].as_slice()),
        (&lessons[1], played(&lessons[1], tactical), ["round", "shot", "place"].as_slice()),
    ];
    for (lesson, lines, kinds) in fought {
        let options = lesson.options.as_str();
        let ada = Client::guest(&router, "Ada").await;
        let table = open(&ada, &["me", "here"], options, lesson.seed).await;
        for (seat, line) in &lines {
            ada.act(&table, &seat.to_string(), line).await.ok();
        }
        for path in [format!("/t/{table}"), format!("/t/{table}/replay?n={}", lines.len())] {
            let page = Client::stranger(&router).get(&path).await;
            // While a game with secrets runs there is no replay.
            if path.contains("replay") && !page.status.is_success() {
                continue;
            }
            let drawn = page.ok().text;
            let player = all_between(&drawn, "data-playback", "</details>");
            assert_eq!(player.len(), 1, "{options}: {path}");
            for kind in kinds {
                assert!(
                    player[0].contains(&format!("data-kind=\"{kind}\"")),
                    "{options}, {kind}: {}",
                    player[0]
                );
            }
            for does in ["round-back", "back", "play", "forward", "round-forward"] {
                assert!(player[0].contains(&format!("data-pb=\"{does}\"")), "{does}");
            }
        }
    }
}

/// A choice, a question and an explanation say who is meant, and not at which seat.
#[tokio::test]
async fn players_are_called_by_their_names() {
    let router = server().await;
    let ada = Client::guest(&router, "Ada").await;
    let opened = ada.browser().send(Method::POST, "/guide", &[FORM], "game=interportal&lesson=war").await;
    let table = opened.header("location").strip_prefix("/t/").unwrap().to_owned();
    let names = ada.get(&format!("/api/tables/{table}")).await.ok().json()["seats"][1]["name"].clone();
    let other = names.as_str().unwrap();
    let asked = [
        ("en", format!("Declare war on {other}"), format!("For which reason do you declare war on {other}?")),
        (
            "de",
            format!("{other} den Krieg erklären"),
            format!("Aus welchem Grund erklärst du {other} den Krieg?"),
        ),
    ];
    for (lang, choice, _) in &asked {
        let drawn = page(&ada, &table, "p1", lang).await;
        assert!(plain(&drawn).contains(choice), "{choice}");
        assert!(!has_signs(&drawn));
    }
    let about = ada.get(&format!("/api/tables/{table}/why?seat=p1&thing=system%200,-1")).await.ok().text;
    assert!(about.contains(&format!("of {other}")) && !has_signs(&about), "{about}");
    ada.act(&table, "p1", "war p2").await.ok();
    for (lang, _, question) in &asked {
        let drawn = page(&ada, &table, "p1", lang).await;
        assert!(plain(&drawn).contains(question), "{question}");
    }
}

/// The lesson of war at a table where one person has both seats, before the first line that begins with `word`, and whose
/// turn it is.
async fn war_until(ada: &Client, word: &str) -> (String, String) {
    lesson_until(ada, include_str!("../../lessons/interportal-war.txt"), word).await
}

/// The same with any lesson.
async fn lesson_until(ada: &Client, lesson: &str, word: &str) -> (String, String) {
    let lessons = Lesson::all(&[lesson]);
    let table = open(ada, &["me", "here"], &lessons[0].options, lessons[0].seed).await;
    for (seat, line) in lessons[0].moves() {
        let seat = seat.to_string();
        if line.starts_with(word) {
            return (table, seat);
        }
        ada.act(&table, &seat, line).await.ok();
    }
    panic!("nobody comes to {word}");
}

/// X4R-339: while troops fight, both sides and what each order does are in sight, and a landing tells its odds first.
#[tokio::test]
async fn x4r_339_a_ground_battle_shows_both_sides() {
    let router = server().await;
    let ada = Client::guest(&router, "Ada").await;
    let (table, seat) = war_until(&ada, "invade").await;
    let drawn = plain(&page(&ada, &table, &seat, "en").await);
    assert!(drawn.contains("% won"), "the odds of the landing");
    let (table, seat) = war_until(&ada, "tactic").await;
    let drawn = page(&ada, &table, &seat, "en").await;
    let panel = plain(all_between(&drawn, "data-key=\"battle\"", "pane-mine")[0]);
    for words in [
        "Ground battle in",
        "Militia",
        "Heavy infantry",
        "attacker",
        "defender",
        "Vehicles first",
        "1000 ground battles with other dice",
    ] {
        assert!(panel.contains(words), "{words}: {panel}");
    }
}

/// X4R-228: who leads a fleet to an enemy reads the odds of the battle before the fleet moves.
#[tokio::test]
async fn x4r_228_a_step_to_an_enemy_tells_its_odds() {
    let router = server().await;
    let ada = Client::guest(&router, "Ada").await;
    let (table, _) = war_until(&ada, "reason").await;
    let moves = [
        ("p1", "reason wr-blockade"),
        ("p1", "end"),
        ("p2", "pass"),
        ("p1", "pass"),
        ("p1", "pass"),
        ("p2", "pass"),
        ("p1", "move 1"),
    ];
    for (seat, line) in moves {
        ada.act(&table, seat, line).await.ok();
    }
    let drawn = page(&ada, &table, "p1", "en").await;
    let step = all_between(&drawn, "data-act=\"go 0,-1\"", "</form>");
    assert!(step.iter().any(|it| it.contains("% won")), "{step:?}");
    let away = all_between(&drawn, "data-act=\"go 2,-1\"", "</form>");
    assert!(!away.is_empty() && !away.iter().any(|it| it.contains("% won")), "nobody fights there");
}

/// X4R-336: every enemy that ships can aim at is lit on the field and in its list, with the chance that it falls; nobody else
/// can press it. What was fired last is told with the sum of the number that was needed.
#[tokio::test]
async fn x4r_336_targets_of_a_quick_battle_are_lit() {
    let router = server().await;
    let ada = Client::guest(&router, "Ada").await;
    let (table, _) = war_until(&ada, "stand").await;
    // Nothing reaches the other side before the third round.
    for (seat, line) in [("p2", "stand"), ("p1", "fight"), ("p2", "fight")] {
        ada.act(&table, seat, line).await.ok();
    }
    let targets = |lines: Vec<String>| -> Vec<String> {
        lines.into_iter().filter(|line| line.starts_with("at ")).collect()
    };
    let lines = targets(ada.legal(&table, "p1").await);
    assert!(lines.len() >= 2, "{lines:?}");
    for lang in ["en", "de"] {
        let drawn = page(&ada, &table, "p1", lang).await;
        let battle = all_between(&drawn, "data-key=\"battle\"", "id=\"panel-research\"")[0];
        let (field, sides) = (
            all_between(battle, "<svg class=\"quick\"", "</svg>")[0],
            all_between(battle, "<div class=\"sides\"", "</section></div>")[0],
        );
        for line in &lines {
            let act = format!("data-act=\"{line}\"");
            assert_eq!(
                [field, sides].map(|part| part.matches(&act).count()),
                [1, 1],
                "{lang}, {line}: {battle}"
            );
        }
        assert_eq!(field.matches("data-act=").count(), lines.len());
        let chances = all_between(field, "text-anchor=\"middle\">", " %");
        let chances: Vec<u32> = chances.iter().filter_map(|n| n.rsplit('>').next()?.parse().ok()).collect();
        assert!(chances.len() == lines.len() && chances.iter().all(|n| *n <= 100), "{chances:?}");
        assert!(chances.iter().any(|n| *n > 0), "bombers destroy something: {chances:?}");
    }
    let other = page(&ada, &table, "p2", "en").await;
    let watched = Client::stranger(&router).get(&format!("/t/{table}")).await.ok().text;
    for drawn in [&other, &watched] {
        assert!(!drawn.contains("data-act=\"at "), "who is not asked aims at nothing");
    }
    for seat in ["p1", "p2"] {
        ada.act(&table, seat, "fight").await.ok();
    }
    let drawn = page(&ada, &table, "p1", "en").await;
    let said = plain(all_between(&drawn, "data-pb-now", "data-key=\"playback-steps\"")[0]);
    let words = ["on the weapon, against", "each die needs X4R-212"];
    assert!(words.iter().all(|it| said.contains(it)), "{said}");
}

/// The votes that can be cast stand in the bill that is voted on, each as a button; only its owner sees them.
#[tokio::test]
async fn a_vote_is_cast_in_its_bill() {
    let router = server().await;
    let ada = Client::guest(&router, "Ada").await;
    let text = include_str!("../../lessons/interportal-council.txt");
    let (table, seat) = lesson_until(&ada, text, "yes").await;
    let drawn = page(&ada, &table, &seat, "en").await;
    let ballot = all_between(&drawn, "data-key=\"ballot\"", "</section>")[0];
    let buttons = ["vote-no-7", "vote-no-1", "vote-none", "vote-yes-1", "vote-yes-7"];
    for id in buttons {
        assert_eq!(ballot.matches(&format!("id=\"{id}\"")).count(), 1, "{id}: {ballot}");
    }
    assert!(!ballot.contains("vote-yes-8"), "there are 7 votes");
    assert!(ballot.contains("type=\"range\" min=\"0\" max=\"7\""), "a slider for scripts: {ballot}");
    assert!(
        ballot.contains("data-own=\"7\" data-used=\"0\"") && ballot.contains("data-votes-left>7<"),
        "{ballot}"
    );
    let watched = Client::stranger(&router).get(&format!("/t/{table}")).await.ok().text;
    assert!(buttons.iter().all(|id| !watched.contains(&format!("id=\"{id}\""))), "who watches casts nothing");
}

/// While something is fitted, the blueprint that gets it is in sight, and what is folded is named.
#[tokio::test]
async fn what_is_fitted_is_in_sight() {
    let router = server().await;
    let ada = Client::guest(&router, "Ada").await;
    let (table, seat) = war_until(&ada, "fit ").await;
    let drawn = page(&ada, &table, &seat, "en").await;
    let yard = drawn.split("id=\"panel-yard\"").nth(1).expect("the yard");
    let open = all_between(yard, "<ul class=\"bps\">", "</ul>")[0];
    assert!(open.contains("id=\"blueprint-transporter"), "{open}");
    assert!(plain(yard).contains("more parts"), "what is folded has a name");
}

/// A hint tells chances, what speaks for the best choice and for two others, and by how many points they are worth less.
#[tokio::test]
async fn a_hint_tells_what_speaks_for_three_choices() {
    let router = server().await;
    let ada = Client::guest(&router, "Ada").await;
    let table = open(&ada, &["me", "here"], "", 3).await;
    let (mut n_hints, mut n_lines) = (0, 0);
    for _ in 0..60 {
        let facts = ada.get(&format!("/api/tables/{table}")).await.ok().json();
        let seat = facts["awaiting"][0].as_str().expect("the game goes on").to_owned();
        let legal = ada.legal(&table, &seat).await;
        if legal.len() == 1 {
            ada.act(&table, &seat, &legal[0]).await;
            continue;
        }
        let hint =
            ada.get(&format!("/api/tables/{table}/hint?seat={seat}")).await.ok().json()["hint"].clone();
        assert!((0..=100).contains(&hint["chance"].as_i64().unwrap()), "{hint}");
        let reason = hint["reason"].as_str().unwrap();
        let others: Vec<&str> =
            hint["others"].as_array().unwrap().iter().map(|it| it.as_str().unwrap()).collect();
        if legal.len() > 3 && reason.starts_with("In points, a bot expects: ") && others.len() == 2 {
            assert!(others.iter().all(|it| it.contains(" %")), "{hint}");
            n_hints += u32::from(others.iter().any(|it| it.contains(" points less") && it.contains('(')));
            n_lines +=
                u32::from(hint["follows"].as_str().is_some_and(|it| it.starts_with("Then probably: ")));
        }
        if n_hints >= 3 && n_lines >= 3 {
            return;
        }
        ada.act(&table, &seat, hint["line"].as_str().unwrap()).await;
    }
    panic!("{n_hints} hints with reasons, {n_lines} with what follows");
}
