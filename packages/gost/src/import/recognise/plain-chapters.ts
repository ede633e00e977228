import { type Block, isBlank } from './block.ts';
import type { Cues } from './heading-cues.ts';

/** Characters of text that a chapter has at least between its heading and the next one's. */
const MIN_CHAPTER = 250;

/**
 * In a document whose headings have neither a style nor any emphasis: lines «1 Обзор», «2 Проект» …
 * that count on without a gap through the text, each standing alone and followed by enough text.
 * One such line proves nothing, so there must be two.
 */
export function plainChapters(
  blocks: readonly Block[],
  cues: readonly (Cues | null)[],
): ReadonlySet<Block> {
  const found: Block[] = [];
  let textSince = Number.POSITIVE_INFINITY;
  cues.forEach((own, index) => {
    const isNext = own !== null && own.number?.number === String(found.length + 1);
    if (isNext && isCandidate(own) && textSince >= MIN_CHAPTER && !followsItem(blocks, index)) {
      found.push(own.block);
      textSince = 0;
      return;
    }
    const block = blocks[index];
    if (block?.kind === 'text') textSince += block.text.length;
  });
  return new Set(found.length > 1 ? found : []);
}

function isCandidate({ block, number, automatic, short, hasSibling, look }: Cues): boolean {
  if (!number || number.depth > 1 || automatic || hasSibling || !short) return false;
  const isTitle = /^\p{Lu}/u.test(block.text.slice(number.end)) && !/[.;:,!?]$/.test(block.text);
  return isTitle && block.text.length <= 120 && !look.partlyBold;
}

/** A line after another numbered line, or after a colon, is an item of a list. */
function followsItem(blocks: readonly Block[], index: number): boolean {
  for (let at = index - 1; at >= 0; at -= 1) {
    const before = blocks[at];
    if (!before || isBlank(before)) continue;
    return before.kind === 'text' && /^\s*\d{1,2}[.)\s]|:\s*$/.test(before.text);
  }
  return false;
}
