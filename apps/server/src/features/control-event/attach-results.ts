import { translate } from '@pv/texts';
import { and, eq, inArray } from 'drizzle-orm';
import type { Work } from '../../context.ts';
import { approvalSections, stages } from '../../db/schema/index.ts';
import { storeReview } from '../approval/public.ts';
import { dayWords } from './event-letter.ts';
import type { EventScene, WorkRow } from './load-event.ts';
import { type EventActor, localeOf, logInProjects } from './tell-event.ts';

/** What has come out of a work, in one line. */
export function outcomeLine(
  { event }: Pick<EventScene, 'event'>,
  { state, decision, mark, result }: WorkRow,
  locale: 'ru' | 'en',
): string {
  const kind = translate(locale, `eventWords.kind.${event.kind}`);
  const day = event.day ? dayWords(event.day, locale) : '';
  const heard = translate(locale, 'eventWords.result.heard', { kind, day });
  const parts =
    state === 'absent'
      ? [translate(locale, 'eventWords.result.absent')]
      : [
          decision.trim() && translate(locale, 'eventWords.result.decision', { text: decision }),
          mark && translate(locale, 'eventWords.result.mark', { mark }),
          result !== null &&
            translate(locale, 'eventWords.result.points', {
              result: result.toLocaleString(locale),
            }),
        ].filter((part) => part !== false && part !== '');
  return `${heard}: ${parts.join('; ')}`;
}

async function finishStages({ trx }: Work, projectIds: readonly string[]) {
  const rows = await trx
    .select({ projectId: stages.projectId, id: stages.id, round: approvalSections.roundNo })
    .from(stages)
    .leftJoin(
      approvalSections,
      and(eq(approvalSections.stageId, stages.id), eq(approvalSections.section, 'final')),
    )
    .where(and(inArray(stages.projectId, [...projectIds]), eq(stages.kind, 'finish')));
  return new Map(rows.map((row) => [row.projectId, row]));
}

/**
 * Puts what has come out of each work beside the reviews of its finish stage and into its log. No status
 * of an approval changes by it.
 */
export async function attachResults(
  work: Work,
  scene: EventScene,
  actor: EventActor,
): Promise<void> {
  const { works, event } = scene;
  const locale = await localeOf(work, scene);
  const finishes = await finishStages(
    work,
    works.map(({ projectId }) => projectId),
  );
  for (const one of works) {
    const stage = finishes.get(one.projectId);
    if (!stage) continue;
    const role = one.people.find(({ userId }) => userId === event.organiserId)?.role ?? null;
    await storeReview(work, {
      projectId: one.projectId,
      place: { section: 'final', stageId: stage.id },
      event: 'heard',
      intent: null,
      decision: null,
      text: outcomeLine(scene, one, locale),
      author: { userId: event.organiserId, name: event.organiserName, role },
      editionNo: null,
      roundNo: stage.round ?? 0,
    });
  }
  await logInProjects(work, works, {
    kind: 'event_result',
    actor,
    after: (one) => ({ title: event.title, text: outcomeLine(scene, one, locale) }),
  });
}
