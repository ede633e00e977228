import {
  anchorAt,
  anchorFinder,
  type Quoted,
  readSectionHeads,
  readSettings,
  SURROUNDINGS,
  type TextAnchor,
} from '@pv/editor-schema';
import { resolveProfile, structuralTitle } from '@pv/gost';
import type { ImportedComment } from '@pv/gost/import';
import type { Doc } from 'yjs';
import type { PlacedComment } from '../../tasks.ts';

/** Letters and digits alone: a title is taken in without its number, its full stop and its capitals. */
const plain = (words: string): string => words.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** What a file prints before the title of a section. */
const MARK = /^(глава|раздел|приложение|chapter|section|appendix)?(\d+|[ivxlc]+|\p{L})?$/u;
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

const TYPED_NUMBER = /^[\d.]+\s+/;

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
 * Comments where their words stand now. One on the title of a section is about that section; those whose
 * words were not taken in stand at the beginning.
 */
export function placeComments(doc: Doc, comments: readonly ImportedComment[]): Placed {
  const finder = anchorFinder(doc);
  const titled = titleFinder(doc);
  const [first = ''] = finder.sections;
  let lost = 0;

  /** Of several sections with one title, the one that begins as the file goes on. */
  function byTitle(quoted: Quoted): TextAnchor | null {
    const about = titled(quoted);
    const [, next = ''] = quoted.after.split('\n');
    const follows = next.trim().replace(TYPED_NUMBER, '');
    const begins = (id: string) => follows !== '' && finder.wordsOf(id).startsWith(follows);
    const section = about.find(begins) ?? about[0];
    return section === undefined ? null : anchorAt(section);
  }
  function placeOf(quoted: Quoted): TextAnchor | null {
    const { quote } = quoted;
    const title = byTitle(quoted);
    if (title && !quote.includes('\n')) return title;
    // a heading keeps its words; its typed number becomes a live one
    const bare = { ...quoted, quote: quote.replace(TYPED_NUMBER, '') };
    return finder.anchorOfWords(quoted) ?? finder.anchorOfWords(bare) ?? title;
  }
  const placed = comments.map(({ quote, before, after, ...said }) => {
    const anchor = placeOf({ quote, before, after });
    // an answer stands where what it answers does
    if (!anchor && said.answers === null) lost += 1;
    return { ...said, anchor: anchor ?? anchorAt(first, { quote }) };
  });
  return { comments: placed, lost };
}
