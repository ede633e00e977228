import type { WordParts } from '../import/ooxml/parts.ts';
import { type RunProperties, readRunProperties } from '../import/ooxml/properties.ts';
import { child, childValue, elements, ownText, type XmlElement } from '../import/ooxml/tree.ts';

/** A stretch of text that looks alike, with styles resolved. */
export interface FileRun {
  text: string;
  font: string;
  /** In points. */
  size: number;
  mono: boolean;
  look: RunProperties;
}

/** What stands in a paragraph. */
interface Content {
  runs: FileRun[];
  picture: boolean;
  formula: boolean;
  /** Page breaks before the first letter, and after it. */
  breaksBefore: number;
  breaksAfter: number;
  breakFirst: boolean;
  breakLast: boolean;
}

interface Reading {
  parts: WordParts;
  /** Word has left its page breaks: those that are typed are not counted beside them. */
  rendered: boolean;
}

interface State extends Reading {
  content: Content;
  ofStyle: RunProperties;
  run: FileRun | null;
}

/** Reads the runs of `w:p`, its page breaks, and whether it holds a picture or a formula. */
export function readContent(
  paragraph: XmlElement,
  ofStyle: RunProperties,
  reading: Reading,
): Content {
  const content: Content = {
    runs: [],
    picture: false,
    formula: false,
    breaksBefore: 0,
    breaksAfter: 0,
    breakFirst: false,
    breakLast: false,
  };
  const state: State = { ...reading, content, ofStyle, run: null };
  for (const element of elements(paragraph)) visit(element, state);
  return content;
}

function turnPage({ content, rendered }: State, typed: boolean): void {
  const begun = content.picture || content.runs.some(({ text }) => text.trim() !== '');
  if (!begun) content.breakFirst = true;
  if (typed) content.breakLast = true;
  if (typed === rendered) return;
  if (begun) content.breaksAfter += 1;
  else content.breaksBefore += 1;
}

function write({ run, content }: State, text: string): void {
  if (run) run.text += text;
  if (text.trim() !== '') content.breakLast = false;
}

type Reader = (element: XmlElement, state: State) => void;

const pass: Reader = () => undefined;
const picture: Reader = (_, { content }) => {
  content.picture = true;
  content.breakLast = false;
};
const formula: Reader = (_, { content }) => {
  content.formula = true;
};

const READERS: Readonly<Record<string, Reader>> = {
  'w:del': pass,
  'w:moveFrom': pass,
  'w:pPr': pass,
  'w:rPr': pass,
  'w:txbxContent': pass,
  'mc:Fallback': pass,
  'w:drawing': picture,
  'w:pict': picture,
  'w:object': picture,
  'm:oMath': formula,
  'm:oMathPara': formula,
  'w:lastRenderedPageBreak': (_, state) => turnPage(state, false),
  'w:br': (element, state) => {
    if (element.attributes['w:type'] === 'page') turnPage(state, true);
    else write(state, '\n');
  },
  'w:cr': (_, state) => write(state, '\n'),
  'w:tab': (_, state) => write(state, '\t'),
  'w:noBreakHyphen': (_, state) => write(state, '\u2011'),
  'w:t': (element, state) => write(state, ownText(element)),
  'w:r': (element, state) => {
    const run = startRun(element, state);
    if (run.look.hidden) return;
    for (const inner of elements(element)) visit(inner, { ...state, run });
    if (run.text !== '') state.content.runs.push(run);
  },
};

function visit(element: XmlElement, state: State): void {
  const reader = READERS[element.name];
  if (reader) reader(element, state);
  else for (const inner of elements(element)) visit(inner, state);
}

/** What Word takes where nothing names a size or a font. */
const DEFAULT = { size: 10, font: 'Times New Roman' } as const;

function startRun(element: XmlElement, { parts, ofStyle }: State): FileRun {
  const own = child(element, 'w:rPr');
  const character = parts.styles.character(childValue(own, 'w:rStyle'));
  const look = { ...ofStyle, ...character, ...readRunProperties(own) };
  const named = look.font ?? DEFAULT.font;
  const font =
    named === '@major' ? parts.theme.major : named === '@minor' ? parts.theme.minor : named;
  return {
    text: '',
    font: font || DEFAULT.font,
    size: look.size ?? DEFAULT.size,
    mono: parts.isMonospace(font),
    look,
  };
}
