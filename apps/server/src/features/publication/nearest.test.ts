import { describe, expect, it } from 'vitest';
import { nearestFirst } from './nearest.ts';

const article = (title: string, section: string, summary = '') => ({ title, section, summary });
const titles = (others: ReturnType<typeof article>[]) =>
  nearestFirst(article('Как оформить рисунок', 'science', 'Подписи и номера рисунков'), others).map(
    ({ title }) => title,
  );

describe('articles to read after one', () => {
  it('are those of its section first, and among them those about the same', () => {
    expect(
      titles([
        article('Подписи рисунков', 'news'),
        article('Новый прибор', 'science'),
        article('Номера таблиц и рисунков', 'science'),
      ]),
    ).toEqual(['Номера таблиц и рисунков', 'Новый прибор', 'Подписи рисунков']);
  });

  it('stay in their order where nothing tells them apart, whatever «как» and «и» say', () => {
    expect(titles([article('Прибор', 'science'), article('Как и что', 'science')])).toEqual([
      'Прибор',
      'Как и что',
    ]);
  });
});
