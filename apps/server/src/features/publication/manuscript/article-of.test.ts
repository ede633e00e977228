import { ARTICLE_PROFILE, defaultSettings, type NodeJson } from '@pv/editor-schema';
import { parseRich } from '@pv/editor-schema/rich-text';
import type { TitlePage } from '@pv/gost';
import { describe, expect, it } from 'vitest';
import { articleOf } from './article-of.ts';

const text = (value: string, mark?: string): NodeJson => ({
  type: 'text',
  text: value,
  ...(mark && { marks: [{ type: mark }] }),
});
const p = (...content: NodeJson[]): NodeJson => ({ type: 'paragraph', content });
const section = (
  kind: 'abstract' | 'chap' | 'references',
  title: string,
  ...content: NodeJson[]
) => ({
  id: `${kind} ${title}`,
  kind,
  title,
  content: { type: 'doc', content: content.length > 0 ? content : [{ type: 'paragraph' }] },
});

const known: TitlePage = {
  ministry: '',
  institution: '',
  department: '',
  workKind: 'Научная статья',
  workSubkind: '',
  title: 'Шум датчиков',
  codes: [],
  people: [],
  authors: [
    {
      name: 'Анна Иванова',
      latinName: 'Anna Ivanova',
      affiliation: '',
      email: 'a@example.ru',
      orcid: '0000-0002-1825-0097',
      about: '',
    },
  ],
  city: '',
  year: '2026',
};

const manuscript = {
  version: 1,
  settings: {
    ...defaultSettings(),
    profile: ARTICLE_PROFILE,
    titleFields: { titleEn: 'Noise', abstractEn: 'Noise was measured.' },
  },
  sections: [
    section('abstract', 'Аннотация', p(text('Измерен шум.'))),
    section(
      'chap',
      'Результаты',
      p(text('Шум '), text('мал', 'bold')),
      { type: 'heading', attrs: { id: 'h', level: 2, numbered: true }, content: [text('Камера')] },
      { type: 'formula', attrs: { id: 'f', tex: 'a=b', numbered: true } },
      {
        type: 'bulletList',
        content: [{ type: 'listItem', content: [p(text('тихая'))] }],
      },
    ),
    section('references', ''),
  ],
  sources: [{ id: 's', raw: 'Петров П. П. Шум. – Москва, 2020.', csl: null }],
};

describe('a manuscript as an article of the site', () => {
  const article = articleOf(manuscript, known);

  it('has its title, abstract and authors, in English what it has in English', () => {
    expect(article).toMatchObject({
      ru: { title: 'Шум датчиков', summary: 'Измерен шум.' },
      en: { title: 'Noise', summary: 'Noise was measured.', body: [] },
      authors: [{ name: 'Анна Иванова', name_en: 'Anna Ivanova', orcid: '0000-0002-1825-0097' }],
    });
  });

  it('has its sections and their headings as parts, with the looks of the text', () => {
    expect(article.ru.body.map(({ heading }) => heading)).toEqual([
      'Результаты',
      'Камера',
      'Список источников',
    ]);
    const [results, room] = article.ru.body.map((part) => parseRich(part.text)?.content);
    expect(results).toEqual([
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'Шум ' },
          { type: 'text', text: 'мал', marks: [{ type: 'bold' }] },
        ],
      },
    ]);
    expect(room?.map(({ type }) => type)).toEqual(['paragraph', 'bulletList']);
    expect(JSON.stringify(room)).toContain('a=b\u00a0(1)');
  });

  it('lists its sources as they are printed', () => {
    expect(article.ru.body.at(-1)?.text).toContain('Петров П. П. Шум.');
  });

  const chapters = (...chapter: ReturnType<typeof section>[]) =>
    articleOf({ ...manuscript, sections: chapter }, known);

  it('is refused with the name of a section that is too large, rather than losing it', () => {
    const large = section('chap', 'Измерения', p(text('ш'.repeat(400_000))));
    const many = section('chap', 'Опыты', ...Array.from({ length: 20_001 }, () => p(text('ш'))));
    for (const [chapter, part] of [
      [large, 'Измерения'],
      [many, 'Опыты'],
    ] as const) {
      const refusal = { code: 'part_does_not_fit', params: { part } };
      expect(() => chapters(chapter)).toThrow(expect.objectContaining(refusal));
    }
  });

  it('is refused with the name of the first section that there is no room for', () => {
    const short = (number: number) => section('chap', `Опыт ${number}`, p(text('Шум.')));
    const all = Array.from({ length: 61 }, (_, index) => short(index + 1));
    expect(chapters(...all.slice(0, 60)).ru.body).toHaveLength(60);
    const refusal = { code: 'part_does_not_fit', params: { part: 'Опыт 61' } };
    expect(() => chapters(...all)).toThrow(expect.objectContaining(refusal));
  });

  it('is cut where the site has less room', () => {
    const long = articleOf(
      { ...manuscript, sections: [section('abstract', '', p(text('шум '.repeat(600))))] },
      known,
    );
    expect(long.ru.summary.length).toBeLessThanOrEqual(1000);
    expect(long.ru.summary).toMatch(/шум…$/);
  });
});
