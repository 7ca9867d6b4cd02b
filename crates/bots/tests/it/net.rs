//! The network: what it learns follows its loss, files are read back, and damaged files are refused.

use crate::playing::{play, players};
use bots::Level;
use bots::net::{Adam, BadNet, Gradient, Header, Loss, Names, Net, Sample, Shape};
use engine::{Dealer, Game};
use new_frontiers::State;

/// Some states of a game with goals, each with a made-up result.
fn samples(n_seats: usize) -> Vec<Sample> {
    let mut samples = Vec::new();
    let levels = vec![Level::Greedy; n_seats];
    play(&mut players::<State>(&levels, 3), "goals", 3, |turn, _| {
        let world = State::imagine(&turn.view, turn.seat, engine::Chance::seeded(1));
        samples.push(Sample::of(&world));
    });
    for (n, sample) in samples.iter_mut().enumerate() {
        sample.won[n % n_seats] = 1.0;
        for seat in 0..n_seats {
            sample.points[seat] = (n + 3 * seat) as f32 % 2.5;
        }
    }
    samples.into_iter().step_by(9).collect()
}

fn loss(net: &Net, samples: &[Sample]) -> Loss {
    samples.iter().map(|sample| sample.loss(net)).fold(Loss::default(), Loss::and)
}

/// The gradient is the slope of the loss: measured by differences for the steepest weights of each layer.
#[test]
fn gradients_are_the_slopes_of_the_loss() {
    for n_seats in [2, 4] {
        let (samples, net) = (samples(n_seats), Net::for_game::<State>(5));
        let gradient = Gradient::of(&net, &samples);
        let Shape { n_table, n_seat } = net.shape();
        let layers = [
            0,
            64 * n_table,
            64 * (n_table + 2 * n_seat),
            net.weights().len() - 2 - 64 - 32,
            net.weights().len(),
        ];
        for layer in layers.windows(2) {
            let mut steepest: Vec<usize> = (layer[0]..layer[1]).collect();
            steepest.sort_by(|a, b| gradient.slopes()[*b].abs().total_cmp(&gradient.slopes()[*a].abs()));
            for at in steepest.into_iter().take(12) {
                let moved = |by: f32| {
                    let mut weights = net.weights().to_vec();
                    weights[at] += by;
                    loss(&net.with_weights(weights), &samples).total()
                };
                const STEP: f32 = 1e-3;
                let slope = (moved(STEP) - moved(-STEP)) / f64::from(2.0 * STEP);
                let computed = f64::from(gradient.slopes()[at]);
                assert!(
                    (slope - computed).abs() < 0.03 * slope.abs() + 0.02,
                    "weight {at} at {n_seats} seats: measured {slope}, computed {computed}"
                );
            }
        }
    }
}

#[test]
fn steps_lower_the_loss() {
    let (samples, mut net) = (samples(3), Net::for_game::<State>(5));
    let before = loss(&net, &samples).total();
    let mut adam = Adam::new(&net, 0.0);
    for _ in 0..40 {
        let parts = [Gradient::of(&net, &samples)];
        adam.step(&mut net, &parts, 1e-3);
    }
    let after = loss(&net, &samples).total();
    assert!(after < 0.6 * before, "{before} and then {after}");
}

/// The tower is the same for all seats, so a table with seats swapped has chances swapped.
#[test]
fn chances_add_up_at_every_table() {
    let net = Net::for_game::<State>(2);
    for n_seats in 2..=5 {
        for line in ["", "goals"] {
            let state = State::new(n_seats, &line.parse().expect("options"), Dealer::seeded(4));
            let judgement = net.judge(&state);
            let sum: f32 = judgement.chances.iter().sum();
            assert!((sum - 1.0).abs() < 1e-5, "{sum} at {n_seats} {line}");
            assert!(judgement.chances[usize::from(n_seats)..].iter().all(|chance| *chance == 0.0));
        }
    }
}

