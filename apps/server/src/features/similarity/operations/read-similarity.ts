import { AppError, allowed, type Similarity } from '@pv/contract';
import { and, asc, desc, eq } from 'drizzle-orm';
import type { Executor } from '../../../db/database.ts';
import {
  discussions,
  members,
  projects,
  similarities,
  similarWorks,
} from '../../../db/schema/index.ts';
import { isSilent } from '../../../jobs/is-silent.ts';

interface Reading {
  projectId: string;
  userId: string;
  now: Date;
}

async function requireReader(executor: Executor, { projectId, userId }: Reading): Promise<void> {
  const own = and(eq(members.projectId, projectId), eq(members.userId, userId));
  const [found] = await executor.select({ role: members.role }).from(members).where(own);
  if (!found) throw new AppError('not_found');
  if (!allowed(found.role, 'compare_works')) throw new AppError('forbidden');
}

/** The works, the most alike first; of one that the reader may not read the share alone is told. */
async function readWorks(
  executor: Executor,
  { projectId, userId }: Reading,
): Promise<Similarity['works']> {
  const { id, type, title } = projects;
  const open = and(eq(discussions.projectId, id), eq(discussions.readers, 'everyone'));
  const rows = await executor
    .select({
      found: similarWorks,
      project: { id, type, title },
      reader: members.userId,
      discussion: { id: discussions.id, title: discussions.title },
    })
    .from(similarWorks)
    .innerJoin(projects, eq(id, similarWorks.otherId))
    .leftJoin(members, and(eq(members.projectId, id), eq(members.userId, userId)))
    .leftJoin(discussions, open)
    .where(eq(similarWorks.projectId, projectId))
    .orderBy(desc(similarWorks.share), asc(similarWorks.otherId));
  return rows.map(({ found: { share, places, more }, project, reader, discussion }) => {
    if (!reader && !discussion) return { share, work: null, places: [], more: 0 };
    const work = {
      project_id: reader ? project.id : null,
      discussion_id: discussion?.id ?? null,
      type: project.type,
      // outside of the team a work is called what its discussion is called
      title: reader ? project.title : (discussion?.title ?? ''),
    };
    return { share, work, places, more };
  });
}

/**
 * How much of a work's text stands in others, for those of its team who write it or decide on it.
 * @throws AppError `not_found`, `forbidden`
 */
export async function readSimilarity(executor: Executor, reading: Reading): Promise<Similarity> {
  await requireReader(executor, reading);
  const { projectId, now } = reading;
  const [row] = await executor
    .select()
    .from(similarities)
    .where(eq(similarities.projectId, projectId));
  if (!row) return { status: 'none', compared_at: null, words: 0, share: 0, works: [] };
  const lost = await isSilent(executor, similarities, { row, now });
  return {
    status: lost ? 'failed' : row.status,
    compared_at: row.comparedAt?.toISOString() ?? null,
    words: row.words,
    share: row.share,
    works: await readWorks(executor, reading),
  };
}
