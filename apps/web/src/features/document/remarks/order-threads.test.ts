import type { Comment } from '@pv/contract';
import type { AnchorPlace } from '@pv/editor-schema';
import { expect, test } from 'vitest';
import { alongText } from '../../../editor/remarks/along-text.ts';
import { isWanted } from './order-threads.ts';

const place = (section: string, order: number, lost = false): AnchorPlace => ({
  section,
  order,
  lost,
  range: null,
  node: null,
  source: null,
});
const places = new Map([
  ['late', place('b', 2)],
  ['lost', place('a', 0, true)],
  ['first', place('a', 4)],
  ['next', place('a', 9)],
  ['nowhere', place('gone', 0, true)],
]);

test('threads stand in the order of the text, those without their words after the others', () => {
  const order = alongText(places, [{ id: 'a' }, { id: 'b' }]);
  expect(order).toEqual(['first', 'next', 'lost', 'late', 'nowhere']);
});

test('they are chosen by whether they are settled, by the section and by who is in them', () => {
  const comment = (id: string, author: string, resolved = false) =>
    ({
      id,
      author: { id: author },
      mentions: [],
      resolved: resolved || null,
    }) as unknown as Comment;
  const open = { beginning: comment('first', 'curator'), answers: [comment('x', 'me')] };
  const settled = { beginning: comment('late', 'curator', true), answers: [] };
  const wanted = (shown: 'open' | 'mine' | 'settled' | 'all', section: string | null = null) =>
    [open, settled].filter((one) => isWanted(one, { shown, section, me: 'me' }, places));
  expect(wanted('open')).toEqual([open]);
  expect(wanted('settled')).toEqual([settled]);
  expect(wanted('mine')).toEqual([open]);
  expect(wanted('all')).toEqual([open, settled]);
  expect(wanted('all', 'b')).toEqual([settled]);
});
