import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { defaultSettings, type NodeJson, type SectionJson } from '../snapshot.ts';
import { writeSectionContent, writeSnapshot } from '../ydoc/ydoc.ts';
import type { SectionBase } from './merge-section.ts';
import { orderSections, readSections, type SyncBase, syncSections } from './sync-sections.ts';

const text = (...lines: string[]): NodeJson => ({
  type: 'doc',
  content: lines.map((line) => ({ type: 'paragraph', content: [{ type: 'text', text: line }] })),
});
const chapter = (id: string, ...lines: string[]): SectionJson => ({
  id,
  kind: 'chap',
  title: id,
  content: text(...lines),
});
function docOf(...sections: SectionJson[]): Y.Doc {
  const doc = new Y.Doc();
  writeSnapshot(doc, { version: 1, settings: defaultSettings(), sections, sources: [] });
  return doc;
}
/** The base of somebody who had read the document before. */
function knowing(doc: Y.Doc): SyncBase {
  const sections = readSections(doc);
  return {
    order: sections.map(({ id }) => id),
    of: (id): SectionBase => sections.find((section) => section.id === id) ?? 'absent',
  };
}
const knowingNothing: SyncBase = { order: null, of: () => 'unknown' };
const sent = (...sections: SectionJson[]) =>
  sections.map((section, order) => ({ ...section, order }));
const linesOf = (doc: Y.Doc, id: string) =>
  readSections(doc)
    .find((section) => section.id === id)
    ?.content.content?.map(({ content }) => content?.map((node) => node.text).join('') ?? '');

