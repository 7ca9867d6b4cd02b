//! The examples of `docs/api.md` do what the page says.

use crate::client::{Client, config};
use axum::http::Method;
use std::collections::BTreeMap;
use store::Store;
use web::{App, GAMES, app};

const PAGE: &str = include_str!("../../../../docs/api.md");

/// The commands of the page in order, each with the status it is to be answered with.
fn commands() -> Vec<(String, u16)> {
    let mut commands = Vec::new();
    for block in PAGE.split("```sh\n").skip(1) {
        let block = block.split("```").next().unwrap().replace("\\\n", " ");
        let mut status = None;
        for line in block.lines().filter(|line| !line.trim().is_empty()) {
            match line.strip_prefix("# ") {
                Some(code) => status = Some(code.parse().unwrap()),
                None => commands.push((line.to_owned(), status.take().unwrap_or(200))),
            }
        }
    }
    commands
}

/// Splits a command as a shell does: quotes, escapes inside double quotes, variables.
fn words(command: &str, variables: &BTreeMap<String, String>) -> Vec<String> {
    let mut words = vec![String::new()];
    let mut quote = None;
    let mut letters = command.chars().peekable();
    while let Some(letter) = letters.next() {
        let word = words.last_mut().unwrap();
        match (letter, quote) {
            ('\'' | '"', None) => quote = Some(letter),
            (_, Some(end)) if letter == end => quote = None,
            ('\\', Some('"')) => word.extend(letters.next()),
            ('$', None | Some('"')) => {
                let mut name = String::new();
                while let Some(next) = letters.next_if(|next| next.is_ascii_alphanumeric() || *next == '_') {
                    name.push(next);
                }
                word.push_str(
                    variables.get(&name).unwrap_or_else(|| panic!("${name} is not set in {command}")),
                );
            }
            (' ', None) => words.push(String::new()),
            _ => word.push(letter),
        }
    }
    words.retain(|word| !word.is_empty());
    words
}

/// What `curl` would send.
struct Curl {
    method: Method,
    path: String,
    headers: Vec<(String, String)>,
    body: String,
}

fn curl(words: &[String]) -> Curl {
    let mut sent = Curl { method: Method::GET, path: String::new(), headers: vec![], body: String::new() };
    let (mut query, mut in_query) = (Vec::new(), false);
    let mut words = words.iter().cloned();
    assert_eq!(words.next().as_deref(), Some("curl"));
    while let Some(word) = words.next() {
        match word.as_str() {
            "-s" => {}
            "-G" => in_query = true,
            "-X" => sent.method = words.next().unwrap().parse().unwrap(),
            "-H" => {
                let header = words.next().unwrap();
                let (name, value) = header.split_once(": ").unwrap();
                sent.headers.push((name.to_owned(), value.to_owned()));
            }
            "--data-urlencode" => query.push(words.next().unwrap().replace(' ', "%20")),
            "-d" | "--data-raw" if in_query => query.push(words.next().unwrap()),
            "-d" | "--data-raw" => sent.body = words.next().unwrap(),
            url => sent.path = url.strip_prefix("http://127.0.0.1:7467").expect("our server").to_owned(),
        }
    }
    if !query.is_empty() {
        sent.path = format!("{}?{}", sent.path, query.join("&"));
    }
    sent
}

/// What the filter after the bar makes of an answer: `head -1`, or `jq -r` with a path of names and indices.
fn filtered(filter: &str, answer: &str) -> String {
    let Some(path) = filter.strip_prefix("jq -r .") else {
        assert_eq!(filter, "head -1");
        return answer.lines().next().expect("a line").to_owned();
    };
    let mut value: serde_json::Value = serde_json::from_str(answer).unwrap();
    for part in path.split('.') {
        let (name, index) = part.split_once('[').map_or((part, None), |(name, rest)| (name, Some(rest)));
        value = value[name].take();
        if let Some(index) = index {
            value = value[index.trim_end_matches(']').parse::<usize>().unwrap()].take();
        }
    }
    assert!(!value.is_null(), "{filter} finds nothing in {answer}");
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}

#[tokio::test]
async fn the_examples_of_the_interface_work() {
    let store = Store::open_in_memory().await.unwrap();
    let router = app(App::new(config(), store, GAMES).await.unwrap());
    let client = Client::stranger(&router);
    let mut variables = BTreeMap::new();
    let mut n_sent = 0;
    for (command, status) in commands() {
        let assigned =
            command.split_once('=').filter(|(name, _)| name.chars().all(|c| c.is_ascii_uppercase()));
        let (name, call, filter) = match assigned {
            Some((name, text)) => match text.strip_prefix("$(").and_then(|text| text.strip_suffix(')')) {
                Some(call) => {
                    let (call, filter) = call.rsplit_once(" | ").unwrap();
                    (Some(name), call, Some(filter))
                }
                None => {
                    variables.insert(name.to_owned(), text.to_owned());
                    continue;
                }
            },
            None => (None, command.as_str(), None),
        };
        let sent = curl(&words(call, &variables));
        let headers: Vec<(&str, &str)> = sent.headers.iter().map(|(n, v)| (n.as_str(), v.as_str())).collect();
        let answer = client.send(sent.method, &sent.path, &headers, &sent.body).await;
        let code = answer.status.as_u16();
        assert!(code == status || (status == 200 && code == 201), "{command}\n{code}: {}", answer.text);
        if let (Some(name), Some(filter)) = (name, filter) {
            variables.insert(name.to_owned(), filtered(filter, &answer.text));
        }
        n_sent += 1;
    }
    assert!(n_sent >= 20, "the page has examples: {n_sent}");
}

/// The page names every refusal there is, with its status, and no other.
#[test]
fn every_refusal_is_in_the_table() {
    let table = PAGE.split("## Refusals").nth(1).unwrap();
    let source = include_str!("../../src/error.rs");
    let codes = source.split("pub fn code(").nth(1).unwrap().split("pub fn sentence(").next().unwrap();
    let mut n_codes = 0;
    for code in codes.split("=> \"").skip(1).map(|rest| rest.split('"').next().unwrap()) {
        assert!(table.contains(&format!("`{code}`")), "`{code}` is missing in docs/api.md");
        n_codes += 1;
    }
    assert!(n_codes > 20, "{n_codes}");
}
