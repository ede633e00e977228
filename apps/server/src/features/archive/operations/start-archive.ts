import { AppError, allowed } from '@pv/contract';
import { translate } from '@pv/texts';
import { and, eq, ne, notInArray } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Locale, Work } from '../../../context.ts';
import { projectArchives } from '../../../db/schema/index.ts';
import { fileName } from '../../../http/file-name.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import { appendEvent, lockState, memberOf } from '../../approval/public.ts';
import { dropArchiveFiles } from '../drop-files.ts';
import { failSilent } from '../load-archive.ts';
import type { ArchiveRow } from '../queries/change-archive.ts';
import { findNewest } from '../queries/find-newest.ts';

interface Order {
  projectId: string;
  userId: string;
  locale: Locale;
  zone: string;
}

const UNDER_WAY: ArchiveRow['status'][] = ['queued', 'running'];

/** The order of this person that is being worked on. */
async function underWay({ trx, now }: Work, order: Order): Promise<ArchiveRow | null> {
  const newest = await findNewest(trx, order);
  const row = newest && (await failSilent(trx, newest, now));
  return row && UNDER_WAY.includes(row.status) ? row : null;
}

/** Whoever orders anew has no use for what he had before. */
async function dropEarlier(work: Work, { id, projectId, authorId }: ArchiveRow): Promise<void> {
  const gone = await work.trx
    .delete(projectArchives)
    .where(
      and(
        eq(projectArchives.projectId, projectId),
        eq(projectArchives.authorId, authorId),
        ne(projectArchives.id, id),
        notInArray(projectArchives.status, UNDER_WAY),
      ),
    )
    .returning();
  dropArchiveFiles(work, gone);
}

/**
 * Orders an archive of a project for a member of its team, and tells of it in the log; the one that is
 * under way where he has ordered it already.
 * @throws AppError `not_found`, `forbidden`
 */
export async function startArchive(work: Work, order: Order): Promise<ArchiveRow> {
  const { trx, now } = work;
  const { projectId, userId, locale, zone } = order;
  const state = await lockState(trx, projectId, userId);
  const member = memberOf(state, userId);
  if (!allowed(member.role, 'export')) throw new AppError('forbidden');
  const begun = await underWay(work, order);
  if (begun) return begun;
  const { title } = state.project;
  const name = fileName([translate(locale, 'archive.name', { title })], 'zip', 'project');
  const [row] = await trx
    .insert(projectArchives)
    .values({
      ...{ id: uuidv7(), projectId, authorId: userId, locale, zone, fileName: name },
      ...{ status: 'queued', createdAt: now, updatedAt: now },
    })
    .onConflictDoNothing()
    .returning();
  if (!row) {
    // asked twice at once: the other one is committed by now
    const other = await underWay(work, order);
    if (!other) throw new AppError('archive_failed');
    return other;
  }
  await dropEarlier(work, row);
  await appendEvent(work, { projectId, kind: 'project_exported', actor: member });
  await enqueue(work, 'project.archive', { archiveId: row.id });
  return row;
}
