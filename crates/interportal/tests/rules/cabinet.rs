//! Cabinet and underground actions (chapters 1.2, 2.13, 2.14).

use engine::{Index, Seat};
use interportal::ids::{EventCard, Kosme, Planet, Resource, VpSource};
use interportal::notation::ActionKind;
use interportal::realm::{Held, Make};
use interportal::state::Phase;
use interportal::testing::{Play, equip, found, hold, n_cards};
use interportal::why::{Fault, Reason};
use interportal::{Books, Decision, Event, Hex, State};

use super::politics::second_round;

const ME: Seat = Seat(0);
const YOU: Seat = Seat(1);

fn net(play: &Play) -> [i16; 4] {
    let net = Books::open(&play.state, ME).income().net();
    Resource::ALL.map(|resource| net[resource])
}

/// X4-053, X4R-012: cabinet actions cost no political action, but are actions of the turn.
#[test]
fn x4_053_actions_of_the_turn() {
    let mut play = second_round(|_| {});
    play.play("p1 cabinet parts");
    assert_eq!(play.decision(), Some(Decision::Act(Phase::Politics, 1)));
    assert_eq!(play.state.realms[ME].office.tokens.total(), 1);
}

/// X4-057, X4-058, X4R-X14: aid is +1 income of everything, for 5 + 5 per earlier use + 3 per point.
#[test]
fn x4_058_development_aid() {
    let mut play = second_round(|state| state.realms[ME].booked[0] = 8);
    let before = net(&play);
    play.play("p1 cabinet aid");
    assert_eq!(play.accounts(ME)[3], 60 - 5 - 12);
    assert_eq!(net(&play), before.map(|income| income + 1));
    play.play("p1 cabinet aid; p2 pass");
    assert_eq!(play.accounts(ME)[3], 43 - 22, "5 + 5 + 12");
    let reason = Reason::TooExpensive { resource: Resource::Culture, need: 27, have: 21 };
    assert_eq!(play.why("p1 cabinet aid"), Some(reason), "X4R-X14: 5 + 10 + 12");
}

/// X4-061, X4R-294: a gift is 45 resources of any kinds, each used up before the next, for a point for good.
#[test]
fn x4_061_gifts() {
    let mut play = second_round(|_| {}).with(ME, [20, 3, 30, 10]);
    play.play("p1 cabinet gift");
    assert_eq!(play.decision(), Some(Decision::PayAny(45)));
    play.play("p1 pay R");
    assert_eq!((play.decision(), play.accounts(ME)[2]), (Some(Decision::PayAny(15)), 0));
    assert!(!play.may(ME, "pay R"));
    play.play("p1 pay F; p1 pay A");
    assert_eq!((play.accounts(ME), play.state.realms[ME].half_points()), ([8, 0, 0, 10], 2));
    let gift = VpSource::from_id("vp-gift").expect("a source");
    assert_eq!(play.state.realms[ME].booked[gift.at()], 2, "X4R-284: kept under its source");
    let poor = second_round(|_| {}).with(ME, [20, 3, 20, 1]);
    assert_eq!(poor.why("p1 cabinet gift"), Some(Reason::TooFewResources { need: 45, have: 44 }));
}

/// X4-062, X4R-068: an investment betters one pair by 1 in both directions, down to 2:1, for 5 A.
#[test]
fn x4_062_trade_investment() {
    let mut play = second_round(|_| {});
    play.play("p1 invest A F; p1 invest A F; p2 pass");
    let ratios = &play.state.realms[ME].ratios;
    assert_eq!(ratios.of(Resource::Food, Resource::Awe), 2);
    assert_eq!(ratios.of(Resource::Food, Resource::Culture), 4);
    assert_eq!((play.accounts(ME)[0], play.why("p1 ratio A F")), (50, Some(Reason::Fault(Fault::BestRatio))));
}

