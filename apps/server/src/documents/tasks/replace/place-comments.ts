import {
  anchorAt,
  anchorFinder,
  type Quoted,
  readSectionHeads,
  readSettings,
  SURROUNDINGS,
  type TextAnchor,
  withShown,
} from '@pv/editor-schema';
import { resolveProfile, structuralTitle } from '@pv/gost';
import type { ImportedComment } from '@pv/gost/import';
import type { Doc } from 'yjs';
import type { PlacedComment } from '../../tasks.ts';

/** Letters and digits alone: a title is taken in without its number, its full stop and its capitals. */
const plain = (words: string): string => words.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** What a file prints before the title of a section. */
const MARK =
  /^((глава|раздел|chapter|section)?(\d+|[ivxlc]+)?|(приложение|appendix)(\d+|[ivxlc]+|\p{L})?)$/u;
/** A shorter part of a line that is cut off says nothing. */
const TELLING = 12;

/** The line of a file in which a comment stands, as far as it is known. */
function lineOf({ quote, before, after }: Quoted): { words: string; cut: boolean } {
  const start = before.slice(before.lastIndexOf('\n') + 1);
  const end = after.split('\n', 1)[0] ?? '';
  const cut = start.length >= SURROUNDINGS || end.length >= SURROUNDINGS;
  const [first = ''] = quote.split('\n', 1);
  return { words: plain(quote === first ? start + quote + end : start + first), cut };
}

function isTitle({ words, cut }: ReturnType<typeof lineOf>, title: string): boolean {
  if (title === '') return false;
  if (words.endsWith(title)) return MARK.test(words.slice(0, -title.length));
  return cut && words.length >= TELLING && title.includes(words);
}

/** What is typed before a heading or an item of a list, and becomes a live number. */
const TYPED_NUMBER = /^\s*([–—•-]|\(?\d[\d.]*\)?|\p{L}[.)])\s+/u;
const unnumbered = (line: string): string => line.replace(TYPED_NUMBER, '');

/** The words without the number of their line: the live one stands outside the text. */
const bare = ({ quote, before, after }: Quoted): Quoted => ({
  quote: unnumbered(quote),
  before: before.replace(/[^\n]*$/, unnumbered),
  after,
});

/** The rest of the line of words, and what the lines around it say next to it. */
function around({ before, after }: Quoted) {
  const lines = (words: string) => words.split('\n').map((line) => plain(unnumbered(line)));
  const [above, below] = [lines(before).toReversed(), lines(after)];
  const next = ([, ...others]: string[]) => others.find((line) => line !== '') ?? '';
  return {
    line: [above[0], below[0]].join('\n'),
    above: next(above).slice(-TELLING),
    below: next(below).slice(0, TELLING),
  };
}

/** Whether the same words are in the same line, next to a line that is the same. */
function isSamePlace(one: Quoted, other: Quoted): boolean {
  const [here, there] = [around(one), around(other)];
  const isNext = (side: 'above' | 'below') => here[side] !== '' && here[side] === there[side];
  return (
    one.quote === other.quote && here.line === there.line && (isNext('above') || isNext('below'))
  );
}

/** Finds the sections whose titles a comment may be about, in the order of the document. */
function titleFinder(doc: Doc): (quoted: Quoted) => string[] {
  const profile = resolveProfile(readSettings(doc));
  const heads = readSectionHeads(doc).map(({ id, kind, title }) => ({
    id,
    titles: [title, structuralTitle(profile, kind, title)].map(plain),
  }));
  return (quoted) => {
    const line = lineOf(quoted);
    const about = heads.filter(({ titles }) => titles.some((title) => isTitle(line, title)));
    return about.map(({ id }) => id);
  };
}

/** Comments at their places, and how many of them lost theirs. */
interface Placed {
  comments: PlacedComment[];
  lost: number;
}

/**
 * Comments where their words stand now. One on the title of a section is about that section, unless the
 * words stand in the text as they stood in the file; those whose words were not taken in stand at the
 * beginning.
 */
export function placeComments(doc: Doc, comments: readonly ImportedComment[]): Placed {
  const finder = anchorFinder(doc);
  const titled = titleFinder(doc);
  const [first = ''] = finder.sections;
  let lost = 0;

  /** Tells the section that begins as the file goes on after the words. */
  function beginning({ after }: Quoted): (section: string) => boolean {
    const [, next = '', ...more] = after.split('\n');
    const follows = unnumbered(next).trim();
    // a line that is known to its end is the whole first line
    const line = more.length > 0 ? `${follows}\n` : follows;
    return (id) => follows !== '' && `${finder.wordsOf(id)}\n`.startsWith(line);
  }
  function placeOf(quoted: Quoted): TextAnchor | null {
    const about = titled(quoted);
    const begun = about.find(beginning(quoted));
    const section = begun ?? about[0];
    const title = section === undefined ? null : anchorAt(section);
    const words = bare(quoted);
    if (!title || quoted.quote.includes('\n')) {
      return finder.anchorOfWords(quoted) ?? finder.anchorOfWords(words) ?? title;
    }
    if (begun !== undefined) return title;
    return finder.anchorOfWords(words, (found) => isSamePlace(found, words)) ?? title;
  }
  const placed = comments.map(({ quote, before, after, shown = quote, ...said }) => {
    const anchor = placeOf({ quote, before, after });
    // an answer stands where what it answers does
    if (!anchor && said.answers === null) lost += 1;
    // a title is told by its section
    const told = anchor && anchor.quote !== '' ? withShown(anchor, shown) : anchor;
    return { ...said, anchor: told ?? withShown(anchorAt(first, { quote }), shown) };
  });
  return { comments: placed, lost };
}
