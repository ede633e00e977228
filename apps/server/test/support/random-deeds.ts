import { type Project, type Review, roleOf, type Stage } from '@pv/contract';
import type { Deed, Make, Random, Scene } from './deed.ts';
import { answerRequest, exclude, handOver, leave, offerRole, takeIn } from './team-deeds.ts';

type Offered = Project['actions'][number] & { stageId: string | null; seen: object };

/** What the page of a stage sends along with a decision on one of its sections. */
function seenOf(stage: Stage, section: Offered['section']) {
  if (section === 'plan') return { status: stage.status, edition: stage.plan_edition };
  return { status: stage.result_status ?? stage.status, edition: stage.result_edition };
}

/** The buttons that somebody has on the project's page. */
function offered(project: Project): Offered[] {
  const { status, edition } = project;
  const own = project.actions.map((one) => ({ ...one, stageId: null, seen: { status, edition } }));
  const onStages = project.stages.flatMap((stage) =>
    stage.actions.map((one) => ({ ...one, stageId: stage.id, seen: seenOf(stage, one.section) })),
  );
  return [...own, ...onStages];
}

function decision(
  { project, addresses }: Pick<Scene, 'project' | 'addresses'>,
  { stageId, section, action, seen }: Pick<Offered, 'stageId' | 'section' | 'action' | 'seen'>,
  review: string,
): Deed {
  const onResult = section === 'result' || section === 'final';
  const base = stageId ? `${addresses.stage}/${stageId}` : `${addresses.project}/${project.id}`;
  const url = `${base}${onResult ? addresses.finish : '/'}${action}`;
  return { kind: 'decide', method: 'POST', url, body: { review, ...seen } };
}

/** Presses one of his buttons, often one that is filled, on what his page has read. */
const press: Make = (at, random) => {
  const buttons = offered(at.project);
  const asked = buttons.filter(({ primary, missing }) => primary && missing.length === 0);
  const button = random.pick(asked.length > 0 && random.below(2) === 0 ? asked : buttons);
  if (!button) return null;
  const { stageId, section, intent } = button;
  const pressed = { stageId, section, intent, role: roleOf(at.project.my_role_id) };
  return { ...decision(at, button, random.text()), pressed };
};

/** Calls what he may have no button for. */
const meddle: Make = (at, random) => {
  const stage = random.pick(at.project.stages);
  const section = random.pick(['plan', 'result'] as const) ?? 'plan';
  const action = random.below(2) === 0 ? 'approve' : 'revise';
  const place =
    random.below(4) === 0 || !stage
      ? { stageId: null, section: 'project' as const }
      : { stageId: stage.id, section };
  return decision(at, { ...place, action, seen: {} }, random.text());
};

const numeric = ({ stages }: Project) => stages.filter(({ kind }) => kind === 'numeric');

const writeStage: Make = ({ project }, random) => {
  const stage = random.pick(numeric(project));
  if (!stage) return null;
  const field = random.pick(['goal', 'result_text', 'title']) ?? 'goal';
  const body = { [field]: random.text(), version: stage.version };
  return { kind: 'write', method: 'PATCH', url: `/project/stage/${stage.id}`, body };
};

const rename: Make = ({ project, addresses }, random) => ({
  kind: 'other',
  method: 'POST',
  url: `${addresses.project}/${project.id}/set_title`,
  body: { title: random.text() },
});

const addStage: Make = ({ project }, random) => ({
  kind: 'other',
  method: 'POST',
  url: '/project/stage',
  body: { project_id: project.id, kind: 'numeric', title: random.text() },
});

const removeStage: Make = ({ project }, random) => {
  const stage = random.pick(numeric(project));
  return stage ? { kind: 'other', method: 'DELETE', url: `/project/stage/${stage.id}` } : null;
};

const moveStage: Make = ({ project }, random) => {
  const stage = random.pick(numeric(project));
  if (!stage) return null;
  const body = { number: 1 + random.below(12), version: stage.version };
  return { kind: 'other', method: 'PATCH', url: `/project/stage/${stage.id}`, body };
};

const addField: Make = ({ project }, random) => ({
  kind: 'other',
  method: 'POST',
  url: `/project/${project.id}/task_dynamic_filed`,
  body: { title: random.text(), content: random.text() },
});

