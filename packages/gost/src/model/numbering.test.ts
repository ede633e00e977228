import { USUAL_SOURCE_STYLE } from '@pv/editor-schema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { processorSeconds } from '../../test/processor-seconds.ts';
import { citationPlaces } from './citation-places.ts';
import { numberDocument, numberSections, referenceLabel } from './numbering.ts';
import {
  citation,
  figure,
  formula,
  heading,
  listing,
  paragraph,
  section,
  snapshot,
  source,
  tableBlock,
} from './sample-document.ts';
import { countCitations, scanSection } from './scan-section.ts';

const numbersOf = (...args: Parameters<typeof snapshot>) =>
  Object.fromEntries(numberDocument(snapshot(...args)).items.map((item) => [item.id, item.number]));

describe('numbers of sections and headings', () => {
  it('number chapters and leave structural elements without a number', () => {
    const numbers = numbersOf([
      section('intro', 'i', 'Введение'),
      section('chap', 'c1', 'Обзор'),
      section('chap', 'c2', 'Метод'),
      section('conclusion', 'z', 'Заключение'),
    ]);
    expect(numbers).toEqual({ i: null, c1: '1', c2: '2', z: null });
  });

  it('count subsections, items and sub-items below their parent', () => {
    const numbers = numbersOf([
      section('chap', 'c1', 'Обзор', heading('a', 'А')),
      section(
        'chap',
        'c2',
        'Метод',
        heading('b', 'Б'),
        heading('c', 'В', 3),
        heading('d', 'Г', 4),
        heading('e', 'Д', 3),
        heading('f', 'Е'),
        heading('g', 'Ж', 3),
      ),
    ]);
    expect(numbers).toMatchObject({
      a: '1.1',
      b: '2.1',
      c: '2.1.1',
      d: '2.1.1.1',
      e: '2.1.2',
      f: '2.2',
      g: '2.2.1',
    });
  });

  it('number items straight in the chapter when it has no subsections (6.4.2)', () => {
    const numbers = numbersOf([
      section('chap', 'c', 'Обзор', heading('a', 'А', 3), heading('b', 'Б', 3), heading('d', 'В')),
    ]);
    expect(numbers).toMatchObject({ a: '1.1', b: '1.2', d: '1.3' });
  });

  it('skip an unnumbered heading and everything below it', () => {
    const numbers = numbersOf([
      section(
        'chap',
        'c',
        'Обзор',
        heading('a', 'А'),
        heading('b', 'Выводы', 2, false),
        heading('d', 'Внутри', 3),
        heading('e', 'Е'),
      ),
      section('intro', 'i', 'Введение', heading('f', 'Цель')),
    ]);
    expect(numbers).toMatchObject({ a: '1.1', b: null, d: null, e: '1.2', f: null });
  });

  it('letter appendices, a single one too, and number what is inside', () => {
    expect(numbersOf([section('applications', 'x', 'Акт')])).toEqual({ x: 'А' });
    const numbers = numbersOf([
      section('chap', 'c', 'Обзор', figure('f0', 'Схема')),
      section('applications', 'x', 'Акт', heading('h', 'Часть'), figure('f1', 'Схема')),
      section('applications', 'y', 'Код', figure('f2', 'Схема'), formula('e', 'x')),
    ]);
    expect(numbers).toMatchObject({ f0: '1', h: 'А.1', f1: 'А.1', y: 'Б', f2: 'Б.1', e: 'Б.1' });
  });
});

