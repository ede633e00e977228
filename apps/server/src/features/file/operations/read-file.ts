import type { ProjectFile } from '@pv/contract';
import { and, eq } from 'drizzle-orm';
import type { Deps } from '../../../context.ts';
import { projectFiles } from '../../../db/schema/index.ts';
import { loadState, resultPlace, stageOf } from '../../approval/public.ts';
import { presentFile, typeOf } from '../present-file.ts';
import { findFile } from '../queries/find-file.ts';
import { sentFiles } from '../queries/sent-files.ts';

/** Long enough to begin a download; whoever has left the team has no use for a kept address. */
const MINUTES = 10;

/**
 * A file of a slot, earlier versions included, with an address that gives its bytes as a download.
 * @throws AppError `not_found`
 */
export async function readFile(
  { connection: { db }, storage }: Deps,
  { fileId, userId }: { fileId: string; userId: string },
): Promise<ProjectFile & { url: string }> {
  const row = await findFile(db, fileId);
  const { projectId, stageId, slot, name, storageKey } = row;
  const state = await loadState(db, projectId, userId);
  const place = resultPlace(stageOf(state, stageId));
  const rows = await db
    .select()
    .from(projectFiles)
    .where(and(eq(projectFiles.stageId, stageId), eq(projectFiles.slot, slot)));
  const editions = await sentFiles(db, projectId);
  const sent = editions.filter((edition) => edition.stageId === place.stageId);
  const shown = presentFile(row, { state, userId }, { rows, sent });
  const options = { name, mime: typeOf(row), minutes: MINUTES };
  return { ...shown, url: await storage.signGet(storageKey, options) };
}
