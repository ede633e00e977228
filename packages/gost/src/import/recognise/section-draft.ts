import type { NodeJson, SectionKind } from '@pv/editor-schema';
import type { Block, TextBlock } from './block.ts';
import type { HeadingMark } from './heading-mark.ts';

/** Why a section is there: a heading began it, or its text stood where no heading tells what it is. */
export type Origin = 'heading' | 'frontMatter' | 'preamble' | 'trailing';

/** A section while it is put together. */
export interface SectionDraft {
  id: string;
  kind: SectionKind;
  title: string;
  origin: Origin;
  heading: { block: TextBlock; mark: HeadingMark } | null;
  blocks: Block[];
  content: NodeJson[];
  /** The letter of an appendix, as typed or as its labels say. */
  letter: string | null;
}

/** A section without text. */
export function draftSection(
  id: string,
  kind: SectionKind,
  origin: Origin,
  parts: Partial<Pick<SectionDraft, 'title' | 'blocks' | 'content' | 'letter'>> = {},
): SectionDraft {
  return {
    id,
    kind,
    origin,
    title: '',
    heading: null,
    blocks: [],
    content: [],
    letter: null,
    ...parts,
  };
}
