import { ListCounter, type ListMarker } from '../import/ooxml/numbering.ts';
import type { WordParts } from '../import/ooxml/parts.ts';
import { type ParagraphProperties, readParagraphProperties } from '../import/ooxml/properties.ts';
import { child, childValue, elements, toggle, type XmlElement } from '../import/ooxml/tree.ts';
import { chosenAlternative } from '../import/read/alternatives.ts';
import { type FileRun, readContent } from './read-content.ts';

/** A paragraph of a file as it stands there, with its formatting resolved. */
export interface FileParagraph {
  /** Its place among all `w:p` of the body: the same in the file that is mended. */
  at: number;
  text: string;
  /** The page that it begins on, as far as the file tells. */
  page: number;
  inTable: boolean;
  styleName: string;
  look: ParagraphProperties;
  runs: readonly FileRun[];
  list: ListMarker | null;
  hasPicture: boolean;
  hasFormula: boolean;
  /** It begins on a new page, whatever makes it so. */
  newPage: boolean;
  /** Part of contents or of a list of figures that Word has made. */
  generated: boolean;
  /** Names of the elements before and after it in the body: tables part paragraphs too. */
  afterTable: boolean;
  beforeTable: boolean;
}

/** The page of one section, in twentieths of a point. */
export interface FileSection {
  width: number;
  height: number;
  margins: Readonly<Record<'left' | 'right' | 'top' | 'bottom', number>>;
  titlePage: boolean;
  /** The page that it begins on, and its first paragraph. */
  page: number;
  firstAt: number;
}

/** A file as its checks see it. */
export interface FileReading {
  paragraphs: readonly FileParagraph[];
  sections: readonly FileSection[];
  /** Word has left its page breaks in the file, so that pages are those of its last print. */
  pagesKnown: boolean;
}

/** Every `w:p` below an element in reading order, those of text boxes too. */
export function paragraphElements(root: XmlElement): XmlElement[] {
  const found: XmlElement[] = [];
  const visit = (element: XmlElement): void => {
    if (element.name === 'w:p') found.push(element);
    for (const inner of elements(element)) visit(inner);
  };
  visit(root);
  return found;
}

/** What reading keeps between paragraphs. */
interface State {
  parts: WordParts;
  counter: ListCounter;
  places: ReadonlyMap<XmlElement, number>;
  rendered: boolean;
  page: number;
  newPage: boolean;
  inTable: boolean;
  generated: boolean;
  out: FileParagraph[];
  sections: FileSection[];
  sectionFrom: { at: number; page: number };
}

/** Reads the paragraphs and sections of a body. */
export function readFile(parts: WordParts): FileReading {
  const places = new Map(paragraphElements(parts.body).map((element, at) => [element, at]));
  const state: State = {
    parts,
    counter: new ListCounter(parts.numbering),
    places,
    rendered: hasElement(parts.body, 'w:lastRenderedPageBreak'),
    page: 1,
    newPage: true,
    inTable: false,
    generated: false,
    out: [],
    sections: [],
    sectionFrom: { at: 0, page: 1 },
  };
  readBlocks(parts.body, state);
  const last = child(parts.body, 'w:sectPr');
  if (last) state.sections.push(readSection(last, state.sectionFrom));
  return { paragraphs: state.out, sections: state.sections, pagesKnown: state.rendered };
}

function hasElement(element: XmlElement, name: string): boolean {
  return elements(element).some((inner) => inner.name === name || hasElement(inner, name));
}

const CONTENTS_STYLE = /^(?:(?:toc|оглавление) \d|table of figures$)/i;
const GALLERY = 'w:docPartGallery';

