import type { Piece } from '@pv/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareWords } from './words.ts';

const told = (pieces: Piece[]) =>
  pieces
    .map(({ kind, text }) =>
      kind === 'same' ? text : kind === 'added' ? `+${text}+` : `-${text}-`,
    )
    .join('');
const joined = (pieces: Piece[], without: Piece['kind']) =>
  pieces
    .filter(({ kind }) => kind !== without)
    .map(({ text }) => text)
    .join('');

describe('words of two texts', () => {
  it.each([
    ['Изучить известные стенды.', 'Изучить известные стенды.', 'Изучить известные стенды.'],
    ['Изучить стенды.', 'Изучить три стенда.', 'Изучить -стенды-+три стенда+.'],
    ['Срок: май', 'Срок: июнь', 'Срок: -май-+июнь+'],
    ['', 'Новое', '+Новое+'],
    ['Старое', '', '-Старое-'],
    ['', '', ''],
  ])('«%s» → «%s»', (before, after, expected) => {
    expect(told(compareWords(before, after))).toBe(expected);
  });

  it('are whole words in Russian too, never letters', () => {
    expect(told(compareWords('длинное общее начало, вода', 'длинное общее начало, воды'))).toBe(
      'длинное общее начало, -вода-+воды+',
    );
  });

  it('that stand beside each other change together', () => {
    expect(
      told(compareWords('Мы всё это взяли старый метод.', 'Мы всё это взяли иной способ.')),
    ).toBe('Мы всё это взяли -старый метод-+иной способ+.');
  });

  it('of texts with little in common are told one after the other', () => {
    const [before, after] = ['Обзор восьми стендов и их насосов.', 'План на осень, и ещё смета.'];
    expect(told(compareWords(before, after))).toBe(`-${before}-+${after}+`);
  });

  it('always join to both texts again', () => {
    const word = fc.constantFrom('вода', 'насос', ' ', ', ', '\n', 'и', '1,5', '😀', 'й');
    const text = fc.array(word, { maxLength: 40 }).map((words) => words.join(''));
    fc.assert(
      fc.property(text, text, (before, after) => {
        const pieces = compareWords(before, after);
        expect(joined(pieces, 'added')).toBe(before);
        expect(joined(pieces, 'removed')).toBe(after);
      }),
    );
  });

  it('of long texts with nothing in common take no time', () => {
    const words = (sign: string) =>
      Array.from({ length: 100_000 }, (_, n) => `${sign}${n}`).join(' ');
    const [before, after] = [words('а'), words('б')];
    // compared one with one their words would outlast the time that a test has
    expect(compareWords(before, after)).toHaveLength(2);
  });
});
