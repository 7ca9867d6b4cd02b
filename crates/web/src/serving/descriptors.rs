//! How many files and connections the system lets this process open.

/// What the database, the listener and the runtime need, with a reserve.
const KEPT: usize = 96;

/// One process should not have more connections than this.
const MOST: usize = 20_000;

/// Raises the number of descriptors to the maximum: the default of the system is for programs that serve few clients.
pub fn raise_descriptor_limit() {
    #[cfg(unix)]
    {
        use rustix::process::{Resource, getrlimit, setrlimit};
        let mut limit = getrlimit(Resource::Nofile);
        limit.current = limit.maximum;
        if let Err(error) = setrlimit(Resource::Nofile, limit) {
            tracing::debug!(%error, "the limit of open files stays as it is");
        }
    }
}

/// How many connections there may be, so that descriptors are left for everything else.
pub(crate) fn most_connections() -> usize {
    #[cfg(unix)]
    let limit = rustix::process::getrlimit(rustix::process::Resource::Nofile).current;
    #[cfg(not(unix))]
    let limit = Some(512);
    from_limit(limit)
}

fn from_limit(limit: Option<u64>) -> usize {
    let limit = limit.and_then(|limit| usize::try_from(limit).ok()).unwrap_or(usize::MAX);
    limit.saturating_sub(KEPT.min(limit / 2)).clamp(1, MOST)
}

#[cfg(test)]
mod tests {
    use super::from_limit;

    #[test]
    fn descriptors_are_left_for_the_database() {
        assert_eq!(from_limit(Some(1024)), 928);
        assert_eq!(from_limit(Some(64)), 32);
        assert_eq!(from_limit(Some(1_048_576)), 20_000);
        assert_eq!(from_limit(None), 20_000);
        assert_eq!(from_limit(Some(0)), 1);
    }
}
