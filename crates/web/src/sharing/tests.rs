//! Tests of the pictures: painted once, a few at a time, and kept within bounds.

use super::subject::Player;
use super::*;
use crate::GAMES;

fn subject(table: &str) -> Subject {
    let players = (1..=6)
        .map(|seat| Player {
            seat,
            name: format!("<Ada> & \"{seat}\""),
            is_asked: seat == 2,
            result: Some((seat, "41".into())),
        })
        .collect();
    Subject {
        lid: GAMES.lids()[0],
        table: table.into(),
        state: "Ada & Bob <won>".into(),
        is_over: true,
        players,
    }
}

/// Names with signs of the notation stay names, and the picture has its size.
#[tokio::test]
async fn a_picture_is_painted_once() {
    let pictures = Pictures::default();
    let first = pictures.of(subject("a")).await.unwrap();
    let side = |at: usize| u32::from_be_bytes(first[at..at + 4].try_into().unwrap());
    assert_eq!((side(16), side(20)), paint::SIZE);
    assert_eq!(pictures.of(subject("a")).await.unwrap(), first);
    assert_eq!(pictures.n_painted.load(Ordering::Relaxed), 1);
    assert_ne!(pictures.of(subject("b")).await.unwrap(), first);
    assert_eq!(pictures.n_painted.load(Ordering::Relaxed), 2);
}

#[tokio::test]
async fn few_wait_and_the_others_are_turned_away() {
    let pictures = Pictures::default();
    let place = pictures.painting.acquire().await.unwrap();
    let mut waiting: Vec<_> =
        (0..MOST_WAITING).map(|n| Box::pin(pictures.of(subject(&n.to_string())))).collect();
    for request in &mut waiting {
        assert!(!is_ready(request.as_mut()).await);
    }
    assert_eq!(pictures.of(subject("late")).await, None);
    drop(waiting);
    assert_eq!(pictures.n_waiting.load(Ordering::Relaxed), 0, "those who go away are not counted");
    drop(place);
    assert!(pictures.of(subject("late")).await.is_some());
}

#[test]
fn what_is_kept_has_a_size() {
    let pictures = Pictures::default();
    for n in 0..MOST_KEPT + 9 {
        pictures.keep(subject(&n.to_string()), Bytes::from_static(b"small"));
    }
    assert_eq!(pictures.kept.lock().unwrap().len(), MOST_KEPT);
    assert_eq!(pictures.kept(&subject("0")), None, "the oldest are dropped");
    pictures.keep(subject("large"), Bytes::from(vec![0; MOST_BYTES]));
    assert_eq!(pictures.kept.lock().unwrap().len(), 1);
}

async fn is_ready<T>(mut request: std::pin::Pin<&mut impl Future<Output = T>>) -> bool {
    std::future::poll_fn(|context| std::task::Poll::Ready(request.as_mut().poll(context).is_ready())).await
}
