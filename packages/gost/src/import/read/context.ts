import { ListCounter } from '../ooxml/numbering.ts';
import type { WordParts } from '../ooxml/parts.ts';
import { children, type XmlElement } from '../ooxml/tree.ts';
import { FieldStack, unendedFields } from './fields.ts';
import type { FlowInline, FlowParagraph, Revision } from './flow.ts';
import { emptyLog, type ReadLog } from './read-log.ts';

/** What reading one document keeps between its paragraphs. */
export interface ReadContext {
  parts: WordParts;
  counter: ListCounter;
  fields: FieldStack;
  /** Marks that begin a field which never ends; they are passed over. */
  unended: ReadonlySet<XmlElement>;
  log: ReadLog;
  /** What a block-level control or bookmark says of the next paragraphs. */
  generated: 'contents' | 'cover' | null;
  pendingBookmarks: string[];
  /** The paragraph before ended a section that the next one starts on a new page. */
  pendingPageBreak: boolean;
  /** Paragraphs whose mark was deleted: the next one goes on in the same line. */
  markDeleted: WeakMap<FlowParagraph, Revision>;
  /** The end of the paragraph before was inserted with tracking. */
  breakBefore: Revision | null;
}

export function createContext(parts: WordParts): ReadContext {
  return {
    parts,
    counter: new ListCounter(parts.numbering),
    fields: new FieldStack(),
    unended: unendedFields(parts.body),
    log: emptyLog(children(parts.comments, 'w:comment').length),
    generated: null,
    pendingBookmarks: [],
    pendingPageBreak: false,
    markDeleted: new WeakMap(),
    breakBefore: null,
  };
}

/** What reading one paragraph keeps between its runs. */
export interface ParagraphState {
  context: ReadContext;
  out: FlowInline[];
  styleId: string | null;
  href: string | null;
  ref: string | null;
  bookmarks: string[];
  /** Bodies of text boxes anchored here; their paragraphs follow this one. */
  boxes: XmlElement[];
  /** Inside a deleted revision, and inside an inserted one. */
  deleted: Revision | null;
  inserted: Revision | null;
  /** How much text stands inside and outside a contents field. */
  contentsText: number;
  otherText: number;
}

export function createParagraphState(context: ReadContext, styleId: string | null): ParagraphState {
  return {
    context,
    out: [],
    styleId,
    href: null,
    ref: null,
    bookmarks: context.pendingBookmarks.splice(0),
    boxes: [],
    deleted: null,
    inserted: null,
    contentsText: 0,
    otherText: 0,
  };
}
