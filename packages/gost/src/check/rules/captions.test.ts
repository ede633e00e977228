import { describe, expect, it } from 'vitest';
import { cell, figure, listing, paragraph, tableBlock } from '../../model/sample-document.ts';
import { chapterOf } from '../testing/documents.ts';
import { found, linesOf, mended } from '../testing/judge.ts';

const grid = [[cell('а'), cell('б')]];
const figures = (...captions: string[]) =>
  chapterOf(...captions.map((caption, i) => figure(`f${i}`, caption)));

describe('captions', () => {
  it('lose the dot at the end', () => {
    expect(linesOf(mended('G32-6.5.7-caption', figures('Схема сети.')))).toEqual(['Схема сети']);
    expect(
      found('G32-6.5.7-caption', figures('Схема', 'Затраты, тыс. руб.', 'И другие...')),
    ).toEqual([]);
    expect(found('G32-6.6.3-caption', chapterOf(tableBlock('t', 'Узлы.', grid)))).toHaveLength(1);
    expect(found('V-listing-dot', chapterOf(listing('l', 'Код.', 'x')))).toHaveLength(1);
  });

  it('start with a capital', () => {
    expect(linesOf(mended('G32-6.5.8-caption-capital', figures('схема сети')))).toEqual([
      'Схема сети',
    ]);
    expect(found('G32-6.5.8-caption-capital', figures('pH', '', 'iOS', '«Тихий» режим'))).toEqual(
      [],
    );
    expect(
      found('G32-6.6.3-caption-capital', chapterOf(tableBlock('t', 'узлы', grid))),
    ).toHaveLength(1);
    expect(found('V-listing-capital', chapterOf(listing('l', 'код', 'x')))).toHaveLength(1);
  });

  it('lose the word and number that were typed', () => {
    for (const typed of [
      'Рисунок 3.1 – Схема',
      'Рис. 1. Схема',
      'Рис.1: Схема',
      'рисунок А.2 - Схема',
    ]) {
      expect(linesOf(mended('G32-6.5.7-caption-typed', figures(typed)))).toEqual(['Схема']);
    }
    expect(found('G32-6.5.7-caption-typed', figures('Рисунок на ткани', 'Схема 1'))).toEqual([]);
    expect(
      found('G32-6.6.3-caption-typed', chapterOf(tableBlock('t', 'Таблица 1 — Узлы', grid))),
    ).toHaveLength(1);
    expect(found('V-listing-typed', chapterOf(listing('l', 'Листинг 1 - Код', 'x')))).toHaveLength(
      1,
    );
  });

  it('are expected of tables and listings', () => {
    const document = chapterOf(tableBlock('t', '', grid), listing('l', ' ', 'x'), figure('f', ''));
    expect(found('V-caption-empty', document)).toHaveLength(2);
  });
});

describe('a caption typed as a paragraph', () => {
  it('moves into the empty caption of its figure or table', () => {
    const document = chapterOf(
      figure('f', ''),
      paragraph('Рис. 3.1 – Схема сети'),
      paragraph('Таблица 2 — Узлы'),
      tableBlock('t', '', grid),
    );
    const content = mended('G32-6.5.7-caption-paragraph', document).sections[0]?.content.content;
    expect(content).toEqual([figure('f', 'Схема сети'), tableBlock('t', 'Узлы', grid)]);
  });

  it('is left to the writer where there is nothing to move it into', () => {
    const document = chapterOf(figure('f', 'Занято'), paragraph('Рисунок 1 – Схема'));
    expect(found('G32-6.5.7-caption-paragraph', document)).toMatchObject([
      { values: { typed: 'Рисунок 1' }, fixable: false },
    ]);
  });

  it('is not a sentence about a figure', () => {
    const document = chapterOf(
      paragraph('Рисунок 1 показывает схему.'),
      paragraph('Таблица 2 - это узлы.'),
    );
    expect(found('G32-6.5.7-caption-paragraph', document)).toEqual([]);
  });
});

describe('figures', () => {
  it('have a picture', () => {
    const empty = { ...figure('f', 'Схема'), attrs: { id: 'f', images: [] } };
    expect(found('G32-6.5.1-no-image', chapterOf(empty, figure('g', 'Ещё')))).toMatchObject([
      { place: { path: [0] } },
    ]);
  });

  it('stand outside tables', () => {
    const inside = { ...cell(''), content: [figure('f', 'Схема')] };
    expect(
      found('V-object-in-cell', chapterOf(tableBlock('t', 'Узлы', [[inside]]), figure('g', 'Ещё'))),
    ).toHaveLength(1);
  });
});
