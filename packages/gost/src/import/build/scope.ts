import type { NodeJson } from '@pv/editor-schema';
import type { Block } from '../recognise/block.ts';
import type { Recognition } from '../recognise/recognition.ts';
import type { Cursor } from './cursor.ts';

/** The table made last, for «Продолжение таблицы». */
export interface LastTable {
  label: string | null;
  columns: number;
  table: NodeJson;
  /** Text of its header rows, or of its first ones where it has none, to know them again. */
  head: string[];
}

/** What the rules keep while they go through one run of blocks. */
export interface BuildScope {
  recognition: Recognition;
  inCell: boolean;
  /** Bold of whole lines belongs to the place, such as a table's head. */
  plain: boolean;
  lastTable: LastTable | null;
  /** Family of typed markers → the last number of the last such list. */
  lastTyped: Map<string, number>;
  /** Builds blocks inside blocks. */
  build: (blocks: readonly Block[], options: { plain: boolean }) => NodeJson[];
}

/** A rule takes blocks from the cursor and gives nodes, or null and takes nothing. */
export type BlockRule = (cursor: Cursor, scope: BuildScope) => NodeJson[] | null;
