import { describe, expect, it } from 'vitest';
import { findPage } from './PdfPages.tsx';

const pages = [
  'СОДЕРЖАНИЕ 1 Методы обнаружения дефектов … 3',
  'ВВЕДЕНИЕ Актуальность темы опреде-\nляется тем, что от качества швов',
  '1 Методы обнаружения дефектов Снимок расшифровывает дефек-',
  'тоскопист. На один снимок уходит до 15 минут.',
];

describe('the page of a place', () => {
  it('is found however its lines are broken', () => {
    const words = { before: 'Актуальность темы определяется', after: ' тем, что от качества швов' };
    expect(findPage(pages, words)).toBe(2);
  });

  it('is where a heading stands and not where the contents name it', () => {
    expect(findPage(pages, { before: 'Методы обнаружения дефектов', after: '' })).toBe(3);
  });

  it('is that of the caret where a paragraph goes over to the next page', () => {
    const before = 'Снимок расшифровывает дефектоскопист. На один снимок';
    expect(findPage(pages, { before, after: ' уходит до 15 минут.' })).toBe(4);
    expect(findPage(pages, { before: 'Снимок расшифровывает', after: '' })).toBe(3);
  });

  it('is not known where the words are too few or nowhere', () => {
    expect(findPage(pages, { before: 'До', after: '' })).toBeNull();
    expect(findPage(pages, { before: 'Новый абзац, которого нет', after: '' })).toBeNull();
  });
});
