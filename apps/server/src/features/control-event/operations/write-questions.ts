import type { BodyOf, ControlEvent, endpoints } from '@pv/contract';
import { and, eq } from 'drizzle-orm';
import type { Work } from '../../../context.ts';
import { controlEventQuestions } from '../../../db/schema/index.ts';
import { workOf } from '../load-event.ts';
import { changeOf, openEvent } from '../open-event.ts';
import { presentEvent } from '../present-event.ts';
import { tellPages } from '../tell-event.ts';

interface Of {
  id: string;
  workId: string;
  userId: string;
}

async function writing(
  work: Work,
  { id, workId, userId }: Of,
  write: (trx: Work['trx']) => Promise<unknown>,
): Promise<ControlEvent> {
  const door = { userId, id };
  const opened = await changeOf(work, door, 'question');
  workOf(opened, workId);
  await write(work.trx);
  tellPages(work, opened, 'everybody');
  return presentEvent(work.trx, await openEvent(work.trx, door, { now: work.now }));
}

/**
 * Writes down a question to the authors of a work, or changes it under the same id.
 * @throws AppError `not_found`, `forbidden`, `event_state`
 */
export function putQuestion(
  work: Work,
  of: Of,
  { id, ...question }: BodyOf<typeof endpoints.controlEvent.putQuestion>,
): Promise<ControlEvent> {
  return writing(work, of, (trx) =>
    trx
      .insert(controlEventQuestions)
      .values({ workId: of.workId, id, ...question, createdAt: work.now })
      .onConflictDoUpdate({
        target: [controlEventQuestions.workId, controlEventQuestions.id],
        set: question,
      }),
  );
}

/** Removes a question, also one that is gone already. Refusals as of `putQuestion`. */
export function removeQuestion(work: Work, of: Of, questionId: string): Promise<ControlEvent> {
  const { workId, id } = controlEventQuestions;
  return writing(work, of, (trx) =>
    trx.delete(controlEventQuestions).where(and(eq(workId, of.workId), eq(id, questionId))),
  );
}