/// X4-063, X4-064: a free action for 3 culture, or for 1 and another action; two in a phase.
#[test]
fn x4_064_commissions() {
    let mut play = second_round(|state| {
        state.realms[ME].government = interportal::ids::Government::from_id("technocracy").expect("one");
    });
    play.play("p1 cabinet commission; p1 convert-action treaty; p2 pass");
    let tokens = ActionKind::ALL.map(|kind| play.state.realms[ME].office.tokens.of(kind));
    assert_eq!((tokens, play.accounts(ME)[3]), ([3, 1, 0, 0, 0], 60 - 3 - 1));
    assert_eq!(play.why("p1 cabinet commission"), Some(Reason::Fault(Fault::TwoCommissions)));
}

/// X4-054: a political action is sold for 1 culture.
#[test]
fn x4_054_debureaucratisation() {
    let mut play = second_round(|_| {});
    assert_eq!(play.why("p1 kind law"), Some(Reason::NoPoliticalAction(ActionKind::Law)));
    play.play("p1 sell free");
    assert_eq!((play.accounts(ME)[3], play.state.realms[ME].office.tokens.total()), (61, 0));
}

/// X4-067, X4R-008: machine parts are 1 capacity of each kind for this round.
#[test]
fn x4_067_machine_parts() {
    use interportal::ids::Capacity;
    let mut play = second_round(|_| {});
    let pools = |play: &Play| Capacity::ALL.map(|it| Books::open(&play.state, ME).capacity(it));
    let before = pools(&play);
    play.play("p1 cabinet parts; p1 end; p2 pass; p1 pass");
    assert_eq!((pools(&play), play.state.round), (before.map(|pool| pool + 1), 2));
    play.until_round(3);
    assert_eq!(pools(&play), before, "X4R-008");
}

/// X4R-132: a sanction level is bought off for 6 culture, once per round.
#[test]
fn x4r_132_sanctions() {
    let mut play = second_round(|state| state.realms[ME].sanctions = 2);
    play.play("p1 cabinet sanction");
    assert_eq!((play.state.realms[ME].sanctions, play.accounts(ME)[3]), (1, 54));
    assert_eq!(play.why("p1 cabinet sanction"), Some(Reason::Fault(Fault::OncePerRound)));
    assert_eq!(second_round(|_| {}).why("p1 cabinet sanction"), Some(Reason::Fault(Fault::NoSanction)));
}

fn cards(state: &mut State, ids: &[&str]) {
    for id in ids {
        let card = EventCard::from_id(id).expect("a card");
        hold(state, ME, Held { card, hex: None, level: 1 });
    }
}

/// X4-056, X4R-262, X4R-347: event cards are sold for 3 research each, any number in one action.
#[test]
fn x4_056_analysed_discoveries() {
    let mut play = second_round(|state| {
        cards(state, &["time-fold", "living-metal"]);
        state.requests.add(interportal::ids::Investor::from_id("investor-wave").expect("a group"));
    });
    play.play("p1 analyse time-fold");
    assert_eq!(play.legal(ME), ["analyse living-metal", "done"]);
    play.play("p1 analyse living-metal");
    assert_eq!((play.accounts(ME)[2], play.state.cards_of(ME).count()), (66, 0));
    assert_eq!(play.decision(), Some(Decision::Act(Phase::Politics, 1)));
    let ids = play.state.discards[2].iter().map(|card| card.id());
    assert_eq!(ids.collect::<Vec<_>>(), ["time-fold", "living-metal"], "the discards of anomalies");
}

