import { REFERENCE_WORD } from '../../reading/reference-words.ts';
import { ATOM, type TextUnit } from '../../reading/text-unit.ts';

const ITEM = `(?:${ATOM}|\\(?(?:[А-Я]\\.)?\\d+(?:\\.\\d+)*\\)?|[А-Я](?!\\p{L}))`;
const BEFORE = new RegExp(
  `(?<![\\p{L}])(${REFERENCE_WORD})[\\s\\u00A0]*(?:№[\\s\\u00A0]*)?(?:${ITEM}[\\s\\u00A0]*(?:,|;|и|или|а также|до|[–—-])[\\s\\u00A0]*(?:по[\\s\\u00A0]+)?)*$`,
  'u',
);

export interface WordBefore {
  text: string;
  from: number;
  to: number;
}

/** The word that names what stands at `offset`: «рисунках» for both numbers of «на рисунках 1 и 2». */
export function wordBefore(unit: TextUnit, offset: number): WordBefore | null {
  const start = Math.max(0, offset - 80);
  const match = BEFORE.exec(unit.prose.slice(start, offset));
  if (!match) return null;
  const [, text = ''] = match;
  const from = start + match.index;
  return { text, from, to: from + text.length };
}
