import { allowed, type SaidWords, type WaitingThread, waitingThreads } from '@pv/contract';
import { and, asc, eq } from 'drizzle-orm';
import type { Work } from '../../context.ts';
import type { Executor } from '../../db/database.ts';
import { comments, discussions } from '../../db/schema/index.ts';
import { heldRoles, type ProjectState } from '../approval/public.ts';
import { settleUnanswered } from '../notification/public.ts';

async function saidOf(executor: Executor, discussionId: string): Promise<SaidWords[]> {
  const { id, threadId, authorId, createdAt, resolvedAt, deletedAt } = comments;
  const rows = await executor
    .select({ id, threadId, authorId, at: createdAt, resolvedAt, deletedAt })
    .from(comments)
    .where(and(eq(comments.subject, 'discussion'), eq(comments.subjectId, discussionId)))
    .orderBy(asc(createdAt), asc(id));
  return rows.map(({ resolvedAt: resolved, deletedAt: deleted, ...row }) => ({
    ...row,
    resolved: resolved !== null,
    deleted: deleted !== null,
  }));
}

type Talking = Pick<ProjectState, 'project' | 'team'>;
type Owned = Pick<typeof discussions.$inferSelect, 'id' | 'authorId' | 'ownerId'>;

/** Who answers in a discussion: whoever was asked to, else whoever has opened it, while he is in the team. */
export function ownerIn({ project, team }: Talking, { authorId, ownerId }: Omit<Owned, 'id'>) {
  const order = [ownerId, authorId, project.creatorId];
  return order.map((id) => team.find(({ userId }) => userId === id)).find(Boolean) ?? team[0];
}

/** The threads of a discussion that wait for an answer, the one that has waited longest first. */
export async function findWaiting(
  executor: Executor,
  talking: Talking,
  discussion: Owned,
): Promise<WaitingThread[]> {
  const { team } = talking;
  const facts = { hasResearchers: heldRoles(team).has('researcher') };
  const authors = team.filter(({ role }) => allowed(role, 'open_discussion', facts));
  const owner = ownerIn(talking, discussion);
  return waitingThreads(await saidOf(executor, discussion.id), {
    owners: new Set([...authors, ...(owner ? [owner] : [])].map(({ userId }) => userId)),
    team: new Set(team.map(({ userId }) => userId)),
  });
}

/** Keeps with a discussion since when it waits; once it waits no more, nobody is reminded of it. */
export async function keepUnanswered(work: Work, state: Talking, id: string): Promise<void> {
  const { trx } = work;
  const [found] = await trx.select().from(discussions).where(eq(discussions.id, id));
  if (!found) return;
  const [first] = found.closedAt ? [] : await findWaiting(trx, state, found);
  const since = first?.since ?? null;
  if (since?.getTime() === found.unansweredSince?.getTime()) return;
  await trx.update(discussions).set({ unansweredSince: since }).where(eq(discussions.id, id));
  await settleUnanswered(work, id);
}
