import {
  AppError,
  type CategoryId,
  type PassportFields,
  PROJECT_CATEGORIES,
  type ProjectType,
  ROLE_IDS,
  type Segment,
} from '@pv/contract';
import { eq } from 'drizzle-orm';
import type { Locale, Work } from '../../context.ts';
import { passports, stages } from '../../db/schema/index.ts';
import { appendEvent, decideSection, loadState, memberOf, type Place } from '../approval/public.ts';
import { seedDemoDocument } from '../document/public.ts';
import { addField, createProject } from '../project/public.ts';
import type { Example, ExampleTexts } from './content/example.ts';
import { EXAMPLES } from './content/examples.ts';
import type { ExamplePassport } from './content/passports.ts';

interface Taking {
  userId: string;
  locale: Locale;
  /** Whom the example is for; where nobody says, the work of a student of which nothing is sent yet. */
  segment?: Segment['slug'] | undefined;
}

const dayAfter = (now: Date, days: number) =>
  new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10);

function create(work: Work, { userId, locale }: Taking, example: Example, passed: number) {
  const { type, role, category, length, texts } = example;
  const { title, annotation } = texts[locale];
  const category_id: CategoryId | undefined = category && PROJECT_CATEGORIES[category];
  const dates = {
    starts_at: dayAfter(work.now, -passed),
    ends_at: dayAfter(work.now, length - passed),
  };
  const role_id = ROLE_IDS[role];
  const body = { title, annotation, role_id, ...dates, template: true };
  return createProject(work, {
    type,
    userId,
    locale,
    body: { ...body, ...(category_id && { category_id }) },
  });
}

async function describe(
  work: Work,
  of: { projectId: string; userId: string },
  { task, info }: ExampleTexts,
): Promise<void> {
  const field = { ...of, stageId: null, kind: 'text' as const };
  for (const one of task) await addField(work, { ...field, list: 'task', ...one });
  for (const one of info) await addField(work, { ...field, list: 'full_info', ...one });
}

/** Tells whoever gives money of the venture, so that the tools that ask for money have what to show. */
async function tellVenture(
  work: Work,
  { projectId, locale }: { projectId: string; locale: Locale },
  passport: ExamplePassport,
): Promise<void> {
  const fields: Partial<PassportFields> = {
    ...passport.facts,
    ...passport.words[locale],
    spending: passport.spending.map((one) => ({ title: one[locale], amount: one.amount })),
    milestones: passport.milestones.map((one) => ({
      title: one[locale],
      until: dayAfter(work.now, one.days),
    })),
  };
  const evidence = passport.evidence[locale].map((text, at) => ({
    level: at + 1,
    text,
    file_id: null,
  }));
  const row = { projectId, fields, evidence, version: 1, updatedAt: work.now };
  await work.trx.insert(passports).values(row);
}

async function writeResult(
  work: Work,
  { projectId, userId, stageId }: { projectId: string; userId: string; stageId: string },
  resultText: string,
): Promise<void> {
  await work.trx.update(stages).set({ resultText }).where(eq(stages.id, stageId));
  const actor = memberOf(await loadState(work.trx, projectId, userId), userId);
  const told = { before: { resultText: '' }, after: { resultText } };
  await appendEvent(work, { projectId, stageId, kind: 'stage_changed', actor, ...told });
}

/**
 * Approves, by who has taken the example alone, the project, the stages that are done and the plan of
 * the one under way. What an installation asks for beyond that is left to him.
 */
async function bringOn(
  work: Work,
  { projectId, userId, locale }: { projectId: string; userId: string; locale: Locale },
  results: readonly string[],
): Promise<void> {
  const approve = (place: Place) =>
    decideSection(work, {
      ...{ projectId, userId, locale, action: 'approve', review: null, seen: {} },
      placeIn: () => place,
    });
  const { stages: roadmap } = await loadState(work.trx, projectId, userId);
  const numeric = roadmap.filter(({ kind }) => kind === 'numeric');
  try {
    await approve({ section: 'project', stageId: null });
    for (const [at, { id: stageId }] of numeric.slice(0, results.length + 1).entries()) {
      await approve({ section: 'plan', stageId });
      const resultText = results[at];
      if (resultText === undefined) continue;
      await writeResult(work, { projectId, userId, stageId }, resultText);
      await approve({ section: 'result', stageId });
    }
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'content_missing')) throw error;
  }
}

/**
 * Makes a project of the person's own that is filled already: task, idea, stages with dates, for a group
 * of people with stages that are done and one under way. From then on it is a project like any other.
 */
export async function takeExample(
  work: Work,
  taking: Taking,
): Promise<{ id: string; type: ProjectType }> {
  const { userId, locale, segment } = taking;
  const example = EXAMPLES[segment ?? 'students'];
  const texts = example.texts[locale];
  const { id } = await create(work, taking, example, segment ? example.passed : 0);
  const of = { projectId: id, userId };
  await describe(work, of, texts);
  if (example.passport) await tellVenture(work, { ...of, locale }, example.passport);
  if (example.thesis) {
    const { stages: roadmap } = await loadState(work.trx, id, userId);
    const finish = roadmap.find(({ kind }) => kind === 'finish');
    if (finish) await seedDemoDocument(work, { stageId: finish.id, authorId: userId });
  }
  if (segment) await bringOn(work, { ...of, locale }, texts.results);
  return { id, type: example.type };
}
