import { ARTICLE_PROFILE } from '@pv/editor-schema';
import { describe, expect, it } from 'vitest';
import { paragraph, section, snapshot, source } from '../../model/sample-document.ts';
import { checkDocument } from '../check-document.ts';
import { found } from '../testing/judge.ts';

const article = snapshot(
  [
    section('title', 't', 'Сведения о статье'),
    section('abstract', 'a', 'Аннотация', paragraph('Измерен шум датчика, камера тихая.')),
    section('intro', 'i', 'Введение', paragraph('Шум датчика мешает измерению.')),
    section('chap', 'm', 'Результаты', paragraph('Камера тихая, шум мал.')),
    section('conclusion', 'c', 'Заключение', paragraph('Датчик тих.')),
    section('references', 'r', ''),
  ],
  {
    profile: ARTICLE_PROFILE,
    keywords: ['шум', 'датчик', 'камера'],
    titleFields: {
      codes: 'УДК 534.6',
      titleEn: 'Noise',
      affiliationsEn: 'University',
      abstractEn: 'Noise.',
      keywordsEn: 'noise',
    },
    sources: [source('s', '')],
  },
);
const rulesOf = (document: typeof article) => checkDocument(document).map(({ rule }) => rule);

describe('an article', () => {
  it('is not asked for what only a thesis has', () => {
    const structure = rulesOf(article).filter((rule) => /-4-|5\.3|intro|R707/.test(rule));
    expect(structure).toEqual([]);
  });

  it('is told of every English field that is missing', () => {
    const { titleEn } = article.settings.titleFields;
    const settings = { ...article.settings, titleFields: { titleEn: String(titleEn) } };
    expect(found('R707-english', { ...article, settings })[0]?.values).toEqual({
      list: 'организации авторов, аннотация, ключевые слова',
    });
  });

  it('may have two keywords fewer than a report, and no more', () => {
    const withWords = (count: number) => ({
      ...article,
      settings: { ...article.settings, keywords: Array<string>(count).fill('шум') },
    });
    expect([2, 3, 15, 16].map((n) => found('R707-keywords', withWords(n)).length)).toEqual([
      1, 0, 0, 1,
    ]);
  });
});

describe('a thesis', () => {
  it('is not asked for what only an article has', () => {
    const thesis = { ...article, settings: { ...article.settings, profile: 'gost-7.32-2017' } };
    expect(rulesOf(thesis).filter((rule) => rule.startsWith('R707'))).toEqual([]);
  });
});
