import type { XmlElement } from '../ooxml/tree.ts';
import type { FlowBlock } from '../read/flow.ts';
import type { OdtStyles } from './styles.ts';

/** What the readers of one document share. */
export interface OdtContext {
  styles: OdtStyles;
  /** LaTeX of the formulas that are objects, by the folder of each. */
  formulas: ReadonlyMap<string, string>;
  counts: { comments: number; endnotes: number; textBoxes: number; insertions: number };
  /** What revisions have taken away. */
  deleted: string[];
  readBlocks(elements: readonly XmlElement[]): FlowBlock[];
}
