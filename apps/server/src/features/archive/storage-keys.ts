/** The folder of the storage where archives of projects lie. */
export const ARCHIVES_FOLDER = 'archives';

/** Where an attempt at making an archive puts its file: two attempts never write to one place. */
export function archiveKey(archiveId: string, attempt: string): string {
  return `${ARCHIVES_FOLDER}/${archiveId}/${attempt}.zip`;
}
