import { characterToLatex } from '../read/omml/characters.ts';

const SIGN = /\\[a-zA-Z]+|\p{L}|\p{N}/gu;
const FUNCTION =
  /^\\(sin|cos|tan|cot|sec|csc|sinh|cosh|tanh|coth|arcsin|arccos|arctan|exp|ln|lg|log|lim|sup|inf|max|min|det|dim|ker|deg|gcd|hom|arg|Pr)$/;

/** Letters, digits and letter commands of LaTeX; a function's name counts by its letters. */
export function texSigns(tex: string): string[] {
  return (tex.match(SIGN) ?? []).flatMap((sign) =>
    FUNCTION.test(sign) ? Array.from(sign.slice(1)) : [sign],
  );
}

/** The signs that the text of an Office formula must become. */
export function mathSigns(text: string): string[] {
  const letters = text.match(/\p{L}|\p{N}/gu) ?? [];
  return letters.flatMap((letter) => texSigns(characterToLatex(letter)));
}
