import type { Quoted } from '@pv/editor-schema';
import { children, elements, ownText, type XmlElement } from '../ooxml/tree.ts';
import { noteMarks } from './note-marks.ts';

/** A comment of a file, with the words at which it stands there. */
export interface ImportedComment extends Quoted {
  /** The quoted words with the marks of the notes among them, where there are any. */
  shown?: string;
  author: string;
  /** When it was written, ISO 8601; null where the file does not say. */
  date: string | null;
  text: string;
  /** Its thread is settled. */
  done: boolean;
  /** Where in the list the one that it answers stands; null where it begins a thread. */
  answers: number | null;
}

/** The parts of a file that comments are read from. */
export interface CommentParts {
  body: XmlElement;
  comments: XmlElement | null;
  /** What Word of 2013 and later says besides: who answers whom, what is settled. */
  extended: XmlElement | null;
  /** What is said of the whole file. */
  settings: XmlElement | null;
}

const UNREAD = new Set(['w:del', 'w:moveFrom', 'w:instrText', 'w:delText', 'mc:Fallback', 'w:pPr']);
const SPACES = new Set(['w:tab', 'w:br', 'w:cr']);
const NOTES = new Set(['w:footnoteReference', 'w:endnoteReference']);
/** Stands in the words for the mark of a note; no XML has it. */
const NOTE = '\uFFFF';
const AROUND = 40;
const QUOTED = 1000;
const LONGEST = 5000;
/** More than anybody reads. */
const MOST = 2000;

interface Stretch {
  from: number;
  to: number;
}

/** The text of an element, with `NOTE` for the marks of notes; tells where it begins and ends each comment. */
function readWords(root: XmlElement, at: (element: XmlElement, place: number) => void): string {
  const pieces: string[] = [];
  let length = 0;
  const push = (piece: string) => {
    pieces.push(piece);
    length += piece.length;
  };
  const read = (parent: XmlElement) => {
    for (const element of elements(parent)) {
      if (UNREAD.has(element.name)) continue;
      at(element, length);
      if (element.name === 'w:t') push(ownText(element).replaceAll('\u00AD', ''));
      else if (SPACES.has(element.name)) push(' ');
      else if (NOTES.has(element.name)) push(NOTE);
      else read(element);
      if (element.name === 'w:p') push('\n');
    }
  };
  read(root);
  return pieces.join('');
}

/** The words of the body, and what is printed for the notes in them. */
interface Body {
  words: string;
  marks: readonly string[];
}

/** Where each comment stands in the words of the body, by its id. */
function readPlaces({
  body,
  settings,
}: Pick<CommentParts, 'body' | 'settings'>): Body & { places: ReadonlyMap<string, Stretch> } {
  const places = new Map<string, Stretch>();
  const markOf = noteMarks(body, settings);
  const marks: string[] = [];
  const words = readWords(body, (element, place) => {
    const { name, attributes } = element;
    const mark = markOf(element);
    if (mark !== null) marks.push(mark);
    const id = attributes['w:id'] ?? '';
    if (name === 'w:commentRangeStart') places.set(id, { from: place, to: place });
    const known = places.get(id);
    if (name === 'w:commentRangeEnd' && known) known.to = place;
    if (name === 'w:commentReference' && !known) places.set(id, { from: place, to: place });
  });
  return { words, marks, places };
}

const typed = (words: string): string => words.replaceAll(NOTE, '');

/** A comment without a stretch of words is about the line in which it stands. */
function lineAt(words: string, { from, to }: Stretch): Stretch {
  if (typed(words.slice(from, to)).trim() !== '') return { from, to };
  const start = words.lastIndexOf('\n', Math.max(0, from - 1)) + 1;
  const end = words.indexOf('\n', start);
  return { from: start, to: end < 0 ? words.length : end };
}

function quotedAt(
  { words, marks }: Body,
  found: Stretch | undefined,
): Quoted & Pick<ImportedComment, 'shown'> {
  if (!found) return { quote: '', before: '', after: '' };
  const { from, to } = lineAt(words, found);
  const whole = words.slice(from, to);
  const start = from + (whole.length - whole.trimStart().length);
  const quote = whole.trim().slice(0, QUOTED);
  const end = start + whole.trim().length;
  let passed = words.slice(0, start).split(NOTE).length - 1;
  const shown = quote.replaceAll(NOTE, () => marks[passed++] ?? '');
  return {
    quote: typed(quote),
    before: typed(words.slice(Math.max(0, start - AROUND), start)),
    after: typed(words.slice(end, end + AROUND)),
    ...(shown !== typed(quote) && { shown }),
  };
}

const PARAGRAPH = 'w14:paraId';

/** The id by which Word knows a comment: that of its last paragraph. */
const paragraphOf = (comment: XmlElement): string =>
  children(comment, 'w:p').at(-1)?.attributes[PARAGRAPH] ?? '';

function textOf(comment: XmlElement): string {
  return readWords(comment, () => {})
    .trim()
    .slice(0, LONGEST);
}

function dateOf(written: string | undefined): string | null {
  const time = Date.parse(written ?? '');
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}

/** Reads the comments of a file in their order; those that say nothing are left out. */
export function readComments({ comments, extended, ...text }: CommentParts): ImportedComment[] {
  const said = children(comments, 'w:comment')
    .filter((comment) => textOf(comment) !== '')
    .slice(0, MOST);
  if (said.length === 0) return [];
  const { places, ...body } = readPlaces(text);
  const more = new Map(
    children(extended, 'w15:commentEx').map(({ attributes }) => [
      attributes['w15:paraId'] ?? '',
      attributes,
    ]),
  );
  const indexes = new Map(said.map((comment, index) => [paragraphOf(comment), index]));
  indexes.delete('');
  return said.map((comment, index) => {
    const { 'w:id': id = '', 'w:author': author = '', 'w:date': date } = comment.attributes;
    const known = more.get(paragraphOf(comment));
    const answered = indexes.get(known?.['w15:paraIdParent'] ?? '');
    return {
      author: author.trim(),
      date: dateOf(date),
      text: textOf(comment),
      done: known?.['w15:done'] === '1',
      // a thread is one level deep, and nothing answers what comes after it
      answers: answered !== undefined && answered < index ? answered : null,
      ...quotedAt(body, places.get(id)),
    };
  });
}
