import type { WordLanguage } from './words.ts';

/** What the page asks of the worker that has the dictionaries. */
export type SpellRequest =
  | { kind: 'check'; id: number; language: WordLanguage; words: string[] }
  | { kind: 'suggest'; id: number; language: WordLanguage; word: string };

export type SpellReply =
  /** Those of the words that are in no dictionary. */
  | { kind: 'checked'; id: number; wrong: string[] }
  | { kind: 'suggested'; id: number; words: string[] }
  | { kind: 'failed'; id: number };
