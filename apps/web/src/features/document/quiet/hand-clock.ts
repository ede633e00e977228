import type { Clock } from './when-quiet.ts';

/** A clock for tests, moved by hand. */
export interface HandClock extends Clock {
  pass(ms: number): void;
}

/** Makes a clock that stands at zero. */
export function handClock(): HandClock {
  let now = 0;
  let waiting: { at: number; then: () => void }[] = [];
  return {
    after(ms, then) {
      const entry = { at: now + ms, then };
      waiting.push(entry);
      return () => {
        waiting = waiting.filter((other) => other !== entry);
      };
    },
    pass(ms) {
      now += ms;
      for (;;) {
        const due = waiting.filter(({ at }) => at <= now).sort((a, b) => a.at - b.at)[0];
        if (!due) return;
        waiting = waiting.filter((other) => other !== due);
        due.then();
      }
    },
  };
}
