import { describe, expect, it } from 'vitest';
import { cite, paragraph, section } from '../compose/index.ts';
import { type DocumentSnapshot, defaultSettings, type SectionJson } from '../snapshot.ts';
import { nodeText } from '../words.ts';
import { mergeDocuments } from './merge-documents.ts';
import { putBackApart } from './put-back-apart.ts';

const stages = { numbered: new Set(['one', 'two']), last: 'end' };

function ids(prefix: string): () => string {
  let last = 0;
  return () => `${prefix}-${++last}`;
}

const documentOf = (sections: SectionJson[], raw = ''): DocumentSnapshot => ({
  version: 1,
  settings: defaultSettings(),
  sections,
  sources: raw ? [{ id: 'source', raw, csl: null }] : [],
});

const start = documentOf([section('t1', 'chap', 'Задание', paragraph('Задано'))]);
const first = documentOf(
  [
    section('f0', 'title', ''),
    section('f1', 'intro', 'Введение', paragraph('Введение обзора')),
    section('c', 'chap', 'Обзор', paragraph('Обзорное', cite('source'))),
  ],
  'Иванов',
);
// begun as a copy of the first
const second = documentOf(
  [section('c', 'chap', 'Метод', paragraph('Методичное', cite('source')))],
  'Петров',
);
const last = documentOf([
  section('e0', 'title', ''),
  section('e1', 'intro', 'Введение', paragraph('Итоговое')),
  section('e2', 'chap', 'Итог', paragraph('Итог')),
]);

/** The one document in which every word has been written anew since. */
function rewritten(): DocumentSnapshot {
  const parts = [
    { stage: null, snapshot: start },
    { stage: 'one', snapshot: first },
    { stage: 'two', snapshot: second },
    { stage: null, snapshot: last },
  ];
  const merged = mergeDocuments(parts, ids('merged'));
  const content = { type: 'doc', content: [paragraph('Новое')] };
  return { ...merged, sections: merged.sections.map((one) => ({ ...one, content })) };
}

const told = ({ sections }: DocumentSnapshot) =>
  sections.map((one) => `${one.stage ?? '-'} ${one.kind} ${one.title}: ${nodeText(one.content)}`);
const back = (kept: DocumentSnapshot, stage: string | null, current = rewritten()) =>
  putBackApart(current, kept, { stage, stages }, ids('back'));

const NOW = [
  '- title : Новое',
  '- intro Введение: Новое',
  '- chap Задание: Новое',
  'one chap Введение: Новое',
  'one chap Обзор: Новое',
  'two chap Метод: Новое',
  '- chap Итог: Новое',
];
/** What there is now, with other words at some places. */
const withWords = (words: Record<number, string>) =>
  NOW.map((line, at) => (words[at] !== undefined ? line.replace('Новое', words[at]) : line));

describe('an edition that was kept while its stage had a document of its own', () => {
  it('takes the place of what its sections have become, and of no other', () => {
    expect(told(rewritten())).toEqual(NOW);
    expect(told(back(first, 'one'))).toEqual(withWords({ 3: 'Введение обзора', 4: 'Обзорное' }));
  });

  it('is told by kinds and titles where the ids have become others', () => {
    const made = back(second, 'two');
    expect(told(made)).toEqual(withWords({ 5: 'Методичное' }));
    expect(made.sources.map(({ raw }) => raw)).toEqual(['Иванов', 'Петров']);
    expect(new Set(made.sections.map(({ id }) => id)).size).toBe(NOW.length);
  });

  it('comes back to its place where it is gone, and what came later goes', () => {
    const current = rewritten();
    const sections = current.sections.map((one) =>
      one.title === 'Обзор' ? { ...one, id: 'later', title: 'Позднее' } : one,
    );
    const made = back(first, 'one', { ...current, sections });
    expect(told(made)).toEqual(withWords({ 3: 'Введение обзора', 4: 'Обзорное' }));
  });

  it('of the last stage leaves the sections of the others and of the task', () => {
    const made = back(last, 'end');
    expect(told(made)).toEqual(withWords({ 0: '', 1: 'Итоговое', 6: 'Итог' }));
  });

  it('of the task leaves everything else', () => {
    expect(told(back(start, null))).toEqual(withWords({ 2: 'Задано' }));
    const own = documentOf([section('x', 'intro', 'Введение', paragraph('Задания'))]);
    expect(told(back(own, null))).toEqual([...NOW, '- chap Введение: Задания']);
  });
});
