const TOKEN = 'pv_document_review';
const NAME = 'pv_guest_name';

/** Keeps the token of a document as long as the tab is open, out of the address and of the history. */
export function keepToken(storage: Pick<Storage, 'setItem'>, token: string): void {
  try {
    storage.setItem(TOKEN, token);
  } catch {
    // a full storage: the link opens the document again
  }
}

/** The token of the document that was opened in this tab, '' without one. */
export const keptToken = (storage: Pick<Storage, 'getItem'>): string =>
  storage.getItem(TOKEN) ?? '';

/** Keeps in this browser how the guest is called, so that it is asked once. */
export function keepName(storage: Pick<Storage, 'setItem'>, name: string): void {
  try {
    storage.setItem(NAME, name);
  } catch {
    // a full storage: it is asked again
  }
}

/** How the guest was called last, '' for a new one. */
export const keptName = (storage: Pick<Storage, 'getItem'>): string => storage.getItem(NAME) ?? '';
