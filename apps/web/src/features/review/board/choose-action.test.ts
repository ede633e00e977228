import { describe, expect, it } from 'vitest';
import { chooseAction, undoingAction } from './choose-action.ts';

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
