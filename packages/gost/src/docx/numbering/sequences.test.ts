import { describe, expect, it } from 'vitest';
import { figure, formula, list, table } from '../testing/sample.ts';
import { captionedKinds, createSequences, type NumberedPart } from './sequences.ts';

const other: NumberedPart = { kind: 'other' };
const chapter = (number: string): NumberedPart => ({ kind: 'chapter', number });

/** A number as it would be read in a file: fields in braces. */
function writer() {
  const sequences = createSequences();
  return {
    ...sequences,
    write: (number: string, part: NumberedPart = other, kind: 'figure' | 'table' = 'figure') =>
      sequences
        .number(kind, number, part)
        .map((piece) =>
          piece.kind === 'text' ? piece.text : `{${piece.instruction.trim()}=${piece.value}}`,
        )
        .join(''),
  };
}

describe('numbers of captions', () => {
  it('are counted through the document, each kind for itself (6.5.4, 6.6.4)', () => {
    const { write } = writer();
    expect(write('1')).toBe('{SEQ Рисунок \\* ARABIC=1}');
    expect(write('1', other, 'table')).toBe('{SEQ Таблица \\* ARABIC=1}');
    expect(write('2')).toBe('{SEQ Рисунок \\* ARABIC=2}');
  });

  it('are made of the number of the chapter and a count within it (6.5.6)', () => {
    const { write } = writer();
    expect(write('2.1', chapter('2'))).toBe('{STYLEREF 1 \\s=2}.{SEQ Рисунок \\* ARABIC \\s 1=1}');
  });

  it('start anew in a chapter for programs that do not know how to, and only where needed', () => {
    const { write, startChapter } = writer();
    expect(startChapter(['figure'])).toEqual([]);
    write('1.1', chapter('1'));
    expect(startChapter(['figure', 'table'])).toEqual([' SEQ Рисунок \\h \\r 0 ']);
    expect(write('2.1', chapter('2'))).toContain('{SEQ Рисунок \\* ARABIC \\s 1=1}');
  });

  it('have a count of their own in each appendix, under its letter (6.5.5)', () => {
    const { write } = writer();
    const part: NumberedPart = { kind: 'appendix', letter: 'Б' };
    expect(write('Б.1', part)).toBe('Б.{SEQ Рисунок_Б \\* ARABIC=1}');
    expect(write('Б.2', part)).toBe('Б.{SEQ Рисунок_Б \\* ARABIC=2}');
  });

  it('are told to Word where its own count would differ', () => {
    const { write } = writer();
    expect(write('4')).toBe('{SEQ Рисунок \\* ARABIC \\r 4=4}');
    expect(write('5')).toBe('{SEQ Рисунок \\* ARABIC=5}');
  });

  it('go on in the conclusion from the introduction, past the chapters between', () => {
    const { write, startChapter } = writer();
    write('1');
    startChapter(['figure']);
    write('1.1', chapter('1'));
    write('1.2', chapter('1'));
    expect(write('2')).toBe('{SEQ Рисунок \\* ARABIC \\r 2=2}');
  });

  it('are plain text where they are no numbers', () => {
    expect(writer().write('')).toBe('');
    expect(writer().write('без номера')).toBe('без номера');
  });

  it('make field names of letters and digits whatever the letter of the appendix is', () => {
    expect(writer().write('" x.1', { kind: 'appendix', letter: '" x' })).toContain('Рисунок___x ');
  });
});

describe('the kinds counted within a chapter', () => {
  it('are found in lists and cells too', () => {
    const inner = list('dash', [[formula({ number: '2.1' })]]);
    expect(captionedKinds([inner, table({ number: '2.1' })], '2')).toEqual(['formula', 'table']);
  });

  it('are none where captions are counted through the document', () => {
    expect(captionedKinds([figure({ number: '2' }), formula({ number: null })], '2')).toEqual([]);
  });
});
