import { type ArticleContent, type ArticlePart, emptyArticle } from '@pv/contract';
import { writeRich } from '@pv/editor-schema/rich-text';
import { describe, expect, it } from 'vitest';
import { compareArticles } from './article.ts';

const rich = (text: string, bold = false) =>
  writeRich({
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        content: [{ type: 'text', text, ...(bold && { marks: [{ type: 'bold' as const }] }) }],
      },
    ],
  });
const part = (id: string, text: string, change: Partial<ArticlePart> = {}): ArticlePart => ({
  id,
  heading: '',
  text: rich(text),
  picture: null,
  ...change,
});
const article = (body: ArticlePart[], change: Partial<ArticleContent> = {}): ArticleContent => ({
  ...emptyArticle(),
  ru: { title: 'Приборы кафедры', summary: 'Кратко', body },
  ...change,
});

describe('two states of an article', () => {
  it('that are equal differ in nothing', () => {
    const one = article([part('a', 'Три прибора')]);
    expect(compareArticles(one, one)).toEqual([]);
  });

  it('are compared word by word in title and summary', () => {
    const before = article([]);
    const after = { ...before, ru: { ...before.ru, title: 'Приборы института' } };
    expect(compareArticles(before, after)).toEqual([
      {
        kind: 'line',
        language: 'ru',
        field: 'title',
        pieces: [
          { kind: 'same', text: 'Приборы ' },
          { kind: 'removed', text: 'кафедры' },
          { kind: 'added', text: 'института' },
        ],
      },
    ]);
  });

  it('know a part by its id, and say what was added and removed', () => {
    const before = article([part('a', 'Три прибора'), part('b', 'Лишнее')]);
    const after = article([part('c', 'Новое'), part('a', 'Три новых прибора')]);
    const states = compareArticles(before, after).map((one) =>
      one.kind === 'part' ? [one.id, one.state] : one.kind,
    );
    expect(states).toEqual([
      ['c', 'added'],
      ['a', 'changed'],
      ['b', 'removed'],
    ]);
  });

  it('say that parts have changed places, without telling of their words', () => {
    const [a, b] = [part('a', 'Раз'), part('b', 'Два')];
    expect(compareArticles(article([a, b]), article([b, a]))).toEqual([
      { kind: 'order', language: 'ru' },
    ]);
  });

  it('say that words that stayed look otherwise', () => {
    const before = article([part('a', 'Важно')]);
    const after = article([part('a', '', { text: rich('Важно', true) })]);
    expect(compareArticles(before, after)).toMatchObject([
      { kind: 'part', markup: true, text: [{ kind: 'same', text: 'Важно' }] },
    ]);
  });

  it('tell of pictures, descriptions, authors and what is chosen', () => {
    const id = '0192f0a3-0001-7000-8000-000000000001';
    const before = article([part('a', 'Раз', { picture: { id, alt: '' } })]);
    const after = article([part('a', 'Раз', { picture: { id, alt: 'Схема' } })], {
      authors: [{ name: 'Иванов', name_en: 'Ivanov', orcid: '' }],
      picture: id,
      stage: 'start',
    });
    expect(compareArticles(before, after)).toMatchObject([
      { kind: 'part', picture: true, markup: false },
      { kind: 'authors', pieces: [{ kind: 'added', text: 'Иванов; Ivanov' }] },
      { kind: 'whole', field: 'picture' },
      { kind: 'whole', field: 'stage' },
    ]);
  });

  it('tell of the English text apart', () => {
    const after = article([], { en: { title: 'Devices', summary: '', body: [] } });
    expect(compareArticles(article([]), after)).toMatchObject([{ language: 'en', field: 'title' }]);
  });

  it('differ in the kinds of projects as a whole, in whatever order they were chosen', () => {
    const before = article([], { kinds: ['nir', 'startup'] });
    const swapped = article([], { kinds: ['startup', 'nir'] });
    expect(compareArticles(before, swapped)).toEqual([]);
    expect(compareArticles(article([], { kinds: [] }), article([]))).toEqual([]);
    expect(compareArticles(before, article([]))).toEqual([{ kind: 'whole', field: 'kinds' }]);
  });
});
