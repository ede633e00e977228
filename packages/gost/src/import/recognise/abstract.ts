import { type Block, isBlank, type TextBlock } from './block.ts';
import type { Recognition } from './recognition.ts';

/** The abstract without what the product makes itself. */
export interface ReadAbstract {
  keywords: string[];
  blocks: Block[];
}

const LABEL = /^\s*(ключевые\s+слова|keywords|key\s+words)\s*[:.—–-]*\s*/iu;
const VOLUME = /^(?=.*\d+\s*(с|стр|страниц\p{L}*)[.,\s])(?=.*\d+\s*(рис|табл|ист|прил|ил)\p{L}*)/iu;

/** Takes the volume line and the keywords out of the abstract, GOST 7.32-2017 clause 5.3.2. */
export function readAbstract(blocks: readonly Block[], { report }: Recognition): ReadAbstract {
  const keywords: string[] = [];
  const rest: Block[] = [];
  let labelAlone = false;
  for (const block of blocks) {
    if (block.kind !== 'text' || isBlank(block)) {
      rest.push(block);
    } else if (keywords.length === 0 && (labelAlone || isKeywordLine(block))) {
      const label = LABEL.exec(block.text)?.[0] ?? '';
      const words = splitKeywords(block.text.slice(label.length));
      report.putAside('keywordsLabel', label);
      labelAlone = words.length === 0;
      keywords.push(...words);
    } else if (block.text.length < 300 && VOLUME.test(block.text)) {
      report.putAside('volumeLine', block.text);
    } else rest.push(block);
  }
  return { keywords, blocks: rest };
}

/** «Ключевые слова: …», or several words in capitals parted by commas, as the standard prints them. */
function isKeywordLine(block: TextBlock): boolean {
  if (LABEL.test(block.text)) return true;
  const words = splitKeywords(block.text);
  return words.length >= 3 && !/\p{Ll}/u.test(block.text) && block.text.length < 600;
}

function splitKeywords(text: string): string[] {
  return text
    .split(/[,;\n]/)
    .map((word) => word.trim().replace(/\.$/, ''))
    .filter((word) => word !== '');
}
