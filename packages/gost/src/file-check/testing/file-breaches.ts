import { zipDocx } from '../../../test/messy-docx/package.ts';
import { cell, field, h, p, picture, r, row, table } from '../../../test/messy-docx/pieces.ts';
import type { FileRuleId } from '../registry.ts';

/** Running text as it should be. */
const RIGHT =
  '<w:spacing w:before="0" w:after="0" w:line="360" w:lineRule="auto"/><w:ind w:firstLine="709"/><w:jc w:val="both"/>';
const CENTRED = '<w:jc w:val="center"/>';
const PAGE = {
  size: '<w:pgSz w:w="11906" w:h="16838"/>',
  margins: '<w:pgMar w:left="1701" w:right="850" w:top="1134" w:bottom="1134"/>',
};
const LONG = 'Слова этой работы стоят здесь лишь затем, чтобы строка была длинной и целой.';

const text = (words = LONG, more = RIGHT) => p(words, { more });
const intro = (look: Parameters<typeof h>[2] = {}) =>
  h(1, 'ВВЕДЕНИЕ', { newPage: true, more: CENTRED, ...look });
const chapter = (more = '<w:ind w:firstLine="709"/>') => h(1, '1 Обзор', { newPage: true, more });
const figure = (caption: string, more = CENTRED) => [
  p(picture('p'), { more: CENTRED }),
  p(caption, { pStyle: 'Caption', more }),
];
const grid = () => table(row(['Год', 'Доход']), row(['2020', '5']));
const footer = (align: string) =>
  `<w:p><w:pPr><w:jc w:val="${align}"/></w:pPr>${field('PAGE', '1')}</w:p>`;

interface FileParts {
  body?: readonly string[];
  page?: Partial<typeof PAGE>;
  /** The paragraph of the footer; null where there is none. */
  footer?: string | null;
  section?: string;
}

/** A DOCX of these paragraphs, right in all that is not said otherwise. */
export function fileOf(parts: FileParts): Promise<Uint8Array> {
  const { body = [intro(), text()], page = {}, section = '' } = parts;
  const foot = parts.footer === undefined ? footer('center') : parts.footer;
  const named = foot === null ? '' : '<w:footerReference w:type="default" r:id="footer"/>';
  const { size, margins } = { ...PAGE, ...page };
  return zipDocx({
    body: [...body, `<w:sectPr>${named}${size}${margins}${section}</w:sectPr>`],
    ...(foot !== null && {
      links: [{ id: 'footer', type: 'footer', target: 'footer1.xml' }],
      parts: {
        'word/footer1.xml': `<w:ftr xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${foot}</w:ftr>`,
      },
    }),
  });
}

const body = (...blocks: readonly string[]): FileParts => ({ body: [intro(), ...blocks] });

/** One breach of every rule about the file itself. */
export const FILE_BREACHES: Readonly<Record<FileRuleId, FileParts>> = {
  'G32-6.1.1-paper': { page: { size: '<w:pgSz w:w="12240" w:h="15840"/>' } },
  'G32-6.1.1-margins': {
    page: { margins: '<w:pgMar w:left="1134" w:right="850" w:top="1134" w:bottom="1134"/>' },
  },
  'D11-5.3.7-margins': {
    body: [p('Диссертация на соискание учёной степени', { more: CENTRED }), intro(), text()],
  },
  'G32-6.3.1-page-number': { footer: null },
  'G32-6.3.1-page-place': { footer: footer('right') },
  'G32-6.3.2-title-page': { body: [p('Университет', { more: CENTRED }), intro(), text()] },
  'G32-6.1.1-font': body(p(LONG, { font: 'Arial', more: RIGHT })),
  'G32-6.1.1-size': body(p(LONG, { size: 10, more: RIGHT })),
  'V-font-14': body(text(), text(), p(LONG, { size: 13, more: RIGHT })),
  'G32-6.1.1-color': body(
    `<w:p><w:pPr>${RIGHT}</w:pPr><w:r><w:rPr><w:color w:val="FF0000"/></w:rPr><w:t>${LONG}</w:t></w:r></w:p>`,
  ),
  'G32-6.1.1-spacing': body(text(LONG, RIGHT.replace('360', '240'))),
  'V-justify': body(text(LONG, RIGHT.replace('w:after="0"', 'w:after="200"'))),
  'G32-6.1.1-indent': body(text(LONG, RIGHT.replace('709', '400'))),
  'G32-6.1.1-align': body(text(LONG, RIGHT.replace('both', 'left'))),
  'V-no-empty-paragraphs': body(text(), p(''), p(''), text()),
  'G32-6.2.1-struct-form': { body: [intro({ more: '' }), text()] },
  'G32-6.2.1-struct-caps': { body: [h(1, 'Введение', { more: CENTRED }), text()] },
  'G32-6.2.1-new-page': body(text(), h(1, 'ЗАКЛЮЧЕНИЕ', { more: CENTRED }), text()),
  'G32-6.2.3-section-form': body(
    text(),
    p('1 Обзор', { newPage: true, outline: 0, more: '<w:ind w:firstLine="709"/>' }),
    text(),
  ),
  'G32-6.2.3-section-indent': body(text(), chapter(''), text()),
  'G32-6.2.3-underline': body(
    text(),
    h(1, `${r('1 ')}<w:r><w:rPr><w:u w:val="single"/></w:rPr><w:t>Обзор</w:t></w:r>`, {
      newPage: true,
      more: '<w:ind w:firstLine="709"/>',
    }),
  ),
  'G32-5.4.1-toc-leader': { body: [p('Введение\t3', { pStyle: 'TOC1' }), intro(), text()] },
  'V-contents-typed': {
    body: [
      h(1, 'СОДЕРЖАНИЕ', { more: CENTRED }),
      ...['Введение ..... 3', '1 Обзор ..... 4', 'Заключение ..... 9'].map((line) => p(line)),
      intro(),
      text(),
    ],
  },
  'G32-6.4.6-dash': body(text(), p('сети', { list: [1, 1] }), p('люди', { list: [1, 1] })),
  'G32-6.5.7-caption-word': body(text(), ...figure('Рис. 1 — Схема')),
  'G32-6.6.3-caption-word': body(text(), p('Табл. 1 — Доход'), grid()),
  'G32-6.5.7-caption-dash': body(text(), ...figure('Рисунок 1. Схема')),
  'G32-6.6.3-caption-dash': body(text(), p('Таблица 1 - Доход'), grid()),
  'G32-6.5.7-caption-align': body(text(), ...figure('Рисунок 1 — Схема', '')),
  'G32-6.6.3-caption-align': body(text(), p('Таблица 1 — Доход', { align: 'right' }), grid()),
  'G32-6.5.7-caption-below': body(text(), ...figure('Рисунок 1 — Схема').toReversed()),
  'G32-6.6.3-caption-above': body(text(), grid(), p('Таблица 1 — Доход'), text()),
  'G32-6.5.8-caption-spacing': body(
    text(),
    ...figure(
      `Рисунок 1 — ${LONG.slice(0, -1)}`,
      '<w:spacing w:line="360"/><w:jc w:val="center"/>',
    ),
  ),
  'G32-6.5.4-numbering': body(text(), ...figure('Рисунок 1 — Схема'), ...figure('Рисунок 3 — Дом')),
  'G32-6.6.4-numbering': body(text(), p('Таблица 2 — Доход'), table(row([cell('1')]))),
};

