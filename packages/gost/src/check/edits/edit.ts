import type { NodeJson, SectionKind } from '@pv/editor-schema';

/** Where an editable text is: a text block, a section's heading, a footnote, a record of the list of sources. */
export type TextAddress =
  | { kind: 'text'; sectionId: string; path: readonly number[] }
  | { kind: 'title'; sectionId: string }
  | { kind: 'footnote'; sectionId: string; path: readonly number[]; offset: number }
  | { kind: 'source'; id: string };

/**
 * One change of a document as data. Offsets count characters and inline atoms of the text block.
 * `text` keeps the atoms of its range and the marks around it; `inline` replaces atoms too.
 */
export type Edit =
  | { kind: 'text'; at: TextAddress; from: number; to: number; text: string }
  | { kind: 'inline'; at: BlockAddress; from: number; to: number; nodes: NodeJson[] }
  | { kind: 'unmark'; at: BlockAddress; from: number; to: number; mark: string }
  | { kind: 'attrs'; at: BlockAddress; attrs: Record<string, unknown> }
  /** Replaces the children `from` to `to` of the node at `at`. */
  | { kind: 'splice'; at: BlockAddress; from: number; to: number; nodes: NodeJson[] }
  | { kind: 'sectionOrder'; ids: readonly string[] }
  | { kind: 'sectionKind'; sectionId: string; sectionKind: SectionKind }
  | { kind: 'addSection'; sectionKind: SectionKind };

/** A node of a section's text. */
export type BlockAddress = Extract<TextAddress, { kind: 'text' }>;

export type EditOf<K extends Edit['kind']> = Extract<Edit, { kind: K }>;
