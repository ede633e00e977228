import type { ArticlePart } from '@pv/contract';
import { describe, expect, it } from 'vitest';
import { createPartList } from './part-list.ts';

const part = (heading: string): ArticlePart => ({
  id: heading.toLowerCase(),
  heading,
  text: '',
  picture: null,
});

function opened(...headings: string[]) {
  let parts: readonly ArticlePart[] = headings.map(part);
  let made = 0;
  const list = createPartList({
    read: () => parts,
    write: (next) => {
      parts = next;
    },
    other: () => [part('A'), part('English')],
    newId: () => `new-${++made}`,
  });
  const key = (at: number) => list.list()[at]?.key ?? '';
  return { list, key, headings: () => parts.map(({ heading }) => heading), parts: () => parts };
}

describe('the parts of an article', () => {
  it('begin with an empty one, which is written when it is changed', () => {
    const { list, key, headings } = opened();
    expect(list.list()).toHaveLength(1);
    list.change(key(0), { heading: 'A' });
    expect(headings()).toEqual(['A']);
  });

  it('keep what was written while a part was gone, when it is put back', () => {
    const { list, key, headings } = opened('A', 'B');
    const undo = list.remove(key(0));
    list.change(key(0), { heading: 'B, written on' });
    undo();
    expect(headings()).toEqual(['A', 'B, written on']);
  });

  it('take a picture that comes late into its own part, beside what was written since', () => {
    const { list, key, headings, parts } = opened('A', 'B');
    const b = key(1);
    list.raise(b);
    list.change(b, { heading: 'B, written on' });
    list.change(b, { picture: { id: 'p', alt: '' } });
    expect(headings()).toEqual(['B, written on', 'A']);
    expect(parts().map(({ picture }) => picture?.id)).toEqual(['p', undefined]);
  });

  it('let a picture be that comes after its part was removed', () => {
    const { list, key, parts } = opened('A', 'B');
    const b = key(1);
    list.remove(b);
    list.change(b, { picture: { id: 'p', alt: '' } });
    expect(parts()).toEqual([part('A')]);
  });

  it('keep their keys while they are moved, added and put back', () => {
    const { list, key } = opened('A', 'B');
    const [a, b] = [key(0), key(1)];
    list.raise(b);
    const undo = list.remove(b);
    list.add();
    undo();
    expect(list.list().map((one) => one.key)).toEqual([b, a, key(2)]);
  });

  it('are called as the same parts of the other language, and else anew', () => {
    const { list, parts } = opened('A');
    list.add();
    list.add();
    expect(parts().map(({ id }) => id)).toEqual(['a', 'english', 'new-1']);
  });
});
