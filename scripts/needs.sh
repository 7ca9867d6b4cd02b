# shellcheck shell=bash
# Installs what a fresh machine lacks. Sourced by the other scripts.
# Rust is installed on every system. Other missing packages are installed on Debian and distributions based on it; on
# other systems the scripts say what to install.

have() { command -v "$1" >/dev/null 2>&1; }

give_up() {
  printf 'fernweh: %s\n' "$*" >&2
  exit 1
}

# Installs Debian packages, without a question and without a terminal.
install_packages() {
  have apt-get || give_up "please install with your package manager, then run this again: $*"
  local as_root=()
  if [ "$(id -u)" -ne 0 ]; then
    have sudo || give_up "please run as root, then run this again: apt-get install $*"
    as_root=(sudo --non-interactive)
    # With a person at the keyboard sudo may ask for the password.
    if [ -t 0 ]; then as_root=(sudo); fi
  fi
  local apt=("${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get)
  local install=("${apt[@]}" install --yes --no-install-recommends "$@")
  printf 'fernweh: installing %s\n' "$*"
  # A fresh image has no package lists, an old one stale ones: fetch them only then.
  if "${install[@]}" </dev/null; then return; fi
  if "${apt[@]}" update </dev/null && "${install[@]}" </dev/null; then return; fi
  give_up "could not install $*: see the messages above, install them by hand and run this again"
}

# The oldest Rust that can build this, as Cargo.toml says.
wanted_rust() { sed -n 's/^rust-version = "\(.*\)"$/\1/p' Cargo.toml; }

# The version of the Rust that would be used here; nothing if there is none.
present_rust() {
  have cargo || return 0
  cargo --version 2>/dev/null | sed -n 's/^cargo \([0-9.]*\).*/\1/p'
}

# Whether $1 is a version, and not older than $2.
is_new_enough() { [ -n "$1" ] && [ "$(printf '%s\n' "$1" "$2" | sort -V | head -n 1)" = "$2" ]; }

# The version of the Rust that the system could install; nothing if it does not say. The package of cargo may have a
# number of its own.
packaged_rust() {
  have apt-cache || return 0
  apt-cache policy rustc 2>/dev/null | sed -n 's/^ *Candidate: \([0-9.]*\).*/\1/p'
}

# Fetches the official installer into the file $1.
fetch_rustup() {
  have curl || have wget || install_packages curl ca-certificates
  if have curl; then
    curl --proto '=https' --tlsv1.2 --fail --silent --show-error --location --output "$1" https://sh.rustup.rs
  else
    wget --quiet --output-document "$1" https://sh.rustup.rs
  fi
}

# Installs Rust for this user alone. An older Rust of the system is not changed.
install_rustup() {
  printf 'fernweh: installing Rust with the official installer from https://rustup.rs into your home folder\n'
  local installer
  installer=$(mktemp)
  if fetch_rustup "$installer" \
    && RUSTUP_INIT_SKIP_PATH_CHECK=yes sh "$installer" -y --no-modify-path --profile minimal \
      --component rustfmt --component clippy </dev/null; then
    rm -f "$installer"
    return
  fi
  rm -f "$installer"
  give_up "could not install Rust: see the messages above, install it from https://rustup.rs and run this again"
}

# A script that another script calls must leave the path as it is: cargo builds libraries again when the path has changed,
# while the other script uses them.
put_first_on_path() {
  case "$PATH:" in "$1:"*) ;; *) PATH="$1:$PATH" ;; esac
}

# Rust that is new enough.
need_rust() {
  local wanted own="${CARGO_HOME:-$HOME/.cargo}/bin"
  wanted=$(wanted_rust)
  # Where rustup has put it, a new shell would find it.
  if [ -x "$own/cargo" ]; then put_first_on_path "$own"; fi
  if ! is_new_enough "$(present_rust)" "$wanted"; then
    if have rustup; then
      printf 'fernweh: installing Rust with rustup (%s or newer is needed)\n' "$wanted"
      rustup toolchain install stable --profile minimal --component rustfmt --component clippy </dev/null \
        || give_up "rustup could not install Rust: see the messages above, then run this again"
    elif is_new_enough "$(packaged_rust)" "$wanted"; then
      install_packages rustc cargo
    else
      install_rustup
      put_first_on_path "$own"
    fi
    hash -r
  fi
  local present
  present=$(present_rust)
  is_new_enough "$present" "$wanted" \
    || give_up "Rust $wanted or newer is needed, and ${present:-none} is here: install it from https://rustup.rs"
}

# The formatter and the lints, which some systems package separately from Rust.
need_lints() {
  if cargo fmt --version >/dev/null 2>&1 && cargo clippy --version >/dev/null 2>&1; then return; fi
  if ! have rustup; then
    install_packages rustfmt rust-clippy
  else
    printf 'fernweh: installing rustfmt and clippy with rustup\n'
    rustup component add rustfmt clippy </dev/null || give_up "rustup could not install rustfmt and clippy: see above"
  fi
}

# Announces the build, unless the program $1 exists already: then it takes seconds.
announce_build() {
  if [ ! -x "$1" ]; then printf 'fernweh: %s\n' "$2"; fi
}

# SQLite is built from its C source.
need_compiler() {
  have cc || install_packages build-essential pkg-config
}

# The tests of many nodes start a PostgreSQL server of their own. Debian keeps its programs out of the usual folders.
need_postgres() {
  have postgres || compgen -G '/usr/lib/postgresql/*/bin/postgres' >/dev/null || install_packages postgresql
}

# Python with virtual environments, for the Python package. Debian packages them separately.
need_python() {
  local wanted='import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 10))'
  python3 -c "$wanted" >/dev/null 2>&1 || install_packages python3 python3-venv
  python3 -c "$wanted" >/dev/null 2>&1 \
    || give_up "Python 3.10 or newer with venv is needed for the Python package: install it and run this again"
}

# The browser tests drive a real browser. The one without windows needs a quarter less time. Pages bring their own letters;
# the fonts are for the few signs that these lack.
need_browser() {
  have chromium-headless-shell || have chromium || have google-chrome || have chrome \
    || install_packages chromium-headless-shell fonts-liberation
}
