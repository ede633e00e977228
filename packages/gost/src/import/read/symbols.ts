import type { XmlElement } from '../ooxml/tree.ts';

/** The Greek and signs of the font Symbol, by its code; the rest of the code page is rare in texts. */
const SYMBOL: Readonly<Record<number, string>> = Object.fromEntries([
  ...pairs(0x41, 'ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ'),
  ...pairs(0x61, 'αβχδεφγηιϕκλμνοπθρστυϖωξψζ'),
  ...pairs(0x30, '0123456789'),
  ...pairs(0x28, '()∗+,−./'),
  ...pairs(0xa1, 'ϒ′≤⁄∞ƒ♣♦♥♠↔←↑→↓°±″≥×∝∂•÷≠≡≈…'),
  ...pairs(0xc0, 'ℵℑℜ℘⊗⊕∅∩∪⊃⊇⊄⊂⊆∈∉∠∇®©™∏√⋅¬∧∨⇔⇐⇑⇒⇓◊〈'),
  ...pairs(0xe5, '∑'),
  ...pairs(0xf1, '〉∫'),
  ...pairs(0x22, '∀'),
  ...pairs(0x24, '∃'),
]);

/** Bullets and arrows of the Wingdings fonts. */
const WINGDINGS: Readonly<Record<number, string>> = {
  108: '●',
  110: '■',
  113: '□',
  117: '◆',
  118: '❖',
  159: '•',
  167: '▪',
  168: '□',
  216: '➢',
  224: '→',
  240: '⇨',
  251: '✗',
  252: '✓',
  253: '☒',
  254: '☑',
};

function pairs(from: number, signs: string): [number, string][] {
  return [...signs].map((sign, index) => [from + index, sign]);
}

/**
 * The letter for a character of a picture font, ECMA-376 part 1, clause 17.3.3.30.
 * `code` may carry the F000 that Word adds. Null where it is not known.
 */
export function symbolToText(font: string, code: number): string | null {
  const low = code >= 0xf000 ? code - 0xf000 : code;
  if (/wingdings/i.test(font)) return WINGDINGS[low] ?? null;
  if (/^symbol/i.test(font)) return SYMBOL[low] ?? null;
  return isCharacter(code) ? String.fromCodePoint(code) : null;
}

/** A code point that stands for one character everywhere: no control, surrogate or private use. */
const isCharacter = (code: number) =>
  (code >= 0x20 && code < 0xd800) || (code > 0xf8ff && code <= 0x10ffff);

/** The letter for `w:sym`; `unknown` is called where a square stands for it. */
export function readSymbol(element: XmlElement, unknown: () => void): string {
  const code = Number.parseInt(element.attributes['w:char'] ?? '', 16);
  const text = symbolToText(element.attributes['w:font'] ?? '', code);
  if (text === null) unknown();
  return text ?? '□';
}

const PRIVATE_USE = /[\uE000-\uF8FF]/;

/** Text of a run with the characters of picture fonts replaced; `unknown` is called for each that is not known. */
export function replacePictureFont(text: string, font: string, unknown: () => void): string {
  if (!PRIVATE_USE.test(text)) return text;
  return Array.from(text, (sign) => {
    const code = sign.codePointAt(0) ?? 0;
    if (!PRIVATE_USE.test(sign)) return sign;
    const letter = symbolToText(font, code) ?? symbolToText('Symbol', code);
    if (letter === null) unknown();
    return letter ?? '□';
  }).join('');
}
