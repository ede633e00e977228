import * as Y from 'yjs';
import { readSectionHeads, sectionFragment, sourcesMap } from '../ydoc/ydoc.ts';
import {
  begunAt,
  between,
  findMoved,
  findPrinted,
  findQuote,
  type Quoted,
  SURROUNDINGS,
} from './find-quote.ts';
import { placeOfTyped, readSectionText, type SectionText, typedAt } from './section-text.ts';

/**
 * A place in a document that is talked about. It is kept beside the document: whoever may not write in
 * it may point at a place, and what is approved stays as it was.
 */
export interface TextAnchor extends Quoted {
  section: string;
  /** The figure, table, formula or heading that is meant, by its id. */
  node: string | null;
  /** The record of the list of sources that is meant. */
  source: string | null;
  /** The words with the numbers among them, as they were read; absent where they are the quote. */
  shown?: string | undefined;
  /** The edges of the words as Yjs positions, which move with what others write; null where unknown. */
  from: string | null;
  to: string | null;
}

/** Where an anchor stands now. */
export interface AnchorPlace {
  /** The section, or the one in which it stood. */
  section: string;
  /** The words or what has come in their place, as counts of typed characters; null where neither is there. */
  range: [number, number] | null;
  node: string | null;
  source: string | null;
  /** Its words or its object are not there any more. */
  lost: boolean;
  /** Grows along the section. */
  order: number;
}

/** So much of the words is kept: enough to find them and to show them. */
export const QUOTE_MAX = 1000;

function positionAt({ runs }: SectionText, at: number, edge: 'from' | 'to'): string | null {
  const run =
    edge === 'from'
      ? runs.find(({ start, words }) => start + words.length > at)
      : runs.findLast(({ start }) => start < at);
  if (!run) return null;
  const index = Math.max(0, Math.min(at - run.start, run.words.length));
  // what is written at the edges stays outside
  const position = Y.createRelativePositionFromTypeIndex(run.text, index, edge === 'from' ? 0 : -1);
  return JSON.stringify(Y.relativePositionToJSON(position));
}

function quotedAt({ words }: SectionText, from: number, to: number): Quoted {
  return {
    quote: words.slice(from, Math.min(to, from + QUOTE_MAX)),
    before: words.slice(Math.max(0, from - SURROUNDINGS), from),
    after: words.slice(to, to + SURROUNDINGS),
  };
}

/** The anchor of words between two places in the words of a section. */
function anchorBetween(text: SectionText, section: string, from: number, to: number): TextAnchor {
  return {
    section,
    node: null,
    source: null,
    ...quotedAt(text, from, to),
    from: positionAt(text, from, 'from'),
    to: positionAt(text, to, 'to'),
  };
}

/** The anchor of a stretch of a section, by counts of typed characters. */
export function anchorOf(doc: Y.Doc, section: string, [from, to]: [number, number]): TextAnchor {
  const text = readSectionText(sectionFragment(doc, section));
  const start = placeOfTyped(text, from, 'from');
  return anchorBetween(text, section, start, Math.max(start, placeOfTyped(text, to, 'to')));
}

/** The same anchor, told by its words as they are read: with the numbers that nobody typed. */
export function withShown(anchor: TextAnchor, words: string): TextAnchor {
  const shown = words.slice(0, QUOTE_MAX);
  return shown === anchor.quote ? anchor : { ...anchor, shown };
}

/** The anchor of something that has no words of its own to stand at. */
export const anchorAt = (
  section: string,
  thing: { node?: string; source?: string; quote?: string } = {},
): TextAnchor => ({
  section,
  node: thing.node ?? null,
  source: thing.source ?? null,
  quote: (thing.quote ?? '').slice(0, QUOTE_MAX),
  before: '',
  after: '',
  from: null,
  to: null,
});

/** Where an edge stands in the text of a section, and whether its letter was deleted. */
interface Edge {
  run: SectionText['runs'][number];
  index: number;
  /** How much is typed before it. */
  at: number;
  gone: boolean;
}

/** Where a position stands, and whether its letter was deleted. */
function absolute(doc: Y.Doc, position: string | null) {
  if (position === null) return null;
  try {
    const relative = Y.createRelativePositionFromJSON(JSON.parse(position));
    const found = Y.createAbsolutePositionFromRelativePosition(relative, doc);
    const item = relative.item && Y.getItem(doc.store, relative.item);
    return found && { ...found, gone: item?.deleted === true && item.redone === null };
  } catch {
    // whoever comments may send anything
    return null;
  }
}

/**
 * Finds where anchors stand, in a document as it is now. Reads each section once; what is in `read` counts
 * as read.
 */
