import { ARTICLE_PROFILE } from '@pv/editor-schema';
import { describe, expect, it } from 'vitest';
import { compileDocument } from '../typst/compile-document.ts';
import { createCompiler } from '../typst/compiler.ts';
import { titlePage } from '../typst/sample-title-page.ts';
import { writeTypst } from '../typst/write-typst.ts';
import { blocksText } from './block-text.ts';
import { buildDocument } from './build.ts';
import type { ArticleAuthor, ArticleGroup, TitlePage } from './document.ts';
import { heading, paragraph, section, snapshot, source } from './sample-document.ts';

const anna: ArticleAuthor = {
  name: 'Анна Сергеевна Иванова',
  latinName: 'Anna S. Ivanova',
  affiliation: 'Примерный университет, Москва',
  email: 'anna@example.ru',
  orcid: '0000-0002-1825-0097',
  about: 'аспирант',
};
const pavel: ArticleAuthor = {
  name: 'Павел Петров',
  latinName: 'Pavel Petrov',
  affiliation: 'Примерный университет, Москва',
  email: 'pavel@example.ru',
  orcid: '',
  about: '',
};
const page = (...authors: ArticleAuthor[]): TitlePage => ({
  ...titlePage,
  workKind: 'Научная статья',
  codes: [],
  authors,
});

const sections = [
  section('title', 't', 'Сведения о статье'),
  section('abstract', 'a', 'Аннотация', paragraph('Измерен шум.')),
  section('intro', 'i', 'Введение', paragraph('Шум мешает.')),
  section('chap', 'm', 'Материалы и методы', heading('h', 'Датчик'), paragraph('Взят датчик.')),
  section('references', 'r', ''),
];

function build(titleFields: Record<string, string>, ...authors: ArticleAuthor[]) {
  const article = snapshot(sections, {
    profile: ARTICLE_PROFILE,
    keywords: ['шум', 'датчик'],
    titleFields,
    sources: [source('s', 'Петров П. П. Шум. – Москва, 2020. – 10 с.')],
  });
  const context = { titlePage: page(...authors), assets: new Map(), formatSource: () => '' };
  return buildDocument(article, context);
}

const lines = (groups: readonly ArticleGroup[] = []): string[] =>
  groups.flatMap((group) =>
    group.kind === 'title' ? [group.text] : group.blocks.map((block) => blocksText([block])),
  );

describe('the head of an article', () => {
  it('stands in the order of GOST R 7.0.7-2021, with nothing where nothing is known', () => {
    expect(lines(build({ codes: 'УДК 534' }, anna).article?.front)).toEqual([
      'Научная статья',
      'УДК 534',
      'Исследование',
      'Анна Сергеевна Иванова',
      'Примерный университет, Москва',
      'anna@example.ru, https://orcid.org/0000-0002-1825-0097',
      'Аннотация. Измерен шум.',
      'Ключевые слова: шум, датчик',
    ]);
  });

  it('numbers several authors, and an organisation by those who work there', () => {
    const front = lines(build({}, anna, pavel).article?.front);
    expect(front).toContain('Анна Сергеевна Иванова1, Павел Петров2');
    expect(front).toContain('1, 2\u00a0Примерный университет, Москва');
    expect(front).toContain('2\u00a0pavel@example.ru');
  });

  it('says in English what the writer has said in English', () => {
    const english = { titleEn: 'Noise', affiliationsEn: 'Example University', keywordsEn: 'noise' };
    expect(lines(build(english, anna).article?.front).slice(7)).toEqual([
      'Original article',
      'Noise',
      'Anna S. Ivanova',
      'Example University',
      'anna@example.ru, https://orcid.org/0000-0002-1825-0097',
      'Keywords: noise',
    ]);
  });

  it('tells at the end who the authors are', () => {
    const { article } = build({ conflict: 'нет' }, anna, pavel);
    expect(lines(article?.back)).toEqual([
      'Информация об авторах',
      'Анна Сергеевна Иванова\u00a0— аспирант',
      'Конфликт интересов: нет',
    ]);
  });
});

describe('the text of an article', () => {
  it('has sections without numbers and capitals, and a list of sources of its own name', () => {
    const { parts } = build({});
    expect(parts.map((part) => (part.kind === 'appendix' ? '' : part.title))).toEqual([
      'Введение',
      'Материалы и методы',
      'Список источников',
    ]);
    expect(parts[1]).toMatchObject({ kind: 'structural', blocks: [{ number: null }, {}] });
  });

  it('runs on without a title page, an abstract of its own and contents', () => {
    const { source: typst } = writeTypst(build({}, anna));
    expect(typst).not.toMatch(/#(?:title-page|chapter|entry|keywords)\(/);
    const { pages } = compileDocument(createCompiler(), build({ titleEn: 'Noise' }, anna, pavel));
    expect(pages).toBe(1);
  });
});
