import { sectionOfSlot } from '@pv/contract';
import type { FileRow } from './queries/find-file.ts';
import type { SentFiles } from './queries/sent-files.ts';

type Uploaded = Pick<FileRow, 'id' | 'slot' | 'name' | 'sha256' | 'uploadedAt'>;

const sameBytes = (file: Uploaded, { slot, name, hash }: SentFiles['files'][number]) =>
  file.slot === slot && file.name === name && file.sha256 === hash;

/**
 * The editions that were sent with `file`, of those of its stage's section. An edition names bytes, so
 * of versions with equal bytes it is the last that had been uploaded by then.
 */
export function usedIn(
  file: Uploaded,
  slotFiles: readonly Uploaded[],
  sent: readonly SentFiles[],
): { number: number; round: number }[] {
  const section = sectionOfSlot(file.slot);
  return sent
    .filter((edition) => edition.section === section)
    .filter(({ files, sentAt }) => {
      const entry = files.find(({ slot }) => slot === file.slot);
      if (!entry || !sameBytes(file, entry)) return false;
      const same = slotFiles
        .filter((one) => sameBytes(one, entry) && one.uploadedAt)
        .sort((a, b) => Number(a.uploadedAt) - Number(b.uploadedAt));
      // both times are taken before the project is locked: what was sent may look younger than its edition
      const meant =
        same.findLast(({ uploadedAt }) => uploadedAt && uploadedAt <= sentAt) ?? same[0];
      return meant?.id === file.id;
    })
    .map(({ number, round }) => ({ number, round }));
}
