# shellcheck shell=bash
# What a fresh machine lacks. Sourced by scripts/play and scripts/test.
# On Debian and its kin missing packages are installed; elsewhere you are told what to install.

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

need_rust() {
  if ! have cargo && [ -f "$HOME/.cargo/env" ]; then
    # shellcheck source=/dev/null
    . "$HOME/.cargo/env"
  fi
  have cargo || give_up "Rust is missing: install it with rustup, then run this again"
}

# SQLite is built from its C source.
need_compiler() {
  have cc || install_packages build-essential pkg-config
}

# The browser tests drive a real browser.
need_browser() {
  local missing=()
  have chromium || have google-chrome || have chrome || missing+=(chromium fonts-liberation)
  if [ "${#missing[@]}" -gt 0 ]; then install_packages "${missing[@]}"; fi
}
