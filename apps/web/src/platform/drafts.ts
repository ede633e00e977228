import { idSchema } from '@pv/contract';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { requestId } from './api/client.ts';
import type { KeptChanges } from './autosave/types.ts';
import { useServices } from './ServicesContext.tsx';
import { isMemoryStorage } from './session/storage.ts';

/** What stands where a number was may be a text too: it is kept as it was typed though it is no number. */
const sameKind = (one: unknown, other: unknown) =>
  one === null ||
  other === null ||
  typeof one === typeof other ||
  (typeof one === 'number' && typeof other === 'string');

/** The changes of a form that were kept on this device, as far as they still fit its fields. */
export function parseKept<F extends object>(kept: string | null, fields: F): Partial<F> {
  try {
    const stored: unknown = JSON.parse(kept ?? 'null');
    if (typeof stored !== 'object' || stored === null) return {};
    const known = new Map<string, unknown>(Object.entries(fields));
    const fitting = Object.entries(stored).filter(
      ([name, value]) =>
        known.has(name) &&
        sameKind(known.get(name), value) &&
        Array.isArray(known.get(name)) === Array.isArray(value),
    );
    return Object.fromEntries(fitting) as Partial<F>;
  } catch {
    return {};
  }
}

function isChange(kept: unknown): kept is { value: unknown; from: unknown[] } {
  return (
    typeof kept === 'object' &&
    kept !== null &&
    'value' in kept &&
    'from' in kept &&
    Array.isArray(kept.from)
  );
}

/**
 * The changes of a form that saves itself, kept on this device with what they were typed over, as far as
 * they still fit its fields.
 */
export function parseChanges<F extends object>(kept: string | null, fields: F): KeptChanges<F> {
  try {
    const stored: unknown = JSON.parse(kept ?? 'null');
    if (typeof stored !== 'object' || stored === null) return {};
    const changes = Object.entries(stored).filter(([, change]) => isChange(change));
    const values = Object.fromEntries(changes.map(([name, { value }]) => [name, value]));
    const fitting = parseKept(JSON.stringify(values), fields);
    return Object.fromEntries(changes.filter(([name]) => name in fitting)) as KeptChanges<F>;
  } catch {
    return {};
  }
}

/** A text that is being written, kept on this device until it is saved. */
export interface Draft {
  /** What was kept, or null. */
  read(): string | null;
  keep(text: string): void;
  drop(): void;
}

/** A draft of a place, beside what is saved there. */
export interface PlaceDraft extends Draft {
  /**
   * Whether it says anything else than what is `saved`, null where nothing is; spaces around do not count. A
   * draft that the server has got although its answer was lost says nothing else.
   */
  differs(saved: string | null): boolean;
  /** What is kept as `sent` is saved: it goes, unless something else was typed since. */
  settle(sent: string): void;
}

/** The draft under a key. A full or forbidden storage is no failure: the form still holds the text. */
export function draftIn(
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  key: string,
): PlaceDraft {
  const attempt = <T>(run: () => T, otherwise: T): T => {
    try {
      return run();
    } catch {
      return otherwise;
    }
  };
  const read = () => attempt(() => storage.getItem(key), null);
  const drop = () => attempt(() => storage.removeItem(key), undefined);
  return {
    read,
    keep: (text) => attempt(() => storage.setItem(key, text), undefined),
    drop,
    differs: (saved) => (read() ?? saved ?? '').trim() !== (saved ?? '').trim(),
    settle(sent) {
      if (read() === sent) drop();
    },
  };
}

/** Before the place in the names of a person's drafts in the storage. */
export const draftPrefix = (owner: string) => `pv_draft_${owner}_`;

function useOwner(): string {
  const { session } = useServices();
  const state = session.state();
  return state.kind === 'in' ? state.claims.uid : 'nobody';
}

/** Finds the drafts of the signed-in person by their places, such as `project` or `stage.<id>.goal`. */
export function useDrafts(): (place: string) => PlaceDraft {
  const owner = useOwner();
  return useCallback((place) => draftIn(window.localStorage, draftPrefix(owner) + place), [owner]);
}

/** As `useDrafts`, for what is kept only until the tab is closed. */
export function useTabDrafts(): (place: string) => Draft {
  const owner = useOwner();
  return (place) => draftIn(window.sessionStorage, draftPrefix(owner) + place);
}

/** Finds the places, beginning with some words, where the signed-in person has drafts on this device. */
export function useDraftPlaces(): (beginning: string) => string[] {
  const owner = useOwner();
  return useCallback(
    (beginning) => {
      const prefix = draftPrefix(owner);
      return Object.keys(window.localStorage)
        .filter((key) => key.startsWith(prefix + beginning))
        .map((key) => key.slice(prefix.length));
    },
    [owner],
  );
}

/** The draft of the signed-in person for one place. */
export function useDraft(place: string): PlaceDraft {
  const find = useDrafts();
  return useMemo(() => find(place), [find, place]);
}

/**
 * Keeps a text as a draft; null drops it. Gives whether the next visit finds things so: a storage may have
 * no room left, or be one of the page alone.
 */
export function keepForLater(
  draft: Draft,
  text: string | null,
  storage: object = window.localStorage,
): boolean {
  if (text === null) {
    draft.drop();
    return true;
  }
  draft.keep(text);
  return !isMemoryStorage(storage) && draft.read() === text;
}

/** The key that something is sent under, so that the server takes it once however often it comes. */
interface SendKey {
  /** The same one until it is forgotten, also after a reload. */
  take(): string;
  /** What it was for is sent, or was taken out of the form: what comes next is something else. */
  forget(): void;
}

/** A key that is made when it is first taken and kept in `draft`; rubbish that lies there is no key. */
export function sendKeyIn(draft: Draft): SendKey {
  // read once: a form opened before the answer came goes on with the key of what stands in it, and what
  // another tab sends later has a key of its own
  let held = draft.read();
  return {
    take() {
      held = idSchema.safeParse(held).data ?? requestId();
      draft.keep(held);
      return held;
    },
    forget() {
      held = null;
      draft.drop();
    },
  };
}

/** The key of what is written under `place`, kept on this device beside it. */
export function useSendKey(place: string): SendKey {
  const draft = useDraft(`${place}.key`);
  const key = useRef<SendKey>(null);
  key.current ??= sendKeyIn(draft);
  return key.current;
}

/**
 * A text that is typed, kept on this device under `place` for as long as it differs from what is `saved`.
 * `newest` gives it also to whoever began to wait before it was typed, such as for the answer to a call,
 * also where the form was left and opened anew since. `key` is what it is sent under as something new.
 */
export function useDraftText(place: string, saved = '') {
  const draft = useDraft(place);
  const key = useSendKey(place);
  const [text, setText] = useState(() => draft.read() ?? saved);
  const latest = useRef(text);
  const left = useRef(false);
  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
    };
  }, []);
  function write(next: string) {
    latest.current = next;
    setText(next);
    if (next !== saved) return draft.keep(next);
    draft.drop();
    key.forget();
  }
  return {
    text,
    write,
    newest: () => (left.current ? draft.read() : null) ?? latest.current,
    key,
  };
}
