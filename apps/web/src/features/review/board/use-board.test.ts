import { describe, expect, it } from 'vitest';
import { rowOf } from './row.sample.ts';
import { askedNow, chooseAction, isOver, undoingAction } from './use-board.ts';

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

const action = (
  intent: 'approve' | 'return' | 'send' | 'recall' | 'withdraw',
  missing: string[] = [],
) => ({
  section: 'plan' as const,
  action: intent === 'approve' || intent === 'send' ? ('approve' as const) : ('revise' as const),
  intent,
  missing,
  warnings: [],
});

describe('a key on a row', () => {
  it('approves at once and asks for remarks before a return', () => {
    const actions = [action('approve'), action('return')];
    expect(chooseAction(actions, 'approve')).toEqual({ action: actions[0], asks: false });
    expect(chooseAction(actions, 'revise')).toEqual({ action: actions[1], asks: true });
  });

  it('asks an author before sending', () => {
    expect(chooseAction([action('send')], 'approve')).toMatchObject({ asks: true });
  });

  it('does nothing where there is no such action or something is missing', () => {
    expect(chooseAction([action('approve')], 'revise')).toBeNull();
    expect(chooseAction([action('send', ['result'])], 'approve')).toBeNull();
  });

  it('takes a decision back only where the table lets one', () => {
    expect(undoingAction([action('withdraw')], 'plan')?.intent).toBe('withdraw');
    expect(undoingAction([action('recall')], 'plan')?.intent).toBe('recall');
    expect(undoingAction([action('return')], 'plan')).toBeNull();
    expect(undoingAction([action('recall')], 'result')).toBeNull();
  });
});

describe('a decision that was asked about before another one was made', () => {
  const asked = { row: rowOf({ actions: [action('return')] as never }), action: action('return') };
  const now = (status: string, ...intents: Parameters<typeof action>[0][]) =>
    rowOf({ status, actions: intents.map((intent) => action(intent)) as never });

  it('is made on the row as it waits by now', () => {
    const row = now('wait_approve_by_mentor', 'approve', 'return');
    expect(askedNow(asked as never, [row])).toEqual({ row, action: row.actions[1] });
  });

  it('is over where the row waits no more or asks for something else', () => {
    expect(askedNow(asked as never, [])).toBeNull();
    expect(askedNow(asked as never, [now('plan_approved', 'withdraw')])).toBeNull();
  });
});
