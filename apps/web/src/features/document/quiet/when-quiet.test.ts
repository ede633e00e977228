import { describe, expect, it } from 'vitest';
import { handClock } from './hand-clock.ts';
import { whenQuiet } from './when-quiet.ts';

function world() {
  const clock = handClock();
  const state = { acted: 0 };
  const quiet = whenQuiet(() => (state.acted += 1), { ms: 400, longest: 2000, clock });
  return { clock, quiet, state };
}

describe('waiting for quiet', () => {
  it('acts once after the last of many events', () => {
    const { clock, quiet, state } = world();
    for (let n = 0; n < 3; n += 1) {
      quiet.stir();
      clock.pass(300);
    }
    expect(state.acted).toBe(0);
    clock.pass(100);
    expect(state.acted).toBe(1);
    clock.pass(10_000);
    expect(state.acted).toBe(1);
  });

  it('acts in time for somebody who never pauses', () => {
    const { clock, quiet, state } = world();
    for (let n = 0; n < 20; n += 1) {
      quiet.stir();
      clock.pass(200);
    }
    expect(state.acted).toBe(2);
  });

  it('acts at once when asked to, but only if something has happened', () => {
    const { clock, quiet, state } = world();
    quiet.flush();
    expect(state.acted).toBe(0);
    quiet.stir();
    quiet.flush();
    clock.pass(5000);
    expect(state.acted).toBe(1);
  });

  it('forgets when called off', () => {
    const { clock, quiet, state } = world();
    quiet.stir();
    quiet.cancel();
    clock.pass(5000);
    expect(state.acted).toBe(0);
  });
});
