import {
  AppError,
  isStageStatus,
  type Period,
  type ProjectCategory,
  type ProjectType,
  ROADMAP_TEMPLATES,
  type RoadmapTemplate,
  type StageKind,
  spreadDays,
  TEMPLATES_OF_TYPE,
  type TemplateCode,
  type TemplateStage,
  WORKFLOWS,
  type WorkflowSection,
} from '@pv/contract';
import { uuidv7 } from 'uuidv7';
import type { Locale } from '../../../context.ts';

interface NewRoadmap {
  type: ProjectType;
  category: ProjectCategory | null;
  locale: Locale;
  /** Whether the stages of the template are taken, with their goals and results. */
  template: boolean;
  /** Which template of the kind; the category's, or the first, by default. */
  code?: TemplateCode | null | undefined;
  startsAt: string | null;
  endsAt: string | null;
}

/**
 * The roadmap that a project of this kind and category begins with, where no other of its kind is chosen.
 * @throws AppError `validation_failed` for a template of another kind
 */
function templateOf({ type, category, code }: NewRoadmap): RoadmapTemplate {
  const [first] = TEMPLATES_OF_TYPE[type];
  const usual = type === 'nir' ? (category ?? 'project') : first;
  const chosen = code ?? usual;
  if (!chosen || !TEMPLATES_OF_TYPE[type].includes(chosen)) throw new AppError('validation_failed');
  return ROADMAP_TEMPLATES[chosen];
}

/** The status that a part of a new stage has. */
function firstStageStatus(type: ProjectType, section: WorkflowSection) {
  const status = WORKFLOWS[type].first(section);
  if (!isStageStatus(status)) throw new TypeError(`${status} is no status of a stage`);
  return status;
}

/** The statuses that a new stage begins with: the plan's or the final one, and the result's own. */
export function firstStatuses(type: ProjectType, kind: StageKind, now: Date) {
  const ofResult =
    type === 'startup' && kind === 'numeric'
      ? { resultStatus: firstStageStatus(type, 'result'), resultSince: now }
      : { resultStatus: null, resultSince: null };
  const section = kind === 'finish' ? 'final' : 'plan';
  const status = kind === 'start' ? null : firstStageStatus(type, section);
  return { status, statusSince: now, ...ofResult };
}

function periodsOf(roadmap: NewRoadmap, parts: readonly TemplateStage[]): Period[] {
  const { startsAt, endsAt, template } = roadmap;
  if (!template || !startsAt || !endsAt) return [];
  const shares = parts.map(({ share }) => share);
  return spreadDays({ starts_at: startsAt, ends_at: endsAt }, shares) ?? [];
}

/**
 * The stages that a new project begins with, as rows without their project.
 * @throws AppError `validation_failed` for a template of another kind
 */
export function firstStages(roadmap: NewRoadmap, now: Date) {
  const { type, locale, template } = roadmap;
  const { start, numeric, finish } = templateOf(roadmap);
  const taken = template ? numeric : [];
  const periods = periodsOf(roadmap, [...taken, finish]);
  const row = (
    kind: StageKind,
    words: TemplateStage,
    number: number | null,
    period: Period | undefined,
  ) => ({
    id: uuidv7(),
    kind,
    number,
    title: words.title[locale],
    // the start stage keeps the aim of the work, which no template can know
    goal: template && kind !== 'start' ? words.goal[locale] : '',
    plannedResult: template ? words.planned_result[locale] : '',
    startsAt: period?.starts_at ?? null,
    endsAt: period?.ends_at ?? null,
    ...firstStatuses(type, kind, now),
    createdAt: now,
  });
  return [
    row('start', start, null, undefined),
    ...taken.map((words, at) => row('numeric', words, at + 1, periods[at])),
    row('finish', finish, null, periods.at(-1)),
  ];
}
