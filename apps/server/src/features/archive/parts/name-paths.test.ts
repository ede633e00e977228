import { describe, expect, it } from 'vitest';
import { namePaths } from './name-paths.ts';

describe('a path inside an archive', () => {
  it('is free of what Windows refuses, in folders too', () => {
    const name = namePaths();
    expect(name(['Файлы', 'Этап 1: "Обзор"'], 'что/где?.pdf')).toBe(
      'Файлы/Этап 1 Обзор/что где.pdf',
    );
    expect(name(['..', 'aux'], 'nul.pdf')).toBe('_/aux_/nul_.pdf');
  });

  it('is given once: the same name in other letters is numbered before the ending', () => {
    const name = namePaths();
    const paths = ['Отчёт.pdf', 'отчёт.PDF', 'Отче\u0308т.pdf', 'Отчёт.docx'].map((one) =>
      name(['а'], one),
    );
    expect(paths).toEqual([
      'а/Отчёт.pdf',
      'а/отчёт (2).PDF',
      'а/Отче\u0308т (3).pdf',
      'а/Отчёт.docx',
    ]);
    expect(name(['б'], 'Отчёт.pdf')).toBe('б/Отчёт.pdf');
  });

  it('keeps its ending however long it is', () => {
    const name = namePaths();
    const long = name(['я'.repeat(200), 'б'.repeat(200)], `${'ж'.repeat(300)}.docx`);
    expect(long).toHaveLength(40 + 1 + 40 + 1 + 80 + 5);
    expect(long).toMatch(/\.docx$/);
    expect(name([], 'v. 1. Введение и обзор')).toBe('v. 1. Введение и обзор');
  });
});
