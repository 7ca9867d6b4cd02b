//! The rules of Merchant of Venus, chapter by chapter of the ledger. Each test names the rule that it checks.

mod rules {
    mod vectors;
    mod vectors_end;

    mod board;
    mod ending;
    mod rounds;
    mod setup;

    mod assigning;
    mod directions;
    mod gates;
    mod moving;
    mod navigation;

    mod asteroids;
    mod encounters;
    mod hazards;
    mod pirates;

    mod buying;
    mod cargo;
    mod contact;
    mod contracts;
    mod courses;
    mod passengers;
    mod selling;

    mod missions;
    mod ports;
    mod rewards;
    mod technologies;
    mod technologies_more;
    mod upgrades;
    mod why_not;

    use merchant_of_venus::Token;
    use merchant_of_venus::ids::{Good, Space, Technology};
    use merchant_of_venus::testing::Play;

    /// How many of a good `seat` has aboard.
    fn n_goods(play: &Play, seat: &str, id: &str) -> u8 {
        use engine::Index;
        play.merchant(seat).goods[Good::from_id(id).expect("a good").at()]
    }

    /// How many of a technology `seat` has.
    fn n_technologies(play: &Play, seat: &str, id: &str) -> u8 {
        use engine::Index;
        play.merchant(seat).technologies[Technology::from_id(id).expect("a technology").at()]
    }

    /// What lies on an encounter space.
    fn token(play: &Play, space: &str) -> Token {
        use engine::Index;
        let space = Space::from_id(space).expect("a space");
        play.board().tokens[play.board().pack[space].spot.expect("an encounter space").at()]
    }
}
