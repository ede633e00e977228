import { eq, inArray, sql } from 'drizzle-orm';
import type { Work } from '../../context.ts';
import {
  deletedProjects,
  formerMembers,
  logMentions,
  logNotes,
  members,
} from '../../db/schema/index.ts';

/** What stays of an event when its project is gone: who, whom, when and what it was called. */
const KEPT = [
  'title',
  'stage',
  'user',
  'name',
  'email',
  'role',
  'rule',
  'way',
  'status',
  'completion',
  'intent',
  'row',
  'number',
  'list',
  'format',
  'moment',
];

/**
 * Prepares the log of a project for the project's end: its team may go on reading who did what and when,
 * and whatever people have written goes out of it, notes and reviews included. Called with the project
 * locked and still there, before its deletion is told of.
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
  const notes = trx
    .select({ id: logNotes.eventId })
    .from(logNotes)
    .where(eq(logNotes.projectId, id));
  await trx.delete(logMentions).where(inArray(logMentions.eventId, notes));
  await trx.update(logNotes).set({ body: '' }).where(eq(logNotes.projectId, id));
}
