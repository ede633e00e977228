import { describe, expect, it } from 'vitest';
import { citationParts } from './citation-parts.ts';

type Cited = [number: number | null, locator?: string];

function printed(...cited: Cited[]): string {
  const items = cited.map(([number, locator = null], index) => ({
    source: { id: `s${index}`, locator },
    number,
  }));
  return citationParts(items)
    .map((part) => (part.kind === 'text' ? part.text : String(part.number)))
    .join('')
    .replaceAll('\u00a0', ' ');
}

describe('a citation in brackets', () => {
  it('separates sources by commas', () => {
    expect(printed([1], [4], [7])).toBe('[1, 4, 7]');
  });

  it('separates sources by semicolons where one of them names a page', () => {
    expect(printed([1, 'с. 15'], [4])).toBe('[1, с. 15; 4]');
  });

  it('keeps a page with its number on one line', () => {
    const items = [{ source: { id: 'a', locator: 'с. 15' }, number: 1 }];
    expect(citationParts(items)).toContainEqual({ kind: 'text', text: ', с.\u00a015' });
  });

  it('shows that a source is gone', () => {
    expect(printed([null], [2])).toBe('[?, 2]');
  });

  it('names the source of every number, so that a writer can link to it', () => {
    const items = [{ source: { id: 'book', locator: null }, number: 3 }];
    expect(citationParts(items)).toContainEqual({ kind: 'source', id: 'book', number: 3 });
  });
});
