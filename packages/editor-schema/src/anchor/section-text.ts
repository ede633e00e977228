import * as Y from 'yjs';

/** A stretch of typed text within one block. */
interface Run {
  text: Y.XmlText;
  words: string;
  /** Where it begins in the words of the section. */
  start: number;
  /** How many typed characters stand before it. */
  typed: number;
}

/**
 * The typed text of a section as one string, with a break between blocks. `typed` counts only what was
 * typed: the same count is found in whatever shows the text, which knows nothing of breaks.
 */
export interface SectionText {
  words: string;
  runs: readonly Run[];
  /** The numbered nodes by their ids, with how much was typed before each. */
  nodes: ReadonlyMap<string, number>;
}

const wordsOf = (text: Y.XmlText): string =>
  text
    .toDelta()
    .map(({ insert }: { insert: unknown }) => (typeof insert === 'string' ? insert : ''))
    .join('');

/** Reads the text of a section. */
export function readSectionText(fragment: Y.XmlFragment): SectionText {
  const runs: Run[] = [];
  const nodes = new Map<string, number>();
  let words = '';
  let typed = 0;
  // what stands between the text before and the next one
  let gap = '';
  const take = (text: Y.XmlText) => {
    const own = wordsOf(text);
    if (words !== '') words += gap;
    gap = '';
    runs.push({ text, words: own, start: words.length, typed });
    words += own;
    typed += own.length;
  };
  const enter = (element: Y.XmlElement) => {
    const id: unknown = element.getAttribute('id');
    if (typeof id === 'string') nodes.set(id, typed);
    if (element.nodeName === 'hardBreak') gap ||= ' ';
  };
  const read = (parent: Y.XmlFragment) => {
    for (const child of parent.toArray()) {
      if (child instanceof Y.XmlText) take(child);
      else if (child instanceof Y.XmlElement) {
        enter(child);
        read(child);
      }
    }
    if (runs.at(-1)?.text.parent === parent) gap = '\n';
  };
  read(fragment);
  return { words, runs, nodes };
}

/** How much was typed before a place in the words. */
export function typedAt({ runs }: SectionText, at: number): number {
  const run = runs.findLast(({ start }) => start <= at);
  return run ? run.typed + Math.min(at - run.start, run.words.length) : 0;
}

/** The place in the words before which so much was typed; at a break, the one that the edge looks at. */
export function placeOfTyped({ runs }: SectionText, typed: number, edge: 'from' | 'to'): number {
  const run =
    edge === 'from'
      ? (runs.find((one) => one.typed + one.words.length > typed) ?? runs.at(-1))
      : (runs.find((one) => one.typed + one.words.length >= typed && one.words !== '') ?? runs[0]);
  return run ? run.start + Math.max(0, Math.min(typed - run.typed, run.words.length)) : 0;
}
