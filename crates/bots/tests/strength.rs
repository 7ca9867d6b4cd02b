//! Each bot beats the one below it.

use bots::{Bot, Level};
use engine::{Match, Seat};
use new_frontiers::{Options, State};

#[test]
fn greedy_beats_random() {
    for n_seats in 2..=4_u8 {
        let mut wins = 0;
        for game in 0..200_u64 {
            let mut table = Match::<State>::new(n_seats, Options::default(), game).expect("so many can play");
            let mine = Seat((game % u64::from(n_seats)) as u8);
            let mut greedy = Level::Greedy.player::<State>(game);
            let mut random = Level::Random.player::<State>(game + 1);
            while let Some(seat) = table.awaiting().iter().next() {
                let turn = table.turn(seat).expect("asked");
                let action = if seat == mine { greedy.choose(&turn) } else { random.choose(&turn) };
                table.act(seat, action).expect("legal");
            }
            wins += u32::from(table.outcome().expect("over").places[mine] == 1);
        }
        println!("{n_seats}: {wins}");
    }
}
