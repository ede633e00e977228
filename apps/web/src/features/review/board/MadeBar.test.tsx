import { describe, expect, it } from 'vitest';
import { drawn } from '../../../testing/drawn.tsx';
import { MadeBar, mayUndo } from './MadeBar.tsx';
import { rowOf } from './row.sample.ts';

const bar = (held: boolean) =>
  drawn(
    <MadeBar
      made={{ row: rowOf({}), intent: 'return', held, undoing: null }}
      onUndo={() => {}}
      onClose={() => {}}
    />,
  );

describe('what was decided last', () => {
  it('can be closed once it was sent, and taken back before', async () => {
    const sent = await bar(false);
    expect(sent).toContain('Возвращено на доработку: План этапа 2, «Стенд»');
    expect(sent).toContain('aria-label="Скрыть сообщение о решении"');
    const held = await bar(true);
    expect(held).toContain('Отменить');
    expect(held).not.toContain('Скрыть сообщение о решении');
  });
});

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
