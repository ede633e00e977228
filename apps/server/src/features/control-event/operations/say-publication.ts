import { AppError, type ControlEvent, EVENT_CONSENT_VERSION } from '@pv/contract';
import { uuidv7 } from 'uuidv7';
import type { Work } from '../../../context.ts';
import { controlEventConsents } from '../../../db/schema/index.ts';
import { type Door, openEvent } from '../open-event.ts';
import { isNamed, presentEvent } from '../present-event.ts';

/**
 * Keeps whether somebody agrees that the report names him, and from where he has said so. Counts at once.
 * @throws AppError `not_found`, `forbidden` to whom the report would not name
 */
export async function sayPublication(
  work: Work,
  door: Door,
  { agreed, address }: { agreed: boolean; address: string },
): Promise<ControlEvent> {
  const { trx, now } = work;
  const opened = await openEvent(trx, door, { now });
  const { part, event } = opened;
  if (!isNamed(opened, part)) throw new AppError('forbidden');
  await trx.insert(controlEventConsents).values({
    id: uuidv7(),
    eventId: event.id,
    userId: part.userId,
    seatId: part.userId ? null : (part.seat?.id ?? null),
    agreed,
    version: EVENT_CONSENT_VERSION,
    address,
    saidAt: now,
  });
  return presentEvent(trx, opened);
}
