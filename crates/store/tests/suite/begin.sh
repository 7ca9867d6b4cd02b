# How every script that runs PostgreSQL for a test begins. It goes to a new folder, which is removed at the end, and makes a
# cluster there; `initdb_words` are further words for `initdb`.
set -eu
complain() { cat log >&2; exit 1; }
PATH="$PATH:$(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | tail -n 1)"
folder=$(mktemp -d "${TMPDIR:-/tmp}/fernweh-postgres-XXXXXX")
server=
end() { if [ -n "$server" ]; then kill -QUIT "$server" 2>/dev/null; wait "$server" || true; fi; rm -rf "$folder"; }
trap end EXIT
trap 'exit 1' INT TERM HUP PIPE
cd "$folder"
initdb -D data -U fernweh -A trust -E UTF8 --locale=C --no-instructions ${initdb_words:-} >log 2>&1 || complain
