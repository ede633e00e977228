import { USUAL_SOURCE_STYLE } from '@pv/editor-schema';
import { describe, expect, it, test } from 'vitest';
import { citation } from '../../model/sample-document.ts';
import { checkDocument } from '../check-document.ts';
import type { RuleId } from '../registry.ts';
import { citing, footnotesOf, referencesOf } from '../testing/bibliography-breaches.ts';
import { pageCitation, sourcesOf, textOf } from '../testing/documents.ts';
import { found, linesOf, mended } from '../testing/judge.ts';

const nb = '\u00A0';
const RECORD = 'Орлов А. А. Сети : моногр. М. : Наука, 2020. 90 с.';

const MENDED: readonly [rule: RuleId, of: typeof sourcesOf, before: string, after: string][] = [
  [
    'B100-5.5-unknown',
    sourcesOf,
    'Сети. – Б. м. : б. и., 2020.',
    'Сети. – [Б. м.] : [б. и.], 2020.',
  ],
  [
    'B100-5.7-series',
    sourcesOf,
    'Сети. – 9 с. – Серия «Связь».',
    'Сети. – 9 с. – (Серия «Связь»).',
  ],
  [
    'B100-7-component',
    sourcesOf,
    'Сети / А. А. Орлов // Вестник. – 2020. – DOI 10.9999/a.b. – Текст : электронный.',
    'Сети / А. А. Орлов. – DOI 10.9999/a.b. – Текст : электронный // Вестник. – 2020.',
  ],
  [
    'B100-patent-2020',
    sourcesOf,
    'Патент № 1 Российская Федерация. Шов : заявл. 01.02.2019 : опубл. 01.02.2020.',
    'Патент № 1 Российская Федерация. Шов : заявлено 01.02.2019 : опубликовано 01.02.2020.',
  ],
  [
    'R05-4.9.1-dot',
    referencesOf,
    'Сети. – М. : Наука, 2020. – 9 с.',
    'Сети. М. : Наука, 2020. 9 с.',
  ],
  ['R05-4.9.3-abbr', referencesOf, 'Сети. Санкт-Петербург : Луч, 2020.', 'Сети. СПб. : Луч, 2020.'],
  [
    'R05-heading-form',
    referencesOf,
    'Орлов, А. А., Лис, Б. Б. Сети. М. : Луч, 2020.',
    'Орлов А. А., Лис Б. Б. Сети. М. : Луч, 2020.',
  ],
  [
    'R05-11.4-archive',
    sourcesOf,
    'Записки // Архив. Ф. 41, оп. 2, д. 45, л. 1.',
    'Записки // Архив. Ф. 41. Оп. 2. Д. 45. Л. 1.',
  ],
];

test.each(MENDED)('%s is mended', (rule, of, before, after) => {
  expect(mended(rule, of(before)).sources[0]?.raw).toBe(after);
  expect(found(rule, of(after))).toEqual([]);
});

/** What looks like a breach and is none. */
const RIGHT: readonly [rule: RuleId, of: typeof sourcesOf, record: string][] = [
  ['B100-4.6.4-dot-instead', sourcesOf, 'Сети / А. А. Орлов. Москва : Наука, 2020. 90 с.'],
  ['B100-5.5-unknown', sourcesOf, 'Сети / Б. М. Лис. – [Б. м.] : [б. и.], 2020.'],
  ['B100-5.7-series', sourcesOf, 'Серия снимков. – Москва : Луч, 2020. – (Серия «Свет»).'],
  ['B100-7-component', sourcesOf, 'Сети. – Текст : электронный // Вестник. – 2020.'],
  ['B100-patent-2020', sourcesOf, 'О том, как опубл. 5 томов. – Москва : Луч, 2020.'],
  ['B100-thesis-name', sourcesOf, 'Сети : диссертация / Орлов Андрей Андреевич. – Москва, 2020.'],
  ['B100-thesis-name', sourcesOf, 'Сети : учебник / А. А. Орлов. – Москва : Луч, 2020.'],
  ['R05-4.9.4-extent', referencesOf, 'Сети // Вестник. 2020. № 2. С. 15–20.'],
  ['R05-4.9.4-extent', referencesOf, RECORD],
  ['R05-4.10.1-heading', referencesOf, 'Сети / под ред. А. А. Орлова. М. : Наука, 2020.'],
  ['R05-4.10.1-heading', referencesOf, 'Сети / А. А. Орлов [и др.]. М. : Наука, 2020.'],
  ['R05-4.10.2-heading-all', referencesOf, 'Орлов А. А. Сети / под ред. Б. Б. Лиса. М., 2020.'],
  ['R05-four-plus', referencesOf, 'Сети / А. А. Орлов [и др.]. М. : Наука, 2020.'],
  ['R05-four-plus', referencesOf, 'Орлов А. А., Лис Б. Б., Ёж В. В. Сети. М., 2020.'],
  ['R05-10.4.4-url', referencesOf, 'Сети. URL: http://a.ru (дата обращения: 01.02.2020).'],
  [
    'R05-10.4-notes-order',
    referencesOf,
    'Сети. Режим доступа: по подписке. URL: http://a.ru (дата обращения: 01.02.2020).',
  ],
];

