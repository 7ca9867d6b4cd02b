//! Settings of the server from a file and from the environment, as if they had been typed before the command line.
//!
//! What is typed wins over the environment, and the environment over the file.

use crate::cli::Cli;
use crate::failure::Failure;
use crate::files;
use clap::{ArgAction, CommandFactory, Parser};
use std::ffi::{OsStr, OsString};
use std::path::Path;
use toml::Value;

/// The beginning of the names of environment variables: `FERNWEH_PORT` is `--port`.
const PREFIX: &str = "FERNWEH_";

/// The option that names the file.
const FILE: &str = "settings";

/// The whole command line: settings first, then what was typed.
pub(crate) fn read(
    typed: Vec<OsString>,
    variable: impl Fn(&str) -> Option<OsString>,
) -> Result<Cli, Failure> {
    let first = Cli::try_parse_from(&typed).unwrap_or_else(|why| why.exit());
    if first.command.is_some() {
        return Ok(first);
    }
    let named = first.serve.settings.clone().or_else(|| variable(&variable_of(FILE)).map(Into::into));
    let mut settings = named.map_or(Ok(vec![]), |file| from_file(&file))?;
    settings.extend(from_environment(variable)?);
    let mut typed = typed.into_iter();
    let all = typed.next().into_iter().chain(settings).chain(typed);
    Ok(Cli::try_parse_from(all).unwrap_or_else(|why| why.exit()))
}

/// The names of all options of the server, and whether each is a switch without a value.
fn options() -> Vec<(String, bool)> {
    let command = Cli::command();
    let options =
        command.get_arguments().filter(|option| !matches!(option.get_id().as_str(), "help" | "version"));
    options
        .filter_map(|option| {
            Some((option.get_long()?.to_owned(), matches!(option.get_action(), ArgAction::SetTrue)))
        })
        .collect()
}

fn variable_of(option: &str) -> String {
    format!("{PREFIX}{}", option.replace('-', "_").to_uppercase())
}

fn from_environment(variable: impl Fn(&str) -> Option<OsString>) -> Result<Vec<OsString>, Failure> {
    let mut found = vec![];
    for (name, is_switch) in options() {
        let key = variable_of(&name);
        let Some(value) = variable(&key).filter(|value| !value.is_empty() && name != FILE) else { continue };
        let words = match (is_switch, value.to_str()) {
            (true, Some("1" | "true")) => vec![format!("--{name}").into()],
            (true, Some("0" | "false")) => vec![],
            (true, _) => return Err(Failure::input(format_args!("{key} is neither true nor false"))),
            (false, _) => vec![joined(&name, &value)],
        };
        checked(&words, &key)?;
        found.extend(words);
    }
    Ok(found)
}

fn from_file(file: &Path) -> Result<Vec<OsString>, Failure> {
    let text = files::text(file)?;
    let shown = file.display();
    let table: toml::Table = text
        .parse()
        .map_err(|why| Failure::input(format_args!("{shown}: {}", format!("{why}").trim_end())))?;
    let options = options();
    let mut found = vec![];
    for (name, value) in &table {
        let Some((_, is_switch)) = options.iter().find(|(option, _)| option == name && option != FILE) else {
            let names: Vec<&str> =
                options.iter().map(|(name, _)| name.as_str()).filter(|n| *n != FILE).collect();
            return Err(Failure::input(format_args!(
                "{shown}: `{name}` is no setting; there are: {}",
                names.join(", ")
            )));
        };
        let place = format!("{shown}: {name}");
        let words = match (is_switch, value) {
            (true, Value::Boolean(true)) => vec![format!("--{name}").into()],
            (true, Value::Boolean(false)) => vec![],
            (true, _) => return Err(Failure::input(format_args!("{place} is neither true nor false"))),
            (false, Value::Array(values)) => {
                values.iter().map(|value| word(name, value, &place)).collect::<Result<_, _>>()?
            }
            (false, value) => vec![word(name, value, &place)?],
        };
        checked(&words, &place)?;
        found.extend(words);
    }
    Ok(found)
}

fn word(name: &str, value: &Value, place: &str) -> Result<OsString, Failure> {
    let text = match value {
        Value::String(text) => text.clone(),
        Value::Integer(number) => number.to_string(),
        _ => return Err(Failure::input(format_args!("{place}: expected a text or a whole number"))),
    };
    Ok(joined(name, OsStr::new(&text)))
}

