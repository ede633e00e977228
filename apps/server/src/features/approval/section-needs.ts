import {
  type ContentItem,
  missingContent,
  type ProjectCategory,
  type ProjectType,
  SLOTS,
  type WorkKind,
} from '@pv/contract';
import { isWritten } from '@pv/editor-schema/rich-text';
import { startStage } from './in-state.ts';
import type { ApprovalRules } from './rules.ts';
import { type Place, type ProjectState, placeKey, type StageRow } from './state.ts';

const ordered = (from: string | null, to: string | null): boolean => !from || !to || from <= to;

function told(state: ProjectState, list: 'task' | 'full_info'): boolean {
  return state.fields.some((field) => field.list === list && isWritten(field));
}

function documentFilled(state: ProjectState, stage: StageRow): boolean {
  return state.documents.get(stage.id)?.empty === false;
}

/** What the files of a stage give. */
function givenByFiles(state: ProjectState, stage: StageRow | undefined): ContentItem[] {
  return state.files
    .filter((file) => file.stageId === stage?.id)
    .flatMap(({ slot }) => SLOTS[slot].gives ?? []);
}

function insideProject({ project }: ProjectState, stage: StageRow): boolean {
  return ordered(project.startsAt, stage.startsAt) && ordered(stage.endsAt, project.endsAt);
}

/** What a kind of project does not have is never missing in it. */
const WITHOUT: Readonly<Record<ProjectType, readonly ContentItem[]>> = {
  nir: [],
  startup: ['category'],
  article: ['category', 'stages', 'presentation'],
};

function projectHas(state: ProjectState): [ContentItem, boolean][] {
  const { project } = state;
  return [
    ['title', project.title !== ''],
    ['category', project.category !== null],
    ['task', told(state, 'task')],
    ['goal', Boolean(startStage(state)?.goal.trim())],
    ['dates', project.startsAt !== null && project.endsAt !== null],
    ['concept', told(state, 'full_info')],
    ['stages', state.stages.some((stage) => stage.kind === 'numeric')],
  ];
}

function stageHas(state: ProjectState, stage: StageRow): [ContentItem, boolean][] {
  const filled = documentFilled(state, stage);
  const { total = 0, done = 0 } = state.tasks.get(stage.id) ?? {};
  return [
    ['title', stage.title !== ''],
    ['dates_in_order', ordered(stage.startsAt, stage.endsAt)],
    ['goal', stage.goal.trim() !== ''],
    ['planned_result', stage.plannedResult.trim() !== ''],
    ['dates_inside_project', insideProject(state, stage)],
    ['tasks', total > 0],
    ['tasks_finished', done === total],
    ['result', filled || stage.resultText.trim() !== ''],
    ['final_report', filled],
  ];
}

/** What every category is accompanied with: a new one does not compile before it is placed here. */
const WORK: Readonly<Record<ProjectCategory, WorkKind>> = {
  bachelor: 'bachelor',
  graduate: 'graduate',
  master: 'master',
  nir: 'other',
  nioktr: 'other',
  project: 'other',
  candidate: 'other',
  doctor: 'other',
  phd: 'other',
  postdoc: 'other',
};

function workOf({ project }: ProjectState): WorkKind {
  if (project.type === 'startup') return 'startup';
  return project.category ? WORK[project.category] : 'other';
}

/** What is still missing in a section before it is sent: `hard` refuses, `soft` only warns. */
export function needsOf(
  state: ProjectState,
  place: Place,
  { contentChecks: checks }: Pick<ApprovalRules, 'contentChecks'>,
): { hard: ContentItem[]; soft: ContentItem[] } {
  const stage = state.stages.find((one) => one.id === place.stageId);
  const has = stage ? stageHas(state, stage) : projectHas(state);
  const ticked = (state.openRemarks.get(placeKey(place)) ?? 0) === 0;
  const present = new Set<ContentItem>([
    ...WITHOUT[state.project.type],
    ...has.filter(([, there]) => there).map(([item]) => item),
    ...givenByFiles(state, stage ?? startStage(state)),
    ...(ticked ? (['remarks_ticked'] as const) : []),
  ]);
  return missingContent(present, { section: place.section, work: workOf(state), checks });
}
