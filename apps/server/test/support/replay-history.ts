import { categoryOf, DEFAULT_ZONE, type RoleId, roleOf } from '@pv/contract';
import { asc, eq } from 'drizzle-orm';
import type { Executor } from '../../src/db/database.ts';
import { projectEvents, remarks, reviews } from '../../src/db/schema/index.ts';
import { loadProject } from '../../src/features/approval/public.ts';
import type { ProjectState } from '../../src/features/approval/state.ts';

type Event = typeof projectEvents.$inferSelect;
type Told = Event['after'];

/** A project as its history alone tells it. */
export interface Replayed {
  project: Record<string, unknown>;
  creator: unknown;
  /** Whether the final report is expected, or all is done. */
  completion: unknown;
  /** What stands in each stage, by id, those that are deleted included. */
  stages: Map<string, Record<string, unknown>>;
  /** The numeric stages, in order. */
  order: string[];
  /** Status by section: the project's under `project`, a stage's under its id, a deleted one's left out. */
  statuses: Map<string, unknown>;
  /** The newest round and edition of each section that was ever sent. */
  sent: Map<string, Record<string, unknown>>;
  /** Role by user. */
  team: Map<string, unknown>;
  /** Text blocks in order, by their list. */
  fields: Map<string, string[]>;
  /** Remarks that are ticked. */
  ticked: Set<unknown>;
  /** Changes that do not start from what the one before had led to. */
  broken: string[];
}

const PROJECT = ['title', 'category', 'annotation', 'startsAt', 'endsAt', 'timeZone'] as const;
const STAGE = ['title', 'goal', 'plannedResult', 'resultText', 'startsAt', 'endsAt'] as const;

function pick(from: object, fields: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(from).filter(([field]) => fields.includes(field)));
}

const sectionKey = ({ section, stageId }: { section: unknown; stageId: string | null }) =>
  `${section} ${stageId ?? ''}`;

/** Notes what an event says was there, where something else is. */
function expectWas(told: Replayed, what: string, is: unknown, was: unknown): void {
  if (is !== was) told.broken.push(`${what}: ${was} after ${is}`);
}

function changeIn(
  told: Replayed,
  row: Record<string, unknown>,
  { kind, before, after }: Event,
  fields: readonly string[],
): void {
  const was = pick(before, fields);
  for (const field of Object.keys(was)) {
    expectWas(told, `${kind} ${field}`, row[field], was[field]);
  }
  Object.assign(row, pick(after, fields));
}

function addStage(told: Replayed, id: string, stage: Told): void {
  told.stages.set(id, { resultText: '', ...pick(stage, STAGE) });
  setStatuses(told, id, stage);
}

function setStatuses(told: Replayed, id: string, { status, resultStatus }: Told): void {
  if (status !== null) told.statuses.set(id, status);
  if (resultStatus !== null) told.statuses.set(`${id} result`, resultStatus);
}

function moveTo(told: Replayed, { stageId, before, after }: Event): void {
  if (!('number' in after)) return;
  expectWas(told, 'number', told.order.indexOf(`${stageId}`) + 1, before.number);
  const rest = told.order.filter((id) => id !== stageId);
  told.order = rest.toSpliced(Number(after.number) - 1, 0, `${stageId}`);
}

const listKey = (stageId: string | null, list: unknown) => `${stageId ?? 'project'} ${list}`;
const block = ({ title, kind, content }: Told) => `${title} ${kind} ${content}`;

/** Takes a text block out of its list and puts another in, as an event says. */
function swap(told: Replayed, event: Event, out: Told | null, into: Told | null): void {
  const key = listKey(event.stageId, (out ?? into)?.list);
  const list = [...(told.fields.get(key) ?? [])];
  if (out) {
    const at = list.indexOf(block(out));
    expectWas(told, `${event.kind} ${out.title}`, at, out.order ?? at);
    if (at < 0) told.broken.push(`${event.kind}: no ${out.title}`);
    list.splice(at, 1);
  }
  if (into) list.splice(Number(into.order), 0, block(into));
  if (list.length > 0) told.fields.set(key, list);
  else told.fields.delete(key);
}

type Step = (told: Replayed, event: Event) => void;

/** What each kind of event changes; those that change nothing of the state are left out. */
const STEPS: Partial<Record<Event['kind'], Step>> = {
  project_created(told, { after, actorId }) {
    const { title, annotation = '', starts_at = null, ends_at = null, category_id } = after;
    const category = category_id
      ? categoryOf(category_id as Parameters<typeof categoryOf>[0])
      : null;
    const dates = { startsAt: starts_at, endsAt: ends_at, timeZone: DEFAULT_ZONE };
    told.project = { title, annotation, category, ...dates };
    told.creator = actorId;
    told.team.set(`${actorId}`, roleOf(after.role_id as RoleId));
    told.statuses.set('project', after.status);
    for (const stage of after.stages as Told[]) {
      addStage(told, `${stage.id}`, stage);
      if (stage.kind === 'numeric') told.order.push(`${stage.id}`);
    }
  },
  project_changed: (told, event) => changeIn(told, told.project, event, PROJECT),
  completion_changed(told, { before, after }) {
    expectWas(told, 'completion', told.completion, before.completion);
    told.completion = after.completion;
  },
  stage_added(told, { stageId, after }) {
    addStage(told, `${stageId}`, after);
    told.order.push(`${stageId}`);
  },
  stage_changed(told, event) {
    changeIn(told, told.stages.get(`${event.stageId}`) ?? {}, event, STAGE);
    moveTo(told, event);
  },
  stage_moved: moveTo,
  stage_deleted(told, { stageId, before }) {
    const id = `${stageId}`;
    expectWas(told, `deleted ${id}`, told.statuses.get(id), before.status);
    expectWas(told, `deleted ${id}`, told.order.indexOf(id) + 1, before.number);
    told.order = told.order.filter((one) => one !== id);
    told.statuses.delete(id);
    told.statuses.delete(`${id} result`);
  },
  stage_restored(told, { stageId, after }) {
    told.order = told.order.toSpliced(Number(after.number) - 1, 0, `${stageId}`);
    setStatuses(told, `${stageId}`, after);
  },
  member_joined: (told, { after }) => told.team.set(`${after.user}`, after.role),
  member_left: (told, { before }) => told.team.delete(`${before.user}`),
  member_removed: (told, { before }) => told.team.delete(`${before.user}`),
  role_changed(told, { before, after }) {
    expectWas(told, `role of ${before.user}`, told.team.get(`${before.user}`), before.role);
    told.team.set(`${before.user}`, after.role);
  },
  creator_changed(told, { before, after }) {
    expectWas(told, 'creator', told.creator, before.user);
    told.creator = after.user;
  },
  field_added: (told, event) => swap(told, event, null, event.after),
  field_changed(told, event) {
    const { before, after } = event;
    swap(told, event, before, { ...after, list: before.list });
  },
  field_removed: (told, event) => swap(told, event, event.before, null),
  remark_ticked: (told, { after }) => told.ticked.add(after.remark),
  remark_unticked: (told, { after }) => told.ticked.delete(after.remark),
};

