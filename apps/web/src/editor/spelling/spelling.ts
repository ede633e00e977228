import { sectionsMap } from '@pv/editor-schema';
import type * as Y from 'yjs';
import { whenIdle } from '../../ui/lazy.ts';
import { keepSetting } from '../../ui/storage.ts';
import { createListeners } from '../document/listeners.ts';
import { LocalChange } from '../document/local-change.ts';
import { createSpeller, type OwnWords, type Speller, type SpellPort } from './create-speller.ts';
import type { SpellReply } from './protocol.ts';
import { SECTION_LANGUAGES, type SectionLanguage, type WordLanguage } from './words.ts';

/** A misspelled word that was pointed at, where it stands in the text and in the window. */
export interface WrongWord {
  word: string;
  language: WordLanguage;
  from: number;
  to: number;
  left: number;
  top: number;
}

/** Spelling of one open document: on or off for this device, the language of each section for everybody. */
export interface Spelling {
  /** Null while it is switched off. */
  speller(): Speller | null;
  isOn(): boolean;
  turn(on: boolean): void;
  language(sectionId: string): SectionLanguage;
  setLanguage(sectionId: string, language: SectionLanguage): void;
  /** Somebody writes here: from now on the texts that are only shown are looked through as well. */
  begin(): void;
  begun(): boolean;
  /** The word whose suggestions are shown. */
  pointed(): WrongWord | null;
  point(word: WrongWord | null): void;
  subscribe(listener: () => void): () => void;
  destroy(): void;
}

const KEY = 'pv_spelling';
const LANGUAGE = 'language';

function openPort(): SpellPort {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  return {
    post: (request) => worker.postMessage(request),
    listen(reply, broken) {
      worker.addEventListener('message', (event: MessageEvent<SpellReply>) => reply(event.data));
      worker.addEventListener('error', broken);
      worker.addEventListener('messageerror', broken);
    },
    close: () => worker.terminate(),
  };
}

/** The words that a person has added, on this device. */
export function ownWordsOf(userId: string, storage: Storage = localStorage): OwnWords {
  const name = `${KEY}_words_${userId}`;
  return {
    all() {
      try {
        const kept: unknown = JSON.parse(storage.getItem(name) ?? '[]');
        return Array.isArray(kept) ? kept.filter((word) => typeof word === 'string') : [];
      } catch {
        return [];
      }
    },
    keep: (words) => keepSetting(storage, name, words.length > 0 ? JSON.stringify(words) : null),
  };
}

/** Dictionaries are two megabytes: where the person saves traffic they wait until asked for. */
function usuallyOn(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData !== true;
}

/** Whether spelling is checked on this device. */
function keptOn(storage: Storage): boolean {
  const kept = storage.getItem(KEY);
  return kept === null ? usuallyOn() : kept === 'on';
}

/** The language of a section, kept in the shared document itself. */
function languageOf(doc: Y.Doc, sectionId: string): SectionLanguage {
  const kept: unknown = sectionsMap(doc).get(sectionId)?.get(LANGUAGE);
  return SECTION_LANGUAGES.find((one) => one === kept) ?? 'auto';
}

/** Opens the spelling of a document; no dictionary is loaded before a word is looked up. */
export function openSpelling(
  doc: Y.Doc,
  userId: string,
  { storage = localStorage, port = openPort } = {},
): Spelling {
  const changes = createListeners();
  let pointed: WrongWord | null = null;
  let begun = false;
  let speller: Speller | null = null;

  const start = () => {
    speller = createSpeller({
      openPort: port,
      own: ownWordsOf(userId, storage),
      later: (act) => void whenIdle(act),
    });
    speller.subscribe(changes.tell);
  };
  const end = () => {
    speller?.destroy();
    speller = null;
  };
  if (keptOn(storage)) start();
  return {
    speller: () => speller,
    isOn: () => speller !== null,
    turn(on) {
      keepSetting(storage, KEY, on ? 'on' : 'off');
      end();
      if (on) start();
      changes.tell();
    },
    language: (sectionId) => languageOf(doc, sectionId),
    setLanguage(sectionId, language) {
      const head = sectionsMap(doc).get(sectionId);
      doc.transact(() => head?.set(LANGUAGE, language), new LocalChange('section.language'));
      changes.tell();
    },
    begin() {
      if (begun) return;
      begun = true;
      changes.tell();
    },
    begun: () => begun,
    pointed: () => pointed,
    point(word) {
      pointed = word;
      changes.tell();
    },
    subscribe: changes.subscribe,
    destroy: end,
  };
}
