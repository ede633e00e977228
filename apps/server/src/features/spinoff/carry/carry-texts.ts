import { AppError, type WorkTextKey } from '@pv/contract';
import { uuidv7 } from 'uuidv7';
import type { Locale, Work } from '../../../context.ts';
import { projectFields } from '../../../db/schema/index.ts';
import { appendEvent, type ProjectState, type TeamMember } from '../../approval/public.ts';
import { type CarriedText, workTexts } from '../work-texts.ts';

/**
 * The texts that are asked for, in the order in which the work has them.
 * @throws AppError `stale_offer` where one of them is not there any more
 */
export function chosenTexts(
  source: ProjectState,
  keys: readonly WorkTextKey[],
  locale: Locale,
): CarriedText[] {
  const all = workTexts(source, locale);
  if (keys.some((key) => !all.some((text) => text.key === key))) throw new AppError('stale_offer');
  return all.filter(({ key }) => keys.includes(key));
}

/** The annotation that a startup begins with. */
export function annotationOf(texts: readonly CarriedText[]): string {
  return texts.find(({ goesTo }) => goesTo === 'annotation')?.content ?? '';
}

/** Makes text blocks of the rest: of the task, and of the extended information. */
export async function carryTexts(
  work: Work,
  { projectId, actor }: { projectId: string; actor: TeamMember },
  texts: readonly CarriedText[],
): Promise<void> {
  for (const list of ['task', 'full_info'] as const) {
    const fields = texts.filter(({ goesTo }) => goesTo === list);
    for (const [position, { title, kind, content }] of fields.entries()) {
      const row = { id: uuidv7(), projectId, list, title, kind, content, position };
      await work.trx.insert(projectFields).values({ ...row, createdAt: work.now });
      const after = { list, title, kind, content, order: position };
      await appendEvent(work, { projectId, kind: 'field_added', actor, after });
    }
  }
}
