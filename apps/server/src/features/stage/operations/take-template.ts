import {
  AppError,
  type Arrangement,
  type BodyOf,
  categoryOf,
  type endpoints,
  isTemplateFinish,
  titleLanguage,
} from '@pv/contract';
import { eq } from 'drizzle-orm';
import type { Locale, Work } from '../../../context.ts';
import { stages } from '../../../db/schema/index.ts';
import {
  type ContentEdit,
  editContent,
  type ProjectState,
  planPlace,
  roadmapIsFresh,
  writeStatus,
} from '../../approval/public.ts';
import { firstStages, toldStage } from '../../project/public.ts';
import { arrangementOf, finishOf, numericStages } from './arrangement.ts';
import { tellChanged, tellDeleted } from './tell-changes.ts';

interface Taking {
  projectId: string;
  userId: string;
  locale: Locale;
  body: BodyOf<typeof endpoints.roadmap.takeTemplate>;
}

function refuse(state: ProjectState, { seen, starts_at, ends_at }: Taking['body']): void {
  if (state.project.type === 'article') throw new AppError('no_roadmap');
  if (seen.join() !== arrangementOf(state).stages.join()) throw new AppError('stale_version');
  if (!roadmapIsFresh(state)) throw new AppError('roadmap_started');
  if (starts_at && ends_at && ends_at < starts_at) throw new AppError('dates_reversed');
}

function stagesOf({ project }: ProjectState, { locale: reader, body }: Taking, now: Date) {
  const { code, category_id, starts_at: startsAt = null, ends_at: endsAt = null } = body;
  const category = category_id ? categoryOf(category_id) : project.category;
  const { type } = project;
  const locale = titleLanguage(project.title, reader);
  const roadmap = { type, category, locale, template: true, code, startsAt, endsAt };
  const made = firstStages(roadmap, now);
  return {
    numeric: made.filter(({ kind }) => kind === 'numeric'),
    finish: made.find(({ kind }) => kind === 'finish'),
  };
}

function planTaking(work: Work, state: ProjectState, taking: Taking): ContentEdit {
  refuse(state, taking.body);
  const { projectId } = taking;
  const { numeric, finish } = stagesOf(state, taking, work.now);
  const present = finishOf(state);
  const dated = finish?.endsAt
    ? { startsAt: finish.startsAt, endsAt: finish.endsAt }
    : { startsAt: present.startsAt, endsAt: present.endsAt };
  const renamed = finish && isTemplateFinish(present.title);
  const kept = { ...dated, title: renamed ? finish.title : present.title };
  const old = numericStages(state);
  const added = numeric.map((stage) => ({
    kind: 'stage_added' as const,
    stageId: stage.id,
    after: toldStage(stage),
  }));
  const [first, ...more] = [...tellDeleted(old), ...added, ...tellChanged(present, kept)];
  if (!first) throw new AppError('no_roadmap');
  return {
    places: [planPlace(present)],
    ...first,
    more,
    async write() {
      for (const { id } of old) {
        await writeStatus(work, projectId, { section: 'plan', stageId: id }, 'deleted');
      }
      await work.trx.insert(stages).values(numeric.map((stage) => ({ ...stage, projectId })));
      await work.trx
        .update(stages)
        .set({ ...kept, version: present.version + 1 })
        .where(eq(stages.id, present.id));
    },
  };
}

/**
 * Puts the stages of a template in place of those of a roadmap of which nothing was sent yet, and calls the
 * finish as it does, unless the team has named it otherwise. Their dates are laid out from the first day to the last where both are given. The present stages are deleted
 * and can be brought back.
 * @throws AppError `no_roadmap`, `stale_version`, `roadmap_started`, `dates_reversed`, `validation_failed`, and the refusals of `editContent`
 */
export async function takeTemplate(
  work: Work,
  taking: Taking,
): Promise<{ before: Arrangement; after: Arrangement }> {
  const { projectId, userId } = taking;
  let before: Arrangement | null = null;
  const state = await editContent(work, { projectId, userId }, (found) => {
    before = arrangementOf(found);
    return planTaking(work, found, taking);
  });
  const after = arrangementOf(state);
  return { before: before ?? after, after };
}