function readBlocks(parent: XmlElement | null, state: State): void {
  for (const element of elements(parent)) {
    if (element.name === 'w:p') readParagraph(element, state);
    else if (element.name === 'w:tbl') readTable(element, state);
    else if (element.name === 'mc:AlternateContent') readBlocks(chosenAlternative(element), state);
    else if (element.name === 'w:sdt') {
      const { generated } = state;
      const properties = child(element, 'w:sdtPr');
      if (properties && hasElement(properties, GALLERY)) state.generated = true;
      readBlocks(child(element, 'w:sdtContent'), state);
      state.generated = generated;
    } else if (!element.name.endsWith('Pr')) readBlocks(element, state);
  }
}

function readTable(element: XmlElement, state: State): void {
  const { inTable } = state;
  const before = state.out.at(-1);
  if (before && !inTable) before.beforeTable = true;
  state.inTable = true;
  readBlocks(element, state);
  state.inTable = inTable;
  if (!inTable) state.newPage = false;
}

function readParagraph(element: XmlElement, state: State): void {
  const { parts, counter } = state;
  const properties = child(element, 'w:pPr');
  const style = parts.styles.paragraph(childValue(properties, 'w:pStyle'));
  const own = readParagraphProperties(properties);
  const look = { ...style.paragraph, ...own };
  const numId = look.numId;
  const level = own.level ?? (numId && counter.levelOfStyle(numId, style.id)) ?? look.level ?? 0;
  const list = numId && numId !== '0' ? counter.next(numId, level || 0) : null;
  const content = readContent(element, style.run, { parts, rendered: state.rendered });
  const previous = state.out.at(-1);
  const breaksBefore = state.newPage || (look.pageBreakBefore ?? false) || content.breakFirst;
  if (!state.rendered && look.pageBreakBefore && !state.newPage) state.page += 1;
  state.page += content.breaksBefore;
  state.out.push({
    at: state.places.get(element) ?? 0,
    text: content.runs.map((run) => run.text).join(''),
    page: state.page,
    inTable: state.inTable,
    styleName: style.name,
    look: { ...look, ...listIndent(own, style.paragraph, list) },
    runs: content.runs,
    list,
    hasPicture: content.picture,
    hasFormula: content.formula,
    newPage: breaksBefore,
    generated: state.generated || CONTENTS_STYLE.test(style.name),
    afterTable: !state.inTable && previous?.inTable === true,
    beforeTable: false,
  });
  state.page += content.breaksAfter;
  state.newPage = content.breakLast;
  endSection(child(properties, 'w:sectPr'), state);
}

/** A list's own indent counts where neither the paragraph nor its style has one. */
function listIndent(
  own: ParagraphProperties,
  style: ParagraphProperties,
  list: ListMarker | null,
): Pick<ParagraphProperties, 'left'> {
  const left = own.left ?? list?.left ?? style.left;
  return left === undefined ? {} : { left };
}

function endSection(section: XmlElement | null, state: State): void {
  if (!section) return;
  state.sections.push(readSection(section, state.sectionFrom));
  if (childValue(section, 'w:type') !== 'continuous') {
    state.newPage = true;
    if (!state.rendered) state.page += 1;
  }
  state.sectionFrom = { at: (state.out.at(-1)?.at ?? 0) + 1, page: state.page };
}

/** The margin that Word takes where a section names none. */
const INCH = 1440;

function readSection(section: XmlElement, from: State['sectionFrom']): FileSection {
  const size = child(section, 'w:pgSz')?.attributes ?? {};
  const margins = child(section, 'w:pgMar')?.attributes ?? {};
  const number = (text: string | undefined, absent = 0) =>
    text === undefined ? absent : Number.parseInt(text, 10) || 0;
  return {
    width: number(size['w:w']),
    height: number(size['w:h']),
    margins: {
      left: number(margins['w:left'], INCH) + number(margins['w:gutter']),
      right: number(margins['w:right'], INCH),
      top: number(margins['w:top'], INCH),
      bottom: number(margins['w:bottom'], INCH),
    },
    titlePage: toggle(section, 'w:titlePg') ?? false,
    page: from.page,
    firstAt: from.at,
  };
}
