import { FILE_MAX_BYTES, fileTypeOf } from '@pv/contract';

/** Why a file is not even sent. */
export type FileProblem = 'type' | 'size' | 'empty';

/** What is wrong with a chosen file, before anything of it is sent; null when it may go. */
export function checkFile({ name, size }: Pick<File, 'name' | 'size'>): FileProblem | null {
  if (!fileTypeOf(name)) return 'type';
  if (size === 0) return 'empty';
  return size > FILE_MAX_BYTES ? 'size' : null;
}
