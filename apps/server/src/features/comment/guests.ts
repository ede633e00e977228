import { and, eq, isNotNull, notInArray, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database.ts';
import { comments, profiles } from '../../db/schema/index.ts';
import type { SubjectRef } from './subjects.ts';

/** Somebody who talks, in the team or not. */
export interface Speaker {
  userId: string;
  /** «Фамилия И. О.» */
  name: string;
}

/** Those who have said something of a subject, without the team. */
export async function findGuests(
  executor: Executor,
  { subject, subjectId }: SubjectRef,
  team: readonly Pick<Speaker, 'userId'>[],
): Promise<Speaker[]> {
  const here = and(eq(comments.subject, subject), eq(comments.subjectId, subjectId));
  const ids = team.map(({ userId }) => userId);
  const rows = await executor
    .selectDistinct({ userId: comments.authorId, name: profiles.name })
    .from(comments)
    .innerJoin(profiles, eq(profiles.userId, comments.authorId))
    .where(and(here, isNotNull(comments.authorId), notInArray(comments.authorId, ids)));
  return rows.flatMap(({ userId, name }) => (userId && name ? [{ userId, name }] : []));
}

/** Somebody under his name of now. */
export async function loadSpeaker(executor: Executor, userId: string): Promise<Speaker> {
  const [row] = await executor
    .select({ name: sql<string>`coalesce(${profiles.name}, '')` })
    .from(profiles)
    .where(eq(profiles.userId, userId));
  return { userId, name: row?.name ?? '' };
}
