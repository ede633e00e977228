import type { LabelKind } from '../labels.ts';
import { normaliseLabel } from '../recognise/letters.ts';

/** A number in running text that refers to something: «рис. 3.1», «в таблицах 2 и 3». */
export interface TypedReference {
  kind: LabelKind;
  label: string;
  /** The number itself, without its word. */
  from: number;
  to: number;
  /** As typed, with its word: for the report. */
  was: string;
  /** «п. 5» may be a paragraph of a law: linked only where a target is certain, never reported. */
  weak: boolean;
}

const NUMBER = '(?:[А-ЯЁA-Z]\\.?)?\\d{1,3}(?:\\.\\d{1,3})*';
const LETTER = '(?:[А-ЯЁA-Z]|\\d{1,2})(?![\\p{L}\\d]|\\.\\d)';
const FORMULA = `\\(\\s*${NUMBER}\\s*\\)|${NUMBER}`;

interface Pattern {
  kind: LabelKind;
  words: string;
  number: string;
  weak?: boolean;
}

const PATTERNS: readonly Pattern[] = [
  {
    kind: 'figure',
    words: 'рис(?:\\.|ун(?:ок|к(?:а|у|ом|е|и|ов|ам|ами|ах)))|fig(?:\\.|ures?)',
    number: NUMBER,
  },
  {
    kind: 'table',
    words: 'табл(?:\\.|иц(?:а|ы|е|у|ей|ам|ами|ах)?)|tables?',
    number: NUMBER,
  },
  { kind: 'listing', words: 'листинг(?:а|у|ом|е|и|ов|ам|ами|ах)?|listings?', number: NUMBER },
  {
    kind: 'formula',
    words:
      '(?:формул|выражени|уравнени|соотношени|неравенств)(?:а|ы|е|у|ой|ам|ами|ах|я|ю|ем|и|й|ям|ями|ях|о|ом)?',
    number: FORMULA,
  },
  {
    kind: 'appendix',
    words: 'приложени(?:е|я|ю|ем|и|й|ям|ями|ях)|прил\\.',
    number: LETTER,
  },
  {
    kind: 'section',
    words: '(?:под)?раздел(?:а|у|ом|е|ы|ов|ам|ами|ах)?|глав(?:а|ы|е|у|ой|ам|ами|ах)|гл\\.|разд\\.',
    number: '\\d{1,2}(?:\\.\\d{1,2})*',
  },
  {
    kind: 'section',
    words: '(?:под)?пункт(?:а|у|ом|е|ы|ов|ам|ами|ах)?|п\\.\\s?п\\.|пп?\\.',
    number: '\\d{1,2}(?:\\.\\d{1,2})+',
    weak: true,
  },
];

const JOINER = '\\s*(?:,|;|и|или|[-–—])\\s*';

const COMPILED = PATTERNS.map(({ kind, words, number, weak = false }) => ({
  kind,
  weak,
  number: new RegExp(number, 'gu'),
  whole: new RegExp(
    `(?<![\\p{L}\\d])(?:${words.replace(/[а-яa-z]/, (first) => `[${first}${first.toUpperCase()}]`)})\\s*(?:№\\s*)?((?:${number})(?:${JOINER}(?:${number})(?![\\p{L}\\d]|\\.\\d))*)`,
    'gu',
  ),
}));

/** Every typed reference in a text, in no order. */
export function findReferences(text: string): TypedReference[] {
  return COMPILED.flatMap(({ kind, number, whole, weak }) =>
    [...text.matchAll(whole)].flatMap((match) => {
      const list = match[1] ?? '';
      const start = match.index + match[0].length - list.length;
      return [...list.matchAll(number)].map((one): TypedReference => {
        const from = start + one.index;
        const label = normaliseLabel(one[0].replace(/[()\s]/g, ''));
        const to = from + one[0].length;
        return { kind, label, from, to, was: text.slice(match.index, to), weak };
      });
    }),
  );
}
