import { expect, it } from 'vitest';
import { paced } from './paced.ts';

function world() {
  const done: string[] = [];
  const timers = new Set<() => void>();
  const { ask, stop } = paced(
    (key) => done.push(key),
    800,
    (run) => {
      timers.add(run);
      return () => timers.delete(run);
    },
  );
  const pass = () => {
    const due = [...timers];
    timers.clear();
    for (const run of due) run();
  };
  return { done, ask, stop, pass };
}

it('what is asked for once is done at once, and once', () => {
  const { done, ask, pass } = world();
  ask('a');
  expect(done).toEqual(['a']);
  pass();
  expect(done).toEqual(['a']);
});

it('a stream of asking is done at its beginning and then once a while, to the last', () => {
  const { done, ask, pass } = world();
  for (let times = 0; times < 5; times += 1) ask('a');
  ask('b');
  expect(done).toEqual(['a', 'b']);
  pass();
  expect(done).toEqual(['a', 'b', 'a']);
  ask('a');
  pass();
  expect(done).toEqual(['a', 'b', 'a', 'a']);
});

it('nothing is done after the stop', () => {
  const { done, ask, stop, pass } = world();
  ask('a');
  ask('a');
  stop();
  pass();
  expect(done).toEqual(['a']);
});
