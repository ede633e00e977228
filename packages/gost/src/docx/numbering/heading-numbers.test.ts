import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { headingNumberer } from '../../model/number-headings.ts';
import { headingNumbers } from './heading-numbers.ts';

const list = { reference: 'headings', instance: 0 };

function levels(first: string, ...numbers: string[]): (number | string)[] {
  const say = headingNumbers(first, list);
  return numbers.map((number) => {
    const how = say(number);
    return how.kind === 'live' ? how.level : how.number;
  });
}

describe('numbers of headings', () => {
  it('are left to Word where it counts the same (6.4.1)', () => {
    expect(levels('2', '2.1', '2.1.1', '2.1.1.1', '2.1.2', '2.2')).toEqual([1, 2, 3, 2, 1]);
  });

  it('stand at the level of their own depth, so that an item under a section is not «1.0.1»', () => {
    expect(levels('1', '1.1', '1.2', '1.2.1')).toEqual([1, 1, 2]);
  });

  it('begin with the letter of an appendix (6.17.6)', () => {
    expect(levels('А', 'А.1', 'А.1.1', 'А.2')).toEqual([1, 2, 1]);
  });

  it('are typed where Word would count otherwise, and Word goes on where it was', () => {
    expect(levels('1', '1.1', '1.7', '1.2')).toEqual([1, '1.7', 1]);
    expect(levels('1', '2.1', 'введение', '1')).toEqual(['2.1', 'введение', '1']);
  });

  it('are never typed for a document that our own numbering has numbered', () => {
    const headings = fc.array(
      fc.record({ level: fc.constantFrom(2, 3, 4), numbered: fc.boolean() }),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(headings, (nodes) => {
        const numberOf = headingNumberer('3');
        const say = headingNumbers('3', list);
        return nodes
          .map((node) => numberOf(node))
          .every((number) => number === null || say(number).kind === 'live');
      }),
    );
  });
});
