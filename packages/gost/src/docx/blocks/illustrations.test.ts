import { expect, it } from 'vitest';
import { importDocx } from '../../import/import-docx.ts';
import type { Part } from '../../model/document.ts';
import { illustrationLists } from '../../model/illustrations.ts';
import { writeDocx } from '../index.ts';
import { bookmark, fieldsOf, openDocx, styleOf } from '../testing/open-docx.ts';
import { appendix, chapter, documentOf, figure, table } from '../testing/sample.ts';
import { all, printed } from '../testing/xml-tree.ts';

const text = [
  chapter([figure({ number: '1' }), table({ caption: [] })]),
  appendix([figure({ id: 'a', number: 'А.1' })], 'А'),
];
const list: Part = {
  kind: 'structural',
  sectionId: 'l',
  sectionKind: 'illustrative',
  title: 'СПИСОК ИЛЛЮСТРАТИВНОГО МАТЕРИАЛА',
  blocks: illustrationLists(text, 'l'),
};
const document = documentOf([...text, list]);
const headingPages = new Map([['f', 4]]);

it('the list of illustrations leads to the captions and asks for their pages', async () => {
  const { body } = await openDocx(document, { headingPages });
  const lines = all(body, 'w:p').filter((line) => styleOf(line) === 'TableofFigures');
  expect(lines.map(printed)).toEqual(['Рисунок\u00a01\u00a0— Схема\t4', 'Таблица\u00a01\t']);
  const targets = lines.map((line) => {
    const anchor = all(line, 'w:hyperlink')[0]?.attributes['w:anchor'] ?? '';
    expect(fieldsOf(line)).toEqual([`PAGEREF ${anchor} \\h`]);
    return printed(bookmark(body, anchor));
  });
  expect(targets).toEqual(['1', '1']);
});

it('comes back as the element whose text is made anew', async () => {
  const { snapshot } = await importDocx(await writeDocx(document, { headingPages }));
  const section = snapshot.sections.find(({ kind }) => kind === 'illustrative');
  expect(section?.content).toEqual({ type: 'doc', content: [{ type: 'paragraph' }] });
});
