//! Merchant of Venus: values of states, and how bots play.

use crate::playing::{play, players, twin};
use bots::merchant_of_venus::{Judge, ScoreOnly, Trader, Weights, wealth};
use bots::{Bot, Evaluate, Level, Rank, advice};
use engine::{Game, Quick, Seat, Turn, Viewer};
use merchant_of_venus::testing::Play;
use merchant_of_venus::{State, score};

/// What the first seat owns at the table that `lines` describe.
fn owns(lines: &str) -> i32 {
    wealth(Play::deal(lines).board(), Seat(0))
}

/// The turn of the first seat at a table.
fn turn_at(table: &Play) -> Turn<State> {
    let (state, seat) = (table.state(), Seat(0));
    let mut legal = Vec::new();
    state.legal(seat, &mut legal);
    let decision = state.decision(seat).expect("the first seat is asked");
    Turn { seat, view: state.view(Viewer::Seat(seat)), decision, legal }
}

/// What a trader does there.
fn traded(table: &Play) -> String {
    Trader::seeded(1).choose(&turn_at(table)).to_string()
}

/// MV-140: goods are worth what the best known market pays now, minus the distance.
#[test]
fn wealth_counts_goods_at_known_prices() {
    let spice = |lines: &str| owns(&format!("{lines}\np1 goods space_spice")) - owns(lines);
    assert_eq!(spice(""), 15, "nobody known buys it: half of what it has cost");
    let here = spice("culture 4 TRP\np1 at TRP-A");
    assert!([50, 80, 110].contains(&here), "{here}");
    assert!(spice("culture 4 TRP") < here, "the way counts");
    assert!(spice("culture 4 TRP\nculture 5 DES\np1 at TRP-A") >= here, "the best of them");
    assert_eq!(spice("round 30\nculture 4 TRP\np1 at TRP-A"), 0, "D-79: no time to sell it");
}

/// MV-145: fares are known, but not always the destination.
#[test]
fn wealth_counts_passengers_by_their_fares() {
    let fare = |lines: &str, id: &str| owns(&format!("{lines}\np1 passengers {id}")) - owns(lines);
    assert_eq!(fare("", "pa_02"), 180, "the base is where all ships start");
    assert!(fare("p1 at TRP-A", "pa_02") < 180);
    assert_eq!(fare("", "pa_01"), 60, "nobody knows where the Qossuth live");
    assert_eq!(fare("culture 14 TRP\np1 at TRP-A", "pa_01"), 120);
    assert_eq!(fare("culture 9 TRP\np1 at TRP-A", "pa_11"), 120, "D-64: fame counts, too");
}

#[test]
fn judges_count_in_thousandths_of_a_credit() {
    let view = |lines: &str| Play::deal(lines).state().view(Viewer::Spectator);
    let (rich, poor) = (view("p1 credits 100"), view("p1 credits 90"));
    assert_eq!(Judge.worth(&rich, Seat(0)) - Judge.worth(&poor, Seat(0)), 10_000);
    assert_eq!(ScoreOnly.worth(&rich, Seat(0)) - ScoreOnly.worth(&poor, Seat(0)), 10_000);
    let laden = view("p1 goods space_spice");
    assert_eq!(ScoreOnly.worth(&laden, Seat(0)), ScoreOnly.worth(&view(""), Seat(0)), "goods are no credits");
    assert!(Judge.worth(&laden, Seat(0)) > Judge.worth(&view(""), Seat(0)));
}

/// MV-138: three goods aboard, and their buyer is in the next system.
#[test]
fn a_trader_goes_where_its_goods_sell() {
    let known = "round 28\nculture 4 BIO\nculture 9 NEB\nculture 12 COL";
    let goods = "p1 goods space_spice space_spice space_spice";
    let mut table = Play::deal(&format!("{known}\n{goods}\nthrows 2+3+4"));
    let heading = traded(&table);
    assert_eq!(heading, "head BIO~GB.3");
    table.play(&format!("p1 {heading}"));
    while table.ship("p1") != "BIO-S" {
        let step = traded(&table);
        table.play(&format!("p1 {step}"));
    }
    assert_eq!(traded(&table), "land");
}

/// MV-124, D-39: after landing one sale, after a turn without movement any number.
#[test]
fn a_trader_stays_to_sell_the_rest() {
    let goods = "p1 goods space_spice space_spice space_spice";
    let table = Play::deal(&format!("round 29\nculture 4 BIO\np1 at BIO-S\n{goods}"));
    assert_eq!(traded(&table), "stay");
}

