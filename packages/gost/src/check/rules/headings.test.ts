import { describe, expect, it } from 'vitest';
import { formula, heading, paragraph, section, snapshot } from '../../model/sample-document.ts';
import { chapterOf, list, titled } from '../testing/documents.ts';
import { found, linesOf, mended } from '../testing/judge.ts';

const under = (...titles: string[]) =>
  chapterOf(
    ...titles.flatMap((title, index) => [heading(`h${index}`, title), paragraph('Текст.')]),
  );

describe('headings', () => {
  it('lose the dot at the end, in titles too', () => {
    expect(linesOf(mended('G32-6.2.3-final-dot', under('Обзор методов.', 'Итоги')))[0]).toBe(
      'Обзор методов',
    );
    expect(mended('G32-6.2.3-final-dot', titled('Обзор.')).sections[0]?.title).toBe('Обзор');
    expect(
      found('G32-6.2.3-final-dot', under('Методы, модели и др.', 'В XX в.', 'И так далее...')),
    ).toEqual([]);
  });

  it('do not judge the titles of structural elements, which are printed in the standard’s words', () => {
    expect(found('G32-6.2.3-final-dot', titled('введение.', 'intro'))).toEqual([]);
  });

  it('start with a capital', () => {
    expect(linesOf(mended('G32-6.2.3-capital', under('обзор методов')))[0]).toBe('Обзор методов');
    expect(
      found('G32-6.2.3-capital', under('Обзор', 'iOS и Android', '«Тихий» режим', 'pH среды')),
    ).toEqual([]);
  });

  it('are not shouted; the text itself says which words stay as they are', () => {
    const document = chapterOf(
      heading('h', 'АНАЛИЗ СУБД И ОБЛАКОВ МОСКВЫ'),
      paragraph('Проведён анализ, взята СУБД для облаков, а также в районах Москвы.'),
    );
    expect(linesOf(mended('G32-6.2.3-all-caps', document))[0]).toBe('Анализ СУБД и облаков Москвы');
  });

  it('are not made small by guess', () => {
    const document = under('АРХИТЕКТУРА СИСТЕМЫ ПАРУС');
    expect(found('G32-6.2.3-all-caps', document)).toMatchObject([{ fixable: false }]);
    expect(found('G32-6.2.3-all-caps', under('HTML и CSS', 'СУБД', 'REST API'))).toEqual([]);
  });

  it('lose the number that was typed', () => {
    const typed = [
      '1.2 Обзор',
      '1. Обзор',
      '2.1. Обзор',
      '3 Обзор',
      'Глава 1. Обзор',
      'Раздел 2 Обзор',
    ];
    for (const title of typed) {
      expect(linesOf(mended('G32-6.4.1-sequence', under(title)))[0]).toBe('Обзор');
    }
    expect(
      found('G32-6.4.1-sequence', under('3 способа', '2D-графика', '1С: Предприятие', '100 лет')),
    ).toEqual([]);
  });

  it('are short', () => {
    expect(found('G32-6.4.7-heading-clear', under('слово '.repeat(40)))).toMatchObject([
      { values: { count: 239 } },
    ]);
  });

  it('do not leap over a level', () => {
    const document = chapterOf(heading('a', 'А', 3), heading('b', 'Б', 4), heading('c', 'В', 2));
    expect(found('G32-6.2.2-levels', document)).toMatchObject([
      { values: { level: 3, expected: 2 } },
    ]);
    const levels = mended('G32-6.2.2-levels', document).sections[0]?.content.content?.map(
      ({ attrs }) => attrs?.level,
    );
    expect(levels).toEqual([2, 3, 2]);
  });

  it('have words', () => {
    const document = snapshot([section('chap', 'c', ' ', heading('h', ''), paragraph('Текст.'))]);
    expect(found('G32-6.2.2-titles', document).map(({ subject }) => subject.kind)).toEqual([
      'title',
      'text',
    ]);
  });

  it('are not numbered when they stand alone', () => {
    const alone = chapterOf(
      heading('a', 'А'),
      heading('b', 'Б', 3),
      paragraph('Текст.'),
      heading('c', 'В'),
    );
    expect(found('G32-6.4.3-single-item', alone).map(({ values }) => values.title)).toEqual(['Б']);
    expect(found('G32-6.4.3-single-item', mended('G32-6.4.3-single-item', alone))).toEqual([]);
    expect(found('G32-6.4.3-single-item', under('А', 'Б'))).toEqual([]);
  });

  it('are followed by text, not by a list or a formula', () => {
    const document = chapterOf(
      heading('a', 'А'),
      list('б;', 'в.'),
      heading('g', 'Г'),
      paragraph('Д.'),
      formula('f', 'x'),
    );
    expect(found('V-heading-not-adjacent', document)).toMatchObject([{ place: { path: [1] } }]);
  });
});