/// Every table lists the same inputs, and no two of a block have the same name.
#[test]
fn inputs_have_names_of_their_own() {
    let names = |n_seats, line: &str| {
        Names::of(&State::new(n_seats, &line.parse().expect("options"), Dealer::seeded(1)))
    };
    let first = names(2, "");
    for (n_seats, line) in [(2, "goals"), (3, ""), (5, "goals")] {
        let other = names(n_seats, line);
        assert!(other.table == first.table && other.seat == first.seat, "{n_seats} {line}");
    }
    for block in [&first.table, &first.seat] {
        let mut sorted = block.clone();
        sorted.sort();
        sorted.dedup();
        assert_eq!(sorted.len(), block.len(), "a name stands twice");
    }
    let mut other = first.clone();
    other.seat.swap(0, 1);
    assert_ne!(first.fingerprint(), other.fingerprint(), "the order of names counts");
}

#[test]
fn samples_are_read_back() {
    let samples = samples(3);
    let mut bytes = Vec::new();
    samples.iter().for_each(|sample| sample.write(&mut bytes));
    let mut rest = &bytes[..];
    for sample in &samples {
        assert_eq!(Sample::read(&mut rest).as_ref(), Some(sample));
    }
    assert_eq!(Sample::read(&mut rest), None);
    assert_eq!(Sample::read(&mut &bytes[..40]), None, "half a sample is none");
}

fn written() -> (Header, Net, Vec<u8>) {
    let mut header = Header::of::<State>();
    header.notes.push(("seed".to_owned(), "1 of a test".to_owned()));
    let net = Net::for_game::<State>(9).tempered(1.25);
    let bytes = net.to_bytes(&header);
    (header, net, bytes)
}

#[test]
fn files_are_read_back() {
    let (header, net, bytes) = written();
    assert!(bytes.len() <= 300_000, "{} bytes", bytes.len());
    let (read, again) = Net::read::<State>(&bytes).expect("a sound file");
    assert_eq!(read, header);
    assert_eq!(again.temperature(), 1.25);
    for (written, read) in net.weights().iter().zip(again.weights()) {
        assert!((written - read).abs() <= 0.001 * written.abs().max(0.001), "{written} became {read}");
    }
    assert_eq!(again.to_bytes(&read), bytes, "nothing is lost a second time");
}

#[test]
fn damaged_files_are_refused_with_the_reason() {
    let (_, _, bytes) = written();
    let refused = |bytes: &[u8]| Net::read::<State>(bytes).expect_err("it is damaged");
    assert_eq!(refused(b""), BadNet::NoNet);
    assert_eq!(refused(b"a picture\n\nof something"), BadNet::NoNet);
    assert!(matches!(refused(&bytes[..bytes.len() - 1]), BadNet::Length { .. }));
    let mut flipped = bytes.clone();
    flipped[bytes.len() - 99] ^= 4;
    assert_eq!(refused(&flipped), BadNet::Damaged);
    let head = |from: &str, to: &str| {
        let end = bytes.windows(2).position(|pair| pair == b"\n\n").expect("an empty line");
        let text = String::from_utf8(bytes[..end].to_vec()).expect("text").replacen(from, to, 1);
        [text.as_bytes(), &bytes[end..]].concat()
    };
    assert_eq!(refused(&head("game new-frontiers", "game chess")), BadNet::OtherGame("chess".to_owned()));
    assert_eq!(refused(&head("\ninputs ", "\ninputs f")), BadNet::Line("inputs"));
    assert_eq!(refused(&head("temperature 1.25", "temperature 0")), BadNet::Line("temperature"));
    assert!(matches!(refused(&head("\ntable ", "\ntable 9")), BadNet::Length { .. }));
    assert!(refused(&flipped).to_string().contains("damaged"));
    let fingerprint = format!("{:016x}", Header::of::<State>().fingerprint);
    assert_eq!(refused(&head(&fingerprint, "0123456789abcdef")), BadNet::OtherInputs);
}
