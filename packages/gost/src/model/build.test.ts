import { USUAL_SOURCE_STYLE } from '@pv/editor-schema';
import { describe, expect, it } from 'vitest';
import { formatSource } from '../bibliography/format.ts';
import { type BuildContext, buildDocument } from './build.ts';
import { EMPTY_TITLE_PAGE } from './complete-title-page.ts';
import type { Block, TitlePage } from './document.ts';
import {
  citation,
  figure,
  formula,
  heading,
  listing,
  paragraph,
  reference,
  section,
  snapshot,
  source,
  text,
} from './sample-document.ts';

const titlePage: TitlePage = {
  ...EMPTY_TITLE_PAGE,
  institution: 'Университет',
  workKind: 'Отчёт',
  title: 'Тема',
  city: 'Москва',
  year: '2026',
};
const context: BuildContext = {
  titlePage,
  assets: new Map(),
  formatSource: (record) => `По полям: ${String(record.csl?.title)}`,
};
const build = (...args: Parameters<typeof snapshot>) => buildDocument(snapshot(...args), context);

function blocksOf(...content: Parameters<typeof section>[3][]): Block[] {
  const [part] = build([section('chap', 'c', 'Глава', ...content)]).parts;
  return part?.kind === 'chapter' ? part.blocks : [];
}

describe('parts of the document', () => {
  it('hold one list of sources, however many sections ask for it', () => {
    const { parts } = build([
      section('references', 'r', ''),
      section('applications', 'x', 'Акт'),
      section('references', 's', ''),
    ]);
    expect(parts.map(({ sectionId }) => sectionId)).toEqual(['r', 'x']);
  });

  it('hold a second abstract where it stands, so that none of its text is lost', () => {
    const { abstract, parts } = build([
      section('abstract', 'a', '', paragraph('Первый')),
      section('chap', 'c', 'Обзор'),
      section('abstract', 'b', '', paragraph('Второй')),
    ]);
    expect(abstract?.sectionId).toBe('a');
    expect(parts).toMatchObject([
      { kind: 'chapter' },
      { kind: 'structural', sectionId: 'b', title: 'РЕФЕРАТ', blocks: [{ kind: 'paragraph' }] },
    ]);
  });

  it('are worded by the standard, numbered and lettered, the abstract apart', () => {
    const document = build(
      [
        section('title', 't', ''),
        section('abstract', 'a', 'Аннотация', paragraph('Цель работы')),
        section('main', 'm', ''),
        section('intro', 'i', 'введение'),
        section('chap', 'c', ' Обзор '),
        section('common', 'o', 'Благодарности'),
        section('references', 'r', 'Литература'),
        section('applications', 'x', 'Акт'),
      ],
      { keywords: ['рынок', ' ', 'сеть '] },
    );
    expect(document.abstract).toMatchObject({ sectionId: 'a', keywords: ['РЫНОК', 'СЕТЬ'] });
    expect(document.parts).toMatchObject([
      { kind: 'structural', sectionKind: 'intro', title: 'ВВЕДЕНИЕ' },
      { kind: 'chapter', number: '1', title: 'Обзор' },
      { kind: 'structural', sectionKind: 'common', title: 'БЛАГОДАРНОСТИ' },
      { kind: 'references', title: 'СПИСОК ИСПОЛЬЗОВАННЫХ ИСТОЧНИКОВ' },
      { kind: 'appendix', letter: 'А', title: 'Акт' },
    ]);
  });

  it('are counted for the volume line', () => {
    const document = build(
      [
        section('chap', 'c', 'Обзор', figure('f', 'Схема'), figure('g', 'Схема')),
        section('applications', 'x', 'Акт', figure('h', 'Скан')),
      ],
      { sources: [source('s')] },
    );
    expect(document.counts).toEqual({ figures: 3, tables: 0, sources: 1, appendices: 1 });
  });
});

describe('the profile', () => {
  it('takes the numbering that the writer has chosen', () => {
    expect(build([], { numbering: 'section' }).profile).toMatchObject({
      id: 'gost-7.32-2017',
      numbering: 'section',
      margins: { left: 30, right: 15, top: 20, bottom: 20 },
    });
  });

  it('may be replaced by one that is not built in', () => {
    const own = { ...build([]).profile, id: 'university', indent: 10 };
    const document = buildDocument(snapshot([]), { ...context, profile: own });
    expect(document.profile).toMatchObject({ id: 'university', indent: 10 });
  });
});

