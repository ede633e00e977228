import type { ArticlePart, ArticleText } from '@pv/contract';
import { describe, expect, it } from 'vitest';
import { contestedIn, decidePiece, mergeText } from './merge-text.ts';

const part = (id: string, text = id): ArticlePart => ({ id, heading: '', text, picture: null });
const text = (...body: ArticlePart[]): ArticleText => ({ title: 'Название', summary: '', body });
const base = text(part('a'), part('b'), part('c'));
const read = ({ body }: ArticleText) => body.map((one) => one.text).join(' ');
const joined = (mine: ArticleText, theirs: ArticleText) => mergeText({ base, mine, theirs });
/** How the text reads with one's own side of what both have changed, and what is left to decide. */
function asked(mine: ArticleText, theirs: ArticleText) {
  const { value, base: left } = joined(mine, theirs);
  const pieces = contestedIn({ base: left, mine: value, theirs });
  return [
    read(value),
    ...pieces.map(({ piece }) => (piece.kind === 'part' ? piece.id : piece.kind)),
  ];
}

describe('a text that two editors write in', () => {
  it('has the changes of both in different parts', () => {
    const mine = { ...text(part('a', 'A'), part('b'), part('c')), title: 'Моё' };
    const theirs = { ...text(part('a'), part('b'), part('c', 'C')), summary: 'Их' };
    const { value, base: left } = joined(mine, theirs);
    expect(left).toEqual(theirs);
    expect(value).toMatchObject({ title: 'Моё', summary: 'Их' });
    expect(asked(mine, theirs)).toEqual(['A b C']);
  });

  it('leaves only what both have changed to be decided, with everything else of both', () => {
    const mine = { ...text(part('a', 'A'), part('b', 'mine'), part('c')), title: 'Моё' };
    const theirs = { ...text(part('a'), part('b', 'theirs'), part('c', 'C')), title: 'Их' };
    expect(asked(mine, theirs)).toEqual(['A mine C', 'title', 'b']);
  });

  it('has the parts that either has added, where they were added', () => {
    const mine = text(part('a'), part('x'), part('b'), part('c'));
    const theirs = text(part('y'), part('a'), part('b'), part('c'), part('z'));
    expect(asked(mine, theirs)).toEqual(['y a x b c z']);
  });

  it('loses what either has removed, but nothing that the other has written in meanwhile', () => {
    const mine = text(part('a'), part('c'));
    expect(asked(mine, text(part('a', 'A'), part('b'), part('c')))).toEqual(['A c']);
    expect(asked(mine, text(part('a'), part('b', 'B'), part('c')))).toEqual(['a c', 'b']);
  });

  it('keeps the order that one has changed, with the words of the other', () => {
    const mine = text(part('c'), part('a'), part('b'));
    const theirs = text(part('a', 'A'), part('b'), part('c'));
    expect(asked(mine, theirs)).toEqual(['c A b']);
    expect(asked(theirs, mine)).toEqual(['c A b']);
  });
});

describe('a piece that both have changed', () => {
  const mine = { ...text(part('a', 'A'), part('b', 'mine'), part('c')), title: 'Моё' };
  const theirs = { ...text(part('a'), part('b', 'theirs'), part('c', 'C')), title: 'Их' };
  const { value, base: left } = joined(mine, theirs);
  const sides = { base: left, mine: value, theirs };

  it('is decided for itself: the others stay asked about', () => {
    const first = decidePiece(sides, { kind: 'part', id: 'b' }, 'theirs');
    expect([read(first.value), first.value.title]).toEqual(['A theirs C', 'Моё']);
    const left = contestedIn({ base: first.base, mine: first.value, theirs });
    expect(left.map(({ piece }) => piece.kind)).toEqual(['title']);
    const both = decidePiece(
      { base: first.base, mine: first.value, theirs },
      { kind: 'title' },
      'mine',
    );
    expect(both.value.title).toBe('Моё');
    expect(both.base).toEqual(theirs);
  });

  it('leaves what was typed elsewhere while it was asked about', () => {
    const typed = text(part('a', 'A and more'), part('b', 'mine too'), part('c', 'C'), part('d'));
    const now = { ...sides, mine: { ...typed, title: 'Моё' } };
    expect(contestedIn(now)).toHaveLength(2);
    const { value: decided } = decidePiece(now, { kind: 'part', id: 'b' }, 'theirs');
    expect(read(decided)).toBe('A and more theirs C d');
    expect(read(decidePiece(now, { kind: 'part', id: 'b' }, 'mine').value)).toBe(
      'A and more mine too C d',
    );
  });

  it('comes back where one has removed it and takes the other side, and goes the other way round', () => {
    const removed = text(part('a'), part('c'));
    const written = text(part('a'), part('b', 'B'), part('c'));
    const b = { kind: 'part', id: 'b' } as const;
    const mineGone = mergeText({ base, mine: removed, theirs: written });
    const back = decidePiece(
      { base: mineGone.base, mine: mineGone.value, theirs: written },
      b,
      'theirs',
    );
    expect(read(back.value)).toBe('a B c');
    const theirsGone = mergeText({ base, mine: written, theirs: removed });
    const now = { base: theirsGone.base, mine: theirsGone.value, theirs: removed };
    expect(contestedIn(now)).toMatchObject([{ piece: b, theirs: null }]);
    const gone = decidePiece(now, b, 'theirs');
    expect([read(gone.value), read(gone.base)]).toEqual(['a c', 'a c']);
    expect(decidePiece(now, b, 'mine').base).toEqual(removed);
  });
});
