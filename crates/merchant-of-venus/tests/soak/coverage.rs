//! Random games reach every kind of decision and of event.

use super::super::choosing::choose;
use engine::{Dealer, Game, Log, Quick};
use merchant_of_venus::{Options, State};
use std::collections::BTreeSet;

/// The name of a variant: the first word of its debug form.
fn name(debugged: &str) -> String {
    debugged.split(['(', ' ', '{']).next().unwrap_or_default().to_owned()
}

#[test]
fn random_games_reach_almost_everything() {
    let (mut decisions, mut events) = (BTreeSet::new(), BTreeSet::new());
    for seed in 0..600 {
        let n_seats = 1 + (seed / 2 % 4) as u8;
        let options = Options {
            choose_pilots: seed % 16 == 5,
            contracts_and_markers: seed % 8 == 7,
            ..Options::default()
        };
        let mut luck = Quick::seeded(seed);
        let mut state = State::new(n_seats, &options, Dealer::seeded(seed));
        let mut legal = Vec::new();
        while let Some(seat) = state.awaiting().iter().next() {
            decisions.insert(name(&format!("{:?}", state.decision(seat).expect("asked"))));
            legal.clear();
            state.legal(seat, &mut legal);
            let mut log = Log::written();
            // Every other game uses players who prefer profitable actions: random play seldom carries goods far.
            let action =
                if seed % 2 == 0 { legal[luck.below(legal.len())] } else { choose(&legal, &mut luck) };
            state.apply(seat, action, &mut log);
            events.extend(log.events().iter().map(|(_, event)| name(&format!("{event:?}"))));
        }
    }
    // An empty reward deck takes more than two dozen rewards, which no random game draws.
    let rare = ["TakeExchanged"];
    let wanted = [
        "ChoosePilot",
        "SetDials",
        "Start",
        "Move",
        "Steer",
        "ChooseCourse",
        "AcceptTest",
        "Brace",
        "LowerOrEnd",
        "Fight",
        "GiveGood",
        "GainGood",
        "May",
        "ChooseWay",
        "ChooseDie",
        "ChooseSystem",
        "Peek",
        "TopOrUnder",
        "TakeAboard",
        "Trade",
        "Unload",
        "Jettison",
        "Reward",
        "Declare",
        "EndOfMove",
    ];
    for decision in wanted {
        assert!(decisions.contains(decision) || rare.contains(&decision), "nobody was ever asked {decision}");
    }
    let wanted = [
        "Rolled",
        "Thrust",
        "DieChanged",
        "Jumped",
        "GateIgnored",
        "Tested",
        "Lowered",
        "PirateBeaten",
        "PirateWon",
        "LostGood",
        "Drilled",
        "Discovered",
        "Produced",
        "Restocked",
        "MarketMoved",
        "BoughtGood",
        "BoughtTechnology",
        "BoughtEquipment",
        "Sold",
        "FeePaid",
        "Boarded",
        "Delivered",
        "Left",
        "Thrown",
        "Promoted",
        "Completed",
        "KeptReward",
        "ExchangedReward",
        "TitleTo",
        "Peeked",
        "Scried",
        "Built",
        "Missed",
        "Ended",
        "BoughtIntel",
        "MarkerTurned",
        "BoughtContract",
    ];
    for event in wanted {
        assert!(events.contains(event), "{event} never happened; seen: {events:?}");
    }
}
