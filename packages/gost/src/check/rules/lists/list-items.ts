import type { SectionKind } from '@pv/editor-schema';
import type { BlockRef } from '../../reading/block.ts';
import { closest } from '../../reading/block.ts';
import type { Reading } from '../../reading/read-document.ts';

export const LIST_TYPES: ReadonlySet<string> = new Set(['bulletList', 'orderedList']);
const CELLS: ReadonlySet<string> = new Set(['tableCell', 'tableHeader']);

/** Lists of terms and of sources have rules of their own. */
const OTHER_RULES: ReadonlySet<SectionKind> = new Set([
  'terms',
  'abbreviations',
  'symbols',
  'dictionaries',
  'literatures',
]);

/** Enumerations of the running text that are not inside another one; those in table cells are left alone. */
export function enumerations({ blocks }: Reading): BlockRef[] {
  return blocks.filter(
    (block) =>
      LIST_TYPES.has(block.node.type) &&
      !OTHER_RULES.has(block.section.kind) &&
      closest(block.parent, LIST_TYPES) === null &&
      closest(block.parent, CELLS) === null,
  );
}

/** The first paragraph of every item, down through nested lists. */
export function itemParagraphs(list: BlockRef): BlockRef[] {
  return list.children.flatMap((item) => {
    const [paragraph, ...rest] = item.children;
    const nested = rest.filter(({ node }) => LIST_TYPES.has(node.type)).flatMap(itemParagraphs);
    return paragraph?.unit ? [paragraph, ...nested] : nested;
  });
}

/** True when some item holds several sentences or paragraphs: such a list is written as sentences. */
export function isOfSentences(list: BlockRef): boolean {
  return list.children.some((item) => {
    const [first, second] = item.children;
    if (second?.node.type === 'paragraph') return true;
    return /(?<!(?:^|[\s.])\p{L}{1,3})[.!?…]\s+[А-ЯЁA-Z«]/u.test(
      first?.unit?.prose.trimEnd() ?? '',
    );
  });
}
