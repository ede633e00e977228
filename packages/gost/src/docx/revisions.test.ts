import {
  listSuggestions,
  type NodeJson,
  nodeText,
  plainSnapshot,
  withoutSuggestions,
  withSuggestions,
} from '@pv/editor-schema';
import { describe, expect, it } from 'vitest';
import { importDocx } from '../import/import-docx.ts';
import { buildDocument } from '../model/build.ts';
import { paragraph, snapshot, text } from '../model/sample-document.ts';
import { titlePage } from '../typst/sample-title-page.ts';
import { renderDocx, soffice } from './testing/libreoffice.ts';
import { openDocx } from './testing/open-docx.ts';
import { packageFaults } from './testing/package-faults.ts';
import { all, child } from './testing/xml-tree.ts';
import { writeDocx } from './write-docx.ts';

const by = (id: string) => ({
  id,
  author: 'Белова А.',
  authorId: 'b',
  at: '2026-11-26T14:05:00.000Z',
});
const marked = (words: string, type: string, more = {}): NodeJson => ({
  ...text(words),
  marks: [{ type, attrs: { ...by(words), ...more } }],
});
const change = (kind: 'insertion' | 'deletion', node: NodeJson): NodeJson => ({
  ...node,
  attrs: { ...node.attrs, change: { [kind]: by(kind) } },
});

const row = (...cells: string[]): NodeJson => ({
  type: 'tableRow',
  content: cells.map((words) => ({ type: 'tableCell', content: [paragraph(words)] })),
});

const CONTENT: NodeJson = {
  type: 'doc',
  content: [
    paragraph('Стенд ', marked('новый', 'insertion'), marked('старый', 'deletion'), ' собран.'),
    change('insertion', paragraph(marked('Новый абзац.', 'insertion'))),
    paragraph('Первая половина '),
    change('deletion', paragraph('и вторая.')),
    change('deletion', paragraph(marked('Лишнее.', 'deletion'))),
    {
      type: 'heading',
      attrs: { id: 'h', level: 2, numbered: true },
      content: [text('Раздел '), marked('новый', 'insertion'), marked('старый', 'deletion')],
    },
    {
      type: 'tableBlock',
      attrs: { id: 't' },
      content: [
        { type: 'tableCaption', content: [text('Размеры')] },
        {
          type: 'table',
          content: [
            row('Имя', 'Длина'),
            change('insertion', row('Новая', '1')),
            change('deletion', row('Старая', '2')),
          ],
        },
      ],
    },
    change('deletion', paragraph(marked('Лишнее вдвойне.', 'deletion'))),
    paragraph(
      'Тут ',
      marked('важно', 'formatChange', { before: [{ type: 'italic' }] }),
      ' и ',
      marked('нужно', 'formatChange', { before: [] }),
      ' всё это.',
    ),
  ],
};

const given = snapshot([{ id: 'c', kind: 'chap', title: 'Глава', content: CONTENT }]);
const build = (revisions: boolean, document = given) =>
  buildDocument(document, {
    titlePage,
    assets: new Map(),
    formatSource: ({ raw }) => raw,
    revisions,
  });
const lines = (node: NodeJson): string[] =>
  (node.content ?? []).flatMap((block) => {
    const isTable = block.type === 'tableBlock' || block.type === 'table';
    return isTable ? lines(block) : [nodeText(block)];
  });

describe('a document with suggestions', () => {
  it('is written without them unless they are asked for', async () => {
    const { body } = await openDocx(build(false));
    expect([...all(body, 'w:ins'), ...all(body, 'w:del'), ...all(body, 'w:rPrChange')]).toEqual([]);
    expect(build(false)).toEqual(
      buildDocument(plainSnapshot(given), {
        titlePage,
        assets: new Map(),
        formatSource: ({ raw }) => raw,
      }),
    );
  });

  it('numbers in the file for Word what is only suggested, too', () => {
    const heading = (id: string, ...content: NodeJson[]): NodeJson => ({
      type: 'heading',
      attrs: { id, level: 2, numbered: true },
      content,
    });
    const content = {
      type: 'doc',
      content: [heading('new', marked('Новый', 'insertion')), heading('old', text('Прежний'))],
    };
    const chapter = snapshot([{ id: 'c', kind: 'chap', title: 'Глава', content }]);
    const numbersOf = (revisions: boolean) =>
      build(revisions, chapter).parts.flatMap((part) =>
        ('blocks' in part ? part.blocks : []).flatMap((block) =>
          block.kind === 'heading' ? [block.number] : [],
        ),
      );
    expect(numbersOf(true)).toEqual(['1.1', '1.2']);
    expect(numbersOf(false)).toEqual(['1.1']);
  });

  it('takes the end of a paragraph along that goes as a whole', async () => {
    const { body } = await openDocx(build(true));
    const joined = all(body, 'w:p').filter((one) =>
      child(child(child(one, 'w:pPr'), 'w:rPr'), 'w:del'),
    );
    const words = joined.map((one) =>
      [...all(one, 'w:t'), ...all(one, 'w:delText')].flatMap(({ children }) => children).join(''),
    );
    expect(words).toEqual(['Первая половина ', 'Лишнее.', 'Лишнее вдвойне.']);
  });

  it('gives them to Word as revisions, and takes them in again as what they were', async () => {
    const { snapshot: again, report } = await importDocx(await writeDocx(build(true)));
    const chapter = again.sections.find(({ kind }) => kind === 'chap');
    if (!chapter) throw new Error('the chapter is gone');
    for (const decide of [withoutSuggestions, withSuggestions]) {
      expect(lines(decide(chapter.content)).map((line) => line.trim())).toEqual(
        lines(decide(CONTENT)).map((line) => line.trim()),
      );
    }
    const [first] = listSuggestions(chapter.content);
    expect(first).toMatchObject({ author: 'Белова А.', at: '2026-11-26T14:05:00.000Z' });
    expect(report.warnings.map(({ code }) => code)).toContain('revisions_suggested');
  });

  it('has no fault that Word would stumble over', async () => {
    expect(await packageFaults(await writeDocx(build(true)))).toEqual([]);
  });

  it.skipIf(soffice === undefined)(
    'opens in LibreOffice',
    async () => {
      const { pages } = await renderDocx(await writeDocx(build(true)));
      expect(pages).toBeGreaterThan(0);
    },
    240_000,
  );
});
