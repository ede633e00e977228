import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Work } from '../../context.ts';
import {
  codes,
  deletedProjects,
  formerMembers,
  formerPeople,
  logNotes,
  profiles,
  projectEvents,
  registrations,
  supportRequests,
  users,
} from '../../db/schema/index.ts';
import { forgetContacts } from '../application/public.ts';
import { fullName } from '../user/public.ts';
import { keepConsents } from './kept-consents.ts';

/** Of these deleted projects, the logs that nobody is left to read. */
async function dropUnreadLogs({ trx }: Work, projectIds: readonly string[]): Promise<void> {
  const read = await trx
    .select({ id: formerMembers.projectId })
    .from(formerMembers)
    .where(inArray(formerMembers.projectId, [...projectIds]));
  const ids = projectIds.filter((projectId) => !read.some(({ id }) => id === projectId));
  await trx.delete(logNotes).where(inArray(logNotes.projectId, ids));
  await trx.delete(projectEvents).where(inArray(projectEvents.projectId, ids));
  await trx.delete(deletedProjects).where(inArray(deletedProjects.id, ids));
}

/**
 * Deletes a person with everything that belongs to the account. Only the name stays, for what he has
 * written in works that stay, and apart from it what he had agreed to. He must be in no project any more.
 */
export async function forgetPerson(
  work: Work,
  { id, email }: { id: string; email: string },
): Promise<void> {
  const { trx, now } = work;
  const [profile] = await trx.select().from(profiles).where(eq(profiles.userId, id));
  const name = profile?.name ?? '';
  if (profile) {
    const { fields } = profile;
    await forgetContacts(work, { fullName: fullName(fields), email, phone: fields.phone });
  }
  await trx.insert(formerPeople).values({ id, name, leftAt: now });
  await keepConsents(work, { id, email });
  const logs = await trx
    .select({ id: formerMembers.projectId })
    .from(formerMembers)
    .where(eq(formerMembers.userId, id));
  await trx.delete(codes).where(eq(codes.email, email));
  await trx.delete(registrations).where(eq(registrations.email, email));
  // sent without an account, from the same mailbox; those of accounts that had this address stay theirs
  const { email: sentFrom, userId: account } = supportRequests;
  await trx.delete(supportRequests).where(and(eq(sentFrom, email), isNull(account)));
  await trx.delete(users).where(eq(users.id, id));
  await dropUnreadLogs(
    work,
    logs.map((log) => log.id),
  );
}
