import { describe, expect, it } from 'vitest';
import { isNumberCell, isTallCell } from './cell-text.ts';
import type { TableCell } from './document.ts';

const cell = (text: string): TableCell => ({
  header: false,
  colspan: 1,
  rowspan: 1,
  blocks: [
    {
      kind: 'paragraph',
      inlines: [{ kind: 'text', text, style: {} }],
      place: { sectionId: 's', path: [] },
    },
  ],
});
const room = { width: 50, fontSize: 12 };

describe('the text of a cell', () => {
  it.each(['5', '−12,5', '10\u00a0000', '45 %', '—'])('is a number: %s', (text) => {
    expect(isNumberCell(cell(text))).toBe(true);
  });

  it.each(['5 кг', 'a1', '', '1–2 мм'])('is no number: «%s»', (text) => {
    expect(isNumberCell(cell(text))).toBe(false);
  });

  it('is tall where it would fill much of a page', () => {
    expect(isTallCell(cell('слово '.repeat(20)), room)).toBe(false);
    expect(isTallCell(cell('слово '.repeat(200)), room)).toBe(true);
  });

  it('is taller in a narrow column', () => {
    const text = cell('слово '.repeat(50));
    expect(isTallCell(text, room)).toBe(false);
    expect(isTallCell(text, { ...room, width: 20 })).toBe(true);
  });
});
