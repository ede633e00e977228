import { type FileSlotView, SLOTS } from '@pv/contract';
import { useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { checkFile, useFileProblems } from '../../../platform/uploads/check-file.ts';
import { useUploads } from './uploads/UploadsContext.tsx';

/** How a slot takes files: what does not fit is said at once, an approval is not lost unasked. */
export function useFilling({ stage_id: stageId, slot, drops_approval }: FileSlotView) {
  const { t } = useTexts();
  const problemsOf = useFileProblems();
  const uploads = useUploads();
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const [asked, setAsked] = useState<readonly File[] | null>(null);
  const { many } = SLOTS[slot];

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
      setWrong(problemsOf(files));
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
