import { isDeepStrictEqual } from 'node:util';
import { AppError, newProject } from '@pv/contract';
import { and, eq } from 'drizzle-orm';
import type { Work } from '../../../context.ts';
import { lockKey } from '../../../db/lock-key.ts';
import { projectEvents, projects } from '../../../db/schema/index.ts';
import type { NewProject } from '../new-project.ts';

const PARTS = [...Object.keys(newProject), 'category_id'].filter((name) => name !== 'key');

/** What a project was begun from, as its log tells it: what is not said stands for nothing. */
const begunFrom = (body: Readonly<Record<string, unknown>>) =>
  PARTS.map((name) => body[name] ?? null);

/**
 * The project that the same person has made under the same key. A key of somebody else is like any other.
 * The next call under that key waits until this transaction ends.
 * @throws AppError `project_made` where it was begun from something else: its title, days and stages may have
 *   been changed by others since, so nothing is written over them
 */
export async function madeBefore(
  { trx }: Work,
  { type, userId, body }: NewProject,
): Promise<{ id: string } | undefined> {
  const { key } = body;
  if (!key) return undefined;
  await lockKey(trx, `project ${key}`);
  // who has made it stays in its log, whoever its author is by now
  const [made] = await trx
    .select({ id: projects.id, type: projects.type, after: projectEvents.after })
    .from(projects)
    .innerJoin(projectEvents, eq(projectEvents.projectId, projects.id))
    .where(
      and(
        eq(projects.key, key),
        eq(projectEvents.kind, 'project_created'),
        eq(projectEvents.actorId, userId),
      ),
    );
  if (!made) return undefined;
  if (made.type !== type || !isDeepStrictEqual(begunFrom(made.after), begunFrom(body))) {
    throw new AppError('project_made');
  }
  return { id: made.id };
}