/** A decision, or what an event of the team has done to a section. */
function changeStatus(told: Replayed, event: Event): void {
  const { stageId, section, before, after } = event;
  const own = `${stageId} result`;
  const ofResult = section === 'result' && told.statuses.has(own);
  const key = ofResult ? own : (stageId ?? 'project');
  expectWas(told, key, told.statuses.get(key), before.status);
  told.statuses.set(key, after.status);
  const { round, edition } = after;
  if ('intent' in after) told.sent.set(sectionKey(event), { round, edition });
}

/** What is edited while it is with the supervisor is the next edition of its round. */
function takeEditions(told: Replayed, { after }: Event): void {
  for (const taken of (after.editions ?? []) as { section: string; stageId: string | null }[]) {
    const { edition } = taken as Told;
    const key = sectionKey(taken);
    told.sent.set(key, { ...told.sent.get(key), edition });
  }
}

const DECIDED: readonly Event['kind'][] = ['approval_reset', 'approval_moved'];

/** The history of a project, in the order in which it has happened. */
export function readHistory(executor: Executor, projectId: string): Promise<Event[]> {
  return executor
    .select()
    .from(projectEvents)
    .where(eq(projectEvents.projectId, projectId))
    .orderBy(asc(projectEvents.id));
}

/** The text blocks of a project in order, by their list. */
function fieldsOf({ fields }: ProjectState): Map<string, string[]> {
  const lists = Map.groupBy(fields, ({ stageId, list }) => listKey(stageId, list));
  return new Map([...lists].map(([key, list]) => [key, list.map((field) => block({ ...field }))]));
}

/** The same from what is stored; `ticked` are the remarks that are. */
function readState(state: ProjectState, ticked: readonly string[]): Replayed {
  const { project, stages, team, sections } = state;
  const statuses = stages.flatMap(({ id, status, resultStatus }) => {
    const result = resultStatus ? [[`${id} result`, resultStatus] as const] : [];
    return status ? [[id, status] as const, ...result] : result;
  });
  const sent = sections.filter(({ roundNo, editionNo }) => roundNo > 0 || editionNo > 0);
  return {
    project: pick(project, PROJECT),
    creator: project.creatorId,
    completion: project.completion,
    stages: new Map(stages.map((stage) => [stage.id, pick(stage, STAGE)])),
    order: stages.filter(({ kind }) => kind === 'numeric').map(({ id }) => id),
    statuses: new Map<string, unknown>([['project', project.status], ...statuses]),
    sent: new Map(
      sent.map((row) => [sectionKey(row), { round: row.roundNo, edition: row.editionNo }]),
    ),
    team: new Map(team.map(({ userId, role }) => [userId, role])),
    fields: fieldsOf(state),
    ticked: new Set(ticked),
    broken: [],
  };
}

/** Makes a project again from its history alone. */
function replay(events: readonly Event[]): Replayed {
  const told: Replayed = {
    project: {},
    creator: null,
    completion: 'none',
    stages: new Map(),
    order: [],
    statuses: new Map(),
    sent: new Map(),
    team: new Map(),
    fields: new Map(),
    ticked: new Set(),
    broken: [],
  };
  for (const event of events) {
    if ('intent' in event.after || DECIDED.includes(event.kind)) changeStatus(told, event);
    else STEPS[event.kind]?.(told, event);
    takeEditions(told, event);
  }
  return told;
}

/** A project twice: as its history alone tells it, and as it is stored. Equal when nothing was lost. */
export async function tellTwice(
  executor: Executor,
  projectId: string,
): Promise<{ told: Replayed; stored: Replayed; state: ProjectState; events: Event[] }> {
  const state = await loadProject(executor, projectId);
  if (!state) throw new Error('the project is gone');
  const events = await readHistory(executor, projectId);
  const told = replay(events);
  const ofProject = eq(reviews.projectId, projectId);
  const lines = await executor
    .select({ id: remarks.id, done: remarks.done })
    .from(remarks)
    .innerJoin(reviews, eq(reviews.id, remarks.reviewId))
    .where(ofProject);
  const ticked = lines.filter(({ done }) => done).map(({ id }) => id);
  const stored = readState(state, ticked);
  // what a deleted stage holds is in the history alone, for its return
  for (const id of told.stages.keys()) if (!stored.stages.has(id)) told.stages.delete(id);
  return { told, stored, state, events };
}
