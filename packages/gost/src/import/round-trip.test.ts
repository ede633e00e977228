import {
  type DocumentSnapshot,
  defaultSettings,
  documentWords,
  type NodeJson,
  nodeText,
  REPEATABLE_KINDS,
  type SectionKind,
} from '@pv/editor-schema';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { describe as describeResult, importMessy } from '../../test/messy-docx/import-messy.ts';
import { h, math, mathRun, note, p, picture, r, row, table } from '../../test/messy-docx/pieces.ts';
import { messyDocument } from '../check/testing/messy-document.ts';
import { writeDocx } from '../docx/index.ts';
import { noisePicture } from '../docx/testing/picture.ts';
import { writeLatex } from '../latex/write-latex.ts';
import { writeMarkdown } from '../markdown/write-markdown.ts';
import { buildDocument } from '../model/build.ts';
import type { GostDocument } from '../model/document.ts';
import type { WrittenText } from '../text-file/picture-names.ts';
import { importDocument } from './import-document.ts';
import { importDocx } from './import-docx.ts';
import type { ImportResult } from './result.ts';

const TITLE_PAGE = {
  ministry: 'Министерство науки и высшего образования',
  institution: 'Северный университет',
  department: 'Кафедра прикладной информатики',
  workKind: 'ВЫПУСКНАЯ КВАЛИФИКАЦИОННАЯ РАБОТА',
  workSubkind: 'бакалавра',
  title: 'Проверка датчика',
  codes: [],
  people: [{ role: 'Руководитель', description: 'доцент', name: 'А. Б. Петрова' }],
  city: 'Мурманск',
  year: '2026',
};

/** A document without pictures, its sources as they are typed. */
const built = (snapshot: DocumentSnapshot): GostDocument =>
  buildDocument(snapshot, {
    titlePage: TITLE_PAGE,
    assets: new Map(),
    formatSource: (one) => one.raw,
  });

test('what the product itself has written comes back as it was', async () => {
  const { result, lines } = await importMessy(
    [
      h(1, 'Введение'),
      p(`${r('Датчики нужны всем [1].')}${note(1)}`),
      h(1, '1 Обзор'),
      h(2, '1.1 Методы'),
      p('См. рис. 1.1, таблицу 1.1, формулу (1.1) и приложение А; раздел 1.1.'),
      p(picture('img1')),
      p('Рис. 1.1 – Устройство'),
      p('Таблица 1.1 – Методы'),
      table(row(['Метод', 'Ошибка'], { header: true }), row(['Прямой', '5 %'])),
      p(`${math(mathRun('x=y'))}${r('\t(1.1)')}`),
      p('раз', { list: [1, 0] }),
      p('внутри', { list: [1, 1] }),
      p('Обычный текст между списком и кодом, чтобы было что читать.'),
      p('Листинг 1.1 – Опрос'),
      p('while True:\n    read()', { font: 'Courier New' }),
      h(1, 'Заключение'),
      p('Датчик проверен.'),
      h(1, 'Список использованных источников'),
      p('1. Иванов И. И. Датчики, 2020.'),
      h(1, 'Приложение А Протокол'),
      p('Испытания прошли.'),
    ],
    { footnotes: { 1: p('Почти всем.') } },
  );
  const written = await writeDocx(
    buildDocument(result.snapshot, {
      titlePage: TITLE_PAGE,
      assets: new Map(result.assets.map((asset) => [asset.id, asset])),
      formatSource: (source) => source.raw,
    }),
  );
  const again = await importDocx(written);
  const same = (line: string) => line.toLowerCase();
  expect(describeResult(again.snapshot).map(same)).toEqual(lines.map(same));
  expect(again.report.questions).toEqual([]);
});

const WORD = /\p{L}+|\p{N}+/gu;

/** Words in one form: headings may be printed in capitals. */
const wordsOf = (...texts: string[]) => texts.join('\n').toLowerCase().match(WORD) ?? [];

/** What a writer has typed; titles of structural elements are worded by the standard instead. */
function typedWords(snapshot: DocumentSnapshot): string[] {
  const sections = snapshot.sections.map((section) =>
    REPEATABLE_KINDS.has(section.kind) ? section : { ...section, title: '' },
  );
  return wordsOf(...documentWords({ ...snapshot, sections, sources: [] }));
}

