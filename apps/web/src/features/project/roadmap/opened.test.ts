import { moveOf } from '@pv/contract/samples';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ABOUT, readRows, rowsAtFirst, toggleRow, writeRows } from './opened.ts';

describe('the rows of a roadmap', () => {
  it('are opened at first where the reader is waited for', () => {
    const moves = [moveOf({ mine: false, stage_id: 'a' }), moveOf({ mine: true, stage_id: 'b' })];
    expect(rowsAtFirst({ moves })).toEqual(['b']);
  });

  it('open the project section when the move is about it', () => {
    const moves = [moveOf({ section: 'project', mine: true, stage_id: null })];
    expect(rowsAtFirst({ moves })).toEqual([ABOUT]);
  });

  it('are all folded when nobody waits for the reader', () => {
    expect(rowsAtFirst({ moves: [moveOf({ mine: false })] })).toEqual([]);
  });

  it('are folded by a press and opened by the next', () => {
    expect(toggleRow(['a'], 'b')).toEqual(['a', 'b']);
    expect(toggleRow(['a', 'b'], 'a')).toEqual(['b']);
  });

  it('read back from the address as they were written, all folded too', () => {
    const keys = fc.uniqueArray(fc.oneof(fc.constant(ABOUT), fc.uuid()));
    fc.assert(
      fc.property(keys, (rows) => {
        expect(readRows(writeRows(rows))).toEqual(rows);
      }),
    );
    expect(readRows(undefined)).toBeUndefined();
  });
});
