import { useCallback, useMemo } from 'react';
import { useServices } from '../ServicesContext.tsx';

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
