const BEGINNING = 'pv_document_';
const LAST = '_last';
const NOTE = '_kept';

/** Under what name the browser keeps the copy of a document of one person. */
export const copyName = (documentId: string, userId: string) =>
  `${BEGINNING}${documentId}_${userId}`;

/** Under what name the storage keeps the last changes of a copy, until its database has them. */
export const lastChangesName = (copy: string) => copy + LAST;

/** Notes that there is a database for a copy: not every browser can list them when they are to go. */
export function noteCopy(storage: Pick<Storage, 'setItem'>, copy: string): void {
  try {
    storage.setItem(copy + NOTE, '1');
  } catch {
    // a full storage keeps nobody from writing
  }
}

/** The copy of this person that a name is of, or that an entry of the storage is about; null for any other. */
export function copyOf(userId: string, name: string): string | null {
  const copy = [LAST, NOTE].reduce(
    (rest, end) => (rest.endsWith(`_${userId}${end}`) ? rest.slice(0, -end.length) : rest),
    name,
  );
  return copy.startsWith(BEGINNING) && copy.endsWith(`_${userId}`) ? copy : null;
}
