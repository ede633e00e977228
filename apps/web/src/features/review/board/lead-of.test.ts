import type { ApprovalAction } from '@pv/contract';
import { actionOf } from '@pv/contract/samples';
import { describe, expect, it } from 'vitest';
import { leadOf } from './lead-of.ts';
import { rowOf } from './row.sample.ts';

/** What leads to the project of a plan that came back to its author. */
const back = (action: Partial<ApprovalAction>, asked = 'revise_plan') =>
  leadOf(rowOf({ kind: 'revise', move: { asked }, actions: [actionOf(action)] }));

describe('the next action on a row', () => {
  it('is to deal with the remarks while some are not ticked, and then to send', () => {
    expect(back({ warnings: ['remarks_ticked'], open_remarks: 2 })).toBe('fix');
    expect(back({ warnings: ['goal'] })).toBeNull();
  });

  it('is to add what is missing before all else', () => {
    expect(back({ missing: ['result'], warnings: ['remarks_ticked'] })).toBe('fill');
  });

  it('is to decide for a reviewer, whatever was ticked', () => {
    expect(back({ intent: 'approve', warnings: ['remarks_ticked'] }, 'decide_plan')).toBeNull();
  });
});
