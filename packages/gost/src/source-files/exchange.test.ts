import type { SourceJson } from '@pv/editor-schema';
import { describe, expect, it } from 'vitest';
import { formatCsl, formatSource } from '../bibliography/format.ts';
import { type ExchangeFormat, readSourceFile, writeSourceFile } from './exchange.ts';

const source = (id: string, csl: Record<string, unknown>): SourceJson => ({ id, raw: '', csl });
const year = (at: number) => ({ 'date-parts': [[at]] });
const PEOPLE = [{ family: 'Орлова', given: 'Т. В.' }, { literal: 'Институт проблем' }];

const SOURCES = [
  source('a', {
    type: 'book',
    title: 'Сети & 100 % опор',
    author: PEOPLE,
    publisher: 'Луч',
    'publisher-place': 'М.',
    issued: year(2019),
    ISBN: '978-5-00000-000-1',
  }),
  source('b', {
    type: 'article-journal',
    title: 'Quiet bearings',
    author: [{ family: 'Ash', given: 'A.' }],
    'container-title': 'Journal of Friction',
    issued: year(2021),
    volume: '3',
    issue: '4',
    page: '10-20',
    DOI: '10.1000/a_b',
  }),
];
const RECORDS = SOURCES.map((one) => formatSource(one));

describe('a list of sources', () => {
  it.each<ExchangeFormat>(['bibtex', 'biblatex', 'ris', 'csl'])(
    'handed on as %s comes back as it was',
    async (format) => {
      const file = await readSourceFile(await writeSourceFile(format, SOURCES));
      expect(file?.records.map(({ csl }) => formatCsl(csl))).toEqual(RECORDS);
    },
  );

  it('hands a typed record on whole, where it cannot be read', async () => {
    const typed = { id: 'c', raw: 'Записи лекций, тетрадь', csl: null };
    const file = await readSourceFile(await writeSourceFile('biblatex', [typed]));
    expect(file?.records[0]?.csl.title).toBe(typed.raw);
  });
});

describe('a file from elsewhere', () => {
  it('is read without its broken records, which are named', async () => {
    const file = await readSourceFile(
      '@book{a, title={Сети}, author={Орлова Т. В.}, year=2020}\n@book{b, title={Опоры\n@book{c, title={Валы}, year=2021}',
    );
    expect(file?.records.map(({ csl }) => csl.title)).toEqual(['Сети', 'Валы']);
    expect(file?.records[0]?.csl.author).toEqual([{ family: 'Орлова', given: 'Т. В.' }]);
    expect(file?.failed).toEqual(['@book{b, title={Опоры']);
  });

  it('is read with what LaTeX alone means told as we tell it', async () => {
    const file = await readSourceFile(
      '@book{a, title={Завод <<Луч>>}, author={Орлова, Т. В. and others}, publisher={Луч}, address={М.}, year=2020}\n@manual{b, title={Насос}, organization={Луч}, year=2003}\n@techreport{c, title={Report}, author={Ash, A.}, institution={MIT}, year=2001}',
    );
    expect(file?.records.map(({ csl }) => [csl.type, csl.genre, formatCsl(csl)])).toEqual([
      [
        'book',
        undefined,
        'Орлова, Т. В. Завод «Луч» / Т. В. Орлова [и др.]. – М. : Луч, 2020. – Текст : непосредственный.',
      ],
      ['book', undefined, 'Насос. – [Б. м.] : Луч, 2003. – Текст : непосредственный.'],
      ['report', undefined, expect.stringContaining('MIT, 2001')],
    ]);
  });

  it('is read with spaces that are typed with a backslash, at the end of a line too', async () => {
    const file = await readSourceFile(
      '@inproceedings{a, title={Сети}, booktitle={Тр.\\ конф.\\\n  «Луч»}, year=1988}',
    );
    expect(file?.records[0]?.csl['container-title']).toBe('Тр. конф. «Луч»');
  });

  it('is read without records that have no title', async () => {
    const file = await readSourceFile('[{"title": null}, {"title": {}}, {"title": "Сети"}]');
    expect(file?.records.map(({ csl }) => csl.title)).toEqual(['Сети']);
  });

  it('has the pages of a whole book where it says how many they are', async () => {
    const file = await readSourceFile(
      '@book{a, title={Сети}, pages={100}}\n@inbook{b, title={Опоры}, booktitle={Валы}, pages={10}}',
    );
    const pages = file?.records.map(({ csl }) => [csl.page, csl['number-of-pages']]);
    expect(pages).toEqual([
      [undefined, '100'],
      ['10', undefined],
    ]);
  });

  it('that is none of the formats is told apart, and nothing is asked of the network', async () => {
    for (const text of ['', 'https://example.ru/a.bib', '10.1000/182', '{"a"', 'Просто текст']) {
      expect(await readSourceFile(text)).toBeNull();
    }
  });
});
