import { STRUCTURAL_STYLE } from '../../model/structural-titles.ts';
import type { ListMarker } from '../ooxml/numbering.ts';
import { type ParagraphProperties, readParagraphProperties } from '../ooxml/properties.ts';
import { child, childValue, toggle, type XmlElement } from '../ooxml/tree.ts';
import { createParagraphState, type ParagraphState, type ReadContext } from './context.ts';
import { type FlowParagraph, isWhollyInserted, type Revision } from './flow.ts';
import { readInlines } from './read-inlines.ts';
import type { ReadLog } from './read-log.ts';
import { markRevision } from './revisions.ts';

/** A paragraph and the bodies of the text boxes anchored in it. */
export interface ReadParagraph {
  paragraph: FlowParagraph;
  boxes: XmlElement[];
}

/** Reads `w:p`. */
export function readParagraph(element: XmlElement, context: ReadContext): ReadParagraph {
  const properties = child(element, 'w:pPr');
  const styleId = childValue(properties, 'w:pStyle');
  const style = context.parts.styles.paragraph(styleId);
  const own = readParagraphProperties(properties);
  const effective: ParagraphProperties = { ...style.paragraph, ...own };
  const startsInContents = context.fields.inContents;
  const state = createParagraphState(context, styleId);
  const list = readMarker(own, style.paragraph, style.id, context);
  const pageBreakBefore = takePageBreak(effective, context);
  readInlines(element, state);
  const paragraph: FlowParagraph = {
    kind: 'paragraph',
    inlines: state.out,
    styleId: style.id,
    styleName: style.name,
    outline: effective.outline !== undefined && effective.outline < 9 ? effective.outline : null,
    list,
    ...((isUnlisted(own, style.paragraph) || style.name === STRUCTURAL_STYLE) && {
      unlisted: true,
    }),
    align: effective.align ?? 'left',
    left: effective.left ?? list?.left ?? 0,
    firstLine: effective.firstLine ?? 0,
    pageBreakBefore,
    ...(own.pageBreakBefore && { ownPage: true }),
    ...(own.before && { before: own.before }),
    bookmarks: state.bookmarks,
    generated: context.generated,
  };
  markContents(paragraph, state, startsInContents);
  if (context.breakBefore) paragraph.breakBefore = context.breakBefore;
  const { log } = context;
  context.breakBefore = trackedMark(properties, 'insertion', log);
  // with all its words it goes by itself, whatever follows it
  if (context.breakBefore && !paragraph.breakBefore && isWhollyInserted(state.out)) {
    const { author } = context.breakBefore;
    const words = state.out.find((one) => one.kind === 'text' && one.inserted?.author === author);
    paragraph.breakBefore =
      words?.kind === 'text' && words.inserted ? words.inserted : context.breakBefore;
    context.breakBefore = null;
  }
  const deleted = trackedMark(properties, 'deletion', log);
  if (deleted) context.markDeleted.set(paragraph, deleted);
  readSectionEnd(properties, context);
  return { paragraph, boxes: state.boxes };
}

/** `w:numId` 0 takes a paragraph out of the list of its style, ECMA-376 part 1, clause 17.9.18. */
const NO_LIST = '0';

const isUnlisted = (own: ParagraphProperties, { numId = NO_LIST }: ParagraphProperties) =>
  own.numId === NO_LIST && numId !== NO_LIST;

function readMarker(
  own: ParagraphProperties,
  inherited: ParagraphProperties,
  styleId: string,
  context: ReadContext,
): ListMarker | null {
  const numId = own.numId ?? inherited.numId;
  if (numId === undefined || numId === NO_LIST) return null;
  const ofStyle = own.numId === undefined ? context.counter.levelOfStyle(numId, styleId) : null;
  return context.counter.next(numId, own.level ?? ofStyle ?? inherited.level ?? 0);
}

function takePageBreak(effective: ParagraphProperties, context: ReadContext): boolean {
  const pending = context.pendingPageBreak;
  context.pendingPageBreak = false;
  return pending || (effective.pageBreakBefore ?? false);
}

/** A paragraph counts as contents when all its text stands inside the field. */
function markContents(
  paragraph: FlowParagraph,
  state: ParagraphState,
  startsInContents: boolean,
): void {
  const filled = state.contentsText > 0 && state.otherText === 0;
  const blank = startsInContents && state.contentsText + state.otherText === 0;
  if (!filled && !blank) return;
  paragraph.generated = 'contents';
}

/** A section that ends with this paragraph: the next text starts on a new page unless it is continuous. */
function readSectionEnd(properties: XmlElement | null, context: ReadContext): void {
  const section = child(properties, 'w:sectPr');
  if (!section) return;
  context.pendingPageBreak = childValue(section, 'w:type') !== 'continuous';
}

const MARKS = { insertion: ['w:ins', 'w:moveTo'], deletion: ['w:del', 'w:moveFrom'] } as const;

/** How the mark of a paragraph was changed, ECMA-376 part 1, clause 17.13.5.15. */
function trackedMark(
  properties: XmlElement | null,
  kind: keyof typeof MARKS,
  log: ReadLog,
): Revision | null {
  const mark = child(properties, 'w:rPr');
  const name = MARKS[kind].find((one) => toggle(mark, one) === true);
  const element = name && child(mark, name);
  return element ? markRevision(element, kind, log) : null;
}
