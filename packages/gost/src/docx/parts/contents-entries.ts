import type { Block, Part } from '../../model/document.ts';
import { isHeaded } from '../numbering/anchors.ts';
import { innerBlocks } from '../numbering/inner-blocks.ts';

/** A line of the contents. */
export interface ContentsEntry {
  /** Section id or heading id. */
  id: string;
  level: 1 | 2 | 3;
  number: string | null;
  title: string;
}

/**
 * What the contents list, GOST 7.32-2017 clause 5.4.1: structural elements after them, sections,
 * subsections and items with titles, the list of sources, appendices with designation and title.
 */
export function contentsEntries(parts: readonly Part[]): ContentsEntry[] {
  return parts.flatMap((part) => [
    ...(isHeaded(part) ? [partEntry(part)] : []),
    ...('blocks' in part ? headingEntries(part.blocks) : []),
  ]);
}

function partEntry(part: Part): ContentsEntry {
  const entry = { id: part.sectionId, level: 1, number: null, title: part.title } as const;
  if (part.kind === 'chapter') return { ...entry, number: part.number };
  if (part.kind !== 'appendix') return entry;
  return { ...entry, title: `ПРИЛОЖЕНИЕ\u00a0${part.letter} ${part.title}`.trim() };
}

function headingEntries(blocks: readonly Block[]): ContentsEntry[] {
  return blocks.flatMap((block) => {
    if (block.kind !== 'heading') return innerBlocks(block).flatMap(headingEntries);
    const { id, level, number, text } = block;
    return level === 4 ? [] : [{ id, level, number, title: text }];
  });
}
