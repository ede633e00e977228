import {
  cell,
  figure,
  formula,
  headCell,
  listing,
  paragraph,
  reference,
  section,
  snapshot,
  tableBlock,
} from '../../../model/sample-document.ts';
import { chapterOf, footnote, list, textOf } from '../documents.ts';

const grid = [[cell('а'), cell('б')]];
const table = (caption: string) => chapterOf(tableBlock('t', caption, grid));
const headed = (head: string, ...rows: string[][]) =>
  chapterOf(
    tableBlock('t', 'Узлы', [
      [headCell('Имя'), headCell(head)],
      ...rows.map((texts) => texts.map((text) => cell(text))),
    ]),
  );
const pages = Array.from({ length: 4 }, () => paragraph('слово '.repeat(300)));

/** One breach of every rule about lists, captions, tables, notes, formulas and their places. */
export const blocks = {
  'E105-6.7.1-lead-in': chapterOf(paragraph('Узлы сети'), list('мост,', 'луч.')),
  'E105-6.7.1-one-element': chapterOf(list('мост.')),
  'G32-6.4.6-lowercase': chapterOf(paragraph('Есть мост.'), list('Мост,', 'луч.')),
  'G32-6.4.6-punct': chapterOf(list('мост', 'луч')),
  'G32-6.4.6-typed-list': textOf('- мост;', '- луч.'),
  'G32-6.4.6-typed-marker': chapterOf(list('- мост;', 'луч.')),
  'G32-6.5.8-caption-capital': chapterOf(figure('f', 'схема')),
  'G32-6.6.3-caption-capital': table('узлы'),
  'V-listing-capital': chapterOf(listing('l', 'код', 'x')),
  'G32-6.5.7-caption': chapterOf(figure('f', 'Схема.')),
  'G32-6.6.3-caption': table('Узлы.'),
  'V-listing-dot': chapterOf(listing('l', 'Код.', 'x')),
  'V-caption-empty': table(''),
  'G32-6.5.1-no-image': chapterOf({ type: 'figure', attrs: { id: 'f', images: [] } }),
  'V-object-in-cell': chapterOf(
    tableBlock('t', 'Узлы', [[{ type: 'tableCell', content: [figure('f', 'Схема')] }]]),
  ),
  'G32-6.5.7-caption-paragraph': chapterOf(figure('f', ''), paragraph('Рис. 1 – Схема')),
  'G32-6.5.7-caption-typed': chapterOf(figure('f', 'Рисунок 1 – Схема')),
  'G32-6.6.3-caption-typed': table('Таблица 1 – Узлы'),
  'V-listing-typed': chapterOf(listing('l', 'Листинг 1 – Код', 'x')),
  'G32-6.5.1-position': chapterOf(figure('f', 'Схема'), paragraph('Рисунок ', reference('f'))),
  'G32-6.6.2-position': chapterOf(
    tableBlock('t', 'Узлы', grid),
    paragraph('Таблица ', reference('t')),
  ),
  'G32-6.5.1-far': chapterOf(paragraph('Рисунок ', reference('f')), ...pages, figure('f', 'Схема')),
  'G32-6.6.2-far': chapterOf(
    paragraph('Таблица ', reference('t')),
    ...pages,
    tableBlock('t', 'Узлы', grid),
  ),
  'G32-6.5.1-reference': chapterOf(figure('f', 'Схема')),
  'G32-6.6.2-reference': table('Узлы'),
  'V-listing-reference': chapterOf(listing('l', 'Код', 'x')),
  'E105-4.4.18-empty': headed('Цена', ['мост', ''], ['луч', '2']),
  'G32-6.6.7-ditto': headed('Цена', ['мост', '10'], ['луч', '"']),
  'E105-6.8.1-size': table('Узлы'),
  'G32-6.6.5-heads-case': headed('цена', ['мост', '1']),
  'G32-6.6.5-heads-dot': headed('Цена.', ['мост', '1']),
  'E105-4.4.8-no-npp': headed('№ п/п', ['мост', '1']),
  'G32-6.6.3-header-repeat': chapterOf(tableBlock('t', 'Узлы', [...grid, ...grid, ...grid])),
  'G32-6.7.4-footnote-mark': chapterOf(paragraph('Слово ', footnote('Текст.'))),
  'G32-6.7.4-footnote-empty': chapterOf(paragraph('Слово', footnote(''))),
  'G32-6.7.3-note-single': textOf('Примечание: текст'),
  'G32-6.7.3-note-many': textOf('Примечания:'),
  'G32-6.8.1-empty': chapterOf(formula('q', '')),
  'E105-6.10.1-formula-comma': chapterOf(formula('q', 'a'), formula('r', 'b')),
  'G32-6.8.1-asterisk': chapterOf(formula('q', 'a * b')),
  'G32-6.8.4-reference': chapterOf(paragraph('Формула (', reference('q'), ')'), formula('q', 'a')),
  'G32-6.8.2-unexplained': chapterOf(formula('q', 'W')),
  'G32-6.8.2-where': chapterOf(formula('q', 'a'), paragraph('где: a — сила')),
  'G32-6.8.2-where-case': chapterOf(formula('q', 'a'), paragraph('Где a — сила')),
  'V-where-comma': chapterOf(formula('q', 'a'), paragraph('где a — сила')),
  'G32-6.17.2-order': snapshot([
    section('chap', 'c', 'Обзор', paragraph('Приложения ', reference('b'), ' и ', reference('a'))),
    section('applications', 'a', 'Схемы'),
    section('applications', 'b', 'Код'),
  ]),
} as const;
