import { type ArticleContent, emptyArticle } from '@pv/contract';
import { describe, expect, it } from 'vitest';
import { changesBetween, sameContent } from './content-changes.ts';

const content = (change: Partial<ArticleContent> = {}): ArticleContent => ({
  ...emptyArticle(),
  ...change,
});
const text = (title: string, summary = '', words = '') => ({
  title,
  summary,
  body: words ? [{ heading: '', text: words, picture: null }] : [],
});

describe('two states of an article', () => {
  it('differ in nothing where a part has only got its id', () => {
    const named = text('А', '', 'слова');
    const one = content({ ru: named });
    const other = content({ ru: { ...named, body: named.body.map((p) => ({ ...p, id: 'p1' })) } });
    expect(changesBetween(one, other)).toEqual([]);
    expect(sameContent(one, other)).toBe(true);
  });

  it('differ in what was written, the English text as a whole', () => {
    const before = content({ ru: text('А', 'Кратко', 'слова') });
    const after = content({ ru: text('Б', 'Кратко', 'иные'), en: text('B') });
    expect(changesBetween(before, after)).toEqual(['title', 'text', 'english']);
    expect(sameContent(before, after)).toBe(false);
  });

  it('differ in no icon where there was none yet', () => {
    expect(changesBetween(content(), content({ icon: null, stage: 'start' }))).toEqual(['stage']);
  });

  it('differ in the kinds of projects that were chosen, in whatever order', () => {
    const one = content({ kinds: ['nir', 'startup'] });
    expect(changesBetween(content(), content({ kinds: [] }))).toEqual([]);
    expect(changesBetween(one, content({ kinds: ['startup', 'nir'] }))).toEqual([]);
    expect(changesBetween(one, content({ kinds: ['startup'] }))).toEqual(['kinds']);
  });
});
