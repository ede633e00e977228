import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HeadingSequence } from './heading-cues.ts';

/** A sequence after headings with these numbers. */
function after(...numbers: (string | null)[]): HeadingSequence {
  const sequence = new HeadingSequence();
  for (const number of numbers) {
    sequence.pass(number, number === null ? 1 : number.split('.').length);
  }
  return sequence;
}

test('the first chapter is 1, and the next is the one after', () => {
  expect(after().expects('1')).toBe(true);
  expect(after('1').expects('2')).toBe(true);
  expect(after('1', '1.1').expects('1')).toBe(false);
  expect(after('1').expects('12')).toBe(false);
});

test('deeper numbers begin with those of the headings above', () => {
  const sequence = after('2', '2.1', '2.1.1');
  expect(
    ['2.1.2', '2.2', '2.1.1', '2.1', '3.1', '1.2', '2.9'].map((n) => sequence.expects(n)),
  ).toEqual([true, true, false, false, false, false, false]);
});

test('chapters without typed numbers are counted', () => {
  expect(after(null, null).expects('2.1')).toBe(true);
  expect(after(null, null).expects('1.1')).toBe(false);
});

test('every correctly numbered outline is expected, heading after heading', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 40 }), (levels) => {
      const sequence = new HeadingSequence();
      const counts: number[] = [];
      for (const wanted of [1, ...levels]) {
        const level = Math.min(wanted, counts.length + 1);
        counts.length = level;
        counts[level - 1] = (counts[level - 1] ?? 0) + 1;
        const number = counts.join('.');
        expect(sequence.expects(number)).toBe(true);
        sequence.pass(number, level);
      }
    }),
  );
});
