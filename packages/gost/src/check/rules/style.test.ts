import { describe, expect, it } from 'vitest';
import { figure, headCell, paragraph, tableBlock, text } from '../../model/sample-document.ts';
import { chapterOf, footnote, list, textOf } from '../testing/documents.ts';
import { found, linesOf, marked, mended } from '../testing/judge.ts';

const long = 'Этот абзац состоит из нескольких слов и заканчивается как придётся';

describe('style', () => {
  it('hears the first person in the text and in footnotes, not in quotations', () => {
    const document = chapterOf(
      paragraph('Мной предложен метод.', footnote('Я так считаю.')),
      paragraph('Он сказал: «я решил». От А до Я, 2-я глава, моя сеть.'),
    );
    expect(found('V-first-person', document).map(({ values }) => values.word)).toEqual([
      'Мной',
      'Я',
      'моя',
    ]);
  });

  it('takes bold and underline off the text and keeps the other marks', () => {
    const document = chapterOf(
      paragraph('Это ', text('важно', 'bold', 'italic'), ' и ', text('очень', 'bold'), '.'),
      paragraph(text('Подчёркнуто', 'underline')),
    );
    const bold = found('G32-6.1.1-bold', document);
    expect(bold.map((finding) => marked(document, finding))).toEqual(['важно и очень']);
    const plain = mended('V-underline', mended('G32-6.1.1-bold', document));
    expect(plain.sections[0]?.content.content).toEqual([
      paragraph('Это ', text('важно', 'italic'), ' и очень.'),
      paragraph('Подчёркнуто'),
    ]);
  });

  it('leaves a bold line that looks like a heading as it is, with a live reference and a full stop too', () => {
    const reference = { type: 'crossReference', attrs: { target: 'x' } };
    for (const line of [
      paragraph(text('Выводы по главе ', 'bold'), reference),
      paragraph('2.1 ', text('Замысел', 'bold')),
      paragraph(text('2.1. Замысел.', 'bold')),
    ]) {
      expect(found('G32-6.1.1-bold', chapterOf(line))).toEqual([]);
      expect(found('V-bold-heading', chapterOf(line))).toHaveLength(1);
    }
  });

  it('removes empty paragraphs, but not the last one, in which the writer types', () => {
    const document = textOf('Один.', '', ' ', 'Два.', '');
    expect(found('V-no-empty-paragraphs', document)).toHaveLength(2);
    expect(linesOf(mended('V-no-empty-paragraphs', document))).toEqual(['Один.', 'Два.', '']);
  });

  it('does not take a figure without a caption for an empty paragraph', () => {
    expect(found('V-no-empty-paragraphs', chapterOf(figure('f', ''), paragraph('Текст.')))).toEqual(
      [],
    );
  });

  it('ends a paragraph of sentences with a dot', () => {
    const document = textOf(long, 'Дальше.');
    expect(linesOf(mended('V-paragraph-end', document))).toEqual([`${long}.`, 'Дальше.']);
  });

  it('leaves open what a list or formula goes on from, short lines, and the paragraph being typed', () => {
    const document = chapterOf(
      paragraph(long),
      list('а;', 'б.'),
      paragraph('Короткая строка'),
      paragraph(long),
    );
    expect(found('V-paragraph-end', document)).toEqual([]);
  });

  it('allows bold nowhere in a table either', () => {
    const head = { ...headCell(''), content: [paragraph(text('Имя', 'bold'))] };
    expect(found('G32-6.1.1-bold', chapterOf(tableBlock('t', 'Имена', [[head]])))).toHaveLength(1);
  });
});
