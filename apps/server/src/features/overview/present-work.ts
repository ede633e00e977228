import {
  dayIn,
  daysBetween,
  type OverviewStage,
  type OverviewWork,
  PROJECT_CATEGORIES,
  rowStatusOf,
  statusInfo,
  type WorkflowStatus,
} from '@pv/contract';
import {
  deliveredInTime,
  presentMove,
  reachedProject,
  reachedRow,
  type Standing,
} from '../approval/public.ts';
import type { FoundWork } from './find-works.ts';
import type { WorkParts } from './load-parts.ts';

type Stage = WorkParts['stages'][number];
const NO_TASKS = { done: 0, total: 0 };

/** The turn that has come in a stage; the project section belongs to the start stage. */
function moveIn(
  work: FoundWork,
  { id, kind }: Stage,
  reader: { movers: WorkParts['movers']; now: Date },
): OverviewStage['move'] {
  const stageId = kind === 'start' ? null : id;
  const about = { team: reader.movers, role: work.role, zone: work.timeZone, now: reader.now };
  const move = work.moves
    .filter((one) => one.stageId === stageId)
    .map((one) => presentMove({ ...one, since: new Date(one.since) }, about))
    .find(({ after }) => after === null);
  return move ? { roles: move.roles, people: move.people, mine: move.mine, days: move.days } : null;
}

/** How a section stood before a reset; of the start stage it is the project section. */
function reachedOf(standing: Standing, stage: Stage): WorkflowStatus | null {
  if (stage.kind !== 'start') return reachedRow(standing, stage);
  const again = standing.sections.some(({ stageId }) => stageId === null);
  return again ? reachedProject(standing) : null;
}

interface Shown {
  work: FoundWork;
  parts: WorkParts;
  standing: Standing;
  now: Date;
}

function presentStage({ work, parts, standing, now }: Shown, stage: Stage): OverviewStage {
  const ofProject = stage.kind === 'start';
  const statuses = { status: stage.status ?? work.status, result_status: stage.resultStatus };
  const { group } = statusInfo(rowStatusOf(statuses) as WorkflowStatus);
  const endsAt = ofProject ? work.endsAt : stage.endsAt;
  const done =
    group === (ofProject ? 'approve' : 'completed') ||
    deliveredInTime(standing, ofProject ? undefined : stage);
  const late = endsAt && !done ? daysBetween(endsAt, dayIn(now, work.timeZone)) : 0;
  return {
    id: stage.id,
    kind: stage.kind,
    number: stage.number,
    title: stage.title,
    ...statuses,
    group,
    reached_status: reachedOf(standing, stage),
    ends_at: endsAt,
    late: Math.max(0, late),
    move: moveIn(work, stage, { movers: parts.movers, now }),
    tasks: parts.tasks.get(stage.id) ?? NO_TASKS,
  };
}

/** A work with its stages as a member of the team sees them. */
export function presentWork(work: FoundWork, parts: WorkParts, now: Date): OverviewWork {
  const shown = { work, parts, standing: { project: work, sections: parts.sections }, now };
  return {
    id: work.id,
    type: work.type,
    title: work.title,
    author: work.author,
    group: work.group,
    year: work.year,
    category_id: work.category && PROJECT_CATEGORIES[work.category],
    completion_status: work.completion,
    progress: work.progress,
    stages: parts.stages.map((stage) => presentStage(shown, stage)),
  };
}
