import { listLetter } from '../model/letters.ts';
import type { ListMarker } from './ooxml/numbering.ts';
import type { FlowInline, FlowParagraph, TextFormat } from './read/flow.ts';

/** Text that looks like nothing special. */
export const PLAIN: TextFormat = {
  bold: false,
  italic: false,
  underline: false,
  vertical: null,
  mono: false,
  caps: false,
  size: 14,
  href: null,
  ref: null,
};

/** A piece of text with what is special about it; a place for a hyphen is no letter. */
export function flowText(text: string, format: Partial<TextFormat> = {}): FlowInline {
  return { kind: 'text', text: text.replaceAll('\u00AD', ''), format: { ...PLAIN, ...format } };
}

/** Stands for a number that the text counts anew; where what is named has none, its name is printed. */
export const UNCOUNTED = '0';

/** A paragraph with what is special about it: formats other than DOCX know no more of one. */
export function flowParagraph(
  inlines: FlowInline[],
  more: Partial<Omit<FlowParagraph, 'kind' | 'inlines'>> = {},
): FlowParagraph {
  const styleName = more.styleName ?? '';
  return {
    kind: 'paragraph',
    inlines,
    styleId: styleName,
    styleName,
    outline: null,
    list: null,
    align: '',
    left: 0,
    firstLine: 0,
    pageBreakBefore: false,
    bookmarks: [],
    generated: null,
    ...more,
  };
}

/** All lines of one program text. */
export const codeParagraph = (code: string): FlowParagraph =>
  flowParagraph([flowText(code, { mono: true })], { styleName: 'Source Code', whole: true });

/** A caption that the file marks as one; its number is counted anew. */
export const captionParagraph = (inlines: FlowInline[], bookmarks: string[] = []): FlowParagraph =>
  flowParagraph(inlines, { styleName: 'Caption', bookmarks });

/** How deep an item of a list stands for each level, in twentieths of a point. */
const STEP = 360;

/** Where the items of one list stand. */
export interface ListPlace {
  id: string;
  level: number;
  ordered: boolean;
  /** Its items have letters for numbers. */
  lettered?: boolean;
}

/** The first paragraph of an item. */
export function itemMarker(
  { id, level, ordered, lettered }: ListPlace,
  value: number,
): { list: ListMarker; left: number } {
  const left = STEP * (level + 1);
  const format = lettered ? 'russianLower' : ordered ? 'decimal' : 'bullet';
  const label = lettered ? `${listLetter(value)})` : ordered ? `${value}.` : '–';
  return { list: { numId: id, level, format, label, value: ordered ? value : 0, left }, left };
}

/** A further paragraph of an item: it has the place of the list and no marker. */
export function itemContinued(place: ListPlace): { list: ListMarker; left: number } {
  const { list, left } = itemMarker(place, 0);
  return { list: { ...list, format: 'none', label: '' }, left };
}

/** The number that a typed «б)» stands for; null for a letter that no list has. */
export function letterNumber(letter: string): number | null {
  const found = Array.from({ length: 30 }, (_, at) => at + 1).find(
    (value) => listLetter(value) === letter,
  );
  return found ?? null;
}

/** Breaks and indents of the source are no words: any white space is one space. */
export const spaced = (text: string): string => text.replace(/\s+/g, ' ');
