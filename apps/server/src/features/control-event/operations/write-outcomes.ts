import { translate } from '@pv/texts';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Locale } from '../../../context.ts';
import type { Executor } from '../../../db/database.ts';
import { controlEvents, controlEventWorks } from '../../../db/schema/index.ts';
import { outcomeLine } from '../attach-results.ts';
import { loadEvent } from '../load-event.ts';
import { findQuestions } from '../present-event.ts';

/** Events that are over and have heard a project. */
function findHeard(executor: Executor, projectId: string) {
  return executor
    .select({ id: controlEvents.id })
    .from(controlEvents)
    .innerJoin(controlEventWorks, eq(controlEventWorks.eventId, controlEvents.id))
    .where(
      and(
        eq(controlEventWorks.projectId, projectId),
        inArray(controlEvents.state, ['finished', 'published']),
      ),
    )
    .orderBy(asc(controlEvents.day), asc(controlEvents.id));
}

/** Whether a project was heard anywhere. */
export const wasHeard = async (executor: Executor, projectId: string): Promise<boolean> =>
  (await findHeard(executor, projectId).limit(1)).length > 0;

/** What has come out of the events that have heard a project, as a text for people. */
export async function writeOutcomes(
  executor: Executor,
  projectId: string,
  locale: Locale,
): Promise<string> {
  const parts: string[] = [];
  for (const { id } of await findHeard(executor, projectId)) {
    const scene = await loadEvent(executor, eq(controlEvents.id, id));
    const works = scene.works.filter((work) => work.projectId === projectId);
    const questions = await findQuestions(executor, works);
    for (const work of works) {
      const asked = (questions.get(work.id) ?? []).map(({ asker, text, answer }) =>
        translate(locale, 'eventWords.result.question', { asker, text, answer }),
      );
      const committee = scene.seats.map(({ name, post }) =>
        [name, post].filter(Boolean).join(', '),
      );
      parts.push(
        [
          `# ${scene.event.title}`,
          outcomeLine(scene, work, locale),
          translate(locale, 'eventWords.result.committee', { names: committee.join('; ') }),
          ...asked,
        ].join('\n\n'),
      );
    }
  }
  return `${parts.join('\n\n\n')}\n`;
}
