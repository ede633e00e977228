import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ListMarker } from '../../model/document.ts';
import { headingNumberer } from '../../model/numbering.ts';
import { createLists, headingNumbers, itemLists } from './lists.ts';

function listOf(marker: ListMarker, count: number, start = 1) {
  const lists = createLists();
  const items = itemLists(lists, { marker, start, count, indent: 709 });
  const definitions = new Map(
    lists.definitions().map(({ reference, levels }) => [reference, levels]),
  );
  return items.map(({ reference }) => definitions.get(reference)?.[0]);
}

describe('lists', () => {
  it('have a dash by default (6.4.6)', () => {
    expect(listOf('dash', 2)).toMatchObject(Array(2).fill({ format: 'bullet', text: '–' }));
  });

  it('count digits with a bracket from where they start', () => {
    expect(listOf('digit', 1, 5)).toMatchObject([{ format: 'decimal', text: '%1)', start: 5 }]);
  });

  it('let Word count letters up to «ж», where its letters are those of the standard', () => {
    expect(listOf('letter', 7)).toMatchObject(Array(7).fill({ format: 'russianLower' }));
  });

  it('skip ё, з, й, о, ч, ъ, ы, ь in longer lists (6.4.6)', () => {
    const markers = listOf('letter', 25).map((level) => level?.text);
    expect(markers.join('')).toBe(
      [...'абвгдежиклмнпрстуфхцшщэюя'].map((letter) => `${letter})`).join(''),
    );
    expect(listOf('letter', 25)).toMatchObject(Array(25).fill({ format: 'none' }));
  });

  it('begin each element at the paragraph indent and let its lines return to the left (6.4.6)', () => {
    const [level] = listOf('digit', 1);
    expect(level?.style?.paragraph?.indent).toEqual({ left: 0, firstLine: 709 });
    expect(level?.suffix).toBe('space');
  });

  it('start anew each, but share their dashes', () => {
    const lists = createLists();
    const look = { start: 1, count: 1, indent: 709 } as const;
    const digits = [1, 2].map(() => itemLists(lists, { ...look, marker: 'digit' })[0]);
    const dashes = [1, 2].map(() => itemLists(lists, { ...look, marker: 'dash' })[0]);
    expect(digits[0]).not.toEqual(digits[1]);
    expect(dashes[0]).toEqual(dashes[1]);
    expect(lists.definitions()).toHaveLength(2);
  });
});

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
