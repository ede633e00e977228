import { NUDGE_MS } from '@pv/contract';
import { asc, inArray } from 'drizzle-orm';
import type { Work } from '../../../context.ts';
import { projects, type StoredMove } from '../../../db/schema/index.ts';
import type { Reminder } from './find-reminders.ts';
import { type LastReminder, lastReminders } from './last-reminders.ts';

type Own = Pick<Reminder, 'project' | 'place' | 'asked' | 'role'>;

const isAsked = (moves: readonly StoredMove[], { place, asked, role }: Own) =>
  moves.some(
    (move) =>
      move.section === place.section &&
      move.stageId === place.stageId &&
      move.asked === asked &&
      move.roles.includes(role),
  );

const isTold = (told: readonly LastReminder[], { project, place }: Own) =>
  told.some(
    ({ projectId, section, stageId }) =>
      projectId === project.id && section === place.section && stageId === place.stageId,
  );

/**
 * Those of the reminders of a person that are still due: what was decided since they were found asks for
 * nothing, and to what a colleague has reminded him of within a day the product adds nothing. The projects
 * are locked until the transaction ends, as by reminding by hand: of two that remind of the same one waits
 * for the other and sees what it has told.
 */
export async function lockDue(
  { trx, now }: Work,
  userId: string,
  reminders: readonly Reminder[],
): Promise<Reminder[]> {
  const own = reminders.filter(({ kind }) => kind === 'own');
  const ids = [...new Set(own.map(({ project }) => project.id))];
  if (ids.length === 0) return [...reminders];
  const rows = await trx
    .select({ id: projects.id, moves: projects.moves })
    .from(projects)
    .where(inArray(projects.id, ids))
    // in one order, so that no two wait for each other
    .orderBy(asc(projects.id))
    .for('share');
  const moves = new Map(rows.map((row) => [row.id, row.moves]));
  const told = await lastReminders(trx, ids, new Date(now.getTime() - NUDGE_MS));
  const byHand = told.filter((one) => one.byHand && one.userId === userId);
  return reminders.filter(
    (one) =>
      one.kind !== 'own' || (isAsked(moves.get(one.project.id) ?? [], one) && !isTold(byHand, one)),
  );
}
