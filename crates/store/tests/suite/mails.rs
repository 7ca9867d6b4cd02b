//! E-mail addresses: confirmed by their secret, asked seldom, and told only after that.

use store::{Announcement, Channel, Error, Mail, Tidings};

use crate::setup::{running, scratch};

fn mail(guest: &str, secret: &str, set_at: i64) -> Mail {
    Mail {
        guest: guest.into(),
        address: "ada@example.org".into(),
        language: "de".into(),
        secret: secret.into(),
        confirmed_at: None,
        set_at,
    }
}

#[tokio::test]
async fn only_a_confirmed_address_gets_mails() {
    let s = scratch().await;
    let store = &s.store;
    store.create_match(running("t")).await.unwrap();
    assert_eq!(store.put_mail(mail("ada", "a", 100)).await, Ok(true));
    let turn = |version| Announcement {
        match_id: "t".into(),
        tidings: Tidings::Turn,
        version,
        guests: vec!["ada".into()],
        to_host: false,
        mail_at: Some(320),
        at: 200,
    };
    assert_eq!(store.announce(turn(1)).await, Ok(0));
    assert_eq!(store.confirm_mail("b", 150).await, Err(Error::NotFound("link")));
    store.confirm_mail("a", 150).await.unwrap();
    assert_eq!(store.mail("ada").await, Ok(Some(Mail { confirmed_at: Some(150), ..mail("ada", "a", 100) })));
    assert_eq!(store.announce(Announcement { mail_at: None, ..turn(2) }).await, Ok(0));
    assert_eq!(store.announce(turn(2)).await, Ok(1));
    assert_eq!(store.due(Channel::Mail, 319, 9).await.unwrap(), []);
    assert_eq!(store.due(Channel::Mail, 320, 9).await.unwrap().len(), 1);
    store.stop_mail("a").await.unwrap();
    assert_eq!(store.mail("ada").await, Ok(None));
    assert_eq!(store.mail_by("a").await, Err(Error::NotFound("link")));
}

#[tokio::test]
async fn a_confirmation_has_its_time_and_an_address_is_asked_seldom() {
    let s = scratch().await;
    let store = &s.store;
    assert_eq!(store.put_mail(mail("ada", "a", 100)).await, Ok(true));
    let late = 100 + Mail::CONFIRMED_WITHIN;
    assert_eq!(store.confirm_mail("a", late).await, Err(Error::NotFound("link")));
    for (n, guest) in ["bob", "eve"].into_iter().enumerate() {
        assert_eq!(store.put_mail(mail(guest, guest, 200 + n as i64)).await, Ok(true));
    }
    assert_eq!(
        store.put_mail(mail("zoe", "z", 300)).await,
        Ok(false),
        "another guest asks for the same address"
    );
    assert_eq!(store.mail("zoe").await, Ok(None));
    assert_eq!(store.put_mail(mail("zoe", "z", late)).await, Ok(true), "another day");
    store.drop_mail("zoe").await.unwrap();
    assert_eq!(store.mail("zoe").await, Ok(None));
}
