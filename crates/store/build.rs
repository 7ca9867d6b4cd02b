//! Builds again when a migration is added: the compiler only watches the ones it has already seen.

fn main() {
    println!("cargo:rerun-if-changed=migrations");
}
