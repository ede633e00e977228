import type { SpellReply, SpellRequest } from './protocol.ts';
import type { WordLanguage } from './words.ts';

/** A dictionary that is open. */
export interface Dictionary {
  spell(word: string): boolean;
  suggest(word: string): string[];
}

/** So many suggestions are of help. */
const MOST = 6;

/** Dictionaries know neither stress marks, nor the no-break hyphen, nor the curly apostrophe. */
const plain = (word: string) =>
  word.normalize('NFC').replaceAll('\u0301', '').replaceAll('‑', '-').replaceAll('’', "'");

/** «нейро-сетевой» is right where its parts are. */
const known = (dictionary: Dictionary, word: string): boolean =>
  dictionary.spell(word) ||
  (word.includes('-') && word.split('-').every((part) => part !== '' && dictionary.spell(part)));

function answer(dictionary: Dictionary, request: SpellRequest): SpellReply {
  const { id } = request;
  if (request.kind === 'suggest') {
    return { kind: 'suggested', id, words: dictionary.suggest(plain(request.word)).slice(0, MOST) };
  }
  const wrong = request.words.filter((word) => !known(dictionary, plain(word)));
  return { kind: 'checked', id, wrong };
}

/** The worker's side: opens a dictionary when a word of its language is asked about for the first time. */
export function answerSpelling(
  open: (language: WordLanguage) => Promise<Dictionary>,
  reply: (reply: SpellReply) => void,
): (request: SpellRequest) => Promise<void> {
  const opened = new Map<WordLanguage, Promise<Dictionary>>();
  return async (request) => {
    const dictionary = opened.get(request.language) ?? open(request.language);
    opened.set(request.language, dictionary);
    try {
      reply(answer(await dictionary, request));
    } catch (error) {
      // `fetch` throws this where there is no network: nothing is underlined, and the next word asks again
      if (!(error instanceof TypeError)) console.error(error);
      opened.delete(request.language);
      reply({ kind: 'failed', id: request.id });
    }
  };
}
