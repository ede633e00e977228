import { describe, expect, it } from 'vitest';
import { isLong } from './LongText.tsx';

describe('a text of the page', () => {
  it('is shown whole while it takes a few lines', () => {
    expect(isLong('')).toBe(false);
    expect(isLong('Сравнить методы и поставить задачу.')).toBe(false);
    expect(isLong('один\nдва\nтри\nчетыре\nпять\nшесть')).toBe(false);
  });

  it('is folded when it has many lines', () => {
    expect(isLong('один\nдва\nтри\nчетыре\nпять\nшесть\nсемь')).toBe(true);
  });

  it('is folded when a paragraph is long', () => {
    expect(isLong('слово '.repeat(100))).toBe(true);
  });
});
