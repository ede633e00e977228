import { describe, expect, it } from 'vitest';
import { drawn } from '../../../testing/drawn.tsx';
import { MadeBar } from './MadeBar.tsx';
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