describe('numbers of captions', () => {
  const chapters = [
    section('intro', 'i', 'Введение', figure('f0', 'Нулевая')),
    section('chap', 'c1', 'Обзор', figure('f1', 'Первая'), tableBlock('t1', 'Данные', [])),
    section(
      'chap',
      'c2',
      'Метод',
      figure('f2', 'Вторая'),
      formula('e1', 'x'),
      formula('e2', 'y', false),
      formula('e3', 'z'),
      listing('l1', 'Код', 'x'),
    ),
  ];

  it('go through the document, each kind for itself', () => {
    expect(numbersOf(chapters)).toMatchObject({
      f0: '1',
      f1: '2',
      f2: '3',
      t1: '1',
      e1: '1',
      e2: null,
      e3: '2',
      l1: '1',
    });
  });

  it('start again in each chapter when the scheme says so, and have no prefix outside chapters', () => {
    expect(numbersOf(chapters, { numbering: 'section' })).toMatchObject({
      f0: '1',
      f1: '1.1',
      f2: '2.1',
      t1: '1.1',
      e3: '2.2',
      l1: '2.1',
    });
  });

  it('reach figures inside lists and table cells', () => {
    const list = {
      type: 'bulletList',
      content: [{ type: 'listItem', content: [paragraph('к'), figure('in', 'Внутри')] }],
    };
    expect(numbersOf([section('chap', 'c', '', list, figure('out', 'Снаружи'))])).toMatchObject({
      in: '1',
      out: '2',
    });
  });

  it('count a node without an id and keep the first of two with one id', () => {
    const { items, byId } = numberDocument(
      snapshot([
        section('chap', 'c', '', figure(null, 'А'), figure('f', 'Б'), figure('f', 'Копия')),
      ]),
    );
    expect(items.map((item) => item.number)).toEqual(['1', '1', '2', '3']);
    expect(byId.get('f')).toMatchObject({ number: '2', text: 'Б', path: [1] });
  });
});

describe('references', () => {
  it('print the bare number, a formula in parentheses, the title of what has no number', () => {
    const { byId } = numberDocument(
      snapshot([
        section('intro', 'i', 'Введение'),
        section(
          'chap',
          'c',
          'Обзор',
          figure('f', 'А'),
          formula('e', 'x'),
          formula('n', 'x', false),
        ),
      ]),
    );
    const labels = ['i', 'c', 'f', 'e', 'n'].map((id) => {
      const item = byId.get(id);
      return item && referenceLabel(item);
    });
    expect(labels).toEqual(['«Введение»', '1', '1', '(1)', null]);
  });
});

describe('order of the sources', () => {
  it('tells in how many places a text cites one of them', () => {
    const text = section(
      'chap',
      'c',
      '',
      paragraph('Так', citation('a', 'b')),
      paragraph(citation('b')),
    );
    expect(['a', 'b', 'c'].map((id) => countCitations(text.content, id))).toEqual([1, 2, 0]);
  });

  it('follows the first citation; uncited ones come last by alphabet, Cyrillic first', () => {
    const { sources } = numberDocument(
      snapshot(
        [
          section('intro', 'i', '', paragraph('Так', citation('b', 'nobody'))),
          section('chap', 'c', '', paragraph(citation('a', 'b')), figure('f', 'Без ссылок')),
        ],
        {
          sources: [
            source('a'),
            source('x', 'Smith, J.'),
            source('b'),
            source('y', 'Яковлев, А.'),
            source('z', 'Абрамов, Я.'),
          ],
        },
      ),
    );
    expect(sources.ids).toEqual(['b', 'a', 'z', 'y', 'x']);
    expect([...sources.cited]).toEqual(['b', 'a']);
    expect(sources.numbers.get('a')).toBe(2);
  });

  it('follows letters where the writer chose so: Cyrillic first, «ё» as «е», quotes aside', () => {
    const { sources } = numberDocument(
      snapshot([section('intro', 'i', '', paragraph('Так', citation('d')))], {
        sourceStyle: { ...USUAL_SOURCE_STYLE, order: 'alphabet' },
        sources: [
          source('f', 'Adams, J. Nets'),
          source('d', 'Жуков, А. Сети'),
          source('e', 'Жукова, А. Мосты'),
          source('c', '«Ёмкость» и мера'),
          source('b', 'Егоров, Я. Валы'),
          source('a', '[Атлас опор]'),
        ],
      }),
    );
    expect(sources.ids).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
    expect(sources.numbers.get('d')).toBe(4);
    expect([...sources.cited]).toEqual(['d']);
  });
});

describe('the places where a source is cited', () => {
  it('are its sections and headings, each once, with the way to the first citation there', () => {
    const document = snapshot(
      [
        section('intro', 'i', '', paragraph('Так', citation('a'))),
        section(
          'chap',
          'c',
          'Обзор',
          paragraph('Сначала', citation('b')),
          heading('h', 'Опоры'),
          paragraph(citation('a', 'b')),
          paragraph(citation('a')),
        ),
      ],
      { sources: [source('a'), source('b'), source('z')] },
    );
    const scans = document.sections.map(({ id, content }) => ({ id, scan: scanSection(content) }));
    const places = citationPlaces(numberDocument(document), scans);
    const told = (id: string) =>
      places.get(id)?.map(({ heading: { sectionId, number }, path }) => [sectionId, number, path]);
    expect(told('a')).toEqual([
      ['i', null, [0, 1]],
      ['c', '1.1', [2, 0]],
    ]);
    expect(told('b')).toEqual([
      ['c', '1', [0, 1]],
      ['c', '1.1', [2, 0]],
    ]);
    expect(told('z')).toBeUndefined();
  });
});

