//! Builds again when a migration is added, because the compiler watches only the files that it already knows.

fn main() {
    println!("cargo:rerun-if-changed=migrations");
}
