import { describe, expect, it } from 'vitest';
import { disposition, fileName, safeName } from './file-name.ts';

describe('a name of a file', () => {
  it.each([
    ['Датчик: уровень/расход', 'Датчик уровень расход'],
    ['а\u0000б\tв\nг', 'а б в г'],
    ['Вопрос? "Да" <нет> | *', 'Вопрос Да нет'],
    ['  Отчёт...  ', 'Отчёт'],
    ['...', ''],
    ['con', 'con_'],
    ['LPT1.итог', 'LPT1_.итог'],
    ['Console', 'Console'],
    ['отчёт\u202efdp.exe', 'отчётfdp.exe'],
    ['знак \ud83d', 'знак \ufffd'],
  ])('of %j is %j', (text, safe) => {
    expect(safeName(text)).toBe(safe);
  });

  it('is cut at a word, and never in the middle of a sign', () => {
    expect(safeName('слово '.repeat(40), 20)).toBe('слово слово слово');
    expect(safeName(`а${'😀'.repeat(20)}`, 10)).toBe(`а${'😀'.repeat(4)}`);
  });

  it('has another one where nothing is left', () => {
    expect(fileName(['???', ''], 'pdf', 'Документ')).toBe('Документ.pdf');
    expect(fileName(['План', 'Мост'], 'pdf', 'Документ')).toBe('План — Мост.pdf');
  });

  it('keeps its ending for clients that cannot read the rest', () => {
    const header = disposition('План (1).docx');
    expect(header).toMatch(/^attachment; filename="file\.docx"; filename\*=UTF-8''/);
    expect(decodeURIComponent(header.split("''")[1] ?? '')).toBe('План (1).docx');
    expect(disposition('без окончания', true)).toMatch(/^inline; filename="file"; /);
  });
});