/** Any document of up to eight sections with unique ids. */
const anyDocument = fc
  .array(
    fc.record({
      kind: fc.constantFrom('intro', 'chap', 'applications', 'common'),
      nodes: fc.array(
        fc.constantFrom('h2', 'h3', 'h4', 'plain', 'figure', 'table', 'listing', 'formula', 'text'),
        { maxLength: 12 },
      ),
    }),
    { maxLength: 8 },
  )
  .map((sections) =>
    sections.map(({ kind, nodes }, s) =>
      section(
        kind as 'chap',
        `s${s}`,
        'Раздел',
        ...nodes.map((node, n) => {
          const id = `s${s}n${n}`;
          if (node === 'plain') return heading(id, 'Без номера', 2, false);
          if (node.startsWith('h')) return heading(id, 'Заголовок', Number(node[1]));
          if (node === 'figure') return figure(id, 'Рисунок');
          if (node === 'table') return tableBlock(id, 'Таблица', []);
          if (node === 'listing') return listing(id, 'Листинг', 'x');
          return node === 'formula' ? formula(id, 'x') : paragraph('Текст');
        }),
      ),
    ),
  );

describe('any document', () => {
  it('has no two things of one kind with one number', () => {
    fc.assert(
      fc.property(anyDocument, fc.constantFrom('through', 'section'), (sections, numbering) => {
        const { items } = numberDocument(
          snapshot(sections, { numbering: numbering as 'through' | 'section' }),
        );
        const labels = items
          .filter((item) => item.number !== null)
          .map((item) => `${item.kind === 'appendix' ? 'section' : item.kind} ${item.number}`);
        expect(new Set(labels).size).toBe(labels.length);
      }),
    );
  });

  it('leaves no gap: taking one from the last part of a number above 1 names another item', () => {
    fc.assert(
      fc.property(anyDocument, (sections) => {
        const { items } = numberDocument(snapshot(sections, { numbering: 'section' }));
        const labels = new Set(items.map((item) => `${item.kind} ${item.number}`));
        for (const { kind, number } of items) {
          const [, stem = '', last] = /^(.*?)(\d+)$/.exec(number ?? '') ?? [];
          if (Number(last) > 1) expect(labels).toContain(`${kind} ${stem}${Number(last) - 1}`);
        }
      }),
    );
  });

  it('gets the same numbers from kept scans of its sections', () => {
    fc.assert(
      fc.property(anyDocument, (sections) => {
        const whole = numberDocument(snapshot(sections));
        const scanned = sections.map((item) => ({ ...item, scan: scanSection(item.content) }));
        expect(numberSections({ sections: scanned, scheme: 'through', sources: [] })).toEqual(
          whole,
        );
      }),
    );
  });
});

/** A document of so many chapters of a dozen pages. */
function longDocument(chapters: number) {
  const body = Array.from({ length: chapters }, (_, s) =>
    section(
      'chap',
      `c${s}`,
      'Глава',
      ...Array.from({ length: 100 }, (_, n) =>
        n % 5 === 0 ? figure(`f${s}.${n}`, 'Схема') : paragraph('Слово '.repeat(45), citation('a')),
      ),
    ),
  );
  return snapshot(body, { sources: [source('a')] });
}

it('numbers a document four times as long in about four times the time, not in sixteen', async () => {
  const documents = [longDocument(12), longDocument(48)];
  // in turn, so that a slow moment of the machine is one of both
  const least = documents.map(() => Number.POSITIVE_INFINITY);
  for (let round = 0; round < 20; round += 1) {
    for (const [at, document] of documents.entries()) {
      const seconds = await processorSeconds(() => numberDocument(document));
      least[at] = Math.min(least[at] ?? seconds, seconds);
    }
  }
  const [short = 0, long = 0] = least;
  expect(long / short).toBeLessThan(8);
});