function keptWords({ snapshot, report }: ImportResult): string[] {
  return wordsOf(
    ...documentWords(snapshot),
    ...snapshot.settings.keywords,
    ...report.setAside.map((part) => part.text),
    ...report.entries.map((entry) => entry.was),
  );
}

/** Writes a document as the file of that name. */
const FORMATS: readonly { name: string; write: (document: GostDocument) => Promise<Uint8Array> }[] =
  [
    { name: 'Работа.docx', write: (document) => writeDocx(document, { pages: 12 }) },
    { name: 'Работа.md', write: async (document) => bytesOf(writeMarkdown(document)) },
    { name: 'Работа.tex', write: async (document) => bytesOf(writeLatex(document)) },
  ];

const bytesOf = ({ text }: WrittenText) => new TextEncoder().encode(text);

test.each(FORMATS)(
  'headings without a number come back from $name as they were',
  async ({ name, write }) => {
    const heading = (id: string, text: string, numbered: boolean) => ({
      type: 'heading',
      attrs: { id, level: 2, numbered },
      content: [{ type: 'text', text }],
    });
    const section = (kind: SectionKind, title: string, ...content: NodeJson[]) => ({
      id: title,
      kind,
      title,
      content: { type: 'doc', content },
    });
    const document = buildDocument(
      {
        version: 1,
        settings: defaultSettings(),
        sections: [
          section('intro', 'Введение', heading('i', 'Цель', false)),
          section('common', 'Словарь заказчика'),
          section(
            'chap',
            'Обзор',
            heading('a', 'Методы', true),
            heading('b', 'Выводы', false),
            heading('c', 'Ход', true),
          ),
        ],
        sources: [],
      },
      { titlePage: TITLE_PAGE, assets: new Map(), formatSource: (source) => source.raw },
    );
    const { snapshot, report } = await importDocument(await write(document), name);
    const back = snapshot.sections.map(({ kind, content: { content = [] } }) => [
      kind,
      ...content.flatMap(({ type, attrs }) => (type === 'heading' ? [attrs?.numbered] : [])),
    ]);
    expect(back.filter(([kind]) => kind !== 'title' && kind !== 'main')).toEqual([
      ['intro', false],
      ['common'],
      ['chap', true, false, true],
    ]);
    expect(report.warnings.map(({ code }) => code)).not.toContain('heading_renumbered');
  },
);

test.each(
  FORMATS.flatMap((format) => [
    { ...format, list: 'Руководитель, проф.; О. В. Лебедева; раздел 1\nИнженер; А. С. Иванова' },
    { ...format, list: '' },
  ]),
)('the list of performers comes back from $name: $list', async ({ name, write, list }) => {
  const content = { type: 'doc', content: [{ type: 'paragraph' }] };
  const sections = [
    { id: 'p', kind: 'performers' as const, title: '', content },
    { id: 's', kind: 'chap' as const, title: 'Обзор', content },
  ];
  const titlePage = { ...TITLE_PAGE, people: [], fields: { performersList: list } };
  const document = buildDocument(
    { version: 1, settings: defaultSettings(), sections, sources: [] },
    { titlePage, assets: new Map(), formatSource: (source) => source.raw },
  );
  const { snapshot } = await importDocument(await write(document), name);
  expect(snapshot.settings.titleFields.performersList ?? '').toBe(list);
});

test.each(FORMATS)(
  'the line of the volume that is made is no words of the abstract of $name',
  async ({ name, write }) => {
    const content = { type: 'doc', content: [{ type: 'paragraph' }] };
    const said = (text: string) => ({
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
    });
    const sections = [
      { id: 'r', kind: 'abstract' as const, title: '', content: said('Цель работы.') },
      { id: 's', kind: 'chap' as const, title: 'Обзор', content },
      { id: 'p', kind: 'applications' as const, title: 'Акт', content: said('Внедрено.') },
    ];
    const document = buildDocument(
      { version: 1, settings: defaultSettings(), sections, sources: [] },
      { titlePage: TITLE_PAGE, assets: new Map(), formatSource: (source) => source.raw },
    );
    const { snapshot } = await importDocument(await write(document), name);
    const abstract = snapshot.sections.find(({ kind }) => kind === 'abstract');
    expect(abstract?.content.content?.map(nodeText)).toEqual(['Цель работы.']);
  },
);

