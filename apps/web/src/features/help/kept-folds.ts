const KEY = 'pv_help';

/** What of the help stands open, by its name; what was never touched is left out. */
export type Folds = Readonly<Record<string, boolean>>;

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
