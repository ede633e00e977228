import { nodeText } from '@pv/editor-schema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  paragraph,
  reference,
  section,
  snapshot,
  source,
  text,
} from '../../model/sample-document.ts';
import { chooseCompatible } from '../fix.ts';
import { footnote } from '../testing/documents.ts';
import { applyEdits, replaceText, sliceInline, spliceInline, unmarkInline } from './apply-edits.ts';
import type { Edit } from './edit.ts';

const at = (...path: number[]) => ({ kind: 'text', sectionId: 'c', path }) as const;
const document = () =>
  snapshot(
    [
      section('chap', 'c', 'Обзор', paragraph('Один два'), paragraph('Три', footnote('Сноска'))),
      section('chap', 'd', 'Итоги', paragraph('Четыре')),
    ],
    { sources: [source('s', 'Сети')] },
  );
const lines = (edits: Edit[]) =>
  applyEdits(document(), edits).sections[0]?.content.content?.map(nodeText);

describe('inline nodes', () => {
  const line = [text('аб', 'bold'), reference('f'), text('вг', 'code')];

  it('are cut by offsets that count an atom as one', () => {
    expect(sliceInline(line, 1, 4)).toEqual([text('б', 'bold'), reference('f'), text('в', 'code')]);
  });

  it('keep the marks of what is replaced and every atom inside', () => {
    expect(replaceText(line, 1, 4, 'Х')).toEqual([
      text('аХ', 'bold'),
      reference('f'),
      text('г', 'code'),
    ]);
  });

  it('give inserted text the marks of what stands before it, but not code or a link', () => {
    expect(replaceText(line, 2, 2, '!')[0]).toEqual(text('аб!', 'bold'));
    expect(replaceText(line, 5, 5, ';').at(-1)).toEqual({ type: 'text', text: ';' });
  });

  it('are replaced with atoms and all when asked so', () => {
    expect(spliceInline(line, 1, 4, [reference('g')])).toEqual([
      text('а', 'bold'),
      reference('g'),
      text('г', 'code'),
    ]);
  });

  it('lose one mark and keep the others', () => {
    expect(unmarkInline([text('аб', 'bold', 'italic'), text('в')], 0, 3, 'bold')).toEqual([
      text('аб', 'italic'),
      text('в'),
    ]);
  });

  it('are put together again as they were, wherever they are cut', () => {
    fc.assert(
      fc.property(fc.nat({ max: 5 }), fc.nat({ max: 5 }), (a, b) => {
        const [from, to] = a < b ? [a, b] : [b, a];
        expect(spliceInline(line, from, to, sliceInline(line, from, to))).toEqual(line);
      }),
    );
  });
});

describe('edits', () => {
  it('do not move each other’s places', () => {
    const edits: Edit[] = [
      { kind: 'text', at: at(0), from: 0, to: 4, text: 'Раз' },
      { kind: 'text', at: at(0), from: 5, to: 8, text: 'и два' },
    ];
    expect(lines(edits)).toEqual(['Раз и два', 'Три']);
    expect(lines(edits.toReversed())).toEqual(['Раз и два', 'Три']);
  });

  it('reach a footnote even when its host changes before it', () => {
    const after = applyEdits(document(), [
      { kind: 'text', at: at(1), from: 0, to: 3, text: 'Намного длиннее' },
      {
        kind: 'text',
        at: { kind: 'footnote', sectionId: 'c', path: [1], offset: 3 },
        from: 0,
        to: 6,
        text: 'Иное',
      },
    ]);
    expect(after.sections[0]?.content.content?.[1]).toEqual(
      paragraph('Намного длиннее', footnote('Иное')),
    );
  });

  it('change titles, sources, attributes, kinds and the order of sections', () => {
    const after = applyEdits(document(), [
      { kind: 'text', at: { kind: 'title', sectionId: 'c' }, from: 0, to: 1, text: 'Раз' },
      { kind: 'text', at: { kind: 'source', id: 's' }, from: 4, to: 4, text: '.' },
      { kind: 'sectionKind', sectionId: 'd', sectionKind: 'conclusion' },
      { kind: 'sectionOrder', ids: ['d', 'c'] },
      { kind: 'addSection', sectionKind: 'references' },
    ]);
    expect(after.sections.map(({ kind, title }) => `${kind} ${title}`)).toEqual([
      'conclusion Итоги',
      'chap Разбзор',
      'references ',
    ]);
    expect(after.sources[0]?.raw).toBe('Сети.');
  });

  it('leave alone what is not there', () => {
    expect(lines([{ kind: 'text', at: at(7, 1), from: 0, to: 1, text: 'x' }])).toEqual([
      'Один два',
      'Три',
    ]);
  });
});

describe('a choice of edits', () => {
  const chosen = (...changes: Edit[][]) =>
    chooseCompatible(changes, (edits) => edits).map((edits) => changes.indexOf(edits));
  const replace = (from: number, to: number, ...path: number[]): Edit => ({
    kind: 'text',
    at: at(...path),
    from,
    to,
    text: '',
  });
  const splice = (from: number, to: number, ...path: number[]): Edit => ({
    kind: 'splice',
    at: at(...path),
    from,
    to,
    nodes: [],
  });

  it('takes the first of those that overlap, and all that only touch', () => {
    expect(
      chosen([replace(0, 3, 0)], [replace(2, 5, 0)], [replace(3, 5, 0)], [replace(2, 5, 1)]),
    ).toEqual([0, 2, 3]);
  });

  it('never puts two insertions at one point', () => {
    expect(chosen([replace(2, 2, 0)], [replace(2, 2, 0)])).toEqual([0]);
  });

  it('takes a change whole or not at all', () => {
    expect(chosen([replace(0, 1, 0)], [replace(0, 1, 0), replace(4, 5, 0)])).toEqual([0]);
  });

  it('mends text before blocks, and blocks before sections', () => {
    expect(chosen([splice(0, 1)], [replace(0, 1, 3)])).toEqual([1]);
    expect(chosen([{ kind: 'sectionOrder', ids: [] }], [splice(0, 1)])).toEqual([1]);
    expect(
      chosen([{ kind: 'sectionOrder', ids: [] }], [{ kind: 'sectionOrder', ids: [] }]),
    ).toEqual([0]);
  });

  it('does not move blocks inside of blocks that move', () => {
    expect(chosen([splice(2, 3)], [splice(0, 1, 2)], [splice(4, 5)])).toEqual([0, 2]);
  });
});