describe('the list of sources', () => {
  it('is printed by the standard and in the order that the writer has chosen, numbers with it', () => {
    const book = (id: string, family: string) => ({
      id,
      raw: `${family}, А. А. Сети.`,
      csl: { type: 'book', title: 'Сети', author: [{ family, given: 'А. А.' }], issued: '2020' },
    });
    const chosen = { ...USUAL_SOURCE_STYLE, standard: '7.0.5-2008', order: 'alphabet' } as const;
    const document = snapshot([section('chap', 'c', 'Обзор', paragraph(citation('o', 'l')))], {
      sources: [book('o', 'Орлов'), book('l', 'Лис')],
      sourceStyle: chosen,
    });
    const built = buildDocument(document, { ...context, formatSource });
    expect(built.sources.map(({ number, text }) => [number, text])).toEqual([
      [1, 'Лис А. А. Сети. 2020.'],
      [2, 'Орлов А. А. Сети. 2020.'],
    ]);
    const [part] = built.parts;
    const [block] = part?.kind === 'chapter' ? part.blocks : [];
    expect(block).toMatchObject({ inlines: [{ items: [{ number: 2 }, { number: 1 }] }] });
  });

  it('prints known fields through the formatter and everything else as typed', () => {
    const { sources } = build([section('chap', 'c', '', paragraph(citation('b')))], {
      sources: [source('a', ' Как есть '), { id: 'b', raw: 'x', csl: { title: 'Книга' } }],
    });
    expect(sources).toEqual([
      { id: 'b', number: 1, cited: true, text: 'По полям: Книга' },
      { id: 'a', number: 2, cited: false, text: 'Как есть' },
    ]);
  });
});

describe('blocks', () => {
  it('carry number, id and place', () => {
    const blocks = blocksOf(
      heading('h', 'Подраздел'),
      figure('f', 'Схема'),
      formula('e', 'x^2'),
      listing('l', 'Код', 'a\nb'),
    );
    expect(blocks).toMatchObject([
      { kind: 'heading', id: 'h', level: 2, number: '1.1', text: 'Подраздел' },
      { kind: 'figure', id: 'f', number: '1', images: [{ asset: 'chart', width: 60 }] },
      { kind: 'formula', id: 'e', number: '1', tex: 'x^2', place: { sectionId: 'c', path: [2] } },
      { kind: 'listing', id: 'l', number: '1', code: 'a\nb', language: null },
    ]);
  });

  it('get an id of their own where the editor gave none or gave one twice', () => {
    const ids = blocksOf(figure(null, 'А'), figure('f', 'Б'), figure('f', 'Копия')).map((block) =>
      block.kind === 'figure' ? block.id : '',
    );
    expect(ids).toEqual(['c@0', 'f', 'c@2']);
  });

  it('keep lists nested with their marker and start', () => {
    const item = (...content: Parameters<typeof paragraph>) => ({
      type: 'listItem',
      content: [paragraph(...content)],
    });
    const [list] = blocksOf({
      type: 'orderedList',
      attrs: { format: 'letter', start: 3 },
      content: [
        item('первый'),
        {
          type: 'listItem',
          content: [paragraph('второй'), { type: 'bulletList', content: [item('внутри')] }],
        },
      ],
    });
    expect(list).toMatchObject({ kind: 'list', marker: 'letter', start: 3 });
    expect(list?.kind === 'list' && list.items[1]).toMatchObject([
      { kind: 'paragraph' },
      { kind: 'list', marker: 'dash', start: 1, place: { path: [0, 1, 1] } },
    ]);
  });

  it('mark the entries of a list of terms, but not its opening phrase', () => {
    const document = build([
      section(
        'terms',
        't',
        '',
        paragraph('В настоящем отчете применяют следующие термины'),
        paragraph('сеть — набор узлов'),
      ),
    ]);
    const [part] = document.parts;
    const flags =
      part?.kind === 'structural' &&
      part.blocks.map((block) => block.kind === 'paragraph' && block.definition);
    expect(flags).toEqual([undefined, true]);
  });

  it('of unknown kinds are left out rather than failing the document', () => {
    expect(blocksOf({ type: 'video' }, paragraph('Текст'))).toHaveLength(1);
  });
});

describe('pieces of a line', () => {
  it('resolve references and citations, and say null for what is gone', () => {
    const [block] = blocksOf(
      paragraph(
        text('см. ', 'bold', 'unknown'),
        reference('f'),
        reference('gone'),
        citation('s', 'nobody'),
        { type: 'hardBreak' },
        { type: 'footnote', attrs: { text: 'сноска' } },
        { type: 'formulaInline', attrs: { tex: 'x' } },
      ),
      figure('f', 'Схема'),
    );
    expect(block?.kind === 'paragraph' && block.inlines).toEqual([
      { kind: 'text', text: 'см. ', style: { bold: true } },
      { kind: 'reference', target: 'f', targetKind: 'figure', label: '1' },
      { kind: 'reference', target: 'gone', targetKind: null, label: null },
      {
        kind: 'citation',
        items: [
          { source: { id: 's', locator: null }, number: null },
          { source: { id: 'nobody', locator: null }, number: null },
        ],
      },
      { kind: 'break' },
      { kind: 'footnote', text: 'сноска' },
      { kind: 'math', tex: 'x' },
    ]);
  });
});