describe('sections that come from outside the live connection', () => {
  it('are taken where only they have changed, and left alone where only the document has', () => {
    const doc = docOf(chapter('a', 'раз'), chapter('b', 'два'));
    const base = knowing(doc);
    writeSectionContent(doc, 'b', text('два', 'ещё'));
    expect(syncSections(doc, base, sent(chapter('a', 'раз!'), chapter('b', 'два')))).toEqual([]);
    expect([linesOf(doc, 'a'), linesOf(doc, 'b')]).toEqual([['раз!'], ['два', 'ещё']]);
  });

  it('are merged where both have changed: nobody loses a word', () => {
    const doc = docOf(chapter('a', 'раз', 'два', 'три'));
    const base = knowing(doc);
    writeSectionContent(doc, 'a', text('раз их', 'два', 'три'));
    expect(syncSections(doc, base, sent(chapter('a', 'раз', 'два', 'три мои')))).toEqual([]);
    expect(linesOf(doc, 'a')).toEqual(['раз их', 'два', 'три мои']);
  });

  it('are refused one by one where nothing is known of what they were made from', () => {
    const doc = docOf(chapter('a', 'их'), chapter('b', 'то же'));
    const conflicts = syncSections(
      doc,
      knowingNothing,
      sent(chapter('a', 'мои'), chapter('b', 'то же'), chapter('c', 'новая')),
    );
    expect(conflicts.map(({ id, theirs }) => [id, theirs?.content])).toEqual([['a', text('их')]]);
    expect([linesOf(doc, 'a'), linesOf(doc, 'c')]).toEqual([['их'], ['новая']]);
  });

  it('keep the heading that is there when both have changed it, and still bring their text', () => {
    const doc = docOf(chapter('a', 'раз'));
    const base = knowing(doc);
    syncSections(doc, base, sent({ ...chapter('a', 'раз'), title: 'Их' }));
    const ours = { ...chapter('a', 'раз', 'два'), title: 'Наше' };
    expect(syncSections(doc, base, sent(ours))).toMatchObject([
      { id: 'a', theirs: { title: 'Их' } },
    ]);
    expect(readSections(doc)[0]?.title).toBe('Их');
    expect(linesOf(doc, 'a')).toEqual(['раз', 'два']);
  });

  it('do not bring back what others have deleted, but say so when it was changed', () => {
    const before = docOf(chapter('a', 'раз'), chapter('b', 'два'), chapter('c', 'три'));
    const base = knowing(before);
    const doc = docOf(chapter('c', 'три'));
    const conflicts = syncSections(doc, base, sent(chapter('a', 'раз'), chapter('b', 'два!')));
    expect(conflicts).toEqual([{ id: 'b', theirs: null }]);
    expect(readSections(doc).map(({ id }) => id)).toEqual(['c']);
  });

  it('are taken all or none: one that does not fit spoils them all and changes nothing', () => {
    const doc = docOf(chapter('a', 'раз'), { ...chapter('i', 'ввод'), kind: 'intro' });
    const base = knowing(doc);
    const before = readSections(doc);
    const wrong = { ...chapter('b'), content: { type: 'doc', content: [{ type: 'video' }] } };
    const second = { ...chapter('i2', 'ещё ввод'), kind: 'intro' as const };
    for (const one of [wrong, second]) {
      expect(() => syncSections(doc, base, sent(chapter('a', 'иначе'), one))).toThrow(RangeError);
      expect(readSections(doc)).toEqual(before);
    }
  });

  it('write nothing when nothing has changed', () => {
    const doc = docOf(chapter('a', 'раз'), chapter('b', 'два'));
    let writes = 0;
    doc.on('update', () => {
      writes += 1;
    });
    expect(syncSections(doc, knowing(doc), sent(...readSections(doc)))).toEqual([]);
    expect(writes).toBe(0);
  });

  it('never lose a paragraph that one side has added, however both have changed the text', () => {
    const lines = fc.uniqueArray(fc.stringMatching(/^[а-я]{3,8}$/), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(lines, lines, lines, fc.nat(), fc.nat(), (start, theirs, ours, p, q) => {
        const added = (own: string[], mark: string, at: number) => {
          const place = at % (start.length + 1);
          return [
            ...start.slice(0, place),
            ...own.map((w) => `${w} ${mark}`),
            ...start.slice(place),
          ];
        };
        const doc = docOf(chapter('a', ...start));
        const base = knowing(doc);
        writeSectionContent(doc, 'a', text(...added(theirs, 'их', p)));
        expect(syncSections(doc, base, sent(chapter('a', ...added(ours, 'наш', q))))).toEqual([]);
        const all = linesOf(doc, 'a')?.join('\n') ?? '';
        for (const word of [...theirs.map((w) => `${w} их`), ...ours.map((w) => `${w} наш`)]) {
          for (const part of word.split(' ')) expect(all).toContain(part);
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe('the order of sections that were sent', () => {
  const placed = (...ids: string[]) => ids.map((id, order) => ({ id, order }));

  it('is taken when nobody else has changed it', () => {
    const now = ['a', 'b', 'c', 'd'];
    expect(orderSections(now, now, placed('c', 'a'))).toEqual(['c', 'b', 'a', 'd']);
  });

  it('stays when others have changed it meanwhile, or when nothing is known of the old one', () => {
    const now = ['b', 'a', 'c'];
    expect(orderSections(now, ['a', 'b', 'c'], placed('c', 'b', 'a'))).toEqual(now);
    expect(orderSections(now, null, placed('c', 'b', 'a'))).toEqual(now);
  });

  it('puts a new one behind the one it was sent after', () => {
    expect(orderSections(['a', 'b'], ['a', 'b'], placed('a', 'n', 'm', 'b'))).toEqual([
      'a',
      'n',
      'm',
      'b',
    ]);
    expect(orderSections(['a'], null, placed('n', 'a'))).toEqual(['n', 'a']);
    // alone, where its place counts to
    const alone = (order: number) => orderSections(['a', 'b'], null, [{ id: 'n', order }]);
    expect(alone(1)).toEqual(['a', 'n', 'b']);
    expect(alone(9)).toEqual(['a', 'b', 'n']);
  });
});
