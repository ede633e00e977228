import { describe, expect, it } from 'vitest';
import { mayUndo } from './may-undo.ts';

describe('taking the last decision back', () => {
  it('is offered before it was sent, and after where the table lets one', () => {
    expect(mayUndo({ held: true, undoing: undefined })).toBe(true);
    expect(mayUndo({ held: false, undoing: {} })).toBe(true);
  });

  it('is not offered in vain: with no decision, of a return, and while that is not known', () => {
    const sent = (undoing: null | undefined) => mayUndo({ held: false, undoing });
    expect([mayUndo(null), sent(null), sent(undefined)]).toEqual([false, false, false]);
  });
});
