import type { NodeJson, SectionKind } from '@pv/editor-schema';
import type { LabelBook } from '../labels.ts';
import type { PictureLibrary } from '../pictures/load-pictures.ts';
import type { ReportBuilder } from '../report-builder.ts';
import type { Block, TextBlock } from './block.ts';
import type { HeadingMark } from './heading-mark.ts';
import type { Usual } from './look.ts';

/** Why a section is there: a heading began it, or its text stood where no heading tells what it is. */
type Origin = 'heading' | 'frontMatter' | 'preamble' | 'trailing';

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
  /** Typed numbers of figures whose picture is there. */
  pictured: ReadonlySet<string>;
  /** Links that were not taken, until the block they stand in is made. */
  droppedLinks: string[];
  /** Lines that may be headings, with the node that each became. */
  doubtful: ReadonlySet<TextBlock>;
  doubtfulNodes: NodeJson[];
}
