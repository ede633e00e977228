import type { Suggestion } from '@pv/editor-schema';
import { createListeners } from '../document/listeners.ts';
import { newId } from '../document/new-id.ts';

/** Who suggests. */
export interface Suggester {
  id: string | null;
  name: string;
}

/** Whether what is typed here is the text itself or a suggestion; chosen per document on this device. */
export interface SuggestMode {
  readonly who: Suggester;
  /** What the members of the team are called now, whatever stands in their suggestions. */
  readonly people: readonly { id: string; name: string }[];
  on(): boolean;
  set(on: boolean): void;
  /** A new suggestion of this person, now. */
  suggestion(): Suggestion;
  /** Something could not be suggested: the page says so. */
  refuse(): void;
  /** How often something was refused; the page tells of each. */
  refused(): number;
  subscribe(listener: () => void): () => void;
}

interface SuggestModeDeps {
  documentId: string;
  who: Suggester;
  people: SuggestMode['people'];
  /** Where nobody has chosen yet. */
  usually: boolean;
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  now: () => Date;
}

const keyOf = (documentId: string) => `pv_suggest_${documentId}`;

/** The mode of an open document. */
export function createSuggestMode(deps: SuggestModeDeps): SuggestMode {
  const { documentId, who, people, usually, storage, now } = deps;
  const told = createListeners();
  const stored = read(storage, keyOf(documentId));
  let on = stored === null ? usually : stored === 'on';
  let refused = 0;
  return {
    who,
    people,
    on: () => on,
    set(next) {
      on = next;
      try {
        storage.setItem(keyOf(documentId), next ? 'on' : 'off');
      } catch {
        // a device that keeps nothing asks again next time
      }
      told.tell();
    },
    suggestion: () => ({
      id: newId(),
      author: who.name,
      authorId: who.id,
      at: now().toISOString(),
    }),
    refuse() {
      refused += 1;
      told.tell();
    },
    refused: () => refused,
    subscribe: told.subscribe,
  };
}

function read(storage: SuggestModeDeps['storage'], key: string): string | null {
  try {
    return storage.getItem(key);
  } catch {
    return null;
  }
}
