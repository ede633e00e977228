import { innerBlocks } from '../../model/block-text.ts';
import type { Block, GostDocument, Part } from '../../model/document.ts';

/** Names of bookmarks. A name begins with «_», which hides it in Word's list of bookmarks. */
export interface Anchors {
  /** Bookmark of what a cross-reference points at (that of its figure for a part), or undefined where the document does not print it. */
  target(id: string): string | undefined;
  /** Bookmark of a heading that the contents point at. */
  contents(id: string): string;
  /** Bookmark of a record of the list of sources, or undefined where the list is not printed. */
  source(number: number): string | undefined;
}

/** Gives names to all that the document prints and something may point at. */
export function createAnchors(document: GostDocument): Anchors {
  const targets = new Map<string, number>();
  let last = 0;
  const add = (id: string, under?: string) => {
    if (targets.has(id)) return;
    const same = under === undefined ? undefined : targets.get(under);
    targets.set(id, same ?? ++last);
  };
  if (document.abstract) addBlocks(document.abstract.blocks, add);
  for (const part of document.parts) {
    if (isHeaded(part)) add(part.sectionId);
    if ('blocks' in part) addBlocks(part.blocks, add);
  }
  const listed = document.parts.some((part) => part.kind === 'references');
  const numbers = new Set(listed ? document.sources.map((source) => source.number) : []);
  return {
    target: (id) => (targets.has(id) ? `_Ref_${targets.get(id)}` : undefined),
    contents: (id) => `_Toc_${targets.get(id) ?? 0}`,
    source: (number) => (numbers.has(number) ? `_Src_${number}` : undefined),
  };
}

/** False for a structural element without a title, which prints no heading. */
export function isHeaded(part: Part): boolean {
  return part.kind !== 'structural' || part.title !== '';
}

function addBlocks(blocks: readonly Block[], add: (id: string, under?: string) => void): void {
  for (const block of blocks) {
    if ('id' in block && block.id !== '') add(block.id);
    if (block.kind === 'figure')
      for (const part of block.parts?.parts ?? []) add(part.id, block.id);
    for (const inner of innerBlocks(block)) addBlocks(inner, add);
  }
}
