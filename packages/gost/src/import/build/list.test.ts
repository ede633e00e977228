import { describe, expect, test } from 'vitest';
import { textBlock } from '../../../test/messy-docx/pieces.ts';
import { follows, type ListLine, relate } from './list.ts';

/** A typed line: `1)` and the like count, everything else is a bullet. */
function typed(marker: string, indent = 0, text = 'текст'): ListLine {
  const value = Number.parseInt(marker, 10);
  const ordered = Number.isFinite(value);
  return {
    block: textBlock(text),
    family: ordered ? `digit ${marker.at(-1)}` : marker,
    typed: true,
    ordered,
    format: 'digit',
    value: ordered ? value : 0,
    level: 0,
    indent,
    end: 0,
    tight: false,
  };
}

const automatic = (numId: string, level: number, more: Partial<ListLine> = {}): ListLine => ({
  ...typed('•'),
  family: `list ${numId}`,
  typed: false,
  level,
  ...more,
});

describe("lines of Word's lists", () => {
  test('of one list stand by their levels', () => {
    expect(relate(automatic('1', 0), automatic('1', 0), [])).toBe('same');
    expect(relate(automatic('1', 0), automatic('1', 1), [])).toBe('inside');
    expect(relate(automatic('1', 1), automatic('1', 0), [])).toBe('outside');
  });

  test('of two lists of bullets at one indent are one list, deeper ones are inside', () => {
    expect(relate(automatic('1', 0), automatic('2', 0), [])).toBe('same');
    expect(relate(automatic('1', 0), automatic('2', 0, { indent: 700 }), [])).toBe('inside');
  });

  test('of two counted lists are one only when the numbers go on', () => {
    const first = automatic('1', 0, { ordered: true, value: 2 });
    const next = (value: number) => automatic('2', 0, { ordered: true, value });
    expect(relate(first, next(3), [])).toBe('same');
    expect(relate(first, next(1), [])).toBe('outside');
  });
});

describe('typed lines', () => {
  test('the next number is of the same list, any other begins a new one', () => {
    expect(relate(typed('1)'), typed('2)'), [])).toBe('same');
    expect(relate(typed('2)'), typed('1)'), [])).toBe('outside');
    expect(follows(typed('1)'), typed('2.'))).toBe(false);
  });

  test('another marker at the same indent is inside after a colon, or when the numbers go on later', () => {
    expect(relate(typed('1)', 0, 'сбор:'), typed('-'), [])).toBe('inside');
    expect(relate(typed('1)'), typed('-'), [typed('-'), typed('2)')])).toBe('inside');
    expect(relate(typed('1)'), typed('-'), [])).toBe('outside');
  });

  test('an indent decides where there is one', () => {
    expect(relate(typed('-'), typed('•', 600), [])).toBe('inside');
    expect(relate(typed('-', 600), typed('•'), [])).toBe('outside');
  });
});

describe('a line that follows another in counting', () => {
  const letter = (value: number, more: Partial<ListLine> = {}): ListLine => ({
    ...typed('1)'),
    format: 'letter',
    value,
    ...more,
  });

  test('is the next number, and no other', () => {
    expect([2, 1, 3].map((value) => follows(typed('1)'), typed(`${value})`)))).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('is a letter soon after: the standard leaves some out', () => {
    const after = [1, 2, 3, 4, 5].map((value) => follows(letter(1), letter(value)));
    expect(after).toEqual([false, true, true, true, false]);
    const counted = { typed: false };
    expect(follows(letter(1, counted), letter(3, counted))).toBe(false);
  });

  test('is none of another kind, and bullets follow nothing', () => {
    expect(follows(typed('1)'), typed('2.'))).toBe(false);
    expect(follows(typed('•'), typed('•'))).toBe(false);
  });
});
