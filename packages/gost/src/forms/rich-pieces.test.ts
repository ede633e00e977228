import type { RichDoc, RichParagraph } from '@pv/editor-schema/rich-text';
import { expect, it } from 'vitest';
import { richPieces } from './rich-pieces.ts';

const linked = (text: string, href: string): RichParagraph => ({
  type: 'paragraph',
  content: [{ type: 'text', text, marks: [{ type: 'link', attrs: { href } }] }],
});

it('an address of the web is printed after the words of its link, a path of this site is not', () => {
  const cells = [linked('ГОСТ', 'https://gost.ru'), linked('порядок', '/guides/poryadok')];
  const row = cells.map((paragraph) => ({ type: 'tableCell' as const, content: [paragraph] }));
  const doc: RichDoc = {
    type: 'doc',
    content: [...cells, { type: 'table', content: [{ type: 'tableRow', content: row }] }],
  };
  const printed = JSON.stringify(richPieces('Задачи', doc));
  expect(printed).not.toContain('/guides');
  expect(printed.match(/ГОСТ \(https:\/\/gost\.ru\)/g)).toHaveLength(2);
  expect(printed.match(/порядок/g)).toHaveLength(2);
});