/// D-79: goods in the hold at the end are worth nothing.
#[test]
fn a_trader_buys_nothing_it_cannot_sell_any_more() {
    let early = Play::deal("round 10\nculture 3 BIO\nculture 4 NEB\np1 at BIO-S credits 200");
    let bought = |table: &Play| {
        let mut table = table.clone();
        table.play("p1 stay");
        traded(&table)
    };
    assert_eq!(bought(&early), "buy good space_spice");
    let late = Play::deal("round 30\nculture 3 BIO\nculture 4 NEB\np1 at BIO-S credits 200");
    assert!(!bought(&late).starts_with("buy good"), "{}", bought(&late));
}

/// MV-145: a passenger whose destination is here is dropped off and pays.
#[test]
fn a_trader_drops_passengers_where_they_pay() {
    let mut table = Play::deal("p1 at GB\np1 passengers pa_02");
    table.play("p1 stay");
    assert_eq!(traded(&table), "drop pa_02");
}

/// How much more an action is worth than `done`, in credits, for a solo trader with these open challenges. The script
/// leads to business.
fn eager(trials: &str, table: &str, first: &str, action: &str) -> i64 {
    let mut table = Play::deal(&format!("seats 1\ntrials {trials}\n{table}"));
    table.play(first);
    let advice = advice(&turn_at(&table));
    let worth =
        |name: &str| advice.iter().find(|it| it.action.to_string().starts_with(name)).expect("legal").worth;
    (worth(action) - worth("done")) / 1000
}

/// D-80: what a challenge requires is worth more to a player who has that challenge open.
#[test]
fn a_trader_strives_for_its_challenges() {
    let city = "round 12\nculture 4 DES\nport TRP01 p1\np1 at DES-A credits 450 laser 3 shield 2";
    for (challenge, action) in [("ch_06", "build"), ("ch_07", "buy equipment shield_step")] {
        let (open, other) =
            (eager(challenge, city, "p1 stay", action), eager("ch_08", city, "p1 stay", action));
        assert!(open > other + 20, "{action}: {open} and {other}");
    }
    let promoted = |challenge: &str| {
        let table = "round 3\np1 at BIO~GB.3 credits 100\nthrows 1+2+3";
        eager(challenge, table, "p1 head GB\np1 go GB\np1 land", "promote")
    };
    assert!(promoted("ch_03") > promoted("ch_01") + 100, "half of what it wants");
}

#[test]
fn advice_is_the_traders() {
    let table = Play::deal("round 20\nculture 4 BIO\np1 goods space_spice space_spice space_spice");
    let turn = turn_at(&table);
    let advice = advice(&turn);
    assert_eq!(advice.len(), turn.legal.len());
    assert_eq!(advice[0].action.to_string(), traded(&table));
    assert!(advice.windows(2).all(|pair| pair[0].worth >= pair[1].worth), "best first");
}

/// Final credits of each seat over some games.
fn credits(levels: &[Level], games: std::ops::Range<u64>) -> Vec<i32> {
    let mut sums = vec![0; levels.len()];
    for game in games {
        let played = play(&mut players::<State>(levels, 1000 * game), "", game, |_, _| {});
        let view = played.view(Viewer::Spectator);
        assert_eq!(view.round, 30, "a game is thirty rounds");
        for (sum, seat) in sums.iter_mut().zip(0..) {
            *sum += score::sheet(&view, Seat(seat)).credits();
        }
    }
    sums
}

#[test]
fn each_level_earns_more_than_the_one_below_when_alone() {
    let [random, greedy] = [Level::Random, Level::Greedy].map(|level| credits(&[level], 0..16)[0]);
    assert!(greedy > 2 * random, "{greedy} and {random}");
    let (greedy, trader) = (greedy / 16, credits(&[Level::Search], 0..3)[0] / 3);
    assert!(trader > 3 * greedy, "{trader} and {greedy}");
}

#[test]
fn a_trader_earns_three_times_as_much_as_greedy_beside_it() {
    let sums = credits(&[Level::Search, Level::Greedy], 0..2);
    assert!(sums[0] > 3 * sums[1], "{sums:?}");
    let sums = credits(&[Level::Greedy, Level::Search, Level::Random], 2..4);
    assert!(sums[1] > 3 * sums[0] && sums[0] > sums[2], "{sums:?}");
}

/// Each level is a trader, and the weaker ones see less far.
#[test]
fn easy_trades_and_expert_trades_better() {
    let sums = credits(&[Level::EXPERT, Level::EASY], 0..3);
    assert!(sums[0] > sums[1], "{sums:?}");
    let sums = credits(&[Level::EASY, Level::Greedy], 0..2);
    assert!(sums[0] > sums[1], "{sums:?}");
}

