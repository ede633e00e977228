import type {
  Asset,
  Block,
  BlockOf,
  GostDocument,
  Inline,
  InlineOf,
  Part,
  TableCell,
  TitlePage,
} from '../../model/document.ts';
import { GOST_7_32_2017 } from '../../model/profiles.ts';

/** Builders of checked documents for tests. */
export const place = { sectionId: 'c', path: [] };

export const text = (value: string): Inline => ({ kind: 'text', text: value, style: {} });

export const paragraph = (...inlines: (Inline | string)[]): Block => ({
  place,
  kind: 'paragraph',
  inlines: inlines.map((inline) => (typeof inline === 'string' ? text(inline) : inline)),
});

export const heading = (given: Partial<BlockOf<'heading'>> = {}): Block => ({
  place,
  kind: 'heading',
  id: 'h',
  level: 2,
  number: '1.1',
  text: 'Подраздел',
  ...given,
});

export const list = (
  marker: BlockOf<'list'>['marker'],
  items: (string | Block[])[],
  start = 1,
): Block => ({
  place,
  kind: 'list',
  marker,
  start,
  items: items.map((item) => (typeof item === 'string' ? [paragraph(item)] : item)),
});

export const figure = (given: Partial<BlockOf<'figure'>> = {}): Block => ({
  place,
  kind: 'figure',
  id: 'f',
  number: '1',
  images: [{ asset: 'chart', width: 50, alt: '' }],
  caption: [text('Схема')],
  ...given,
});

export const cell = (content: string | Block[], given: Partial<TableCell> = {}): TableCell => ({
  header: false,
  colspan: 1,
  rowspan: 1,
  blocks: typeof content === 'string' ? [paragraph(content)] : content,
  ...given,
});

export const table = (given: Partial<BlockOf<'table'>> = {}): Block => ({
  place,
  kind: 'table',
  id: 't',
  number: '1',
  caption: [text('Размеры')],
  columns: [0.5, 0.5],
  rows: [
    { header: true, cells: [cell('Графа', { header: true }), cell('Число', { header: true })] },
    { header: false, cells: [cell('Длина'), cell('5')] },
  ],
  ...given,
});

export const listing = (given: Partial<BlockOf<'listing'>> = {}): Block => ({
  place,
  kind: 'listing',
  id: 'l',
  number: '1',
  caption: [text('Цикл')],
  language: null,
  code: 'a = 1\nb = 2',
  ...given,
});

export const formula = (given: Partial<BlockOf<'formula'>> = {}): Block => ({
  place,
  kind: 'formula',
  id: 'e',
  number: '1',
  tex: 'a = b',
  ...given,
});

export const reference = (given: Partial<InlineOf<'reference'>>): Inline => ({
  kind: 'reference',
  target: 'f',
  targetKind: 'figure',
  label: '1',
  ...given,
});

export const titlePage: TitlePage = {
  ministry: 'Министерство',
  institution: 'УНИВЕРСИТЕТ',
  department: 'Кафедра',
  workKind: 'ОТЧЕТ О НАУЧНО-ИССЛЕДОВАТЕЛЬСКОЙ РАБОТЕ',
  workSubkind: '(заключительный)',
  title: 'ТЕМА',
  codes: ['УДК 004'],
  people: [{ role: 'Руководитель', description: 'профессор', name: 'И.\u00a0И.\u00a0Иванов' }],
  city: 'Москва',
  year: '2026',
};

/** A picture of two by one, whose bytes are not looked at. */
export const asset: Asset = {
  id: 'chart',
  mime: 'image/png',
  bytes: Uint8Array.from([137, 80, 78, 71, 1, 2, 3]),
  width: 200,
  height: 100,
};

export function documentOf(parts: Part[], given: Partial<GostDocument> = {}): GostDocument {
  return {
    profile: GOST_7_32_2017,
    titlePage,
    abstract: null,
    parts,
    sources: [],
    counts: { figures: 0, tables: 0, sources: 0, appendices: 0 },
    assets: new Map([[asset.id, asset]]),
    ...given,
  };
}

export const chapter = (blocks: Block[], number = '1'): Part => ({
  kind: 'chapter',
  sectionId: `c${number}`,
  number,
  title: 'Глава',
  blocks,
});

export const appendix = (blocks: Block[], letter = 'А'): Part => ({
  kind: 'appendix',
  sectionId: `a${letter}`,
  letter,
  title: 'Акт',
  blocks,
});
