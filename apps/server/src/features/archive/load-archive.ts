import { AppError } from '@pv/contract';
import { and, eq, getTableColumns } from 'drizzle-orm';
import type { Executor } from '../../db/database.ts';
import { members, projectArchives } from '../../db/schema/index.ts';
import { isSilent } from '../../jobs/is-silent.ts';
import { type ArchiveRow, changeArchive } from './queries/change-archive.ts';

/** An archive that nobody works on any more, failed so that it can be ordered again; others as they are. */
export async function failSilent(
  executor: Executor,
  row: ArchiveRow,
  now: Date,
): Promise<ArchiveRow> {
  if (!(await isSilent(executor, projectArchives, { row, now }))) return row;
  const failed = { status: 'failed', error: 'archive_failed', now } as const;
  return (await changeArchive(executor, row.id, { from: [row.status], ...failed })) ?? row;
}

/**
 * An archive for whoever has ordered it, while he is in the team.
 * @throws AppError `not_found`
 */
export async function loadArchive(
  executor: Executor,
  { archiveId, userId, now }: { archiveId: string; userId: string; now: Date },
): Promise<ArchiveRow> {
  const own = and(
    eq(members.projectId, projectArchives.projectId),
    eq(members.userId, projectArchives.authorId),
  );
  const [row] = await executor
    .select(getTableColumns(projectArchives))
    .from(projectArchives)
    .innerJoin(members, own)
    .where(and(eq(projectArchives.id, archiveId), eq(projectArchives.authorId, userId)));
  if (!row) throw new AppError('not_found');
  return failSilent(executor, row, now);
}
