import { latexToMath } from 'docx/math';
import { describe, expect, it } from 'vitest';
import { expandMacros } from './math.ts';

describe('macros of formulas', () => {
  it.each(['\\tg x', '\\ctg x', '\\arctg x', '\\sh x', '\\lvert x \\rvert', '\\sgn x'])(
    'are written out so that Word gets %s',
    (tex) => {
      expect(() => latexToMath(expandMacros(tex))).not.toThrow();
    },
  );

  it('are whole names and not the beginnings of longer ones', () => {
    expect(expandMacros('\\tg\\alpha \\tgx \\thing')).toBe(
      '\\operatorname{tg}\\alpha \\tgx \\thing',
    );
  });

  it('leave LaTeX of its own as it is', () => {
    const tex = '\\frac{a}{b} \\div \\sin x \\\\ y';
    expect(expandMacros(tex)).toBe(tex);
  });
});
