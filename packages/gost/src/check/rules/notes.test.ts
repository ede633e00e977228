import { describe, expect, it } from 'vitest';
import { paragraph } from '../../model/sample-document.ts';
import { chapterOf, footnote, textOf } from '../testing/documents.ts';
import { found, linesOf, mended } from '../testing/judge.ts';

const nb = '\u00A0';

describe('notes', () => {
  it('are written as «Примечание — Текст»', () => {
    for (const typed of [
      'Примечание: текст',
      'Примечание. Текст',
      'ПРИМЕЧАНИЕ - текст',
      'Прим.: текст',
      'Примечание – Текст',
    ]) {
      expect(linesOf(mended('G32-6.7.3-note-single', textOf(typed)))).toEqual([
        `Примечание${nb}— Текст`,
      ]);
    }
    for (const right of [
      'Примечание — Текст',
      `Примечание${nb}— 5 узлов`,
      'Примечание автора не учтено.',
    ]) {
      expect(found('G32-6.7.3-note-single', textOf(right))).toEqual([]);
    }
  });

  it('stand under one word when there are several', () => {
    expect(linesOf(mended('G32-6.7.3-note-many', textOf('Примечания:')))).toEqual(['Примечания']);
    expect(found('G32-6.7.3-note-many', textOf('Примечание — А', 'Примечание — Б'))).toHaveLength(
      1,
    );
    expect(found('G32-6.7.3-note-many', textOf('Примечания', 'Примечание — Б', 'Текст.'))).toEqual(
      [],
    );
  });
});

describe('footnotes', () => {
  it('stand right after the word', () => {
    const document = chapterOf(paragraph('Слово ', footnote('Пояснение.'), ' далее'));
    const line = mended('G32-6.7.4-footnote-mark', document).sections[0]?.content.content?.[0];
    expect(line).toEqual(paragraph('Слово', footnote('Пояснение.'), ' далее'));
  });

  it('have text', () => {
    const document = chapterOf(paragraph('Слово', footnote(' '), ' и', footnote('Да.')));
    expect(found('G32-6.7.4-footnote-empty', document)).toMatchObject([
      { place: { path: [0], range: [5, 6] } },
    ]);
  });
});
