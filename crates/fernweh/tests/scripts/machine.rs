//! A machine with few programs, on which a script is run.

use std::fs;
use std::os::unix::fs::{PermissionsExt, symlink};
use std::path::{Path, PathBuf};
use std::process::Command;
use tempfile::TempDir;

/// The tools that the scripts need on every system.
const TOOLS: [&str; 22] = [
    "bash", "sh", "sed", "sort", "head", "mktemp", "rm", "env", "cat", "chmod", "mkdir", "awk", "basename",
    "dirname", "grep", "nproc", "tr", "xargs", "pwd", "cp", "nice", "df",
];

/// A machine with only the usual tools. Every other program on it is a stand-in that records its calls.
pub(super) struct Machine {
    folder: TempDir,
}

/// The result of a script.
pub(super) struct Came {
    pub(super) is_well: bool,
    /// Its output, refusals included.
    pub(super) said: String,
    /// The stand-ins that were called, with their arguments.
    pub(super) did: Vec<String>,
}

impl Machine {
    pub(super) fn bare() -> Self {
        let machine = Self { folder: tempfile::tempdir().expect("a folder") };
        fs::create_dir(machine.bin()).expect("a folder for programs");
        fs::create_dir(machine.home()).expect("a home");
        for tool in TOOLS {
            symlink(find(tool), machine.bin().join(tool)).expect("a link");
        }
        // There is no question for a password.
        machine.with("id", "echo 0")
    }

    fn bin(&self) -> PathBuf {
        self.folder.path().join("bin")
    }

    pub(super) fn home(&self) -> PathBuf {
        self.folder.path().join("home")
    }

    /// Where builds of this machine lie, and not those of the project.
    fn target(&self) -> PathBuf {
        self.folder.path().join("target")
    }

    /// Python, whose environments say that two tests of the package have passed, and the library that these tests load.
    pub(super) fn with_python(self) -> Self {
        let library = self.target().join("debug/deps");
        fs::create_dir_all(&library).expect("a folder for libraries");
        fs::write(library.join("lib_fernweh.so"), "").expect("a library");
        let python = "#!/bin/sh\\ncase \"$*\" in -m\\ pytest) echo 2 passed in 0.1s;; esac\\n";
        let body = format!(
            "case \"$*\" in '-m venv '*) mkdir -p \"$3/bin\"; printf '{python}' > \"$3/bin/python\"; \
             chmod +x \"$3/bin/python\";; esac"
        );
        self.with("python3", &body)
    }

    /// A program that records its call and then does `body`.
    pub(super) fn with(self, name: &str, body: &str) -> Self {
        let log = self.folder.path().join("log");
        let script =
            format!("#!{}/sh\necho \"{name} $*\" >> {}\n{body}\n", self.bin().display(), log.display());
        write_program(&self.bin().join(name), &script);
        self
    }

    /// A package manager that has Rust in a given version and makes installed programs available.
    pub(super) fn with_packages(self, rust: &str) -> Self {
        let cargo = self.bin().join("cargo");
        let install = format!(
            "case \"$*\" in *rustc*) printf '#!/bin/sh\\necho cargo {rust}\\n' > {0}; chmod +x {0};; esac",
            cargo.display()
        );
        self.with("apt-get", &install).with("apt-cache", &format!("echo '  Candidate: {rust}+dfsg1-1'"))
    }

    /// A network with the official installer, which installs Rust in a given version into the home folder.
    pub(super) fn with_installer(self, rust: &str) -> Self {
        let bin = self.home().join(".cargo/bin");
        let installer = format!(
            "mkdir -p {0}; printf '#!/bin/sh\\necho cargo {rust}\\n' > {0}/cargo; chmod +x {0}/cargo",
            bin.display()
        );
        let kept = self.folder.path().join("installer");
        fs::write(&kept, installer).expect("a file");
        // The name of the file to write comes after `--output`.
        let body = format!("while [ \"$1\" != --output ]; do shift; done; cat {} > \"$2\"", kept.display());
        self.with("curl", &body)
    }

    /// The folder of this machine, in which its programs and their records lie.
    pub(super) fn path(&self) -> &Path {
        self.folder.path()
    }

    /// Runs functions of `scripts/needs.sh` as the scripts do.
    pub(super) fn run(&self, calls: &str) -> Came {
        self.came(&["-c", &format!("set -euo pipefail; . scripts/needs.sh; {calls}")])
    }

    /// Runs a script with a word.
    pub(super) fn run_script(&self, script: &str, word: &str) -> Came {
        self.came(&[&format!("scripts/{script}"), word])
    }

    fn came(&self, args: &[&str]) -> Came {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let output = Command::new(self.bin().join("bash"))
            .args(args)
            .current_dir(root)
            .env_clear()
            .env("PATH", self.bin())
            .env("HOME", self.home())
            .env("CARGO_TARGET_DIR", self.target())
            .output()
            .expect("a shell");
        let said =
            [output.stdout, output.stderr].map(|text| String::from_utf8_lossy(&text).into_owned()).concat();
        let log = fs::read_to_string(self.folder.path().join("log")).unwrap_or_default();
        let did = log.lines().filter(|line| !line.starts_with("id ")).map(str::to_owned).collect();
        Came { is_well: output.status.success(), said, did }
    }
}

fn find(tool: &str) -> PathBuf {
    let path = std::env::var_os("PATH").expect("a search path");
    let mut places = std::env::split_paths(&path).map(|folder| folder.join(tool));
    places.find(|place| place.is_file()).unwrap_or_else(|| panic!("{tool} is missing"))
}

fn write_program(path: &Path, text: &str) {
    fs::write(path, text).expect("a file");
    fs::set_permissions(path, fs::Permissions::from_mode(0o755)).expect("a program");
}

/// The version that Cargo.toml requires.
pub(super) fn wanted() -> &'static str {
    env!("CARGO_PKG_RUST_VERSION")
}

impl Came {
    #[track_caller]
    pub(super) fn well(&self) {
        assert!(self.is_well, "{}\n{:#?}", self.said, self.did);
    }

    pub(super) fn did(&self, what: &str) -> bool {
        self.did.iter().any(|line| line.contains(what))
    }

    /// The lines of our scripts, without those of the programs that they call.
    pub(super) fn own_lines(&self) -> Vec<&str> {
        self.said.lines().filter(|line| line.starts_with("fernweh: ")).collect()
    }
}
