const ROMAN: readonly [number, string][] = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
];

const LATIN = 'abcdefghijklmnopqrstuvwxyz';

/** The letters of `russianLower`, ECMA-376 part 1, clause 17.18.59. */
const RUSSIAN = 'абвгдежзиклмнопрстуфхцчшщыэюя';

const FORMATS: Readonly<Record<string, (value: number) => string>> = {
  lowerRoman: roman,
  upperRoman: (value) => roman(value).toUpperCase(),
  lowerLetter: (value) => letters(value, LATIN),
  upperLetter: (value) => letters(value, LATIN).toUpperCase(),
  russianLower: (value) => letters(value, RUSSIAN),
  russianUpper: (value) => letters(value, RUSSIAN).toUpperCase(),
  decimalZero: (value) => String(value).padStart(2, '0'),
  none: () => '',
};

/** Writes a number in one of the formats of `w:numFmt`; formats unknown here become digits. */
export function formatNumber(value: number, format: string): string {
  const write = FORMATS[format];
  return write ? write(value) : String(value);
}

function roman(value: number): string {
  let rest = value;
  let text = '';
  for (const [size, sign] of ROMAN) {
    while (rest >= size && text.length < 32) {
      text += sign;
      rest -= size;
    }
  }
  return text;
}

/** Past the last letter Word doubles them: я, аа, бб … */
function letters(value: number, alphabet: string): string {
  if (value < 1) return '';
  const letter = alphabet[(value - 1) % alphabet.length] ?? '';
  return letter.repeat(Math.min(Math.ceil(value / alphabet.length), 4));
}
