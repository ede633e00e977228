import { describe, expect, it } from 'vitest';
import { stageWith } from '../../../../test/support/project-state.ts';
import { tellMoved } from './tell-changes.ts';

/** The moves told between two orders, and the order to which they lead one after another. */
function moved(from: string, to: string) {
  const stages = [...from].map((id) => stageWith({ id }));
  const lines = tellMoved(
    stages,
    stages.toSorted((one, other) => to.indexOf(one.id) - to.indexOf(other.id)),
  );
  let order = [...from];
  for (const { stageId, before, after } of lines) {
    expect(order[before.number - 1]).toBe(stageId);
    order = order.filter((id) => id !== stageId).toSpliced(after.number - 1, 0, stageId);
  }
  expect(order.join('')).toBe(to);
  return lines.map(({ stageId, before, after }) => `${stageId} ${before.number}→${after.number}`);
}

describe('the moves of stages', () => {
  it('tell the stage that was moved and not those that it has passed', () => {
    expect(moved('ABCD', 'BCDA')).toEqual(['A 1→4']);
    expect(moved('ABCD', 'DABC')).toEqual(['D 4→1']);
    expect(moved('ABCDE', 'ACDBE')).toEqual(['B 2→4']);
  });

  it('are none where the order stays', () => {
    expect(moved('ABC', 'ABC')).toEqual([]);
    expect(moved('', '')).toEqual([]);
  });

  it('are as few as lead to any other order', () => {
    expect(moved('AB', 'BA')).toHaveLength(1);
    expect(moved('ABCD', 'DCBA')).toHaveLength(3);
    expect(moved('ABCDEF', 'BCEFAD')).toHaveLength(2);
    expect(moved('ABCDEF', 'CDABFE')).toHaveLength(3);
  });
});
