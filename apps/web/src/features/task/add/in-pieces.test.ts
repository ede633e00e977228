import { expect, it } from 'vitest';
import { inPieces, keyedPieces } from './in-pieces.ts';
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

it('each task of the pieces has a key of its own', () => {
  const keys = keyedPieces(readLines('а\nб\nв'), 2).flatMap((piece) => piece.map(({ key }) => key));
  expect(new Set(keys).size).toBe(3);
});
