import { describe, expect, it } from 'vitest';
import { countsLetters, shapeOfMarker } from './list-marker.ts';

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
