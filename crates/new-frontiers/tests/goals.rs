//! The goals variant, chapter by chapter of the ledger. Each test names the rule that it checks.

mod goals {
    mod setup;

    mod asking;
    mod hidden;
    mod revealing;
    mod set_goals;

    mod exploration;
    mod running_out;
    mod stockpile;
    mod storing;

    mod scoring;
    mod tiles;

    mod laws;

    use engine::{Game, Outcome};
    use new_frontiers::ids::Goal;
    use new_frontiers::score::{Sheet, sheet};
    use new_frontiers::testing::{Play, seat_of};
    use new_frontiers::{Decision, Stockpile};

    /// Seven worlds that Explore lays out.
    const BAG: &str =
        "bag comet_zone iron_hills glass_desert new_vinland spice_world swarm_nest militia_town";

    /// Eight worlds; with the home they are nine.
    const EIGHT: &str = "cradle_seas ring_quarry dream_studios grand_bazaar orbital_gardens glowing_belt \
                         festival_world shattered_moon";

    fn goal(id: &str) -> Goal {
        Goal::from_id(id).unwrap_or_else(|| panic!("`{id}` is no goal"))
    }

    /// Goals that are face up, by id in the order of the pack.
    fn open(play: &Play) -> Vec<String> {
        play.board().goals.expect("the variant").open.iter().map(|goal| goal.to_string()).collect()
    }

    /// Who keeps a goal face down.
    fn keeper(play: &Play) -> Option<String> {
        play.board().goals.expect("the variant").keeper.map(|seat| seat.to_string())
    }

    fn stockpile(play: &Play, seat: &str) -> Stockpile {
        play.board().goals.expect("the variant").stockpiles[seat_of(seat)]
    }

    fn stored_worlds(play: &Play, seat: &str) -> Vec<String> {
        stockpile(play, seat).worlds.iter().map(|world| world.to_string()).collect()
    }

    /// The colonies of `seat` with a good on them, worlds in the order of the pack and the home last.
    fn laden(play: &Play, seat: &str) -> Vec<String> {
        play.empire(seat).goods.iter().map(|colony| colony.to_string()).collect()
    }

    fn of(play: &Play, seat: &str) -> Sheet {
        sheet(play.board(), seat_of(seat))
    }

    /// Plays to the end, which comes with this round: nobody buys, sells, settles or stores anything, so that only
    /// the 1 point of Envoys changes the score. The owner of the joker still has to say what it counts as.
    fn finish(play: &mut Play) {
        let idle = ["select send_diplomatic_envoys", "select develop", "select explore", "pass", "done"];
        while let Some(seat) = play.asked()
            && play.decision() != Some(Decision::CountAs)
        {
            let legal = play.legal_of(&seat);
            let action = idle.iter().find(|idle| legal.iter().any(|legal| legal == *idle));
            play.play(&format!("{seat} {}", action.map_or(legal[0].as_str(), |action| action)));
        }
    }

    /// A table of three at which the game has ended, p1 having gained 1 point.
    fn ended(lines: &str) -> Play {
        let mut play = Play::deal(&format!("goals\nsupply vp 1\n{lines}"));
        finish(&mut play);
        play
    }

    fn outcome(play: &Play) -> Outcome {
        play.state().outcome().expect("the game is over")
    }
}
