import { useMemo, useState, useSyncExternalStore } from 'react';
import { createKeyStore } from './key-store.ts';

/** The key of a person as this browser keeps it, with what can be done to it. */
export interface OwnKey {
  phrase: string | null;
  keep: (phrase: string) => void;
  forget: () => void;
}

/** Follows the key of a person in this browser, whichever tab changes it. */
export function useOwnKey(owner: string): OwnKey {
  const [store] = useState(() => createKeyStore(window));
  const phrase = useSyncExternalStore(store.subscribe, () => store.read(owner));
  return useMemo(
    () => ({
      phrase,
      keep: (next) => store.keep(owner, next),
      forget: () => store.forget(owner),
    }),
    [store, owner, phrase],
  );
}
