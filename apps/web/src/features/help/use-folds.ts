import { useState } from 'react';

const KEY = 'pv_help';

/** What of the help stands open, by its name; what was never touched is left out. */
type Folds = Readonly<Record<string, boolean>>;

type Store = Pick<Storage, 'getItem' | 'setItem'>;

/** The folds as they were left on this device. What cannot be read is as if never touched. */
export function readFolds(storage: Store): Folds {
  try {
    const stored: unknown = JSON.parse(storage.getItem(KEY) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(
      Object.entries(stored).filter(([, open]) => typeof open === 'boolean'),
    );
  } catch {
    return {};
  }
}

/** Keeps the folds; a full or forbidden storage is no failure. */
export function keepFolds(storage: Store, folds: Folds): void {
  try {
    storage.setItem(KEY, JSON.stringify(folds));
  } catch {
    // the page still shows them as they are now
  }
}

/** What of the help stands open on this device, and how to change it. */
export function useFolds() {
  const [folds, setFolds] = useState<Folds>(() => readFolds(window.localStorage));
  function set(name: string, open: boolean) {
    // another page may have changed the others meanwhile
    const next = { ...readFolds(window.localStorage), [name]: open };
    setFolds(next);
    keepFolds(window.localStorage, next);
  }
  return { isOpen: (name: string, usually: boolean) => folds[name] ?? usually, set };
}