/// X4-065, X4-066: Kosme ships for culture, one of a class, on the home world or a colony, gone after the round.
#[test]
fn x4_065_kosme_protection() {
    let mut play = second_round(|state| found(state, ME, Hex::corner(2, 0), "garden-world", 1));
    play.play("p1 kosme kosme-cruiser");
    assert_eq!(play.legal(ME).len(), 2, "the home world or the colony");
    play.play("p1 at 2,0");
    let last = play.state.realms[ME].ships.last().map(|vessel| vessel.make);
    assert_eq!(last, Kosme::from_id("kosme-cruiser").map(Make::Kosme));
    assert_eq!(play.accounts(ME)[3], 60 - 8);
    assert_eq!(play.why("p1 kosme kosme-cruiser"), Some(Reason::Fault(Fault::OncePerRound)), "X4-066");
    play.play("p1 kosme kosme-corvette; p1 at 2,0; p1 fleet 1");
    assert_eq!(play.state.realms[ME].ships.len(), 3 + 2);
    play.until_round(3);
    assert_eq!(play.state.realms[ME].ships.len(), 3);
    assert!(play.state.realms[ME].fleets.iter().all(Option::is_none));
}

/// X4-055: ships with diplomats go from the home world to that of another player, for 3 culture.
#[test]
fn x4_055_delegations() {
    let play = second_round(|_| {});
    assert_eq!(play.why("p1 player p2"), Some(Reason::Fault(Fault::NoDiplomat)));
    let mut play = second_round(|state| equip(state, ME, "research-ship", 1, "diplomat"));
    play.play("p1 delegation p2");
    let there = play.state.realms[YOU].capital;
    let at = |ship: usize| play.state.realms[ME].ships[ship].at;
    assert_eq!((at(0), at(1)), (Some(there), Some(play.state.realms[ME].capital)), "the first variant alone");
    assert_eq!(play.accounts(ME)[3], 60 - 3 + 3, "X4-267: diplomats who meet bring 3");
    assert!(play.events().contains(&Event::Met(ME, YOU)), "X4-069: the ships are met there");
}

/// X4-059, X4-060, X4R-064, X4R-065: an expedition places a planet beyond the rim and moves a research ship there.
#[test]
fn x4_059_expeditions() {
    let mut play = second_round(|_| {});
    let (planets, ..) = n_cards(&play.state);
    play.play("p1 cabinet expedition-research");
    assert_eq!((play.accounts(ME)[0], play.accounts(ME)[2]), (55, 50));
    assert_eq!(play.choices(ME, "at").len(), 3, "the home world lies in a corner");
    let at = play.choices(ME, "at")[0].clone();
    play.play(&format!("p1 at {at}"));
    assert_eq!(play.legal(ME), ["ship 1", "ship 2"]);
    play.play("p1 ship 2");
    let hex: Hex = at.parse().expect("a hex");
    assert_eq!(play.state.realms[ME].ships[1].at, Some(hex));
    assert!(play.state.system(hex).planet.is_some() && play.state.is_on_map(hex) && play.revealed());
    assert_eq!(n_cards(&play.state).0, planets - 1);
    assert_eq!(Books::open(&play.state, ME).expedition_cost(), 20, "X4-060: 10 more for each earlier one");
}

/// X4-060, X4R-063, X4R-066: three event cards or a returned planet pay as well; without a research ship nobody goes.
#[test]
fn x4_060_other_prices() {
    let mut play = second_round(|state| {
        cards(state, &["time-fold", "living-metal", "rare-gases"]);
        state.requests.add(interportal::ids::Investor::from_id("investor-wave").expect("a group"));
        state.realms[ME].returned = Planet::from_id("paradise-world");
    });
    let mut other = play.clone();
    play.play("p1 cabinet expedition-cards; p1 analyse time-fold; p1 analyse living-metal");
    assert_eq!(play.legal(ME), ["analyse rare-gases"]);
    play.play("p1 analyse rare-gases");
    assert_eq!((play.accounts(ME)[2], play.decision()), (60, Some(Decision::PickSystem)));
    other.play("p1 cabinet expedition-planet");
    let at = other.choices(ME, "at")[0].clone();
    other.play(&format!("p1 at {at}; p1 ship 1"));
    let hex: Hex = at.parse().expect("a hex");
    assert_eq!(other.state.system(hex).planet, Planet::from_id("paradise-world"));
    assert_eq!(other.state.realms[ME].returned, None);
    let none = second_round(|state| {
        state.realms[ME].ships.clear();
        *state = interportal::testing::unmanned(state, ME);
    });
    assert_eq!(
        none.why("p1 cabinet expedition-research"),
        Some(Reason::Fault(Fault::NoResearchShip)),
        "X4R-066"
    );
}

