import type { NodeJson } from '@pv/editor-schema';
import type { LabelBook } from '../labels.ts';
import type { PictureLibrary } from '../pictures/load-pictures.ts';
import type { ReportBuilder } from '../report-builder.ts';
import type { Block, TextBlock } from './block.ts';
import type { HeadingMark } from './heading-mark.ts';
import type { Usual } from './look.ts';

/** What the rules share while one document is recognised. */
export interface Recognition {
  newId: () => string;
  report: ReportBuilder;
  pictures: PictureLibrary;
  /** Printable width of the page in points. */
  textWidth: number;
  usual: Usual;
  labels: LabelBook;
  /** Bookmark → id of what it marks. */
  bookmarks: Map<string, string>;
  /** Text nodes that point to a bookmark. */
  refs: WeakMap<NodeJson, string>;
  /** Blocks whose typed labels carry an appendix letter. */
  letters: WeakMap<NodeJson, string>;
  /** Headings of levels 2 to 4 inside sections. */
  headings: ReadonlyMap<Block, HeadingMark>;
  /** Headings whose level was changed to fit those around them. */
  movedLevels: ReadonlySet<Block>;
  /** Text blocks out of whose lines pictures were taken. */
  movedFrom: ReadonlySet<TextBlock>;
  /** Lines that may be headings, with the node that each became. */
  doubtful: ReadonlySet<TextBlock>;
  doubtfulNodes: NodeJson[];
}
