import { describe, expect, it } from 'vitest';
import { readTsv } from './read-tsv.ts';

describe('a text from a spreadsheet', () => {
  it('is rows of cells, empty ones too', () => {
    expect(readTsv('Лампа\tМощность\r\nА\t10 Вт\r\nБ\t\r\n')).toEqual([
      ['Лампа', 'Мощность'],
      ['А', '10 Вт'],
      ['Б', ''],
    ]);
  });

  it('has breaks and quotes in quoted cells', () => {
    expect(readTsv('а\t"строка\nвторая"\n"он ""сам"""\tб')).toEqual([
      ['а', 'строка\nвторая'],
      ['он "сам"', 'б'],
    ]);
  });

  it('is not any text with a tab: a sentence, lines of different lengths, code', () => {
    expect(readTsv('одна\tстрока')).toBeNull();
    expect(readTsv('а\tб\nв')).toBeNull();
    expect(readTsv('\tif (x)\n\treturn')).toBeNull();
    expect(readTsv('просто\nтекст')).toBeNull();
  });
});
