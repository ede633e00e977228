import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cite, heading, paragraph, section, to } from '../compose/index.ts';
import { REPEATABLE_KINDS, SECTION_KINDS, type SectionKind } from '../section-kinds.ts';
import { type DocumentSnapshot, defaultSettings, type SectionJson } from '../snapshot.ts';
import { documentWords, nodeText } from '../words.ts';
import { mergeDocuments, type StageDocument } from './merge-documents.ts';

function ids(): () => string {
  let last = 0;
  return () => `new-${++last}`;
}

const documentOf = (
  sections: SectionJson[],
  rest: Partial<DocumentSnapshot> = {},
): DocumentSnapshot => ({
  version: 1,
  settings: defaultSettings(),
  sections,
  sources: [],
  ...rest,
});

const count = (words: readonly string[]) =>
  Object.fromEntries(
    [...Map.groupBy(words, (word) => word)].map(([word, all]) => [word, all.length]),
  );

const word = fc.stringMatching(/^[а-яё]{2,6}$/u);
const text = fc.array(word, { maxLength: 4 }).map((words) => words.join(' '));

/** A document in which ids meet those of others, as where it began as a copy. */
const anyDocument = fc
  .record({
    kinds: fc.array(fc.constantFrom<SectionKind>(...SECTION_KINDS), { maxLength: 6 }),
    texts: fc.array(text, { minLength: 6, maxLength: 6 }),
    titles: fc.array(text, { minLength: 6, maxLength: 6 }),
    sources: fc.array(word, { maxLength: 3 }),
  })
  .map(({ kinds, texts, titles, sources }): DocumentSnapshot => {
    const once = kinds.filter(
      (kind, at) => REPEATABLE_KINDS.has(kind) || kinds.indexOf(kind) === at,
    );
    return documentOf(
      once.map((kind, at) => section(`s${at}`, kind, titles[at] ?? '', paragraph(texts[at] ?? ''))),
      { sources: sources.map((raw, at) => ({ id: `source-${at}`, raw, csl: null })) },
    );
  });

/** The words that are somebody's: of texts, of titles that are typed, of sources that differ. */
function written(parts: readonly StageDocument[]): string[] {
  const sections = parts.flatMap(({ snapshot }) =>
    snapshot.sections.flatMap((one) => {
      const typed = REPEATABLE_KINDS.has(one.kind);
      const blank = nodeText(one.content).trim() === '';
      return [...(typed || !blank ? [one.title] : []), nodeText(one.content)];
    }),
  );
  const sources = new Set(parts.flatMap(({ snapshot }) => snapshot.sources.map(({ raw }) => raw)));
  return [...sections, ...sources].join('\n').match(/[\p{L}\p{N}]+/gu) ?? [];
}

describe('one document of several', () => {
  it('loses no word of six, whatever they hold, and has one of what a document has one of', () => {
    fc.assert(
      fc.property(fc.array(anyDocument, { minLength: 6, maxLength: 6 }), (documents) => {
        const parts = documents.map((snapshot, at) => ({
          stage: at === 5 ? null : `stage-${at}`,
          snapshot,
        }));
        const merged = mergeDocuments(parts, ids());
        const kept = count(documentWords(merged));
        for (const [one, times] of Object.entries(count(written(parts)))) {
          expect(kept[one] ?? 0).toBeGreaterThanOrEqual(times);
        }
        const all = [...merged.sections, ...merged.sources].map(({ id }) => id);
        expect(new Set(all).size).toBe(all.length);
        const single = merged.sections.filter(({ kind }) => !REPEATABLE_KINDS.has(kind));
        expect(new Set(single.map(({ kind }) => kind)).size).toBe(single.length);
      }),
    );
  });

  it('keeps the introduction of the last stage and makes others chapters with their stage', () => {
    const merged = mergeDocuments(
      [
        {
          stage: 'first',
          snapshot: documentOf([
            section('a', 'title', 'Титульный лист'),
            section('b', 'intro', 'Введение', paragraph('Обзорное')),
            section('c', 'chap', 'Обзор', paragraph('Методы')),
          ]),
        },
        {
          stage: null,
          snapshot: documentOf([
            section('d', 'title', 'Титульный лист'),
            section('e', 'intro', 'Введение', paragraph('Главное')),
            section('f', 'conclusion', 'Заключение'),
          ]),
        },
      ],
      ids(),
    );
    expect(merged.sections.map(({ id, kind, stage }) => [id, kind, stage])).toEqual([
      ['d', 'title', undefined],
      ['e', 'intro', undefined],
      ['b', 'chap', 'first'],
      ['c', 'chap', 'first'],
      ['f', 'conclusion', undefined],
    ]);
  });

  it('takes equal sources once and leads citations and references where they led', () => {
    const source = { raw: 'Иванов И. И. Сварка', csl: null };
    const chapter = (id: string) =>
      documentOf(
        [section(id, 'chap', id, heading('h', 'Метод'), paragraph(to('h'), cite(`${id}-source`)))],
        { sources: [{ id: `${id}-source`, ...source }] },
      );
    const merged = mergeDocuments(
      [
        { stage: 'first', snapshot: chapter('a') },
        { stage: null, snapshot: chapter('b') },
      ],
      ids(),
    );
    expect(merged.sources).toEqual([{ id: 'a-source', ...source }]);
    const [, second] = merged.sections;
    expect(second?.content.content).toMatchObject([
      { attrs: { id: 'new-1' } },
      { content: [{ attrs: { target: 'new-1' } }, { attrs: { sources: [{ id: 'a-source' }] } }] },
    ]);
  });
});
