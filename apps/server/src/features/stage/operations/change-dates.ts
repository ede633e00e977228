import {
  AppError,
  type BodyOf,
  type ChangedDates,
  type endpoints,
  type SkipReason,
  type StageDates,
} from '@pv/contract';
import { eq } from 'drizzle-orm';
import type { Work } from '../../../context.ts';
import { stages } from '../../../db/schema/index.ts';
import {
  type ContentEdit,
  editContent,
  mayEdit,
  type ProjectState,
  planPlace,
  type StageRow,
  stageOf,
  type TeamMember,
} from '../../approval/public.ts';
import { tellChanged } from './tell-changes.ts';

interface Change {
  projectId: string;
  userId: string;
  body: BodyOf<typeof endpoints.roadmap.changeDates>;
}

type Skipped = ChangedDates['skipped'][number];

/** A stage with the days that it gets. */
interface NewDates {
  stage: StageRow;
  startsAt: string | null;
  endsAt: string | null;
}

function findStage(state: ProjectState, { stage_id }: StageDates): StageRow | undefined {
  return state.stages.find((stage) => stage.id === stage_id && stage.kind !== 'start');
}

/** Why the dates of a stage cannot become what is asked, or null. */
function obstacle(
  state: ProjectState,
  asked: StageDates,
  { role }: Pick<TeamMember, 'role'>,
): SkipReason | null {
  const stage = findStage(state, asked);
  if (!stage) return 'deleted';
  if (stage.version !== asked.version) return 'changed';
  return mayEdit(state, planPlace(stage), role) ? null : 'locked';
}

const REFUSED = {
  deleted: 'not_found',
  changed: 'stale_version',
  locked: 'section_locked',
} as const;

/** Those of the asked dates that can be had. Without `skip_changed` any obstacle refuses all of them. */
function sortOut(state: ProjectState, member: TeamMember, { dates, skip_changed }: Change['body']) {
  const skipped: Skipped[] = [];
  const taken: NewDates[] = [];
  for (const asked of dates) {
    const { stage_id, starts_at: startsAt, ends_at: endsAt } = asked;
    if (startsAt && endsAt && endsAt < startsAt) throw new AppError('dates_reversed');
    const reason = obstacle(state, asked, member);
    if (reason && !skip_changed) throw new AppError(REFUSED[reason]);
    if (reason) skipped.push({ stage_id, reason });
    else taken.push({ stage: stageOf(state, stage_id), startsAt, endsAt });
  }
  return { taken, skipped };
}

function editOf(work: Work, taken: readonly NewDates[]): ContentEdit {
  const [first, ...more] = taken.flatMap(({ stage, ...days }) => tellChanged(stage, days));
  const moved = taken.filter(({ stage, ...days }) => tellChanged(stage, days).length > 0);
  if (!first) return { places: [], kind: 'stage_changed', write: null };
  return {
    places: moved.map(({ stage }) => planPlace(stage)),
    ...first,
    more,
    async write() {
      for (const { stage, startsAt, endsAt } of moved) {
        const version = stage.version + 1;
        await work.trx
          .update(stages)
          .set({ startsAt, endsAt, version })
          .where(eq(stages.id, stage.id));
      }
    },
  };
}

/**
 * Changes the dates of several stages of a project at once. Every plan that was approved has to be
 * approved again, as after an edit of it alone.
 * @throws AppError `not_found`, `stale_version`, `section_locked`, `dates_reversed`, and the refusals of `editContent`
 */
export async function changeDates(work: Work, change: Change): Promise<ChangedDates> {
  const { projectId, userId, body } = change;
  let skipped: Skipped[] = [];
  const state = await editContent(work, { projectId, userId }, (before, member) => {
    const sorted = sortOut(before, member, body);
    skipped = sorted.skipped;
    return editOf(work, sorted.taken);
  });
  const left = new Set(skipped.map(({ stage_id }) => stage_id));
  const dates = body.dates
    .filter(({ stage_id }) => !left.has(stage_id))
    .map(({ stage_id }) => {
      const { startsAt, endsAt, version } = stageOf(state, stage_id);
      return { stage_id, starts_at: startsAt, ends_at: endsAt, version };
    });
  return { dates, skipped };
}
