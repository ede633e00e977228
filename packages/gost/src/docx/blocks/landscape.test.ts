import { expect, it } from 'vitest';
import { openDocx } from '../testing/open-docx.ts';
import { chapter, documentOf, figure, paragraph, table } from '../testing/sample.ts';
import { all, child } from '../testing/xml-tree.ts';

const line = (words: string) => paragraph(words);
const wide = [table({ landscape: true }), figure({ landscape: true })];

it.each(wide)(
  'puts a landscape $kind on a page turned on its side, and the text after it on upright ones',
  async (block) => {
    const { body } = await openDocx(documentOf([chapter([line('до'), block, line('после')])]));
    const turns = all(body, 'w:pgSz').map(({ attributes }) => attributes['w:orient']);
    expect(turns).toEqual(['portrait', 'landscape', 'portrait']);
  },
);

it('leaves out empty lines after a landscape block, which would be a page alone', async () => {
  const blocks = [line('до'), ...wide, line(' '), line('')];
  const { body } = await openDocx(documentOf([chapter(blocks)]));
  const turns = all(body, 'w:pgSz').map(({ attributes }) => attributes['w:orient']);
  expect(turns).toEqual(['portrait', 'landscape', 'landscape']);
});

it('begins a page where the writer breaks it', async () => {
  const place = { sectionId: 'c', path: [] };
  const pageBreak = { kind: 'pageBreak', place } as const;
  const { body } = await openDocx(documentOf([chapter([line('до'), pageBreak, line('после')])]));
  const broken = all(body, 'w:p').filter(
    (one) => all(child(one, 'w:pPr') ?? one, 'w:pageBreakBefore').length > 0,
  );
  expect(broken).toHaveLength(1);
});
