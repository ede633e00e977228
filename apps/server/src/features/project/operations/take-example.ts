import { PROJECT_CATEGORIES, ROLE_IDS } from '@pv/contract';
import { and, eq } from 'drizzle-orm';
import type { Locale, Work } from '../../../context.ts';
import { stages } from '../../../db/schema/index.ts';
import { seedDemoDocument } from '../../document/public.ts';
import { addField } from './add-field.ts';
import { createProject } from './create-project.ts';
import { EXAMPLE } from './example-texts.ts';

/** How long the example takes, days. */
const LENGTH = 150;
const dayAfter = (now: Date, days: number) =>
  new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10);

/**
 * Makes a project of the person's own that is filled already: task, idea, stages with dates, a thesis in
 * the finish stage. From then on it is a project like any other.
 */
export async function takeExample(
  work: Work,
  { userId, locale }: { userId: string; locale: Locale },
): Promise<{ id: string }> {
  const { title, annotation, task, info } = EXAMPLE[locale];
  const { id } = await createProject(work, {
    type: 'nir',
    userId,
    locale,
    body: {
      title,
      annotation,
      role_id: ROLE_IDS.researcher,
      category_id: PROJECT_CATEGORIES.bachelor,
      starts_at: dayAfter(work.now, 0),
      ends_at: dayAfter(work.now, LENGTH),
      template: true,
    },
  });
  const kind = 'text' as const;
  for (const [list, fields] of [
    ['task', task],
    ['full_info', info],
  ] as const) {
    for (const field of fields) {
      await addField(work, { projectId: id, userId, list, stageId: null, kind, ...field });
    }
  }
  const [finish] = await work.trx
    .select({ id: stages.id })
    .from(stages)
    .where(and(eq(stages.projectId, id), eq(stages.kind, 'finish')));
  if (finish) await seedDemoDocument(work, { stageId: finish.id, authorId: userId });
  return { id };
}
