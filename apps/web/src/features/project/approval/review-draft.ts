const PREFIX = 'pv_review_draft ';

/** What was typed in a dialog of a decision and not sent: closing the dialog throws nothing away. */
export function readDraft(storage: Storage, key: string): string {
  try {
    return storage.getItem(PREFIX + key) ?? '';
  } catch {
    return '';
  }
}

/** Keeps what is typed; a full or forbidden storage is no failure. */
export function keepDraft(storage: Storage, key: string, text: string): void {
  try {
    if (text === '') storage.removeItem(PREFIX + key);
    else storage.setItem(PREFIX + key, text);
  } catch {
    // the dialog itself still holds the text
  }
}

/** Forgets what was sent. */
export function dropDraft(storage: Storage, key: string): void {
  keepDraft(storage, key, '');
}
