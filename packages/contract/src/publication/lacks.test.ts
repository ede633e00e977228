import { describe, expect, it } from 'vitest';
import { type ArticleContent, type ArticlePart, emptyArticle } from './content.ts';
import { lacksOf, missingIn } from './lacks.ts';

const id = '0192f0a3-0001-7000-8000-000000000001';
const part = (change: Partial<ArticlePart> = {}): ArticlePart => ({
  heading: '',
  text: 'слова',
  picture: null,
  ...change,
});
const whole = (body: ArticlePart[], en: ArticlePart[] = []): ArticleContent => ({
  ...emptyArticle(),
  ru: { title: 'Название', summary: 'Кратко', body },
  en: { title: en.length > 0 ? 'Title' : '', summary: '', body: en },
});

describe('what a text lacks to be published', () => {
  it('is its Russian title, summary and text, in the order of the fields', () => {
    expect(lacksOf(emptyArticle(), 'article').map(({ what }) => what)).toEqual([
      'title',
      'summary',
      'body',
    ]);
    expect(lacksOf(whole([part()]), 'article')).toEqual([]);
  });

  it('is no text where an info block has a title and a sentence', () => {
    expect(lacksOf(whole([]), 'block')).toEqual([]);
    expect(lacksOf(whole([]), 'page')).toEqual([{ language: 'ru', what: 'body' }]);
  });

  it('is the description of a picture that nobody has called decoration', () => {
    const body = [
      part({ picture: { id, alt: 'Схема' } }),
      part({ picture: { id, alt: '' } }),
      part({ picture: { id, alt: '', decorative: true } }),
    ];
    expect(lacksOf(whole(body), 'article')).toEqual([{ language: 'ru', what: 'alt', part: 1 }]);
  });

  it('is asked of English pictures only where it can be read in English', () => {
    const body = [part({ picture: { id, alt: '' } })];
    expect(lacksOf(whole([part()], body), 'article')).toEqual([
      { language: 'en', what: 'alt', part: 0 },
    ]);
    const untitled = { ...whole([part()], body), en: { title: '', summary: '', body } };
    expect(lacksOf(untitled, 'article')).toEqual([]);
  });

  it('is told by the server once for all pictures', () => {
    const body = [part({ picture: { id, alt: '' } }), part({ picture: { id, alt: '' } })];
    expect(missingIn(whole(body), 'article')).toEqual(['publication.missing.alt']);
  });
});
