import type { Project } from '@pv/contract';
import type { TestPerson } from './builders.ts';

/** Random numbers that come again from the same seed (mulberry32). */
export function randomFrom(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    below: (count: number) => Math.floor(next() * count),
    pick<T>(list: readonly T[]): T | undefined {
      return list[Math.floor(next() * list.length)];
    },
    text: () => `Текст ${Math.floor(next() * 1e9)}`,
  };
}
export type Random = ReturnType<typeof randomFrom>;

/** One call that somebody makes after he has looked at the project. */
export interface Deed {
  kind: 'decide' | 'write' | 'other';
  method: 'POST' | 'PATCH' | 'DELETE';
  url: string;
  body?: Record<string, unknown>;
}

/** What the calls on a kind of project are named. */
export interface Addresses {
  project: string;
  stage: string;
  finish: '/finish/' | '/finish-';
}

type Make = (
  at: { project: Project; person: TestPerson; addresses: Addresses },
  random: Random,
) => Deed | null;

type Offered = Project['actions'][number] & { stageId: string | null; seen: object };

/** The buttons that somebody has on the project's page. */
function offered(project: Project): Offered[] {
  const { status, edition } = project;
  const own = project.actions.map((one) => ({ ...one, stageId: null, seen: { status, edition } }));
  const onStages = project.stages.flatMap(({ id, actions }) =>
    actions.map((one) => ({ ...one, stageId: id, seen: {} })),
  );
  return [...own, ...onStages];
}

function decision(
  { project, addresses }: { project: Project; addresses: Addresses },
  { stageId, section, action, seen }: Pick<Offered, 'stageId' | 'section' | 'action' | 'seen'>,
  review: string,
): Deed {
  const onResult = section === 'result' || section === 'final';
  const base = stageId ? `${addresses.stage}/${stageId}` : `${addresses.project}/${project.id}`;
  const url = `${base}${onResult ? addresses.finish : '/'}${action}`;
  return { kind: 'decide', method: 'POST', url, body: { review, ...seen } };
}

/** Presses one of his buttons, on what he has seen or on whatever is there. */
const press: Make = (at, random) => {
  const button = random.pick(offered(at.project));
  if (!button) return null;
  const seen = random.below(2) === 0 ? button.seen : {};
  return decision(at, { ...button, seen }, random.text());
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

const leave: Make = ({ project, person }) => ({
  kind: 'other',
  method: 'DELETE',
  url: '/project/team/teammate',
  body: { project_id: project.id, user_id: person.id },
});

/** How often each is done, out of all. */
const DEEDS: readonly [Make, number][] = [
  [press, 55],
  [meddle, 12],
  [writeStage, 16],
  [rename, 2],
  [addStage, 3],
  [removeStage, 2],
  [moveStage, 4],
  [addField, 2],
];
const BAG = DEEDS.flatMap(([make, times]) => Array.from({ length: times }, () => make));

/** The next call of a person; who may leave does so once in a while. */
export function nextDeed(at: Parameters<Make>[0], random: Random, mayLeave: boolean): Deed {
  if (mayLeave && random.below(25) === 0) return leave(at, random) ?? nextDeed(at, random, false);
  return random.pick(BAG)?.(at, random) ?? nextDeed(at, random, mayLeave);
}
