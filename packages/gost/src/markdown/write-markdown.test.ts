import { documentWords, nodeText, walk } from '@pv/editor-schema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noisePicture } from '../docx/testing/picture.ts';
import {
  appendix,
  cell,
  chapter,
  documentOf,
  figure,
  formula,
  heading,
  list,
  listing,
  paragraph,
  place,
  table,
  text,
} from '../docx/testing/sample.ts';
import { NOTHING_BESIDE } from '../import/files-beside.ts';
import { importDocument } from '../import/import-document.ts';
import { importMarkdown } from '../import/markdown/import-markdown.ts';
import type { Block } from '../model/document.ts';
import { packText } from '../text-file/pack-text.ts';
import { writeMarkdown } from './write-markdown.ts';

const bodyOf = (...blocks: Block[]) =>
  writeMarkdown(documentOf([chapter(blocks)]))
    .text.split('\n\n')
    .slice(2)
    .join('\n\n')
    .trimEnd();
const read = (source: string) => importMarkdown(new TextEncoder().encode(source), NOTHING_BESIDE);

describe('a document as Markdown', () => {
  it('has its numbers, captions, tables and formulas', () => {
    const written = writeMarkdown(
      documentOf([
        chapter([
          heading({ number: '1.1', text: 'Методы' }),
          paragraph('Текст', { kind: 'footnote', text: 'сноска' }, '.'),
          figure({ number: '1.1', caption: [text('Схема')] }),
          table({ number: '1.1', caption: [text('Числа')] }),
          formula({ number: '1.1', tex: 'a = b' }),
          listing({ number: '1.1', caption: [text('Опрос')], code: 'x = `1`' }),
          list('letter', ['первое;', 'второе.']),
        ]),
        appendix([paragraph('Протокол.')]),
      ]),
    );
    expect(written.text.split('\n\n').slice(1)).toEqual([
      '# 1 Глава',
      '## 1.1 Методы',
      'Текст[^1].',
      '![](pictures/1.png)',
      'Рисунок 1.1 — Схема',
      'Таблица 1.1 — Числа',
      '| Графа | Число |\n|---|---|\n| Длина | 5 |',
      '$$\na = b \\tag{1.1}\n$$',
      'Листинг 1.1 — Опрос',
      '```\nx = `1`\n```',
      'а) первое;',
      'б) второе.',
      '# ПРИЛОЖЕНИЕ А Акт',
      'Протокол.',
      '[^1]: сноска\n',
    ]);
    expect(written.text).toMatch(/^---\ntitle: "ТЕМА"\n/);
    expect(written.pictures.map(({ name }) => name)).toEqual(['pictures/1.png']);
  });

  it('says what stands in the text and means nothing in Markdown as it stands', () => {
    expect(bodyOf(paragraph('2*3_4 [5] <6> $7 `8` | ~9~ \\'))).toBe(
      '2\\*3\\_4 \\[5\\] \\<6\\> \\$7 \\`8\\` \\| \\~9\\~ \\\\',
    );
    expect(bodyOf(paragraph('# нет'), paragraph('1. нет'), paragraph('- нет'))).toBe(
      '\\# нет\n\n1\\. нет\n\n\\- нет',
    );
  });

  it('keeps code, and bars in code and formulas, in the cells of tables', async () => {
    const blocks: Block[] = [
      paragraph(
        { kind: 'text', text: 'a | b', style: { code: true } },
        { kind: 'math', tex: '|x| + \\|y\\|' },
      ),
      { kind: 'code', code: 'c | d', language: null, place },
    ];
    const { snapshot } = await read(
      `# Глава\n\n${bodyOf(
        table({
          rows: [
            { header: true, cells: [cell('Графа')] },
            { header: false, cells: [cell(blocks)] },
          ],
        }),
      )}`,
    );
    const [body] = snapshot.sections.at(-1)?.content.content ?? [];
    const rows = body?.content?.at(-1)?.content ?? [];
    expect(rows.map((row) => row.content?.length)).toEqual([1, 1]);
    const written: unknown[] = [];
    walk(rows[1] ?? { type: 'text' }, ({ type, text: words, attrs }) => {
      if (type === 'text' || type === 'formulaInline') written.push(words ?? attrs?.tex);
    });
    expect(written).toEqual(['a | b', '\\vert x\\vert  + \\Vert y\\Vert', 'c | d']);
  });

  it('keeps any text with any stress through reading it again', async () => {
    const piece = fc.record({
      kind: fc.constant('text' as const),
      text: fc.stringMatching(/^[а-яА-Яa-z0-9 .,*_#`<>$|~&!()+=^-]{1,12}$/),
      style: fc.constantFrom(
        {},
        { bold: true as const },
        { italic: true as const },
        {
          bold: true as const,
          italic: true as const,
        },
      ),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { minLength: 1, maxLength: 5 }), async (inlines) => {
        const given = inlines.map((inline) => inline.text).join('');
        const { snapshot } = await read(bodyOf(paragraph('Начало ', ...inlines, ' конец.')));
        const words: string[] = [];
        for (const { content } of snapshot.sections) {
          walk(content, (node) => {
            if (node.type === 'paragraph') words.push(nodeText(node));
          });
        }
        expect(words.join(' ').trim()).toBe(`Начало ${given} конец.`.replace(/\s+/g, ' '));
      }),
      { numRuns: 200 },
    );
  });

  it('comes back with its pictures from the archive that they stand in', async () => {
    const asset = noisePicture('noise', 4, 3);
    const image = { asset: asset.id, width: 100, alt: 'Схема датчика' };
    const document = documentOf([chapter([figure({ images: [image] }), paragraph('Датчики.')])], {
      assets: new Map([[asset.id, asset]]),
    });
    const { bytes, ending } = await packText(writeMarkdown(document), 'md');
    expect(ending).toBe('zip');
    const { snapshot, assets } = await importDocument(bytes, 'Работа.zip');
    expect(assets.map(({ name }) => name)).toEqual(['1.png']);
    expect(documentWords(snapshot)).toContain('Датчики');
  });
});
