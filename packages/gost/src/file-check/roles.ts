import {
  type Caption,
  continuedTable,
  isCaptionStyle,
  readCaption,
} from '../import/recognise/captions.ts';
import { isContentsName, structuralKind } from '../import/recognise/structural-names.ts';
import type { FileParagraph, FileReading } from './read-file.ts';
import type { FooterFacts } from './read-footers.ts';

/** What a paragraph is in a work. */
export type Role =
  | 'front'
  | 'contents'
  | 'structural'
  | 'appendix'
  | 'chapter'
  | 'heading'
  | 'figure'
  | 'table'
  | 'listing'
  | 'picture'
  | 'formula'
  | 'code'
  | 'cell'
  | 'empty'
  | 'aside'
  | 'item'
  | 'text';

/** A paragraph with what it is, and its caption where it is one. */
export interface RoledParagraph extends FileParagraph {
  role: Role;
  caption: Caption | null;
}

/** A file whose paragraphs are told apart. */
export interface RoledFile extends Omit<FileReading, 'paragraphs'> {
  paragraphs: readonly RoledParagraph[];
  /** What headers and footers say; unknown where they were not read. */
  footers?: FooterFacts;
  /** Size of running text that most of it has, in points. */
  usualSize: number;
}

const APPENDIX = /^\s*приложение(?:\s+[а-яa-z\d]{1,2})?\s*(?:$|[\n(.—–-])/iu;
const NUMBERED = /^\s*\d{1,2}(?:\.\d{1,2}){0,3}\.?\s+\p{Lu}/u;

const share = (paragraph: FileParagraph, fits: (run: FileParagraph['runs'][number]) => boolean) => {
  const letters = (text: string) => text.replace(/\s/gu, '').length;
  const all = letters(paragraph.text);
  if (all === 0) return 0;
  const fitting = paragraph.runs.filter(fits).reduce((sum, run) => sum + letters(run.text), 0);
  return fitting / all;
};

/** The share of letters of a paragraph in runs that fit. */
export const lettersThat = share;

/** True when nearly every letter is bold. */
export const isBold = (paragraph: FileParagraph): boolean =>
  share(paragraph, ({ look }) => look.bold === true) > 0.9;

/** True when every letter is printed as a capital. */
export function isCapitals(paragraph: FileParagraph): boolean {
  return paragraph.runs.every(
    ({ text, look }) => look.caps === true || !/\p{Ll}/u.test(text.replace(/\(.*\)/u, '')),
  );
}

const isHeadingStyle = ({ look }: FileParagraph): boolean =>
  look.outline !== undefined && look.outline < 9;

/** Stands apart from running text, as headings do. */
function standsOut(paragraph: FileParagraph): boolean {
  const { look, text } = paragraph;
  if (text.length > 200 || paragraph.inTable) return false;
  return (
    isHeadingStyle(paragraph) ||
    look.align === 'center' ||
    isBold(paragraph) ||
    (isCapitals(paragraph) && /\p{L}{3}/u.test(text))
  );
}

/** A subsection may have the name of a structural element: «2.3 Источники». */
const isDeep = (paragraph: FileParagraph): boolean => {
  const outline = isHeadingStyle(paragraph) ? (paragraph.look.outline ?? 0) : 0;
  return outline > 1 || (outline > 0 && paragraph.list !== null);
};

function headingRole(paragraph: FileParagraph): Role | null {
  const { text, look, list } = paragraph;
  if (!standsOut(paragraph)) return null;
  const name = text.trim();
  if (!isDeep(paragraph) && (isContentsName(name) || structuralKind(name))) return 'structural';
  if (APPENDIX.test(name)) return 'appendix';
  if (isHeadingStyle(paragraph)) return look.outline === 0 ? 'chapter' : 'heading';
  if (!isBold(paragraph) || !NUMBERED.test(name) || /[.;:,]$/u.test(name) || list) return null;
  return /^\s*\d+\.?\s/u.test(name) ? 'chapter' : 'heading';
}

function captionOf(paragraph: FileParagraph): Caption | null {
  const { text, styleName } = paragraph;
  const caption = text.length < 400 ? readCaption(text) : null;
  if (!caption) return null;
  const name = text.slice(caption.end).trim();
  const sure = isCaptionStyle(styleName) || /подпись|название/i.test(styleName);
  return caption.parted && (sure || !/^\p{Ll}/u.test(name)) ? caption : null;
}

const CODE_STYLE = /source ?code|^code|листинг|preformatted|verbatim|^код|программ/i;
/** A contents line that was typed: a name, dots or a tab, a page. */
const CONTENTS_LINE = /(?:\t|\.{3,}|…)\s*\d{1,3}\s*$/u;
/** Words that explain a formula, and the lines of a list of terms or keywords. */
const ASIDE = /^\s*(?:где\s|примечани[ея]\b)|^[^.!?]{1,80}\s[—–]\s[^.]*$/iu;

function roleOf(paragraph: FileParagraph, caption: Caption | null): Role {
  const { text } = paragraph;
  if (paragraph.generated) return 'contents';
  if (caption && !paragraph.inTable) return caption.kind;
  if (paragraph.inTable) return 'cell';
  const blank = text.trim() === '';
  if (paragraph.hasPicture && blank) return 'picture';
  if (paragraph.hasFormula && text.replace(/[\s(),.;\dА-Я]/gu, '') === '') return 'formula';
  const styledCode = CODE_STYLE.test(paragraph.styleName);
  if (blank) return styledCode ? 'code' : 'empty';
  if (continuedTable(text) !== null) return 'aside';
  const heading = headingRole(paragraph);
  if (heading) return heading;
  if (styledCode || share(paragraph, ({ mono }) => mono) > 0.9) return 'code';
  if (CONTENTS_LINE.test(text)) return 'contents';
  if (paragraph.list) return 'item';
  const { align } = paragraph.look;
  if (ASIDE.test(text) || align === 'center' || align === 'right' || align === 'end')
    return 'aside';
  // keywords: capitals parted by commas
  return isCapitals(paragraph) ? 'aside' : 'text';
}

/** Tells what every paragraph of a file is. All before the first heading is the front matter. */
export function tellRoles(file: FileReading): RoledFile {
  const roled = file.paragraphs.map((paragraph): RoledParagraph => {
    const caption = captionOf(paragraph);
    const role = roleOf(paragraph, caption);
    return { ...paragraph, role, caption: role === caption?.kind ? caption : null };
  });
  const begins = roled.findIndex(({ role }) => BEGIN.has(role));
  for (const paragraph of roled.slice(0, Math.max(begins, 0))) paragraph.role = 'front';
  afterAppendix(roled);
  definitions(roled);
  blankLinesOfCode(roled);
  return { ...file, paragraphs: roled, usualSize: usualSize(roled) };
}

/** Headings of whatever kind. */
export const HEADINGS: ReadonlySet<Role> = new Set([
  'structural',
  'appendix',
  'chapter',
  'heading',
]);
const BEGIN: ReadonlySet<Role> = new Set(['structural', 'chapter', 'contents']);

/** The title of an appendix stands under its letter, centred: it is no running text and no chapter. */
function afterAppendix(paragraphs: RoledParagraph[]): void {
  for (const [index, { role }] of paragraphs.entries()) {
    const next = paragraphs[index + 1];
    if (role === 'appendix' && next && next.look.align === 'center') next.role = 'aside';
  }
}

const OF_TERMS = new Set(['terms', 'abbreviations', 'symbols', 'dictionaries']);

/** Terms with what they mean stand in a column without an indent (clauses 6.14, 6.15). */
function definitions(paragraphs: readonly RoledParagraph[]): void {
  let inTerms = false;
  for (const paragraph of paragraphs) {
    const { role, text } = paragraph;
    if (HEADINGS.has(role)) inTerms = OF_TERMS.has(structuralKind(text) ?? '');
    else if (inTerms && role === 'text' && /(?:^|\s)[—–]\s/u.test(text)) paragraph.role = 'aside';
  }
}

/** A blank line between lines of code is one of them, whatever its own style. */
function blankLinesOfCode(paragraphs: RoledParagraph[]): void {
  let blank: RoledParagraph[] = [];
  let inCode = false;
  for (const paragraph of paragraphs) {
    if (paragraph.role === 'empty' && inCode) {
      blank.push(paragraph);
      continue;
    }
    inCode = paragraph.role === 'code';
    if (inCode) for (const one of blank) one.role = 'code';
    blank = [];
  }
}

function usualSize(paragraphs: readonly RoledParagraph[]): number {
  const counts = new Map<number, number>();
  for (const { role, runs } of paragraphs) {
    if (role !== 'text') continue;
    for (const { size, text } of runs) counts.set(size, (counts.get(size) ?? 0) + text.length);
  }
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 14;
}
