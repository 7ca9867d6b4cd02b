//! Card by card: every line of every tile is executed in a dealt position, and its effect is compared with the
//! notation, which these tests interpret on their own. A card without effect fails.

mod cards_play {
    mod acquiring;
    mod card;
    mod consume;
    mod develop;
    mod explore;
    mod printed;
    mod printed_goods;
    mod produce;
    mod replace;
    mod said;
    mod score;
    mod settle;
    mod trade;

    use card::{Card, all};

    /// Whether a chapter tests a line.
    type Claims = fn(&str) -> bool;

    /// Which chapter tests which lines.
    const CHAPTERS: [(&str, Claims); 8] = [
        ("develop", develop::claims),
        ("explore", explore::claims),
        ("settle", settle::claims),
        ("replace", replace::claims),
        ("produce", produce::claims),
        ("trade", trade::claims),
        ("consume", consume::claims),
        ("score", score::claims),
    ];

    /// No line is forgotten: each belongs to one chapter, whose tests run over all its cards.
    #[test]
    fn every_line_belongs_to_one_chapter() {
        let mut n_lines = 0;
        for card in all() {
            for line in &card.lines {
                let by: Vec<_> = CHAPTERS.iter().filter(|(_, claims)| claims(line)).map(|(n, _)| n).collect();
                assert_eq!(by.len(), 1, "{}: `{line}` is looked after by {by:?}", card.id);
                n_lines += 1;
            }
        }
        assert!(n_lines > 100, "{n_lines} lines");
    }

    /// The cards with a line of a chapter, with those lines; there must be some.
    fn cards_with(claims: Claims) -> Vec<(Card, Vec<String>)> {
        let mut found = Vec::new();
        for card in all() {
            let lines: Vec<_> = card.lines.iter().filter(|line| claims(line)).cloned().collect();
            if !lines.is_empty() {
                found.push((card, lines));
            }
        }
        assert!(!found.is_empty(), "a chapter has cards");
        found
    }
}
