import { AppError, type ControlEvent } from '@pv/contract';
import type { Work } from '../../../context.ts';
import { personOf } from '../../user/public.ts';
import { changeOf, openEvent } from '../open-event.ts';
import { presentEvent } from '../present-event.ts';
import { sendLink } from '../tell-event.ts';

/**
 * Mails a member without an account a new link to an event that is announced; the one before is dead.
 * @throws AppError `not_found`, `forbidden`, `event_state`
 */
export async function renewLink(
  work: Work,
  { id, memberId, userId }: { id: string; memberId: string; userId: string },
): Promise<ControlEvent> {
  const door = { userId, id };
  const opened = await changeOf(work, door, 'edit');
  const seat = opened.seats.find((one) => one.id === memberId && one.email !== null);
  if (!seat) throw new AppError('not_found');
  if (!opened.event.announcedAt) throw new AppError('event_state');
  await sendLink(work, opened, { seat, actor: await personOf(work.trx, userId) });
  return presentEvent(work.trx, await openEvent(work.trx, door, { now: work.now }));
}