export function anchorFinder(doc: Y.Doc, read = new Map<string, SectionText>()) {
  const heads = readSectionHeads(doc);
  const sections = heads.map(({ id }) => id);
  const textOf = (id: string): SectionText => {
    const known = read.get(id) ?? readSectionText(sectionFragment(doc, id));
    read.set(id, known);
    return known;
  };

  /** Where the words went when their block was split before them: into the next one. */
  function splitOff(
    { runs }: SectionText,
    { run, index }: Edge,
    { quote, before }: TextAnchor,
  ): [number, number] | null {
    const next = runs[runs.indexOf(run) + 1];
    const at = index === run.words.length && quote !== '' ? next?.words.indexOf(quote) : undefined;
    if (!next || at === undefined || at < 0) return null;
    const ahead = next.words.slice(0, at).trimStart();
    const fits = before.endsWith(ahead) || ahead.endsWith(before);
    return fits ? [next.typed + at, next.typed + at + quote.length] : null;
  }

  /**
   * By its edges, which hold while its words are there; between them is nothing once these are deleted. In
   * null the text came anew, or they are of another document.
   */
  function byEdges(anchor: TextAnchor): [number, number] | null {
    const text = textOf(anchor.section);
    const edge = (position: string | null): Edge | null => {
      const found = absolute(doc, position);
      const run = found && text.runs.find((one) => one.text === found.type);
      if (!found || !run) return null;
      const index = Math.min(found.index, run.words.length);
      return { run, index, at: run.typed + index, gone: found.gone };
    };
    const [start, end] = [edge(anchor.from), edge(anchor.to)];
    if (!start || !end) return null;
    // what an undo puts back stands before what was deleted; a text that is read anew does not tell of it
    const kept = start.run.words.slice(0, start.index);
    const back = start.gone ? begunAt(kept, anchor.quote) : 0;
    if (start.at < end.at || back === anchor.quote.length) return [start.at - back, end.at];
    return (start.gone && splitOff(text, start, anchor)) || [start.at, end.at];
  }

  function byWords(
    anchor: TextAnchor,
    find: typeof findQuote,
  ): { section: string; range: [number, number] } | null {
    const own = sections.includes(anchor.section) ? [anchor.section] : [];
    const others = sections.filter((id) => id !== anchor.section);
    for (const section of [...own, ...others]) {
      const text = textOf(section);
      const found = find(text.words, anchor);
      if (found) return { section, range: [typedAt(text, found[0]), typedAt(text, found[1])] };
    }
    return null;
  }

  function wordsOf(anchor: TextAnchor): AnchorPlace {
    const edges = sections.includes(anchor.section) ? byEdges(anchor) : null;
    const deleted = edges !== null && edges[0] >= edges[1];
    const kept =
      edges && !deleted
        ? { section: anchor.section, range: edges }
        : byWords(anchor, deleted ? findMoved : findQuote);
    // what stands now between the surroundings may be anything
    const found = kept ?? (deleted ? byWords(anchor, between) : null);
    const { section, range } = found ?? { section: anchor.section, range: null };
    const nothing = { node: null, source: null };
    // without words the section itself is meant
    const lost = !kept && (anchor.quote !== '' || !sections.includes(section));
    return { section, range, ...nothing, lost, order: range?.[0] ?? 0 };
  }

  function nodeOf(anchor: TextAnchor, node: string): AnchorPlace {
    const order = (id: string) => textOf(id).nodes.get(node);
    const here = sections.includes(anchor.section) && order(anchor.section) !== undefined;
    const section = here ? anchor.section : sections.find((id) => order(id) !== undefined);
    const at = section === undefined ? undefined : order(section);
    const place = { range: null, node, source: null, lost: at === undefined, order: at ?? 0 };
    return { section: section ?? anchor.section, ...place };
  }

  /** A source stands in the list, which is another section once the text was replaced. */
  function sourceOf({ section }: TextAnchor, source: string): AnchorPlace {
    const list = heads.find(({ kind }) => kind === 'references')?.id ?? section;
    const lost = !sourcesMap(doc).has(source);
    const here = sections.includes(section) ? section : list;
    return { section: here, range: null, node: null, source, lost, order: 0 };
  }

  return {
    sections,
    /** The words of a section. */
    wordsOf: (section: string): string => textOf(section).words,
    find(anchor: TextAnchor): AnchorPlace {
      if (anchor.source !== null) return sourceOf(anchor, anchor.source);
      return anchor.node === null ? wordsOf(anchor) : nodeOf(anchor, anchor.node);
    },
    /**
     * The anchor of words out of a file, of which only they and their surroundings are known, in the first
     * section where it fits; null where they are not.
     */
    anchorOfWords(quoted: Quoted, fits = (_: Quoted) => true): TextAnchor | null {
      for (const section of sections) {
        const text = textOf(section);
        const found = findPrinted(text.words, quoted);
        const anchor = found && anchorBetween(text, section, ...found);
        if (anchor && fits(anchor)) return anchor;
      }
      return null;
    },
  };
}