/// X4-031, X4-047, X4-048: a smuggling network: a level on an own planet, then one in an empty calm system.
#[test]
fn x4_047_smuggling_network() {
    let mut play = second_round(|_| {});
    assert!(!play.may(ME, "underground smuggling-network law"), "no such political action");
    play.play("p1 underground smuggling-network free");
    let home = play.state.realms[ME].capital;
    assert_eq!(play.legal(ME), [format!("at {home}")]);
    play.play(&format!("p1 at {home}"));
    assert_eq!((play.accounts(ME)[0], play.state.system(home).networks[ME]), (57, 1));
    let theirs = play.state.realms[YOU].capital;
    assert!(!play.may(ME, &format!("at {theirs}")), "X4-047: nobody else's colony");
    let second = play.choices(ME, "at")[0].clone();
    play.play(&format!("p1 at {second}"));
    let hex: Hex = second.parse().expect("a hex");
    assert!(play.state.system(hex).networks[ME] > 0);
    assert_eq!(play.accounts(ME)[0], 57, "the second costs nothing more");
    assert_eq!(play.state.realms[ME].office.tokens.total(), 0, "X4-031");
}

/// X4-051, X4-052: hired witnesses are a research ship on an own network, for 6 A less its level.
#[test]
fn x4_051_hired_witnesses() {
    let mut none = second_round(|_| {});
    none.play("p1 underground hire-witnesses free");
    assert!(none.choices(ME, "at").is_empty(), "without a network only own ships can testify (X4-049)");
    let mut play = second_round(|state| state.systems[Hex::corner(2, 0).at()].networks.set(ME, 2));
    play.play("p1 underground hire-witnesses free; p1 at 2,0");
    assert_eq!(play.accounts(ME)[0], 60 - 4);
    assert_eq!(play.state.realms[ME].ships.last().and_then(|vessel| vessel.at), Some(Hex::corner(2, 0)));
}

/// X4-034, X4R-318: the clan government makes them 2 A dearer for others, cheaper for itself, and earns 1 A.
#[test]
fn x4r_318_the_clan_government() {
    let price = |holder: Seat| {
        let mut play = second_round(|state| {
            state.realms[holder].government =
                interportal::ids::Government::from_id("clan-government").expect("one");
        })
        .with(YOU, [0, 0, 0, 0]);
        let home = play.state.realms[ME].capital;
        play.play(&format!("p1 underground smuggling-network free; p1 at {home}"));
        (60 - play.accounts(ME)[0], play.accounts(YOU)[0])
    };
    assert_eq!((price(YOU), price(ME)), ((5, 1), (1, 0)));
}

/// X4-045, X4-046: for 3 A the pirates come near the top of the asteroid deck.
#[test]
fn x4_045_pirates_are_called() {
    let mut play = second_round(|_| {});
    play.play("p1 underground pay-off-pirates free");
    assert_eq!(play.accounts(ME)[0], 57);
    let top = interportal::testing::top_events(&play.state, 0, 2);
    assert!(top.iter().any(|card| card.id() == "pirates"), "{top:?}");
}

/// X4R-BM04: a sleeper cell raises an own network in the Politics phase.
#[test]
fn x4r_269_a_sleeper_cell() {
    let mut play = second_round(|state| {
        interportal::testing::pocket(state, ME, &["bm-sleeper-cell"]);
        let system = &mut state.systems[Hex::corner(2, 0).at()];
        system.networks.set(ME, 1);
        system.kind = Some(interportal::ids::Kind::Nebula);
    });
    play.play("p1 play bm-sleeper-cell; p1 at 2,0");
    assert_eq!(play.state.system(Hex::corner(2, 0)).networks[ME], 2);
    assert!(play.events().contains(&Event::Network(ME, Hex::corner(2, 0), 2)));
}