test.each(FORMATS)(
  'whatever is written as $name comes back word for word',
  async ({ name, write }) => {
    await fc.assert(
      fc.asyncProperty(messyDocument, async (snapshot) => {
        const document = buildDocument(snapshot, {
          titlePage: TITLE_PAGE,
          assets: new Map(),
          formatSource: (source) => source.raw,
        });
        const left = [...keptWords(await importDocument(await write(document), name))].sort();
        const lost = typedWords(snapshot).filter((word) => {
          const at = left.indexOf(word);
          if (at >= 0) left.splice(at, 1);
          return at < 0;
        });
        expect(lost).toEqual([]);
      }),
      { numRuns: 60 },
    );
  },
);

test.each(
  FORMATS.flatMap((format) => [
    { ...format, codes: ['ls\ncd', 'pwd\ndate'] },
    { ...format, codes: ['ls', 'pwd', 'date'] },
  ]),
)('code after code stays apart in $name: $codes', async ({ name, write, codes }) => {
  const source = `# Обзор\n\n${codes.map((code) => `\`\`\`\n${code}\n\`\`\``).join('\n\n')}`;
  const { snapshot } = await importDocument(new TextEncoder().encode(source), 'a.md');
  const document = built(snapshot);
  const again = await importDocument(await write(document), name);
  const [chapter] = again.snapshot.sections.filter(({ kind }) => kind === 'chap');
  expect(chapter?.content.content?.map(nodeText)).toEqual(codes);
});

test.each(FORMATS)(
  'merged cells and lists inside of items come back from $name',
  async ({ name, write }) => {
    const source = `# Обзор

Таблица 1 — Итоги

<table>
<tr><th rowspan="2">Имя</th><th colspan="2">Ток</th></tr>
<tr><th>А</th><th>Б</th></tr>
<tr><td>Насос</td><td>1</td><td>2</td></tr>
</table>

1. Первый:

   а) внутри;

   б) ещё;

2. Второй.

|  |  |
|--|--|
| а | б |
| в | г |
`;
    const { snapshot } = await importDocument(new TextEncoder().encode(source), 'a.md');
    const document = built(snapshot);
    const again = await importDocument(await write(document), name);
    const shown = describeResult(again.snapshot);
    expect(shown).toEqual(describeResult(snapshot));
    expect(shown.slice(1)).toEqual([
      'table1 Итоги',
      '  !↕2Имя | !↔2Ток',
      '  !А | !Б',
      '  Насос | 1 | 2',
      'ordered digit from 1',
      '  Первый:',
      '  ordered letter from 1',
      '    внутри;',
      '    ещё;',
      '  Второй.',
      'table2',
      '  а | б',
      '  в | г',
    ]);
  },
);

test.each(FORMATS.slice(1))(
  'a figure of several pictures comes back from $name',
  async ({ name, write }) => {
    const source = String.raw`\section{Обзор} \begin{figure}\subfloat[Слева]{\includegraphics{a}}\subfloat[Справа]{\includegraphics{b}}\caption{Схема}\end{figure}`;
    const { snapshot } = await importDocument(new TextEncoder().encode(source), 'a.tex');
    const assets = ['a', 'b'].map((id) => ({ ...noisePicture(id, 4, 3), id }));
    const [figure] = snapshot.sections.find(({ kind }) => kind === 'chap')?.content.content ?? [];
    figure?.content?.forEach((part, at) => {
      const asset = assets[at]?.id;
      if (part.type === 'figurePart' && asset)
        part.attrs = { ...part.attrs, images: [{ asset, width: 100, pixels: [4, 3], alt: '' }] };
    });
    const document = buildDocument(snapshot, {
      titlePage: TITLE_PAGE,
      assets: new Map(assets.map((asset) => [asset.id, asset])),
      formatSource: (one) => one.raw,
    });
    const again = await importDocument(await write(document), name);
    const [back] =
      again.snapshot.sections.find(({ kind }) => kind === 'chap')?.content.content ?? [];
    expect([back?.type, back?.content?.map(nodeText)]).toEqual([
      'partedFigure',
      ['Слева', 'Справа', 'Схема'],
    ]);
  },
);