const dateStage: Make = ({ project }, random) => {
  const stage = random.pick(project.stages.filter(({ kind }) => kind !== 'start'));
  if (!stage) return null;
  const body = { starts_at: random.day(0), ends_at: random.day(1), version: stage.version };
  return { kind: 'write', method: 'PATCH', url: `/project/stage/${stage.id}`, body };
};

const dateProject: Make = ({ project, addresses }, random) => {
  const content =
    random.below(2) === 0 ? { ends_at: random.day(1) } : { annotation: random.text() };
  const body = { starts_at: random.day(0), ...content, version: project.version };
  return { kind: 'write', method: 'PATCH', url: `${addresses.project}/${project.id}`, body };
};

const dayOf = (stage: Stage, random: Random) => ({
  stage_id: stage.id,
  starts_at: random.day(0),
  ends_at: random.below(3) === 0 ? null : random.day(1),
  version: stage.version,
});

const shiftRoadmap: Make = ({ project }, random) => {
  const dates = numeric(project).slice(0, 2);
  const body = { dates: dates.map((stage) => dayOf(stage, random)), skip_changed: true };
  const url = `/project/${project.id}/roadmap/dates`;
  return dates.length > 0 ? { kind: 'other', method: 'PATCH', url, body } : null;
};

/** Brings a roadmap into another order, as an undo does. */
const arrange: Make = ({ project }, random) => {
  const stages = numeric(project).map(({ id }) => id);
  const finish = project.stages.find(({ kind }) => kind === 'finish');
  const days = { starts_at: finish?.starts_at ?? null, ends_at: finish?.ends_at ?? null };
  const present = { stages, finish: days };
  const moved =
    random.below(2) === 0 ? stages.toReversed() : [...stages.slice(1), ...stages.slice(0, 1)];
  const body = { stages: moved, finish: days, present };
  return { kind: 'other', method: 'PUT', url: `/project/${project.id}/roadmap`, body };
};

const restoreStage: Make = async ({ project, read }, random) => {
  const answer = await read(`/project/${project.id}/roadmap/deleted`);
  const stages: { id: string }[] = answer?.stages ?? [];
  const stage = random.pick(stages);
  return stage
    ? { kind: 'other', method: 'POST', url: `/project/stage/${stage.id}/restore` }
    : null;
};

const tick: Make = async ({ project, read }, random) => {
  const answer = await read(`/project/${project.id}/reviews`);
  const reviews: Review[] = answer?.reviews ?? [];
  const remark = random.pick(reviews.flatMap(({ remarks }) => remarks));
  const body = { done: random.below(4) > 0 };
  return remark
    ? { kind: 'other', method: 'PATCH', url: `/project/remark/${remark.id}`, body }
    : null;
};

const changeField: Make = ({ project }, random) => {
  const field = random.pick(project.task_fields);
  if (!field) return null;
  const url = `/project/${project.id}/task_dynamic_filed/${field.id}`;
  if (random.below(4) === 0) return { kind: 'other', method: 'DELETE', url };
  const change = random.below(2) === 0 ? { order: random.below(4) } : { content: random.text() };
  return { kind: 'other', method: 'PATCH', url, body: change };
};

/** How often each is done, out of all. */
const DEEDS: readonly [Make, number][] = [
  [press, 55],
  [meddle, 12],
  [writeStage, 14],
  [dateStage, 4],
  [dateProject, 2],
  [rename, 2],
  [addStage, 3],
  [removeStage, 2],
  [restoreStage, 3],
  [moveStage, 4],
  [shiftRoadmap, 2],
  [arrange, 2],
  [addField, 3],
  [changeField, 4],
  [tick, 5],
  [takeIn, 2],
  [offerRole, 3],
  [handOver, 1],
  [exclude, 1],
  [answerRequest, 6],
];
const BAG = DEEDS.flatMap(([make, times]) => Array.from({ length: times }, () => make));

/** The next call of a person; who may leave does so once in a while. */
export async function nextDeed(at: Scene, random: Random): Promise<Deed> {
  const mayLeave = at.restless.includes(at.person);
  const make = mayLeave && random.below(40) === 0 ? leave : random.pick(BAG);
  return (await make?.(at, random)) ?? nextDeed(at, random);
}
