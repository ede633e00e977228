import type { Quoted } from '@pv/editor-schema';
import { children, elements, ownText, type XmlElement } from '../ooxml/tree.ts';

/** A comment of a file, with the words at which it stands there. */
export interface ImportedComment extends Quoted {
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
}

const UNREAD = new Set(['w:del', 'w:moveFrom', 'w:instrText', 'w:delText', 'mc:Fallback', 'w:pPr']);
const SPACES = new Set(['w:tab', 'w:br', 'w:cr']);
const AROUND = 40;
const QUOTED = 1000;
const LONGEST = 5000;
/** More than anybody reads. */
const MOST = 2000;

interface Stretch {
  from: number;
  to: number;
}

/** The text of an element; tells where it begins and ends each comment. */
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
      else read(element);
      if (element.name === 'w:p') push('\n');
    }
  };
  read(root);
  return pieces.join('');
}

/** Where each comment stands in the words of the body, by its id. */
function readPlaces(body: XmlElement): { words: string; places: ReadonlyMap<string, Stretch> } {
  const places = new Map<string, Stretch>();
  const words = readWords(body, ({ name, attributes }, place) => {
    const id = attributes['w:id'] ?? '';
    if (name === 'w:commentRangeStart') places.set(id, { from: place, to: place });
    const known = places.get(id);
    if (name === 'w:commentRangeEnd' && known) known.to = place;
    if (name === 'w:commentReference' && !known) places.set(id, { from: place, to: place });
  });
  return { words, places };
}

/** A comment without a stretch of words is about the line in which it stands. */
function lineAt(words: string, { from, to }: Stretch): Stretch {
  if (words.slice(from, to).trim() !== '') return { from, to };
  const start = words.lastIndexOf('\n', Math.max(0, from - 1)) + 1;
  const end = words.indexOf('\n', start);
  return { from: start, to: end < 0 ? words.length : end };
}

function quotedAt(words: string, found: Stretch | undefined): Quoted {
  if (!found) return { quote: '', before: '', after: '' };
  const { from, to } = lineAt(words, found);
  const whole = words.slice(from, to);
  const start = from + (whole.length - whole.trimStart().length);
  const quote = whole.trim().slice(0, QUOTED);
  const end = start + whole.trim().length;
  return {
    quote,
    before: words.slice(Math.max(0, start - AROUND), start),
    after: words.slice(end, end + AROUND),
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
export function readComments({ body, comments, extended }: CommentParts): ImportedComment[] {
  const said = children(comments, 'w:comment')
    .filter((comment) => textOf(comment) !== '')
    .slice(0, MOST);
  if (said.length === 0) return [];
  const { words, places } = readPlaces(body);
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
      ...quotedAt(words, places.get(id)),
    };
  });
}
