import type { NodeJson, NumberingScheme, SectionJson } from '@pv/editor-schema';
import { buildDocument } from '../../model/build.ts';
import type { GostDocument } from '../../model/document.ts';
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
} from '../../model/sample-document.ts';
import { noisePicture } from './picture.ts';
import { titlePage } from './sample.ts';

const WORDS = (
  'исследование метод система анализ данные результат обработка модель алгоритм структура ' +
  'процесс решение задача параметр функция значение программный экспериментальный ' +
  'вычислительный достоверность эффективность представление характеристика обеспечивает ' +
  'последовательность соответствующий показывает является на в для при по и с из'
).split(' ');

const FORMULAS = [
  'E = mc^2',
  '\\sigma = \\sqrt{\\frac{1}{n-1}\\sum_{i=1}^{n}(x_i-\\bar{x})^2}',
  '\\begin{pmatrix} a & b \\\\ c & d \\end{pmatrix}',
  '\\int_0^1 f(x)\\,dx = F(1) - F(0)',
  'y = \\tg\\alpha\\, x + \\beta',
];

const PICTURES = 40;
const SOURCES = 40;

/** Texts that are the same on every run. */
function wordsmith() {
  let state = 7;
  const random = (count: number) => {
    state = (state * 1103515245 + 12345) & 0x7fffffff;
    return (state >> 8) % count;
  };
  const words = (count: number) =>
    Array.from({ length: count }, () => WORDS[random(WORDS.length)]).join(' ');
  const sentence = (least: number) => {
    const text = words(least + random(8));
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
  };
  const text = (sentences: number) =>
    Array.from({ length: sentences }, () => sentence(9)).join(' ');
  return { random, words, sentence, text };
}

/** Of 5 chapters: 124 pages with 40 pictures, 30 tables, 60 formulas, lists, listings, footnotes. */
export function thesis(chapters: number, numbering: NumberingScheme = 'section'): GostDocument {
  const writer = wordsmith();
  const text = (sentences: number) => paragraph(writer.text(sentences));
  const sections: SectionJson[] = [
    section('abstract', 'abstract', '', text(5)),
    section('intro', 'intro', 'Введение', text(6), text(6), figure('f-intro', 'Схема', 'p0')),
    ...Array.from({ length: chapters }, (_, index) => chapter(index + 1, writer)),
    section('conclusion', 'conclusion', 'Заключение', text(6), text(6)),
    section('references', 'references', ''),
    section(
      'applications',
      'appendix',
      'Техническое задание',
      heading('h-appendix', 'Требования'),
      text(8),
      figure('f-appendix', 'Чертёж', 'p1'),
      paragraph('На рисунке ', reference('f-appendix'), ' и в разделе ', reference('c1'), '.'),
    ),
  ];
  const sources = Array.from({ length: SOURCES }, (_, index) =>
    source(`s${index}`, `Иванов, И. И. ${writer.sentence(8)} – Москва : Наука, 2020. – 300 с.`),
  );
  const keywords = ['метод', 'система', 'анализ', 'данные', 'модель'];
  const pictures = Array.from({ length: PICTURES }, (_, index) =>
    noisePicture(`p${index}`, 150 + index, 130),
  );
  return buildDocument(snapshot(sections, { numbering, keywords, sources }), {
    titlePage,
    assets: new Map(pictures.map((picture) => [picture.id, picture])),
    formatSource: (record) => record.raw,
  });
}

function chapter(number: number, writer: ReturnType<typeof wordsmith>): SectionJson {
  const content = [1, 2, 3, 4].flatMap((part) => [
    heading(`h${number}.${part}`, `Раздел ${writer.words(4)}`),
    ...topic(`${number}.${part}.1`, 1, writer),
    ...topic(`${number}.${part}.2`, 2, writer),
    ...(part === 2 ? [listing(`l${number}`, 'Функция', code())] : []),
  ]);
  return section('chap', `c${number}`, `Глава ${writer.words(6)}`, ...content);
}

function topic(id: string, formulas: number, writer: ReturnType<typeof wordsmith>): NodeJson[] {
  const { text, sentence, random } = writer;
  const picture = `p${random(PICTURES)}`;
  const rows = Array.from({ length: 5 + random(7) }, (_, index) => [
    cell(String(index + 1)),
    cell(sentence(4)),
    cell(`${random(100)},${random(100)}`),
    cell(sentence(6)),
  ]);
  const heads = ['№', 'Показатель', 'Значение', 'Примечание'].map((head) => headCell(head));
  return [
    paragraph(text(4)),
    paragraph(
      text(3),
      ' Как на рисунке ',
      reference(`f${id}`),
      ' ',
      citation(`s${random(SOURCES)}`),
    ),
    figure(`f${id}`, `График ${sentence(3)}`, picture),
    paragraph(text(3), footnote(sentence(6))),
    ...(formulas === 1 || random(2) === 1
      ? [tableBlock(`t${id}`, 'Результаты', [heads, ...rows]), paragraph(text(3))]
      : []),
    ...Array.from({ length: formulas }, (_, index) => [
      formula(`e${id}.${index}`, FORMULAS[random(FORMULAS.length)] ?? ''),
      paragraph('где ', inlineFormula('x_i'), ` — ${text(1)}`),
    ]).flat(),
    paragraph('Перечислим:'),
    bullets(sentence(6), sentence(12), sentence(5)),
    paragraph(text(3)),
  ];
}

const footnote = (text: string): NodeJson => ({ type: 'footnote', attrs: { text } });
const inlineFormula = (tex: string): NodeJson => ({ type: 'formulaInline', attrs: { tex } });

const bullets = (...items: string[]): NodeJson => ({
  type: 'bulletList',
  content: items.map((item) => ({ type: 'listItem', content: [paragraph(item)] })),
});

function code(): string {
  const lines = Array.from({ length: 24 }, (_, index) => `  const value${index} = f(a, ${index});`);
  return ['function run(a) {', ...lines, '}'].join('\n');
}
