const KEY = 'pv_committee';

/** Keeps the token of a seat as long as the tab is open, out of the address and of the history. */
export function keepToken(storage: Pick<Storage, 'setItem'>, token: string): void {
  try {
    storage.setItem(KEY, token);
  } catch {
    // a full storage: the link of the mail opens the seat again
  }
}

/** The token of the seat that was opened in this tab, '' without one. */
export const keptToken = (storage: Pick<Storage, 'getItem'>): string => storage.getItem(KEY) ?? '';
