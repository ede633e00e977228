import { translate } from '@pv/texts';
import type { Deps } from '../../../context.ts';
import { fileName } from '../../../http/file-name.ts';
import { loadState } from '../../approval/public.ts';
import { loadAccess, requireExport } from '../load-access.ts';
import { paperClock } from '../paper-clock.ts';
import { titlePageOf } from '../title-page.ts';

interface Asked {
  documentId: string;
  userId: string;
  format: 'pdf' | 'docx';
}

/**
 * The sheet of normocontrol of a document as it is now: a file on the disk of this machine, which is the
 * caller's to take away.
 * @throws AppError `not_found`, `forbidden`, `export_failed`, `worker_busy`
 */
export async function printNormSheet(
  { connection, documents: { live, pool }, clock }: Deps,
  { documentId, userId, format }: Asked,
): Promise<{ file: string; name: string }> {
  const opened = await loadAccess(connection.db, documentId, userId);
  requireExport(opened);
  const { access } = opened;
  const { project } = await loadState(connection.db, access.project.id, userId);
  const now = clock();
  const given = {
    updates: await live.updates(documentId),
    // as the panel beside the text has it
    titlePage: titlePageOf({ ...access, stage: access.thesis?.last ?? access.stage }, now),
    format,
    printedAt: now.getTime(),
    clock: paperClock(project.timeZone, now),
  };
  const { file } = await pool.run({ name: 'normSheet', given }, { urgent: true, documentId });
  const parts = [translate('ru', 'normSheet.file'), project.title];
  return { file, name: fileName(parts, format, 'Документ') };
}
