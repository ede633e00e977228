import { defaultSettings } from '@pv/editor-schema';
import { numberDocument } from '@pv/gost';
import { describe, expect, it } from 'vitest';
import { naturalWidth } from '../section/insert-figure.ts';
import { labelOf } from './objects.ts';
import { citationText } from './paint.ts';
import { safeHref } from './render-content.ts';

const cite = (...ids: string[]) => ({
  type: 'citation',
  attrs: { sources: ids.map((id) => ({ id, locator: null })) },
});

const numbering = numberDocument({
  version: 1,
  settings: defaultSettings(),
  sources: [
    { id: 'a', raw: 'Первый', csl: null },
    { id: 'b', raw: 'Второй', csl: null },
  ],
  sections: [
    {
      id: 's',
      kind: 'chap',
      title: 'Глава',
      content: {
        type: 'doc',
        content: [
          { type: 'heading', attrs: { id: 'h', level: 2, numbered: true } },
          { type: 'figure', attrs: { id: 'f', images: [] } },
          { type: 'formula', attrs: { id: 'e', tex: 'x', numbered: true } },
          { type: 'formula', attrs: { id: 'plain', tex: 'x', numbered: false } },
          { type: 'paragraph', content: [cite('b'), cite('a')] },
        ],
      },
    },
  ],
});
const label = (kind: Parameters<typeof labelOf>[0], id: string) =>
  labelOf(kind, numbering.byId.get(id));

describe('what the numbering prints', () => {
  it('is a word and a number before a caption, a number alone at headings and formulas', () => {
    expect(label('figure', 'f')).toBe('Рисунок 1.1');
    expect(label('heading', 'h')).toBe('1.1 ');
    expect(label('formula', 'e')).toBe('(1.1)');
  });

  it('is nothing at an object without a number and at one that is gone', () => {
    expect(label('formula', 'plain')).toBe('');
    expect(label('table', 'gone')).toBe('');
  });
});

describe('a citation', () => {
  it('prints the numbers of the list and the pages', () => {
    const both = [
      { id: 'a', locator: null },
      { id: 'b', locator: 'с. 15' },
    ];
    expect(citationText(both, numbering)).toBe('[2; 1, с.\u00a015]');
  });

  it('prints a question mark for a source that is gone', () => {
    expect(citationText([{ id: 'gone', locator: null }], numbering)).toBe('[?]');
  });
});

describe('a picture', () => {
  it('stands at its own size, but never wider than the text or too small to be caught', () => {
    expect([0, 1, 312, 4000].map(naturalWidth)).toEqual([100, 10, 50, 100]);
  });
});

describe('an address of a link', () => {
  it('leads to the web or to mail, never to a script', () => {
    expect(safeHref('https://ya.ru')).toBe('https://ya.ru');
    expect(safeHref('mailto:a@b.ru')).toBe('mailto:a@b.ru');
    expect(safeHref('javascript:alert(1)')).toBeNull();
    expect(safeHref(undefined)).toBeNull();
  });
});
