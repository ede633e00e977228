import type { DocumentSnapshot, NodeJson, SectionJson } from '@pv/editor-schema';
import fc from 'fast-check';
import {
  cell,
  citation,
  figure,
  formula,
  headCell,
  heading,
  listing,
  paragraph,
  reference,
  section,
  snapshot,
  source,
  tableBlock,
  text,
} from '../../model/sample-document.ts';
import { footnote, inlineFormula, items, list, pageCitation } from './documents.ts';

/** Pieces as students type them, right and wrong. */
const PIECES = [
  'Слово  через два пробела , и запятая',
  'Docker - это "средство" запуска',
  'масса 10кг., рост 5.5 %,от 10 до 20 %',
  'скорость 80 км/час, расход 5 кВтч',
  'на рис. 1 и рис.2, (табл. 1), см. прил. А',
  'в Таблице 1 и на рисунках 1-2, по формуле (1), в разделе 1',
  'т.е. А.С.Пушкин в 2015-2017 гг. №5',
  'cистема и Сisco',
  'Я считаю, что что-то в в порядке',
  'Примечание: текст примечания.',
  'Примечания:',
  'Рисунок 1 – Схема сети',
  'Таблица 2 - Узлы',
  '- пункт первый',
  '- пункт второй;',
  '1) первый',
  '2) второй',
  'где: x — масса',
  'Где y — объём',
  'Сервер работает. Сервер хорош',
  'СЕРВЕР — термин; ',
  'АСУ — система.',
  'Этот абзац состоит из нескольких слов и заканчивается без точки',
  '   отступ',
  '',
  'Код <<в кавычках>> и “лапки”',
  'Фраза.Ещё фраза',
];
const TITLES = [
  'Обзор.',
  '1.2 Методы',
  'ОБЗОР СЕРВЕРОВ',
  'обзор',
  '',
  'Введение',
  'Глава 2. Итоги',
  'Приложение А. Код',
];
const SOURCES = [
  'Иванов И.И. Сети [Электронный ресурс]. - Москва: Наука, 2020. - 256 стр',
  '1. Петров, П. П. Узлы// Вестник. – №5. – с.15-20. – Режим доступа: http://a.ru/b--c',
  'Сети. – http://a.ru. – DOI: 10.1000/1',
  '',
];

const piece = fc.constantFrom(...PIECES);
const inline: fc.Arbitrary<string | NodeJson> = fc.oneof(
  { weight: 6, arbitrary: piece },
  piece.filter((value) => value !== '').map((value) => text(value, 'bold')),
  piece.filter((value) => value !== '').map((value) => text(value, 'code')),
  fc.constantFrom('f', 't', 'q', 'gone').map(reference),
  fc.constantFrom('s0', 's1', 'gone').map((id) => citation(id)),
  fc.constantFrom('стр. 5', '81', 'с. 5').map((locator) => pageCitation('s0', locator)),
  piece.map(footnote),
  fc.constant(inlineFormula('x * y')),
  fc.constant<NodeJson>({ type: 'hardBreak' }),
);
/** Spaces between the pieces: words that touch would be one word. */
const line = fc
  .array(inline, { maxLength: 4 })
  .map((parts) =>
    paragraph(...parts.flatMap((part, index) => (index === 0 ? [part] : [' ', part]))),
  );
const block: fc.Arbitrary<NodeJson> = fc.oneof(
  { weight: 6, arbitrary: line },
  fc
    .tuple(fc.constantFrom(...TITLES), fc.integer({ min: 2, max: 4 }))
    .map(([title, level]) => heading(null, title, level)),
  fc.array(piece, { minLength: 1, maxLength: 4 }).map((texts) => list(...texts)),
  fc
    .array(line, { minLength: 1, maxLength: 3 })
    .map((lines) => items('orderedList', ...lines.map(({ content }) => content ?? []))),
  fc.constantFrom('', 'схема.', 'Рис. 1 - Схема').map((caption) => figure('f', caption)),
  fc.constantFrom('', 'узлы.', 'Таблица 1 – Узлы').map((caption) =>
    tableBlock('t', caption, [
      [headCell('узел.'), headCell('Цена')],
      [cell('мост'), cell('')],
      [cell('"'), cell('10кг')],
    ]),
  ),
  fc.constantFrom('', 'код.', 'Листинг 1. Код').map((caption) => listing(null, caption, 'a  - b')),
  fc.constantFrom('a * b', '', 'x=1,').map((tex) => formula('q', tex)),
);

const KINDS: SectionJson['kind'][] = [
  'abstract',
  'terms',
  'abbreviations',
  'intro',
  'chap',
  'chap',
  'common',
  'conclusion',
  'applications',
];

/** Documents with everything that the rules look at, in any order. */
export const messyDocument: fc.Arbitrary<DocumentSnapshot> = fc
  .record({
    sections: fc.array(
      fc.tuple(
        fc.constantFrom(...KINDS),
        fc.constantFrom(...TITLES),
        fc.array(block, { minLength: 1, maxLength: 6 }),
      ),
      { minLength: 1, maxLength: 4 },
    ),
    sources: fc.array(fc.constantFrom(...SOURCES), { maxLength: 3 }),
  })
  .map(({ sections, sources }) =>
    snapshot(
      sections.map(([kind, title, blocks], index) => section(kind, `s${index}`, title, ...blocks)),
      { sources: sources.map((raw, index) => source(`s${index}`, raw)) },
    ),
  );
