import type { Node } from '@tiptap/pm/model';

/** What a section is written in: by the letters of each word, one language alone, or not checked at all. */
export const SECTION_LANGUAGES = ['auto', 'ru', 'en', 'none'] as const;
export type SectionLanguage = (typeof SECTION_LANGUAGES)[number];

/** The dictionary in which a word is looked up. */
export type WordLanguage = 'ru' | 'en';

/** A word of a text block and where it stands, counted as the editor counts. */
export interface PlacedWord {
  word: string;
  language: WordLanguage;
  from: number;
  to: number;
}

/** Stands for one inline object, and for a letter of code. */
export const OBJECT = '\ufffc';
const WORD = /\p{L}[\p{L}\p{M}]*(?:[-‑’'][\p{L}\p{M}]+)*/gu;
const NO_PROSE =
  /(?:https?:\/\/|www\.)\S+|[\w.+-]+@[\w-]+\.[\w.]+|[\p{L}\p{N}_]*[\d_][\p{L}\p{N}_]*/giu;
const CYRILLIC = /^(?:[\p{Script=Cyrillic}'’‑-]|\u0301)+$/u;
const LATIN = /^[\p{Script=Latin}'’‑-]+$/u;

/** Letters too few to be judged, and abbreviations in capitals. */
const judged = (word: string) => word.length > 1 && word !== word.toUpperCase();

function languageOf(word: string): WordLanguage | null {
  if (CYRILLIC.test(word)) return 'ru';
  return LATIN.test(word) ? 'en' : null;
}

/** The prose of a block without what is suggested to be deleted, and where each letter of it stands. */
function proseOf(block: Node): { text: string; places: number[] } {
  let text = '';
  const places: number[] = [];
  block.forEach((child, offset) => {
    const marked = new Set(child.marks.map(({ type }) => type.name));
    if (marked.has('deletion')) return;
    const prose = child.isText && !marked.has('code') && !marked.has('link') ? child.text : null;
    text += prose ?? OBJECT.repeat(child.nodeSize);
    for (let at = 0; at < child.nodeSize; at += 1) places.push(offset + at);
  });
  return { text, places };
}

/**
 * The words of a text block that can be looked up. Code, addresses, formulas, references, citations, names
 * with digits and abbreviations in capitals are passed over.
 */
export function wordsOf(block: Node, section: SectionLanguage): PlacedWord[] {
  if (block.type.spec.code) return [];
  const { text, places } = proseOf(block);
  const place = (at: number): number => places[at] ?? block.content.size;
  return wordsIn(text, section).map((found) => ({
    ...found,
    from: place(found.from),
    to: place(found.to - 1) + 1,
  }));
}

/** The same of the text of a block in which objects and code are told by `OBJECT`. */
export function wordsIn(text: string, section: SectionLanguage): PlacedWord[] {
  if (section === 'none') return [];
  const prose = text.replace(NO_PROSE, (found) => OBJECT.repeat(found.length));
  const found: PlacedWord[] = [];
  for (const match of prose.matchAll(WORD)) {
    const [word] = match;
    const language = languageOf(word);
    const asked = language !== null && (section === 'auto' || section === language);
    if (!asked || !judged(word)) continue;
    found.push({ word, language, from: match.index, to: match.index + word.length });
  }
  return found;
}