test.each(RIGHT)('%s leaves what is right alone: %#', (rule, of, record) => {
  expect(found(rule, of(record))).toEqual([]);
});

describe('a list by one of the two standards', () => {
  it('is asked for nothing that the other one wants', () => {
    const short = checkDocument(referencesOf(RECORD, 'Лис Б. Б. Мосты. СПб. : Луч, 2021. 80 с.'));
    expect(short.map(({ rule }) => rule).filter((rule) => /^B100|^R05/.test(rule))).toEqual([]);
    const record =
      'Орлов, А. А. Сети / А. А. Орлов. – Москва : Луч, 2020. – 9 с. – Текст : непосредственный.';
    const long = checkDocument(sourcesOf(record));
    expect(long.map(({ rule }) => rule).filter((rule) => /^B100|^R05/.test(rule))).toEqual([]);
  });

  it('goes without its mark of what is electronic where the writer has chosen so', () => {
    const document = referencesOf('Сети // Вестник. URL: http://a.ru.', 'Мосты. М., 2020.');
    expect(found('R05-10.3-electronic', document)).toHaveLength(1);
    const sourceStyle = {
      ...USUAL_SOURCE_STYLE,
      standard: '7.0.5-2008',
      contentType: false,
    } as const;
    const without = { ...document, settings: { ...document.settings, sourceStyle } };
    expect(found('R05-10.3-electronic', without)).toEqual([]);
  });
});

describe('references in the text', () => {
  it.each([
    ['R05-4.12-secondary', 'Так (цит. по книге).', 'Так (цит. по: книге).'],
    [
      'R05-5.2-intext',
      'Так [Орлов А. А. Сети. М. : Луч, 2020. С. 5].',
      'Так (Орлов А. А. Сети. М. : Луч, 2020. С. 5).',
    ],
    ['R05-7.5.2-long-title', 'Так [Сети хранения..., 2003].', 'Так [Сети хранения ..., 2003].'],
  ] as const)('%s is mended', (rule, before, after) => {
    expect(linesOf(mended(rule, textOf(before)))).toEqual([after]);
  });

  it.each([
    ['R05-4.12-secondary', 'Так (цит. по: [3]), и цитируется по традиции.'],
    ['R05-5.2-intext', 'Отрезок [0, 1], массив a[i] и время [12 : 30].'],
    ['R05-7.4.1-link', 'Питание (источник тока 5 А) и (источник: опрос).'],
    ['R05-7.5.2-long-title', 'Так [Сети хранения ..., 2003] и [Далее...].'],
  ] as const)('%s leaves what is right alone', (rule, line) => {
    expect(found(rule, textOf(line))).toEqual([]);
  });

  it('name the volume before the page, and stand in one bracket', () => {
    const wrong = citing('Слово ', pageCitation('s', `с.${nb}17–19 ч. 2`));
    const [, node] =
      mended('R05-7.5.3-volume', wrong).sections[0]?.content.content?.[0]?.content ?? [];
    expect(node?.attrs?.sources).toEqual([{ id: 's', locator: `ч. 2, с.${nb}17–19` }]);
    expect(found('R05-7.5.3-volume', citing('Слово ', pageCitation('s', 'т. 1, с. 17')))).toEqual(
      [],
    );
    const apart = citing('Слово ', citation('s'), ' и слово ', citation('t'));
    expect(found('R05-7.5.4-several', apart)).toEqual([]);
  });

  it('go by numbers where the list is numbered', () => {
    expect(found('R05-7.5.1-author-link', textOf('Так [Орлов, 2003].'))).toEqual([]);
    expect(found('R05-7.5.1-author-link', citing('Так [Казань, Москва] и [0, 1].'))).toEqual([]);
  });
});

describe('footnotes', () => {
  it('repeat a reference shortly, and speak of the one before', () => {
    const right = footnotesOf(RECORD, 'Там же. С. 5.', 'Орлов А. А. Указ. соч. С. 7.');
    for (const rule of ['R05-8.4-repeat', 'R05-8.10-ibid', 'R05-8.12-opcit'] as const) {
      expect(found(rule, right), rule).toEqual([]);
    }
    expect(found('R05-8.10-ibid', footnotesOf(RECORD, 'там же'))).toHaveLength(1);
  });

  it('part several references by a semicolon between spaces', () => {
    const right = footnotesOf('Орлов А. А. Сети. М., 2020. 90 с. ; Лис Б. Б. Мосты. М., 2020.');
    expect(found('R05-9.1-complex', right)).toEqual([]);
  });
});
