/** At the latest after so long, ms. */
const LATEST = 5000;

/** Runs something once, when the browser has nothing better to do. Gives the way to stop waiting. */
export function whenIdle(run: () => void): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(run, LATEST);
    return () => clearTimeout(timer);
  }
  const idle = window.requestIdleCallback(run, { timeout: LATEST });
  return () => window.cancelIdleCallback(idle);
}
