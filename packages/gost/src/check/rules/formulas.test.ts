import { describe, expect, it } from 'vitest';
import { formula, paragraph, reference, text } from '../../model/sample-document.ts';
import { chapterOf, inlineFormula } from '../testing/documents.ts';
import { found, linesOf, mended } from '../testing/judge.ts';
import { texSymbols, withFinalComma } from './formulas.ts';

const texts = (document: ReturnType<typeof chapterOf>) =>
  document.sections[0]?.content.content?.map(({ attrs }) => attrs?.tex);

describe('«где» under a formula', () => {
  it('has no colon and starts small', () => {
    const document = chapterOf(formula('f', 'a=b'), paragraph('Где: a — масса'));
    expect(linesOf(mended('G32-6.8.2-where', document))[1]).toBe('Где a — масса');
    expect(linesOf(mended('G32-6.8.2-where-case', document))[1]).toBe('где: a — масса');
    const right = chapterOf(formula('f', 'a=b'), paragraph('где a — масса: она мала'));
    expect(found('G32-6.8.2-where', right)).toEqual([]);
  });

  it('goes on from a comma', () => {
    const document = chapterOf(formula('f', 'a=b'), paragraph('где a — масса.'));
    expect(texts(mended('V-where-comma', document))?.[0]).toBe('a=b,');
    expect(found('V-where-comma', chapterOf(formula('f', 'a=b'), paragraph('Далее.')))).toEqual([]);
  });

  it('is only looked for after a formula', () => {
    expect(found('G32-6.8.2-where-case', chapterOf(paragraph('Где начало?')))).toEqual([]);
  });
});

describe('symbols', () => {
  it('are explained somewhere in the text', () => {
    const document = chapterOf(
      paragraph('Сила F известна, ', inlineFormula('m'), ' — масса.'),
      formula('f', 'F = m \\cdot g + \\lambda'),
      formula('h', 'F = m \\cdot g'),
    );
    expect(found('G32-6.8.2-unexplained', document).map(({ values }) => values.symbols)).toEqual([
      'g, λ',
    ]);
  });

  it('are explained with an index of any length', () => {
    const document = chapterOf(
      paragraph('Ошибка ', text('E'), text('training', 'subscript'), ' мала.'),
      formula('f', 'E_{training} = 5'),
    );
    expect(found('G32-6.8.2-unexplained', document)).toEqual([]);
  });

  it('are letters, not commands or words', () => {
    expect(
      texSymbols('\\frac{A}{\\sin\\alpha} + \\text{где x} \\mathrm{max} \\begin{cases} B'),
    ).toEqual(['A', 'B', '\\alpha']);
  });

  it('have their indexes with them, words too', () => {
    expect(texSymbols('E_{fit} = A_{\\mathrm{max}}^{T} + B_i \\cdot x_\\alpha')).toEqual([
      'E',
      'A',
      'B',
      'x',
    ]);
  });
});

describe('formulas', () => {
  it('are typed', () => {
    const document = chapterOf(formula('f', ' '), paragraph('Пусть ', inlineFormula('')));
    expect(found('G32-6.8.1-empty', document)).toHaveLength(2);
  });

  it('in a row are separated by a comma', () => {
    const document = chapterOf(formula('f', 'a=b'), formula('g', 'c=d'), paragraph('Далее.'));
    expect(texts(mended('E105-6.10.1-formula-comma', document))).toEqual([
      'a=b,',
      'c=d',
      undefined,
    ]);
  });

  it('multiply by a dot, and an index keeps its star', () => {
    const document = chapterOf(
      formula('f', 'a * b + x^* + y_{*}'),
      formula('g', '\\begin{align*} a*b'),
    );
    expect(texts(mended('G32-6.8.1-asterisk', document))).toEqual([
      'a \\cdot b + x^* + y_{*}',
      '\\begin{align*} a*b',
    ]);
  });

  it('bring their own parentheses into a reference', () => {
    const document = chapterOf(paragraph('По формуле (', reference('f'), ').'), formula('f', 'a'));
    const line = mended('G32-6.8.4-reference', document).sections[0]?.content.content?.[0];
    expect(line).toEqual(paragraph('По формуле ', reference('f'), '.'));
  });
});

describe('the comma of a formula', () => {
  it.each([
    ['a=b', 'a=b,'],
    ['\\begin{cases} a \\end{cases} ', '\\begin{cases} a \\end{cases},'],
    ['a=b,', null],
    ['a=b.', null],
    ['\\begin{cases} a, \\end{cases}', null],
    ['a \\\\', null],
    ['', null],
  ])('%j → %j', (tex, result) => {
    expect(withFinalComma(tex)).toBe(result);
  });
});