/// One word, so that a value that begins with a hyphen is not read as an option.
fn joined(name: &str, value: &OsStr) -> OsString {
    let mut word = OsString::from(format!("--{name}="));
    word.push(value);
    word
}

/// Says where a wrong value was written.
fn checked(words: &[OsString], place: &str) -> Result<(), Failure> {
    let all = [OsString::from("fernweh")].into_iter().chain(words.iter().cloned());
    Cli::try_parse_from(all).map(drop).map_err(|why| {
        let text = why.to_string();
        let first = text.lines().next().unwrap_or_default();
        Failure::input(format_args!("{place}: {}", first.trim_start_matches("error: ")))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn typed(words: &[&str]) -> Vec<OsString> {
        ["fernweh"].iter().chain(words).map(OsString::from).collect()
    }

    fn none(_: &str) -> Option<OsString> {
        None
    }

    fn file(text: &str) -> (tempfile::TempDir, String) {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("fernweh.toml");
        std::fs::write(&path, text).unwrap();
        let path = path.display().to_string();
        (folder, path)
    }

    #[test]
    fn what_is_typed_wins_over_the_environment_and_that_over_the_file() {
        let (_folder, path) = file(
            "port = 1001\naway = 7\nper-minute = 5\nno-open = true\ntrusted-proxy = [\"10.0.0.1\", \"10.0.0.2\"]",
        );
        let set = |name: &str| match name {
            "FERNWEH_PORT" => Some("1002".into()),
            "FERNWEH_AWAY" => Some("8".into()),
            _ => None,
        };
        let cli = read(typed(&["--settings", &path, "--port", "1003"]), set).unwrap().serve;
        assert_eq!((cli.port, cli.away, cli.per_minute, cli.no_open), (Some(1003), 8, 5, true));
        assert_eq!(cli.trusted_proxy.len(), 2);
        let cli = read(typed(&[]), |name| match name {
            "FERNWEH_SETTINGS" => Some(path.clone().into()),
            name => set(name),
        });
        assert_eq!(cli.unwrap().serve.port, Some(1002), "the environment names the file");
    }

    #[test]
    fn a_wrong_setting_is_named_with_its_place() {
        for (text, said) in [
            ("prot = 1", "`prot` is no setting; there are: host, port,"),
            ("port = 70000", "port: invalid value '70000'"),
            ("port = [1, 2.5]", "port: expected a text or a whole number"),
            ("no-open = 1", "no-open is neither true nor false"),
            ("port = ", "TOML parse error at line 1"),
            ("settings = \"other.toml\"", "`settings` is no setting"),
            ("origin = \"games.example.org\"", "write it as https://games.example.org"),
            ("origin = \"https://games.example.org/fernweh\"", "without a path"),
        ] {
            let (_folder, path) = file(text);
            let why = read(typed(&["--settings", &path]), none).unwrap_err().to_string();
            assert!(why.starts_with(&path) && why.contains(said), "{why}");
        }
        let why = read(typed(&[]), |name| (name == "FERNWEH_PORT").then(|| "many".into())).unwrap_err();
        assert!(why.to_string().starts_with("FERNWEH_PORT: invalid value 'many'"), "{why}");
        let why = read(typed(&["--settings", "/nowhere.toml"]), none).unwrap_err();
        assert!(why.to_string().starts_with("cannot read /nowhere.toml"), "{why}");
    }

    #[test]
    fn the_public_address_is_a_name_with_a_scheme() {
        let origin = |text: &str| read(typed(&["--origin", text]), none).map(|cli| cli.serve.origin);
        for good in
            ["https://Games.example.org", "https://games.example.org/", "https://games.example.org:443"]
        {
            assert_eq!(origin(good).unwrap().as_deref(), Some("https://games.example.org"), "{good}");
        }
        assert_eq!(origin("http://localhost:8080").unwrap().as_deref(), Some("http://localhost:8080"));
    }

    #[test]
    fn commands_do_not_read_the_settings_of_the_server() {
        let cli = read(typed(&["cards", "new-frontiers"]), |_| Some("nonsense".into())).unwrap();
        assert!(cli.command.is_some());
    }
}
