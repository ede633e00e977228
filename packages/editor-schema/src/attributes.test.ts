import { describe, expect, it } from 'vitest';
import {
  cellSpan,
  citedSources,
  figureImages,
  headingLevel,
  listStart,
  textAttribute,
} from './attributes.ts';

const node = (attrs: Record<string, unknown>) => ({ type: 'any', attrs });

describe('a text attribute', () => {
  it('is the text, or empty for whatever is none', () => {
    expect(textAttribute(node({ tex: 'x^2' }), 'tex')).toBe('x^2');
    for (const tex of [null, undefined, 5, ['x'], { toString: 1 }]) {
      expect(textAttribute(node({ tex }), 'tex')).toBe('');
    }
    expect(textAttribute({ type: 'formula' }, 'tex')).toBe('');
  });
});

describe('the sources of a citation', () => {
  it('come with their locators, blank ones as none', () => {
    const sources = [
      { id: 'a', locator: ' с. 5 ' },
      { id: 'b', locator: ' ' },
      { id: 'c', locator: null },
    ];
    expect(citedSources(node({ sources }))).toEqual([
      { id: 'a', locator: 'с. 5' },
      { id: 'b', locator: null },
      { id: 'c', locator: null },
    ]);
  });

  it('leave out what is no source and are none where there is no list', () => {
    expect(citedSources(node({ sources: [null, 5, 'a', { id: 7, locator: {} }] }))).toEqual([
      { id: '', locator: null },
    ]);
    expect(citedSources(node({ sources: { id: 'a' } }))).toEqual([]);
    expect(citedSources({ type: 'citation' })).toEqual([]);
  });
});

describe('the pictures of a figure', () => {
  it('keep what they say', () => {
    const image = { asset: 'a', width: 55, pixels: [40, 20], alt: 'Схема' };
    expect(figureImages(node({ images: [image] }))).toEqual([image]);
  });

  it.each([
    [5, 10],
    [1000, 100],
    [-3, 100],
    ['60', 60],
    [null, 100],
    [Number.NaN, 100],
    [Number.POSITIVE_INFINITY, 100],
  ])('with the width %s are %i percent wide', (width, percent) => {
    expect(figureImages(node({ images: [{ width }] }))[0]?.width).toBe(percent);
  });

  it('of which nothing is known have no size and no file', () => {
    expect(figureImages(node({ images: [{ pixels: 'big' }, 'a.png'] }))).toEqual([
      { asset: '', width: 100, pixels: [0, 0], alt: '' },
    ]);
  });
});

describe('numbers', () => {
  it.each([
    [2, 2],
    ['3', 3],
    [2.9, 2],
    [0, 1],
    [-1, 1],
    [1e9, 100],
    [null, 1],
    [undefined, 1],
    [[3], 1],
  ])('of columns: %s is %i', (colspan, span) => {
    expect(cellSpan(node({ colspan }), 'colspan')).toBe(span);
  });

  it.each([
    [1, 1],
    [7, 7],
    [0, 1],
    [-5, 1],
    [1e12, 9_999],
    ['два', 1],
  ])('of a first item: %s is %i', (start, number) => {
    expect(listStart(node({ start }))).toBe(number);
  });

  it.each([
    [2, 2],
    [3, 3],
    [4, 4],
    [1, 2],
    [5, 2],
    ['3', 2],
    [undefined, 2],
  ])('of a heading level: %s is %i', (level, expected) => {
    expect(headingLevel(node({ level }))).toBe(expected);
  });
});
