import { expect, it } from 'vitest';
import { inPieces, keyedPieces, tornIn } from './in-pieces.ts';
import { readLines } from './read-lines.ts';

it('a long list is cut between tasks, so that parts stay with theirs', () => {
  const list = readLines('а\n б\nв\n г\n д\nе');
  const pieces = inPieces(list, 4);
  expect(pieces.map((piece) => piece.map(({ title }) => title))).toEqual([
    ['а', 'б'],
    ['в', 'г', 'д', 'е'],
  ]);
  expect(pieces[1]?.map(({ parent }) => parent)).toEqual([null, 0, 0, null]);
});

it('tasks wait for others of their piece, and it is known which links are torn', () => {
  const waits = [[1, 3], [], [3], []];
  const list = waits.map((blocked_by) => ({ parent: null, blocked_by }));
  const pieces = inPieces(list, 2);
  expect(pieces.flat().map(({ blocked_by }) => blocked_by)).toEqual([[1], [], [1], []]);
  expect(tornIn(list, pieces)).toEqual([{ at: 0, blocker: 3 }]);
});

it('each task of the pieces has a key of its own', () => {
  const keys = keyedPieces(readLines('а\nб\nв'), 2).flatMap((piece) => piece.map(({ key }) => key));
  expect(new Set(keys).size).toBe(3);
});
