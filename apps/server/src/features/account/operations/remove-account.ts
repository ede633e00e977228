import { AppError, mailAddress } from '@pv/contract';
import { eq } from 'drizzle-orm';
import { type Actor, type Deps, inTransaction, type Work } from '../../../context.ts';
import { users } from '../../../db/schema/index.ts';
import { lockState, memberOf } from '../../approval/public.ts';
import { endArchives } from '../../archive/public.ts';
import { checkPassword, tellSessionsEnded } from '../../auth/public.ts';
import { declineOfLeaver } from '../../opportunity/public.ts';
import { deleteProject } from '../../project/public.ts';
import { dismiss } from '../../team/public.ts';
import { findOwnProjects, type OwnProject } from '../find-own-projects.ts';
import { forgetPerson } from '../forget-person.ts';
import { sayFarewell } from '../say-farewell.ts';
import { splitProjects } from '../split-projects.ts';

interface Removal {
  actor: Actor;
  password: string;
  /** One's own address, typed; needed where projects are deleted too. */
  confirmation: string | undefined;
}

/** The person, who must not hold a team. */
async function checkRemoval(work: Work, { actor, confirmation }: Removal, passwordHash: string) {
  const [person] = await work.trx.select().from(users).where(eq(users.id, actor.userId));
  if (!person) throw new AppError('not_found');
  if (person.passwordHash !== passwordHash) throw new AppError('password_wrong');
  const own = await findOwnProjects(work.trx, person.id);
  const { shared, solo } = splitProjects(own, person.id);
  if (shared.length > 0) {
    const titles = shared.map(({ title }) => `«${title}»`).join(', ');
    throw new AppError('creator_of_shared_projects', { params: { titles } });
  }
  if (solo.length > 0 && mailAddress(confirmation ?? '') !== person.email) {
    throw new AppError('confirmation_mismatch');
  }
  return { person, own };
}

/** What the check was made from: another's team may change meanwhile, one's own may not. */
const standing = (own: readonly OwnProject[], userId: string) =>
  JSON.stringify(own.map(({ id, creatorId, others }) => [id, creatorId === userId && others]));

/** Deletes what is his alone and takes him out of every team, under the locks of all these projects. */
async function leaveProjects(work: Work, userId: string, known: readonly OwnProject[]) {
  for (const { id } of known) await lockState(work.trx, id, userId);
  await work.trx.select().from(users).where(eq(users.id, userId)).for('update');
  const own = await findOwnProjects(work.trx, userId);
  // somebody has joined, has handed a project over, or another device has made one meanwhile
  if (standing(own, userId) !== standing(known, userId)) throw new AppError('stale_version');
  // after the locks of the projects, as everybody takes them, and before rows go with their projects
  await endArchives(work, { userId });
  for (const { id: projectId, creatorId } of own) {
    if (creatorId === userId) await deleteProject(work, { projectId, userId });
    else {
      const state = await lockState(work.trx, projectId, userId);
      const me = memberOf(state, userId);
      await dismiss(work, state, { person: me, by: me, rule: 'own_will' });
    }
  }
}

/**
 * Deletes an account for good: what is the person's alone goes, what he did in the works of others
 * stays under his name, the address is free again. He is told by a last mail.
 * @throws AppError `password_wrong`, `creator_of_shared_projects`, `confirmation_mismatch`, and
 *   `stale_version` when his projects change at that very moment
 */
export async function removeAccount(deps: Deps, removal: Removal): Promise<void> {
  const { db } = deps.connection;
  const { hash } = await checkPassword(db, removal.actor.userId, removal.password);
  await inTransaction(deps, async (work) => {
    const { person, own } = await checkRemoval(work, removal, hash);
    await declineOfLeaver(work, person.id);
    await leaveProjects(work, person.id, own);
    await sayFarewell(work, person, splitProjects(own, person.id));
    await forgetPerson(work, person);
    tellSessionsEnded(work, person.id);
  });
}
