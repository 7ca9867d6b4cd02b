//! Changes that are completed even if nobody waits for them any more.

use std::pin::Pin;
use std::task::{Context, Poll};
use tokio::runtime::Handle;

/// Work that continues if its caller goes away, because the stored and the shown state must stay the same. While a
/// caller waits, it needs no separate task.
pub(super) struct Finish<F: Future<Output: Send> + Send + 'static>(Option<Pin<Box<F>>>);

impl<F: Future<Output: Send> + Send + 'static> Finish<F> {
    pub(super) fn new(work: F) -> Self {
        Self(Some(Box::pin(work)))
    }
}

impl<F: Future<Output: Send> + Send + 'static> Future for Finish<F> {
    type Output = F::Output;

    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<F::Output> {
        // Polled again after its end it would never finish; `await` does not do that.
        let Some(work) = &mut self.0 else { return Poll::Pending };
        let answer = work.as_mut().poll(context);
        if answer.is_ready() {
            self.0 = None;
        }
        answer
    }
}

impl<F: Future<Output: Send> + Send + 'static> Drop for Finish<F> {
    fn drop(&mut self) {
        if let (Some(work), Ok(runtime)) = (self.0.take(), Handle::try_current()) {
            runtime.spawn(work);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Arc;
    use std::sync::atomic::{AtomicU32, Ordering};
    use std::time::Duration;
    use tokio::time::{sleep, timeout};

    #[tokio::test]
    async fn work_is_done_once_whether_or_not_somebody_waits() {
        let n_done = Arc::new(AtomicU32::new(0));
        let work = |n_done: Arc<AtomicU32>| async move {
            sleep(Duration::from_millis(200)).await;
            n_done.fetch_add(1, Ordering::SeqCst)
        };
        assert_eq!(Finish::new(work(n_done.clone())).await, 0);
        assert!(timeout(Duration::from_millis(1), Finish::new(work(n_done.clone()))).await.is_err());
        drop(Finish::new(work(n_done.clone())));
        // A busy machine may be slow.
        for _ in 0..100 {
            if n_done.load(Ordering::SeqCst) == 3 {
                break;
            }
            sleep(Duration::from_millis(50)).await;
        }
        assert_eq!(n_done.load(Ordering::SeqCst), 3);
    }
}
