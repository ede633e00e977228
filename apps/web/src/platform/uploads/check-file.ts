import { FILE_MAX_BYTES, FILE_TYPE_NAMES, fileTypeOf } from '@pv/contract';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { fileSize } from '../../ui/file-size.ts';

/** Why a file is not even sent. */
type FileProblem = 'type' | 'size' | 'empty';

/** What is wrong with a chosen file, before anything of it is sent; null when it may go. */
export function checkFile({ name, size }: Pick<File, 'name' | 'size'>): FileProblem | null {
  if (!fileTypeOf(name)) return 'type';
  if (size === 0) return 'empty';
  return size > FILE_MAX_BYTES ? 'size' : null;
}

/** What is wrong with each of the chosen files, in words; nothing of those that may go. */
export function useFileProblems(): (files: readonly File[]) => string[] {
  const { t, locale } = useTexts();
  const limit = fileSize(FILE_MAX_BYTES, t, locale);
  return (files) =>
    files.flatMap((file) => {
      const problem = checkFile(file);
      const { name } = file;
      if (problem === 'type') return [t('files.problem.type', { name, types: FILE_TYPE_NAMES })];
      if (problem === 'size') return [t('files.problem.size', { name, limit })];
      return problem === 'empty' ? [t('files.problem.empty', { name })] : [];
    });
}