/// A trader whose sight is blurred makes the same error in the whole turn, whatever its random numbers are.
#[test]
fn errors_of_a_weaker_trader_do_not_depend_on_its_luck() {
    let table = Play::deal("round 20\nculture 4 BIO\nculture 9 NEB\np1 goods space_spice space_spice");
    let turn = turn_at(&table);
    let advice = |rank: Rank, seed: u64| Trader::weighing(Weights::of(rank), seed).advice(&turn);
    assert_eq!(advice(Rank::Hard, 1), advice(Rank::Hard, 2));
    assert_ne!(advice(Rank::Hard, 1), advice(Rank::Expert, 1));
}

/// What `action` is worth at the start player's business, compared with `done`, in credits.
fn wanted(table: &str, action: &str) -> i64 {
    let mut table = Play::deal(table);
    table.play("p1 stay");
    let advice = advice(&turn_at(&table));
    let worth = |name: &str| advice.iter().find(|it| it.action.to_string() == name).expect("legal").worth;
    (worth(action) - worth("done")) / 1000
}

/// A Zen Paint Job pays with each passenger, so it must be bought early.
#[test]
fn a_trader_values_what_passengers_will_pay() {
    let at = |round: u8| format!("round {round}\nculture 13 BIO\np1 at BIO-S credits 300");
    let (early, late) =
        (wanted(&at(3), "buy technology zen_paint_job"), wanted(&at(28), "buy technology zen_paint_job"));
    assert!(early > 0 && late < 0, "{early} and {late}");
}

/// MV-201: with Stasis Tanks a passenger needs no room, so a full ship takes one.
#[test]
fn a_trader_makes_use_of_its_tanks() {
    let at = "round 10\nculture 8 BIO\nculture 9 NEB\np1 at BIO-S credits 300";
    assert!(
        wanted(at, "buy technology stasis_tanks")
            > wanted(&at.replace("round 10", "round 28"), "buy technology stasis_tanks")
    );
}

/// A turn contains nothing hidden: in another imagined state that looks the same, a bot makes the same choice.
#[test]
fn bots_know_nothing_but_the_turn() {
    let mut elsewhere = Quick::seeded(4);
    let mut n_turns = 0;
    play(&mut players::<State>(&[Level::Random; 2], 3), "", 3, |turn, _| {
        n_turns += 1;
        if n_turns % 9 != 0 {
            return;
        }
        let twin = twin(turn, elsewhere.word());
        for level in Level::ALL {
            assert_eq!(level.player(8).choose(turn), level.player(8).choose(&twin), "{level}");
        }
    });
    assert!(n_turns > 200, "a whole game");
}

#[test]
fn the_same_seed_plays_the_same() {
    let mut first = Vec::new();
    play(&mut players::<State>(&[Level::Search, Level::Search], 5), "chosen-pilots", 5, |turn, action| {
        assert!(turn.legal.contains(&action), "{action} for {:?}", turn.decision);
        first.push(action);
    });
    let mut again = first.iter();
    play(&mut players::<State>(&[Level::Search, Level::Search], 5), "chosen-pilots", 5, |_, action| {
        assert_eq!(again.next(), Some(&action));
    });
}

/// MV-018, MV-137: every level plays with contracts and markers to the end.
#[test]
fn every_level_plays_with_contracts_and_markers() {
    for n_seats in 1..=4 {
        let levels: Vec<Level> = Level::ALL.into_iter().rev().cycle().take(n_seats).collect();
        play(&mut players::<State>(&levels, 7), "contracts-and-markers", 7, |turn, action| {
            assert!(turn.legal.contains(&action), "{action} for {:?}", turn.decision);
        });
    }
}

/// MV-059, MV-151: a trader assigns a die to its laser against a pirate that it cannot beat otherwise, and throws
/// nothing away.
#[test]
fn a_trader_gets_ready_for_a_fight() {
    let mut table = Play::deal(
        "p1 at DES01 laser 1 shield 0 credits 100\np1 goods space_spice\np1 technologies variable_laser
         token DES03 pirate pi_g6 3\nthrows 1+2+6",
    );
    table.play("p1 head DES02\np1 go DES02\np1 go DES03");
    assert!(table.offers("p1 cargo"));
    assert_eq!(traded(&table), "power variable_laser 6");
    table.play("p1 power variable_laser 6");
    assert_eq!(traded(&table), "fight laser");
}
