import { describe, expect, it } from 'vitest';
import {
  dateSchema,
  line,
  momentSchema,
  text,
  typedDateSchema,
  typedMomentSchema,
} from './fields.ts';

const problem = (schema: ReturnType<typeof line | typeof text>, value: string) =>
  schema.safeParse(value).error?.issues[0]?.message ?? null;

describe('a line', () => {
  it.each([
    ['', 'field_empty'],
    [' \t\u00a0\n', 'field_empty'],
    ['ab', 'field_short:3'],
    ['abcdef', 'field_long:5'],
    ['a\u0000bc', null],
    ['abc\ud83d', 'field_symbols'],
    ['абв', null],
    ['🙂🙂🙂', null],
    ['\u202eгба', null],
    ['<b>', null],
  ])('%j gives %s', (value, expected) => {
    expect(problem(line(3, 5), value)).toBe(expected);
  });

  it('leaves out what is not seen and turns words round', () => {
    expect(line(1, 50).parse('\u202eвонави\u202c \u2066abc\u2069\u200b\ufeff')).toBe('вонави abc');
    expect(line(1, 50).parse('one\u2028two\u0007')).toBe('one two');
    expect(problem(line(1, 50), '\u200b\u202e')).toBe('field_empty');
    // joins letters of Persian and the signs of one emoji
    expect(line(1, 50).parse('می\u200cخواهم 👩🏽\u200d🔬')).toBe('می\u200cخواهم 👩🏽\u200d🔬');
  });

  it('may be empty where nothing is required', () => {
    expect(problem(line(0, 5), '  ')).toBeNull();
  });
});

describe('a text', () => {
  it('keeps its lines and tabs, and refuses what cannot be stored', () => {
    expect(problem(text(20), 'one\r\n\ttwo')).toBeNull();
    expect(problem(text(20), 'one\u0000')).toBe('field_symbols');
    expect(problem(text(2), 'one')).toBe('field_long:2');
  });
});

it('a day and a moment that come in have a year that can be written in any zone', () => {
  const taken = (value: string) => [
    typedDateSchema.safeParse(value).success,
    typedMomentSchema.safeParse(`${value}T00:00:00Z`).success,
  ];
  for (const day of ['1000-01-01', '2026-12-31', '9998-12-31']) {
    expect(taken(day), day).toEqual([true, true]);
  }
  for (const day of ['0000-12-31', '0001-01-01', '0999-12-31', '9999-01-01', '2026-02-29']) {
    expect(taken(day), day).toEqual([false, false]);
  }
});

it.each(['0026-09-01', '9999-12-31'])(
  'a day and a moment of %s that were kept are shown',
  (day) => {
    expect(dateSchema.parse(day)).toBe(day);
    expect(momentSchema.parse(`${day}T00:00:00Z`)).toBe(`${day}T00:00:00Z`);
  },
);