const spaced = (side: 'before' | 'after') => RIGHT.replace(`w:${side}="0"`, `w:${side}="240"`);
const code = (line: string) => p(line, { font: 'Courier New' });
const VOLUME =
  'Выпускная квалификационная работа бакалавра 12\u00a0с., 1\u00a0кн., 1\u00a0рис., 2\u00a0табл., 3\u00a0источн.';
const flush = (words: string) => text(words, RIGHT.replace('709', '0'));

/** Files of others, right in what looks like a breach. */
export const LAWFUL_FILES: Readonly<Record<string, FileParts>> = {
  'space between text and what stands apart': body(
    text(LONG, spaced('after')),
    code('one'),
    text(LONG, spaced('before')),
    text(LONG, spaced('after')),
    grid(),
    text(LONG, spaced('before')),
    ...figure('Рисунок 1 — Схема'),
    text(LONG, spaced('before')),
  ),
  'blank lines in code': body(code('one'), p(''), p(''), code('two'), text()),
  'a single-spaced line over the rest of a table': body(
    p('Таблица 1 — Доход'),
    grid(),
    p('Продолжение таблицы 1', { newPage: true, more: '<w:spacing w:line="240"/>' }),
    grid(),
  ),
  'a volume line to the left': body(text(VOLUME, RIGHT.replace('both', 'left'))),
  'a subsection that is called as a structural element': body(
    h(3, 'Источники', { bold: true, more: '<w:ind w:firstLine="709"/>' }),
    text(),
  ),
  'terms without an indent': {
    body: [
      h(1, 'ТЕРМИНЫ И ОПРЕДЕЛЕНИЯ', { newPage: true, more: CENTRED }),
      flush('Контейнер — среда. Она изолирована.'),
      intro(),
      text(),
    ],
  },
  'a list of figures that Word has made': body(
    p('Рисунок 1 — Схема\t1', {
      pStyle: 'TableofFigures',
      more: '<w:tabs><w:tab w:val="right" w:leader="dot" w:pos="9000"/></w:tabs>',
    }),
    ...figure('Рисунок 1 — Схема'),
  ),
};

/** A paragraph after code and before text, apart from both. */
export const SPACED_ON_BOTH_SIDES: FileParts = body(
  code('one'),
  text(LONG, spaced('before').replace('w:after="0"', 'w:after="240"')),
  text(),
);

/** Breaches beside what is lawful, each with its rule. */
export const BREACHES_BESIDE: readonly (readonly [FileRuleId, FileParts])[] = [
  ['V-justify', body(code('one'), text(LONG, spaced('after')), text())],
  ['V-justify', body(grid(), text(), text(LONG, spaced('before')))],
  ['V-no-empty-paragraphs', body(code('one'), p(''), p(''), text())],
  ['G32-6.2.1-struct-caps', body(text(), h(2, 'Заключение', { newPage: true, more: CENTRED }))],
  ['G32-6.1.1-indent', body(flush('Контейнер — среда. Она изолирована.'))],
];
