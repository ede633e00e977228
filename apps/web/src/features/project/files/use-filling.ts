import {
  FILE_MAX_BYTES,
  FILE_TYPE_NAMES,
  type FileSlotView,
  fileTypeOf,
  SLOTS,
} from '@pv/contract';
import { useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { fileSize } from '../../../ui/file-size.ts';
import { useUploads } from './uploads/UploadsContext.tsx';

/** Why a file is not even sent. */
type FileProblem = 'type' | 'size' | 'empty';

/** What is wrong with a chosen file, before anything of it is sent; null when it may go. */
export function checkFile({ name, size }: Pick<File, 'name' | 'size'>): FileProblem | null {
  if (!fileTypeOf(name)) return 'type';
  if (size === 0) return 'empty';
  return size > FILE_MAX_BYTES ? 'size' : null;
}

/** How a slot takes files: what does not fit is said at once, an approval is not lost unasked. */
export function useFilling({ stage_id: stageId, slot, drops_approval }: FileSlotView) {
  const { t, locale } = useTexts();
  const uploads = useUploads();
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const [asked, setAsked] = useState<readonly File[] | null>(null);
  const { many } = SLOTS[slot];

  function problemOf(file: File): string[] {
    const problem = checkFile(file);
    const { name } = file;
    const limit = fileSize(FILE_MAX_BYTES, t, locale);
    if (problem === 'type') return [t('files.problem.type', { name, types: FILE_TYPE_NAMES })];
    if (problem === 'size') return [t('files.problem.size', { name, limit })];
    return problem === 'empty' ? [t('files.problem.empty', { name })] : [];
  }
  const here = uploads.list.filter((one) => one.stageId === stageId && one.slot === slot);
  function send(files: readonly File[]) {
    // another file is chosen in place of the one that failed
    for (const { key, state } of here) if (!many && state === 'failed') uploads.abort(key);
    for (const file of files) uploads.add({ stageId, slot }, file);
  }

  return {
    many,
    wrong,
    /** Files that wait for the consent to lose an approval. */
    asked: asked !== null,
    uploads: here,
    /** Nothing is on its way to the one place. */
    free: many || here.every(({ state }) => state === 'failed'),
    take(files: readonly File[]) {
      if (files.length > 1 && !many) return setWrong([t('files.problem.many')]);
      setWrong(files.flatMap(problemOf));
      const good = files.filter((file) => checkFile(file) === null);
      if (good.length === 0) return;
      if (drops_approval) setAsked(good);
      else send(good);
    },
    confirm() {
      send(asked ?? []);
      setAsked(null);
    },
    cancel: () => setAsked(null),
  };
}
