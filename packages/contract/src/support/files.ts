import { type FileType, fileTypeOf } from '../file/types.ts';

/** Files that a message to the support may have, and bytes of each. */
export const SUPPORT_MOST_FILES = 3;
export const SUPPORT_FILE_BYTES = 20 * 1024 * 1024;

/** What one person, or one network address without an account, may upload for messages in a day. */
export const SUPPORT_DAILY_FILES = 60;
export const SUPPORT_DAILY_BYTES = 300 * 1024 * 1024;

/** What shows a problem: pictures, documents, a recording of the screen, an archive. */
export const SUPPORT_FILE_TYPES: readonly FileType[] = [
  'png',
  'jpg',
  'pdf',
  'docx',
  'odt',
  'xlsx',
  'pptx',
  'mp4',
  'zip',
];

/** The type of a file by its name where the support takes it, otherwise null. */
export function supportFileType(name: string): FileType | null {
  const type = fileTypeOf(name);
  return type && SUPPORT_FILE_TYPES.includes(type) ? type : null;
}
