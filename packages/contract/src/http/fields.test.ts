import { describe, expect, it } from 'vitest';
import { line, text } from './fields.ts';

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
