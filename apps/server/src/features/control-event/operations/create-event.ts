import {
  AppError,
  type BodyOf,
  type ControlEvent,
  type endpoints,
  typeOfControlEvent,
} from '@pv/contract';
import { and, eq } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Work } from '../../../context.ts';
import { controlEvents } from '../../../db/schema/index.ts';
import { personOf } from '../../user/public.ts';
import { BLANK, columnsOf } from '../event-columns.ts';
import { openEvent } from '../open-event.ts';
import { findOwnProjects } from '../own-projects.ts';
import { presentEvent } from '../present-event.ts';
import { writeCommittee } from '../write-committee.ts';
import { writeWorks } from '../write-works.ts';

type Body = BodyOf<typeof endpoints.controlEvent.create>;

/**
 * Makes the draft of an event, once under one key.
 * @throws AppError `forbidden` to whoever runs no events in any project of the type; refusals of the lists
 */
export async function createEvent(work: Work, userId: string, body: Body): Promise<ControlEvent> {
  const { trx, now } = work;
  const { works = [], committee = [], key = null, ...fields } = body;
  const type = typeOfControlEvent(body.kind);
  if ((await findOwnProjects(trx, userId, type)).length === 0) throw new AppError('forbidden');
  const organiser = await personOf(trx, userId);
  const id = uuidv7();
  const [made] = await trx
    .insert(controlEvents)
    .values({
      ...BLANK,
      ...columnsOf(fields),
      id,
      key,
      type,
      kind: body.kind,
      title: body.title,
      state: 'draft',
      organiserId: userId,
      organiserName: organiser.name,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing()
    .returning();
  if (made) {
    await writeWorks(work, { event: made, works: [] }, works);
    await writeCommittee(work, { event: made, seats: [] }, committee);
    return presentEvent(trx, await openEvent(trx, { userId, id }, { now }));
  }
  const [there] = await trx
    .select({ id: controlEvents.id })
    .from(controlEvents)
    .where(and(eq(controlEvents.organiserId, userId), eq(controlEvents.key, key ?? id)));
  return presentEvent(trx, await openEvent(trx, { userId, id: there?.id ?? id }, { now }));
}
