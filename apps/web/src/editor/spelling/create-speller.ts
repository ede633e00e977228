import { createListeners } from '../document/listeners.ts';
import type { SpellReply, SpellRequest } from './protocol.ts';
import type { PlacedWord, WordLanguage } from './words.ts';

/** The way to the worker that has the dictionaries. */
export interface SpellPort {
  post(request: SpellRequest): void;
  listen(reply: (reply: SpellReply) => void, broken: () => void): void;
  close(): void;
}

/** The words that a person has added. */
export interface OwnWords {
  all(): readonly string[];
  keep(words: readonly string[]): void;
}

/** Looks words up, each once. Words of one's own are right. */
export interface Speller {
  /** Undefined while it is not known; it is asked about then, and listeners are told. */
  isWrong(word: Pick<PlacedWord, 'word' | 'language'>): boolean | undefined;
  suggest(word: string, language: WordLanguage): Promise<string[]>;
  /** The same array until a word is added or removed. */
  ownWords(): readonly string[];
  addWord(word: string): void;
  removeWord(word: string): void;
  /** Told when words have become known, or the person's own words have changed. */
  subscribe(listener: () => void): () => void;
  destroy(): void;
}

export interface SpellerDeps {
  openPort(): SpellPort;
  own: OwnWords;
  /** Calls later, so that the words of many blocks are asked about together. */
  later(act: () => void): void;
}

const LANGUAGES: readonly WordLanguage[] = ['ru', 'en'];

/** Opens the speller; dictionaries are loaded when the first word is asked about. */
export function createSpeller({ openPort, own, later }: SpellerDeps): Speller {
  const changes = createListeners();
  const known: Record<WordLanguage, Map<string, boolean>> = { ru: new Map(), en: new Map() };
  const wanted: Record<WordLanguage, Set<string>> = { ru: new Set(), en: new Set() };
  const waiting = new Map<number, (reply: SpellReply) => void>();
  const sorted = (words: Iterable<string>) => [...words].sort((a, b) => a.localeCompare(b, 'ru'));
  let mine = new Set(own.all().map((word) => word.toLowerCase()));
  let listed: readonly string[] = sorted(mine);
  let port: SpellPort | null = null;
  let broken = false;
  let planned = false;
  let lastId = 0;

  const fail = () => {
    broken = true;
    port?.close();
    port = null;
    for (const id of [...waiting.keys()]) settle({ kind: 'failed', id });
  };
  const settle = (reply: SpellReply) => {
    const done = waiting.get(reply.id);
    waiting.delete(reply.id);
    done?.(reply);
  };
  const open = () => {
    if (port) return port;
    port = openPort();
    port.listen(settle, fail);
    return port;
  };
  const ask = (make: (id: number) => SpellRequest) =>
    new Promise<SpellReply>((resolve) => {
      lastId += 1;
      if (broken) return resolve({ kind: 'failed', id: lastId });
      waiting.set(lastId, resolve);
      open().post(make(lastId));
    });

  async function checkAll(language: WordLanguage): Promise<void> {
    const words = [...wanted[language]];
    wanted[language].clear();
    if (words.length === 0) return;
    const reply = await ask((id) => ({ kind: 'check', id, language, words }));
    // without a dictionary nothing is underlined
    if (reply.kind !== 'checked') return;
    const wrong = new Set(reply.wrong);
    for (const word of words) known[language].set(word, wrong.has(word));
    changes.tell();
  }
  const plan = () => {
    if (planned || broken) return;
    planned = true;
    later(() => {
      planned = false;
      for (const language of LANGUAGES) void checkAll(language);
    });
  };
  const keepOwn = (words: Iterable<string>) => {
    mine = new Set(words);
    listed = sorted(mine);
    own.keep([...mine]);
    changes.tell();
  };
  return {
    isWrong({ word, language }) {
      if (mine.has(word.toLowerCase())) return false;
      const answer = known[language].get(word);
      if (answer !== undefined) return answer;
      wanted[language].add(word);
      plan();
      return undefined;
    },
    async suggest(word, language) {
      const reply = await ask((id) => ({ kind: 'suggest', id, language, word }));
      return reply.kind === 'suggested' ? reply.words : [];
    },
    ownWords: () => listed,
    addWord: (word) => keepOwn([...mine, word.toLowerCase()]),
    removeWord: (word) => keepOwn([...mine].filter((one) => one !== word)),
    subscribe: changes.subscribe,
    destroy() {
      port?.close();
      port = null;
      broken = true;
    },
  };
}
