import { expect, test } from 'vitest';
import { watchPresses } from './press.ts';

const nextTask = () => new Promise((done) => setTimeout(done));

function pressing() {
  const target = new EventTarget();
  const done: string[] = [];
  const afterPress = watchPresses(target);
  return {
    done,
    happens: (name: string) => target.dispatchEvent(new Event(name)),
    leave: () => afterPress(() => done.push('error shown')),
  };
}

test('a field left by the keyboard is judged at once', () => {
  const { leave, done } = pressing();
  leave();
  expect(done).toEqual(['error shown']);
});

test.each(['pointerup', 'pointercancel'])(
  'a field left by a press is judged after %s and its click',
  async (end) => {
    const { happens, leave, done } = pressing();
    happens('pointerdown');
    leave();
    happens(end);
    done.push('clicked');
    await nextTask();
    expect(done).toEqual(['clicked', 'error shown']);
    leave();
    expect(done).toHaveLength(3);
  },
);
