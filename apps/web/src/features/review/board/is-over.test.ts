import { describe, expect, it } from 'vitest';
import { isOver } from './is-over.ts';
import { rowOf } from './row.sample.ts';

const returned = rowOf({});

describe('what was said of a decision', () => {
  it('stands while the section is away, and while a list read before the decision still has it', () => {
    const other = rowOf({ section: 'result', edition: 2 });
    expect(isOver(returned, [other])).toBe(false);
    expect(isOver(returned, [rowOf({})])).toBe(false);
  });

  it('is over once the section waits again: as another edition, or handed back as it was', () => {
    expect(isOver(returned, [rowOf({ edition: 2, round: 2 })])).toBe(true);
    expect(isOver(returned, [rowOf({ move: { since: '2026-05-04T09:00:00.000Z' } })])).toBe(true);
    expect(isOver(returned, [rowOf({ status: 'plan_returned' })])).toBe(true);
  });
});
