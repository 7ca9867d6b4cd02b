//! The kinds of questions that seats of Beyond the Sun are asked.

use beyond_the_sun::Decision;

/// Names of the kinds, in the order of [`number`].
pub(super) const QUESTIONS: [&str; 27] = [
    "mat",
    "act",
    "choose",
    "choose or pass",
    "pay",
    "build",
    "jump",
    "upgrade",
    "colonise",
    "spend ships",
    "marker",
    "automate",
    "order bonuses",
    "supply",
    "research",
    "seek type",
    "choose technology",
    "keep",
    "copy",
    "event",
    "banish",
    "produce",
    "trade",
    "claim",
    "any time",
    "leader",
    "anarchists",
];

/// The number of a question in [`QUESTIONS`].
pub(super) const fn number(decision: Decision) -> usize {
    match decision {
        Decision::PickMat | Decision::OrderSetUps => 0,
        Decision::Act | Decision::ActAgain => 1,
        Decision::Choose | Decision::ChooseForGood(_) => 2,
        Decision::ChooseOrPass => 3,
        Decision::PayWhom | Decision::PayRecall | Decision::PayShip | Decision::PayLess(_) => 4,
        Decision::Build(_) | Decision::BuildFromPopulation(_) | Decision::BuildOneMore => 5,
        Decision::Jump(_) | Decision::Warp(_) | Decision::MoveTile => 6,
        Decision::Upgrade(_) => 7,
        Decision::Colonise => 8,
        Decision::SpendShips(_) => 9,
        Decision::PlaceOutpost(_) | Decision::PlaceMarker(_) => 10,
        Decision::Automate => 11,
        Decision::OrderBonuses => 12,
        Decision::MoveSupply(_) => 13,
        Decision::Research(_) => 14,
        Decision::SeekType(_) => 15,
        Decision::ChooseTech(_) => 16,
        Decision::KeepTech
        | Decision::CharterSystem
        | Decision::KeepSystem
        | Decision::KeepAchievement
        | Decision::Museum => 17,
        Decision::CopyAction => 18,
        Decision::AttachSystem | Decision::LayEvent(_) | Decision::Scatter => 19,
        Decision::Banish(_) => 20,
        Decision::Produce => 21,
        Decision::Trade => 22,
        Decision::Claim | Decision::LastSwap => 23,
        Decision::AnyTime => 24,
        Decision::PickLeader | Decision::Predict(_) => 25,
        Decision::AnarchistsColonise | Decision::AnarchistsResearch(_) => 26,
    }
}

/// How many steps of the same kind are left, or how much is missing.
pub(super) const fn left(decision: Decision) -> u8 {
    match decision {
        Decision::Build(n)
        | Decision::BuildFromPopulation(n)
        | Decision::Jump(n)
        | Decision::Warp(n)
        | Decision::Upgrade(n)
        | Decision::SpendShips(n)
        | Decision::MoveSupply(n)
        | Decision::Research(n)
        | Decision::Banish(n) => n,
        _ => 0,
    }
}
