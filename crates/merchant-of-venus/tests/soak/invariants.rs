//! What holds at every moment of every game: every piece is in exactly one place.

use engine::{Bits, Game, Index, Viewer};
use merchant_of_venus::cards::{EquipmentKind, TechnologyType};
use merchant_of_venus::ids::{Culture, Dial, Equipment, Good, Mission, Passenger, Reward, Site, Technology};
use merchant_of_venus::{Board, State, Token};

/// Checks the whole table.
pub(super) fn hold(state: &State) {
    let board = state.view(Viewer::Spectator).board;
    goods(&board);
    technologies(&board);
    equipment(&board);
    passengers(&board);
    cards(&board);
    merchants(&board);
    markets(&board);
    variant(&board);
}

/// MV-018, MV-137: markers are turned up one by one, and no site is both built on and reserved.
fn variant(board: &Board) {
    let n_turned = 24 - board.marked.len();
    let n_unturned = if board.contracts_and_markers { 30 - n_turned } else { 0 };
    assert_eq!(board.unturned.len(), n_unturned, "encounter markers");
    for site in Site::all() {
        let holder = board.contracts[site.at()];
        assert!(holder.is_none() || board.ports[site.at()].is_none(), "{site} is reserved and built on");
        assert!(holder.is_none() || board.contracts_and_markers, "{site}: there are no contracts");
    }
    for spot in board.marked {
        assert_eq!(board.tokens[spot.at()], Token::None, "a marker lies on a token");
    }
}

fn goods(board: &Board) {
    for good in Good::all() {
        let aboard: u8 = board.merchants.iter().map(|(_, merchant)| merchant.goods[good.at()]).sum();
        let offered: u8 = board.offers.iter().map(|offers| offers[good.at()]).sum();
        assert_eq!(aboard + offered + board.supply[good.at()], board.pack[good].count, "{good}");
    }
}

fn technologies(board: &Board) {
    for technology in Technology::all() {
        let owned: u8 =
            board.merchants.iter().map(|(_, merchant)| merchant.technologies[technology.at()]).sum();
        let offered: u8 = board.tech_offers.iter().map(|offers| offers[technology.at()]).sum();
        let all = owned + offered + board.tech_supply[technology.at()];
        assert_eq!(all, board.pack[technology].count, "{technology}");
    }
    let shown = board.merchants.iter().filter(|(_, merchant)| merchant.amplifier.is_some()).count();
    assert_eq!(shown + usize::from(board.amplifiers.len()), 3, "Thrust Amplifiers");
}

fn equipment(board: &Board) {
    for equipment in Equipment::all() {
        let used: u8 = match board.pack[equipment].kind {
            EquipmentKind::Dial => 0,
            EquipmentKind::Hold => board.merchants.iter().map(|(_, merchant)| merchant.holds).sum(),
            EquipmentKind::Drive => {
                board.merchants.iter().filter(|(_, merchant)| merchant.drive == Some(equipment)).count() as u8
            }
        };
        // A hold token is taken just before the hold is added.
        let all = used + board.equipment[equipment.at()];
        assert!(all == board.pack[equipment].count, "{equipment}");
    }
}

fn passengers(board: &Board) {
    let mut seen = Bits::<Passenger>::EMPTY;
    let aboard = board.merchants.iter().map(|(_, merchant)| merchant.passengers);
    for place in aboard.chain(board.waiting).chain([board.passengers.contents()]) {
        assert!(seen.and(place).is_empty(), "a passenger is in two places");
        seen = seen.or(place);
    }
}

fn cards(board: &Board) {
    let mut seen = Bits::<Reward>::EMPTY;
    let owned = board.merchants.iter().map(|(_, merchant)| merchant.rewards);
    for place in owned.chain([board.exchanged, board.rewards_left]) {
        assert!(seen.and(place).is_empty(), "a reward is in two places");
        seen = seen.or(place);
    }
    assert!(seen.len() >= 23, "one reward may be in somebody's hand");
    let mut seen = Bits::<Mission>::EMPTY;
    for (_, merchant) in board.merchants.iter() {
        let open: Bits<Mission> = merchant.missions.iter().map(|open| open.mission).collect();
        for place in [open, merchant.done] {
            assert!(seen.and(place).is_empty(), "a mission is in two places");
            seen = seen.or(place);
        }
        assert!(merchant.missions.len() <= 1 + usize::from(merchant.second_mission), "open missions");
    }
    assert!(seen.and(board.missions_left).is_empty() && seen.or(board.missions_left).len() == 28);
}

fn merchants(board: &Board) {
    for (seat, merchant) in board.merchants.iter() {
        let pack = &board.pack;
        for dial in Dial::ALL {
            assert!(merchant.dials[dial.at()] <= pack[dial].max);
        }
        let upgrades = Technology::all().filter(|it| pack[*it].kind == TechnologyType::Upgrade);
        assert!(upgrades.map(|it| merchant.technologies[it.at()]).sum::<u8>() <= 3);
        let holds = 2 + merchant.holds;
        let loose = u8::from(Reward::from_id("rw_23").is_some_and(|crate_| merchant.rewards.has(crate_)));
        let dots = merchant.n_goods() + board.structures(seat).count() as u8;
        assert!(dots <= holds * 2 + loose, "{seat} carries too much");
        let used = board.n_ports(seat) + merchant.drills.len();
        assert!(used <= 5, "{seat} has five tokens");
        assert!(!matches!(pack[merchant.face].level, 0 | 4..));
    }
}

fn markets(board: &Board) {
    for culture in Culture::all() {
        let mut order = board.markets[culture.at()];
        order.sort_unstable();
        assert_eq!(order, [0, 1, 2]);
        if board.system_of(culture).is_none() {
            assert!(board.offers[culture.at()].iter().all(|n| *n == 0), "an unknown culture offers nothing");
        }
    }
    for number in 1..=6 {
        let placed = board.tokens.iter().filter(|token| **token == Token::Telegate(number)).count();
        assert!(placed <= 1, "telegate {number}");
    }
}
