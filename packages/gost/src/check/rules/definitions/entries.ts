import type { SectionKind } from '@pv/editor-schema';
import type { BlockRef } from '../../reading/block.ts';
import type { Reading } from '../../reading/read-document.ts';
import type { TextUnit } from '../../reading/text-unit.ts';

/** One line of a list of terms or abbreviations. */
export interface Entry {
  /** The term: what stands before the dash. */
  term: string;
  unit: TextUnit;
  /** The paragraph, or the list item around it. */
  block: BlockRef;
}

const DASH = /\s(?:[—–-])\s/u;

/** The lines of every list of these kinds, one array a list. Lists kept in tables are not read. */
export function entryLists({ sections }: Reading, kinds: ReadonlySet<SectionKind>): Entry[][] {
  return sections
    .filter(({ section }) => kinds.has(section.kind))
    .map(({ top }) => top.flatMap(readEntries));
}

function readEntries(block: BlockRef): Entry[] {
  const { type } = block.node;
  if (type === 'paragraph') return readEntry(block, block);
  if (type !== 'bulletList' && type !== 'orderedList') return [];
  return block.children.flatMap((item) => {
    const [paragraph] = item.children;
    return paragraph ? readEntry(paragraph, item) : [];
  });
}

function readEntry(paragraph: BlockRef, block: BlockRef): Entry[] {
  const { unit } = paragraph;
  const dash = unit ? DASH.exec(unit.text) : null;
  if (!unit || !dash) return [];
  return [{ term: unit.text.slice(0, dash.index).trim(), unit, block }];
}
