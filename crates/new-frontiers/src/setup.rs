//! NF-012 to NF-034: setting the game up.

use crate::cards::Side;
use crate::flow::{ChoosingHome, Selecting, homes};
use crate::ids::{Development, Goal, Home, Kind, World};
use crate::options::Options;
use crate::state::{Board, Empire, Goals, Hidden, State};
use engine::{Bag, Bits, BySeat, Chance, Dealer, Deck, Index, List, Seat};

/// Sets a match up for two to five players.
pub(crate) fn deal(n_seats: u8, options: &Options, mut dealer: Dealer) -> State {
    let pack = options.pack;
    let setup = pack.setups.iter().find(|setup| setup.players == n_seats).expect("a set-up for each count");

    let faces = faces(options, &mut dealer);
    let mut stock = [0; Development::COUNT];
    for face in faces {
        stock[face.at()] = if pack[face].large { 1 } else { setup.copies_per_small_stack };
    }

    let mut order: Vec<Seat> = (0..n_seats).map(Seat).collect();
    dealer.shuffle(&mut order);
    let mut mats: Vec<u8> = (1..=pack.limits.empire_mats).collect();
    dealer.shuffle(&mut mats);

    let mut empires =
        BySeat::new(n_seats, |seat| Empire { mat: mats[usize::from(seat.0)], ..Empire::default() });
    for (seat, credits) in order.iter().zip(&setup.start_credits) {
        empires[*seat].credits = u16::from(*credits);
    }

    let board = Board {
        pack,
        round: 0,
        discs: setup.disc_owner.iter().map(|place| order[usize::from(*place)]).collect::<List<Seat, 5>>(),
        n_selected: 0,
        selected: Default::default(),
        produce_credits: 0,
        vp_pool: u16::from(setup.vp_pool),
        colonists: setup.colonist_pool,
        goods: Kind::ALL.map(|kind| pack[kind].count),
        faces,
        stock,
        bag: Bag::of(World::all().collect()),
        layout: Bits::EMPTY,
        leaving: Bits::EMPTY,
        produced: BySeat::new(n_seats, |_| Default::default()),
        empires,
        goals: options.goals.then(|| Goals {
            open: Bits::EMPTY,
            keeper: None,
            stockpiles: BySeat::new(n_seats, |_| Default::default()),
        }),
        ending: Default::default(),
        frames: List::new(),
    };
    let stack = if options.goals { Deck::shuffled(Goal::all(), &mut dealer) } else { Deck::stacked([]) };
    let hidden = Hidden { stack, drawn: List::new(), kept: None };
    let mut state = State { board, hidden, chance: Chance::default() };
    if options.first_game {
        for seat in order {
            move_in_first(&mut state, seat, &dealer);
        }
        Selecting::begin_round(&mut state, &mut dealer.silent());
    } else {
        state.push(ChoosingHome { place: 0 });
    }
    state.chance = dealer.into_chance();
    state
}

/// NF-012, NF-015, NF-016: the first-game faces; in later games a coin decides the face of each stack that has two.
fn faces(options: &Options, dealer: &mut Dealer) -> Bits<Development> {
    let pack = options.pack;
    let mut faces = Bits::EMPTY;
    for face in Development::all().filter(|face| pack[*face].first_game) {
        let other = Development::all().find(|other| *other != face && pack[*other].stack == pack[face].stack);
        let turned = other.filter(|_| !options.first_game && !pack[face].fixed && !dealer.heads());
        faces.add(turned.unwrap_or(face));
    }
    faces
}

/// NF-031: in the first game everybody uses the marked side.
fn move_in_first(state: &mut State, seat: Seat, dealer: &Dealer) {
    let (pack, mat) = (state.pack, state.empires[seat].mat);
    let home = Home::all().find(|home| pack[*home].mat == mat && pack[*home].side == Side::A);
    homes::move_in(state, seat, home.expect("every mat has a side a"), &mut dealer.silent());
}
