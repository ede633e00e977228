const BEGINNING = 'pv_document_';
const LAST = '_last';
const NOTE = '_kept';

/** Under what name the browser keeps the copy of a document of one person. */
export const copyName = (documentId: string, userId: string) =>
  `${BEGINNING}${documentId}_${userId}`;

/** Under what name the storage keeps the last changes of a copy, until its database has them. */
export const lastChangesName = (copy: string) => copy + LAST;

const SENT = 'sent';

/**
 * Notes that there is a database for a copy: not every browser can list them when they are to go; and whether the
 * server has all of it.
 */
export function noteCopy(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  copy: string,
  isSent: boolean,
): void {
  const note = isSent ? SENT : '1';
  try {
    // another tab may have noted it meanwhile, so that what was noted here last says nothing
    if (storage.getItem(copy + NOTE) !== note) storage.setItem(copy + NOTE, note);
  } catch {
    // a full storage keeps nobody from writing
  }
}

/** Whether a copy was noted; where the storage cannot be read, it is taken for noted. */
export function isNoted(storage: Pick<Storage, 'getItem'>, copy: string): boolean {
  try {
    return storage.getItem(copy + NOTE) !== null;
  } catch {
    return true;
  }
}

/** A copy is gone. */
export const forgetNote = (storage: Pick<Storage, 'removeItem'>, copy: string): void =>
  storage.removeItem(copy + NOTE);

/** Whether the server is known to have all of a copy. */
export const isSent = (storage: Pick<Storage, 'getItem'>, copy: string): boolean =>
  storage.getItem(copy + NOTE) === SENT && storage.getItem(copy + LAST) === null;

/** The copy of this person that a name is of, or that an entry of the storage is about; null for any other. */
export function copyOf(userId: string, name: string): string | null {
  const copy = [LAST, NOTE].reduce(
    (rest, end) => (rest.endsWith(`_${userId}${end}`) ? rest.slice(0, -end.length) : rest),
    name,
  );
  return copy.startsWith(BEGINNING) && copy.endsWith(`_${userId}`) ? copy : null;
}
