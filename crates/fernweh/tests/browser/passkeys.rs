//! Passkeys: made on one device and used on another, with a device that the browser plays.

use super::stage::Stage;
use super::window::{Look, Window};
use serde_json::{Value, json};

/// Gives a window a device that keeps passkeys and answers at once; returns its name.
async fn device(window: &Window) -> String {
    let options = json!({
        "protocol": "ctap2", "transport": "internal", "hasResidentKey": true, "hasUserVerification": true,
        "isUserVerified": true, "automaticPresenceSimulation": true,
    });
    window.devtools("WebAuthn.enable", json!({})).await;
    let made = window.devtools("WebAuthn.addVirtualAuthenticator", json!({ "options": options })).await;
    made["authenticatorId"].as_str().expect("a name").to_owned()
}

async fn credentials(window: &Window, device: &str) -> Vec<Value> {
    let found = window.devtools("WebAuthn.getCredentials", json!({ "authenticatorId": device })).await;
    found["credentials"].as_array().expect("a list").clone()
}

const NAME: &str = "return document.querySelector('#name').value";

#[tokio::test]
async fn a_passkey_takes_its_guest_to_another_device() {
    let stage = Stage::new();
    let first = stage.local_window(Look::DESKTOP).await;
    first.go("/profile").await;
    let phone = device(&first).await;
    first.write("#name", "Ada Lovelace").await;
    first.press("form[action='/settings'] .btn-primary").await;
    first.until("location.search === '?saved=1'").await;
    first.write("#passkey-name", "My phone").await;
    first.press("[data-passkey=add]").await;
    first.until("document.querySelector('#passkeys li')?.textContent.includes('My phone')").await;
    let keys = credentials(&first, &phone).await;
    assert_eq!((keys.len(), &keys[0]["rpId"]), (1, &json!("localhost")));

    // A passkey that another device knows, because its owner is the same person.
    let second = stage.local_window(Look::PHONE).await;
    second.go("/profile").await;
    assert_ne!(second.run(NAME, vec![]).await, json!("Ada Lovelace"));
    let tablet = device(&second).await;
    let known = json!({ "authenticatorId": tablet, "credential": keys[0] });
    second.devtools("WebAuthn.addCredential", known).await;
    second.press("[data-passkey=use]").await;
    second.until("document.querySelector('#name').value === 'Ada Lovelace'").await;
    assert_eq!(second.troubles().await, [""; 0]);

    // A key that was removed opens nothing.
    first.press("#passkeys li .btn").await;
    first.until("!document.querySelector('#passkeys li')").await;
    let third = stage.local_window(Look::DESKTOP).await;
    third.go("/profile").await;
    let laptop = device(&third).await;
    third
        .devtools("WebAuthn.addCredential", json!({ "authenticatorId": laptop, "credential": keys[0] }))
        .await;
    third.press("[data-passkey=use]").await;
    third.until("document.querySelector('#toasts').textContent.includes('could not be verified')").await;
    assert_ne!(third.run(NAME, vec![]).await, json!("Ada Lovelace"));
    assert_eq!(first.troubles().await, [""; 0]);
}
