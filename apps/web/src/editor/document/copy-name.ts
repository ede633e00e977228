const BEGINNING = 'pv_document_';

/** Under what name the browser keeps the copy of a document of one person. */
export const copyName = (documentId: string, userId: string) =>
  `${BEGINNING}${documentId}_${userId}`;

/** Under what name the storage keeps the last changes of a copy, until its database has them. */
export const lastChangesName = (copy: string) => `${copy}_last`;

/** Whether that is the name of a copy, or of its last changes, of this person. */
export const isCopyOf = (userId: string, name: string) =>
  name.startsWith(BEGINNING) &&
  (name.endsWith(`_${userId}`) || name.endsWith(lastChangesName(`_${userId}`)));
