import { eq, sql } from 'drizzle-orm';
import type { Work } from '../../context.ts';
import { deletedProjects, formerMembers, members } from '../../db/schema/index.ts';

/** What stays of an event when its project is gone: who, whom, when, why and what it was called. */
const KEPT = [
  'title',
  'stage',
  'user',
  'name',
  'email',
  'role',
  'reason',
  'rule',
  'way',
  'status',
  'intent',
  'row',
  'number',
  'list',
  'format',
  'moment',
];

/**
 * Prepares the log of a project for the project's end: its team may go on reading who did what, when
 * and why, and the texts go out of it. Called with the project locked and still there.
 */
export async function keepLog(
  { trx, now }: Work,
  { id, type, title }: Pick<typeof deletedProjects.$inferSelect, 'id' | 'type' | 'title'>,
): Promise<void> {
  await trx.insert(deletedProjects).values({ id, type, title, deletedAt: now });
  await trx
    .insert(formerMembers)
    .select(
      trx
        .select({ projectId: members.projectId, userId: members.userId })
        .from(members)
        .where(eq(members.projectId, id)),
    );
  const kept = (side: 'before' | 'after') => sql`coalesce((
    select jsonb_object_agg(told.key, told.value) from jsonb_each(${sql.identifier(side)}) told
    where told.key = any(${sql.param(KEPT)}::text[])), '{}')`;
  await trx.execute(sql`
    update project_events event set before = ${kept('before')},
      after = ${kept('after')} || coalesce(
        (select jsonb_build_object('stage', title) from stages where id = event.stage_id), '{}')
    where project_id = ${id}`);
}
