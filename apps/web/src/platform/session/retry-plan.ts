const FIRST = 1000;
const LONGEST = 30_000;

/** When to try again after failures: 1 s, 2 s, 4 s … 30 s, each spread so that tabs do not march in step. */
export function createRetryPlan(deps: { now(): number; random(): number }) {
  let failures = 0;
  let next = 0;
  return {
    // a clock that was set back must not make anybody wait for a day
    due: () => deps.now() >= next || next - deps.now() > LONGEST,
    failed() {
      const pause = Math.min(LONGEST, FIRST * 2 ** failures);
      failures += 1;
      next = deps.now() + pause * (0.5 + deps.random() / 2);
    },
    succeeded() {
      failures = 0;
      next = 0;
    },
  };
}
