import { type DocumentSnapshot, defaultSettings } from '@pv/editor-schema';
import { describe, expect, test } from 'vitest';
import { importMessy } from '../../../test/messy-docx/import-messy.ts';
import { note, p, r } from '../../../test/messy-docx/pieces.ts';
import { writeDocx } from '../../docx/index.ts';
import { renderDocx, soffice } from '../../docx/testing/libreoffice.ts';
import { packageFaults } from '../../docx/testing/package-faults.ts';
import { titlePage } from '../../docx/testing/sample.ts';
import { buildDocument } from '../../model/build.ts';
import { markComments } from '../../model/mark-comments.ts';
import { importDocx } from '../import-docx.ts';

const OPTIONS = { titlePage, assets: new Map(), formatSource: () => '' };
const WORDS = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const text = (value: string, ...marks: string[]) => ({
  type: 'text',
  text: value,
  marks: marks.map((type) => ({ type })),
});

const snapshot: DocumentSnapshot = {
  version: 1,
  settings: defaultSettings(),
  sections: [
    {
      id: 'a',
      kind: 'chap',
      title: 'Обзор',
      content: {
        type: 'doc',
        content: [
          { type: 'paragraph', content: [text('Шов держит '), text('долго', 'bold'), text('.')] },
          { type: 'paragraph', content: [text('Нагрев его портит.')] },
        ],
      },
    },
  ],
  sources: [],
};

test('what is said of a text goes into the file, settled or not, and comes back at its words', async () => {
  const { snapshot: marked, shown } = markComments(snapshot, [
    { id: 0, section: 'a', range: [4, 16] },
    { id: 1, section: 'a', range: [17, 23] },
    { id: 2, section: 'gone', range: [0, 1] },
  ]);
  expect([...shown].sort()).toEqual([0, 1, 2]);
  expect(
    markComments({ ...snapshot, sections: [] }, [{ id: 0, section: 'gone', range: [0, 1] }]).shown
      .size,
  ).toBe(0);
  const document = buildDocument(marked, OPTIONS);
  const date = new Date('2026-03-01T10:00:00.000Z');
  const said = [
    { id: 0, author: 'Орлова В. П.', date, text: 'Сколько?\nИ где источник?', answers: null },
    { id: 1, author: 'Гость & Ко', date, text: 'До какой?', answers: null, done: true },
    { id: 2, author: 'Белова', date, text: 'О чём удалено', answers: null },
  ];
  const bytes = await writeDocx(document, { comments: said });
  expect(await packageFaults(bytes)).toEqual([]);
  const { comments } = await importDocx(bytes);
  expect(comments).toMatchObject([
    {
      author: 'Орлова В. П.',
      date: date.toISOString(),
      text: 'Сколько?\nИ где источник?',
      quote: 'держит долго',
      after: '.\nНагрев его портит.\n',
      answers: null,
      done: false,
    },
    { author: 'Гость & Ко', quote: 'Нагрев', text: 'До какой?', answers: null, done: true },
    expect.objectContaining({ author: 'Белова', text: 'О чём удалено', quote: 'Ш' }),
  ]);
});

test('a comment takes in the numbers that stand right after its words', async () => {
  const figure = { type: 'figure', attrs: { id: 'f', images: [] }, content: [text('Стенд')] };
  const line = [
    text('См. рисунок '),
    { type: 'crossReference', attrs: { target: 'f' } },
    { type: 'citation', attrs: { sources: [{ id: 'gone', locator: null }] } },
    text(' и далее'),
  ];
  const [section] = snapshot.sections;
  if (!section) throw new Error('there is a section');
  const content = { type: 'doc', content: [{ type: 'paragraph', content: line }, figure] };
  const numbered = { ...snapshot, sections: [{ ...section, content }] };
  const { snapshot: marked } = markComments(numbered, [{ id: 0, section: 'a', range: [4, 12] }]);
  const said = [{ id: 0, author: 'Орлова', date: new Date(0), text: 'Чей?', answers: null }];
  const bytes = await writeDocx(buildDocument(marked, OPTIONS), { comments: said });
  const { comments } = await importDocx(bytes);
  expect(comments).toMatchObject([
    { before: expect.stringMatching(/См\. $/), quote: 'рисунок 1.1[?]' },
  ]);
});

