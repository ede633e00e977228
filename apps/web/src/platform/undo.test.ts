import { describe, expect, it } from 'vitest';
import { createUndoStack } from './undo.ts';

function stand() {
  const done: string[] = [];
  const stack = createUndoStack();
  return { done, stack, deed: (name: string) => stack.push(() => void done.push(name)) };
}

describe('deeds', () => {
  it('are taken back from the last to the first', () => {
    const { done, stack, deed } = stand();
    deed('a');
    deed('b');
    expect([stack.undoLast(), stack.undoLast(), stack.undoLast()]).toEqual([true, true, false]);
    expect(done).toEqual(['b', 'a']);
  });

  it('are taken back once, by the notice or by the keys', () => {
    const { done, stack, deed } = stand();
    const first = deed('a');
    first.act();
    first.act();
    expect(stack.undoLast()).toBe(false);
    const second = deed('b');
    stack.undoLast();
    second.act();
    expect(done).toEqual(['a', 'b']);
  });

  it('that became a part of another one are forgotten', () => {
    const { done, stack, deed } = stand();
    const part = deed('a');
    part.forget();
    deed('whole');
    stack.undoLast();
    expect(stack.undoLast()).toBe(false);
    expect(done).toEqual(['whole']);
  });

  it('of a page that was left stay done, and no more than twenty are kept', () => {
    const { done, stack, deed } = stand();
    for (let n = 0; n < 25; n++) deed(String(n));
    while (stack.undoLast());
    expect(done).toHaveLength(20);
    deed('x');
    stack.clear();
    expect(stack.undoLast()).toBe(false);
  });

  it('of a page that was left are still taken back by a notice that is seen', () => {
    const { done, stack, deed } = stand();
    const left = deed('a');
    stack.clear();
    left.act();
    left.act();
    expect(done).toEqual(['a']);
  });
});
