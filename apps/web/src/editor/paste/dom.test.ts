import { describe, expect, it } from 'vitest';
import { captionName, countsLetters, shapeOfMarker } from './dom.ts';

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

describe('the marker of a pasted list', () => {
  it('of bullets is a dash', () => {
    for (const mark of ['·', '–', 'o', '§  ', '\u00b7\u00a0\u00a0\u00a0'])
      expect(shapeOfMarker(mark)).toEqual({ kind: 'dash' });
  });

  it('of numbers says where they begin', () => {
    expect(shapeOfMarker('1.\u00a0\u00a0')).toEqual({ kind: 'digit', start: 1 });
    expect(shapeOfMarker('3)')).toEqual({ kind: 'digit', start: 3 });
    expect(shapeOfMarker('2.4.')).toEqual({ kind: 'digit', start: 4 });
    expect(shapeOfMarker('iv.')).toEqual({ kind: 'digit', start: 1 });
  });

  it('of letters stays letters', () => {
    expect(shapeOfMarker('а)')).toEqual({ kind: 'letter', start: 1 });
    expect(countsLetters('a', '')).toBe(true);
    expect(countsLetters(null, 'lower-alpha')).toBe(true);
    expect(countsLetters('1', 'decimal')).toBe(false);
  });
});