test('an answer stands in the thread that it answers, at the same words', async () => {
  const at = { section: 'a', range: [4, 16] as const };
  const { snapshot: marked } = markComments(snapshot, [
    { id: 0, ...at },
    { id: 1, ...at },
  ]);
  const date = new Date('2026-03-01T10:00:00.000Z');
  const said = [
    { id: 0, author: 'Орлова', date, text: 'Сколько?\nИ где?', answers: null },
    { id: 1, author: 'Белова', date, text: '«Сколько?»\nЧас.\n', answers: 0 },
  ];
  const bytes = await writeDocx(buildDocument(marked, OPTIONS), { comments: said });
  expect(await packageFaults(bytes)).toEqual([]);
  const { comments } = await importDocx(bytes);
  expect(comments).toMatchObject([
    { author: 'Орлова', answers: null, done: false, quote: 'держит долго' },
    { author: 'Белова', text: '«Сколько?»\nЧас.', answers: 0, quote: 'держит долго' },
  ]);
});

test.skipIf(soffice === undefined)(
  'LibreOffice opens a file with a thread',
  async () => {
    const said = [
      { id: 0, author: 'Орлова', date: new Date(0), text: 'Сколько?', answers: null },
      { id: 1, author: 'Белова', date: new Date(0), text: 'Час.', answers: 0 },
    ];
    const at = { section: 'a', range: [4, 16] as const };
    const { snapshot: marked } = markComments(
      snapshot,
      said.map(({ id }) => ({ id, ...at })),
    );
    const bytes = await writeDocx(buildDocument(marked, OPTIONS), { comments: said });
    expect((await renderDocx(bytes)).pages).toBeGreaterThan(0);
  },
  240_000,
);

test('a file without comments has no part for them', async () => {
  const document = buildDocument(snapshot, OPTIONS);
  expect((await importDocx(await writeDocx(document))).comments).toEqual([]);
});

describe('a note among the words of a comment', () => {
  const restart =
    '<w:sectPr><w:footnotePr><w:numRestart w:val="eachPage"/></w:footnotePr></w:sectPr>';
  const numbered = '<w:sectPr><w:footnotePr><w:numStart w:val="5"/></w:footnotePr></w:sectPr>';
  const page = '<w:r><w:lastRenderedPageBreak/></w:r>';

  test.each([
    ['has the number that Word counts', p(`${r('До.')}${note(1)}`), 'Шов2 держит'],
    ['is not numbered where pages nobody knows tell it', `${p(note(1))}${restart}`, undefined],
    [
      'has one that is counted from the first of the file',
      `${p(note(1))}${numbered}`,
      'Шов6 держит',
    ],
    ['is counted by pages as Word had them', `${p(note(1))}${restart}${p(page)}`, 'Шов1 держит'],
  ])('%s', async (_, before, shown) => {
    const said = `<w:comment w:id="7" w:author="Орлова"><w:p>${r('Почему?')}</w:p></w:comment>`;
    const parts = { 'word/comments.xml': `<w:comments xmlns:w="${WORDS}">${said}</w:comments>` };
    const stretch = `<w:commentRangeStart w:id="7"/>${r('Шов')}${note(2)}${r(' держит')}<w:commentRangeEnd w:id="7"/>`;
    const { result } = await importMessy([before, p(`${stretch}${note(3)}`)], { parts });
    const [comment] = result.comments ?? [];
    expect(comment).toMatchObject({ quote: 'Шов держит', after: '\n' });
    expect(comment?.shown).toBe(shown);
  });
});

test('Word tells who answers whom, what is settled; a comment at a point is about its line', async () => {
  const comment = (id: number, paragraph: string, said: string) =>
    `<w:comment w:id="${id}" w:author="Орлова"><w:p w14:paraId="${paragraph}">${r(said)}</w:p></w:comment>`;
  const parts = {
    'word/comments.xml': `<w:comments xmlns:w="${WORDS}" xmlns:w14="w14">${comment(7, 'A1', 'Почему?')}${comment(8, 'A2', 'Потому.')}</w:comments>`,
    'word/commentsExtended.xml':
      '<w15:commentsEx xmlns:w15="w15"><w15:commentEx w15:paraId="A1" w15:done="1"/><w15:commentEx w15:paraId="A2" w15:paraIdParent="A1" w15:done="0"/></w15:commentsEx>',
  };
  const point = '<w:r><w:commentReference w:id="7"/></w:r>';
  const body = [p(r('До.')), p(`${r('Шов ')}${point}${r('держит.')}`), p(r('После.'))];
  const links = [{ id: 'extended', type: 'commentsExtended', target: 'commentsExtended.xml' }];
  const { result } = await importMessy(body, { parts, links });
  expect(result.comments).toMatchObject([
    { text: 'Почему?', done: true, answers: null, quote: 'Шов держит.', before: 'До.\n' },
    { text: 'Потому.', done: false, answers: 0, date: null, quote: '' },
  ]);
});
