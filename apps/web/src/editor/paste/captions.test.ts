import { describe, expect, it } from 'vitest';
import { captionName } from './captions.ts';

describe('a caption typed by hand', () => {
  it.each([
    ['Таблица 2 — Потери', 'Потери'],
    ['Таблица 1.3 – Расход воды', 'Расход воды'],
    ['Таблица А.1 - Режимы', 'Режимы'],
    ['Table 4. Losses', 'Losses'],
    ['Таблица 5 Потери тепла', 'Потери тепла'],
  ])('«%s» leaves its name', (text, name) => {
    expect(captionName(text, 'table')).toBe(name);
  });

  it('is not taken from a sentence, from another kind or from a bare number', () => {
    expect(captionName('Таблица 2 показывает, что потери растут.', 'table')).toBeNull();
    expect(captionName('Рисунок 2 — Схема', 'table')).toBeNull();
    expect(captionName('Таблица 2', 'table')).toBeNull();
    expect(captionName('Рисунок 2 — Схема', 'figure')).toBe('Схема');
  });
});
