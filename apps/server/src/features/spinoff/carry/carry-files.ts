import { CARRIED_SLOT } from '@pv/contract';
import type { Work } from '../../../context.ts';
import { appendEvent, type TeamMember } from '../../approval/public.ts';
import { linkFiles } from '../../file/public.ts';

interface Carrying {
  /** The work. */
  from: string;
  fileIds: readonly string[];
  projectId: string;
  /** The start stage of the startup. */
  stageId: string;
  actor: TeamMember;
}

/**
 * Lays files of the work among the source materials of the startup, as links to the same stored bytes.
 * @throws AppError `stale_offer`
 */
export async function carryFiles(work: Work, carrying: Carrying): Promise<void> {
  const { from, fileIds, projectId, stageId, actor } = carrying;
  const slot = CARRIED_SLOT;
  for (const file of await linkFiles(work, { from, fileIds, to: { projectId, stageId, slot } })) {
    const after = { slot, ...file };
    await appendEvent(work, { projectId, stageId, kind: 'file_added', actor, after });
  }
}
