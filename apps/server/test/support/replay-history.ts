import { PROJECT_CATEGORIES, type RoleId, roleOf } from '@pv/contract';
import { asc, eq } from 'drizzle-orm';
import type { Executor } from '../../src/db/database.ts';
import { projectEvents } from '../../src/db/schema/index.ts';

import type { ProjectState } from '../../src/features/approval/public.ts';

type Event = typeof projectEvents.$inferSelect;

/** A project as its history alone tells it. */
export interface Replayed {
  title: unknown;
  category: unknown;
  /** Whether the final report is expected, or all is done. */
  completion: unknown;
  /** Title of each stage that the history has seen made, without the deleted ones. */
  stages: Map<string, unknown>;
  /** Status by section: the project's under `project`, a stage's under its id. */
  statuses: Map<string, unknown>;
  /** Role by user. */
  team: Map<string, unknown>;
  /** Text blocks as `place title content`, sorted. */
  fields: string[];
  /** Changes of status that do not start from the status which the one before had led to. */
  broken: string[];
}

/** Where the status of an event stands; the result of a startup's stage has one of its own. */
function statusKey(
  { stageId, section }: Pick<Event, 'stageId' | 'section'>,
  ownResults: boolean,
): string {
  if (!stageId) return 'project';
  return ownResults && section === 'result' ? `${stageId} result` : stageId;
}

const block = (at: string | null, { title, content }: Event['before']) =>
  `${at ?? 'project'} ${title} ${content}`;

function swap(fields: string[], before: string | null, after: string | null): void {
  if (before !== null) fields.splice(fields.indexOf(before), 1);
  if (after !== null) fields.push(after);
}

type Step = (told: Replayed, event: Event) => void;

/** What each kind of event changes; those that change nothing of the state are left out. */
const STEPS: Partial<Record<Event['kind'], Step>> = {
  project_created(told, { after, actorId }) {
    told.title = after.title;
    told.category = after.category_id ?? null;
    told.team.set(`${actorId}`, roleOf(after.role_id as RoleId));
  },
  project_changed(told, { after }) {
    if ('title' in after) told.title = after.title;
  },
  completion_changed(told, { before, after }) {
    if (told.completion !== before.completion) {
      told.broken.push(`completion: ${before.completion} after ${told.completion}`);
    }
    told.completion = after.completion;
  },
  stage_added: (told, { stageId, after }) => told.stages.set(`${stageId}`, after.title),
  stage_changed(told, { stageId, after }) {
    if ('title' in after) told.stages.set(`${stageId}`, after.title);
  },
  stage_deleted(told, { stageId }) {
    told.stages.delete(`${stageId}`);
    told.statuses.delete(`${stageId}`);
  },
  member_joined: (told, { after }) => told.team.set(`${after.user}`, after.role),
  member_left: (told, { before }) => told.team.delete(`${before.user}`),
  member_removed: (told, { before }) => told.team.delete(`${before.user}`),
  role_changed: (told, { before, after }) => told.team.set(`${before.user}`, after.role),
  field_added: (told, { stageId, after }) => swap(told.fields, null, block(stageId, after)),
  field_changed(told, { stageId, before, after }) {
    swap(told.fields, block(stageId, before), block(stageId, after));
  },
  field_removed: (told, { stageId, before }) => swap(told.fields, block(stageId, before), null),
};

function changeStatus(told: Replayed, event: Event, ownResults: boolean): void {
  const key = statusKey(event, ownResults);
  const was = told.statuses.get(key);
  if (was !== undefined && was !== event.before.status) {
    told.broken.push(`${key}: ${event.before.status} after ${was}`);
  }
  told.statuses.set(key, event.after.status);
}

/** The history of a project, in the order in which it has happened. */
export function readHistory(executor: Executor, projectId: string): Promise<Event[]> {
  return executor
    .select()
    .from(projectEvents)
    .where(eq(projectEvents.projectId, projectId))
    .orderBy(asc(projectEvents.id));
}

/** The same from what is stored. */
export function readState({
  project,
  stages,
  team,
  fields,
}: ProjectState): Omit<Replayed, 'broken'> {
  const alive = stages.filter(({ kind }) => kind !== 'start');
  const statuses = alive.flatMap(({ id, status, resultStatus }) => {
    const result = resultStatus ? [[`${id} result`, resultStatus] as const] : [];
    return [[id, status] as const, ...result];
  });
  return {
    title: project.title,
    completion: project.completion,
    category: project.category && PROJECT_CATEGORIES[project.category],
    stages: new Map(
      alive.filter(({ kind }) => kind === 'numeric').map(({ id, title }) => [id, title]),
    ),
    statuses: new Map<string, unknown>([['project', project.status], ...statuses]),
    team: new Map(team.map(({ userId, role }) => [userId, role])),
    fields: fields.map((field) => block(field.stageId, { ...field })).sort(),
  };
}

/** Makes a project again from its history alone. */
export function replay(events: readonly Event[], ownResults: boolean): Replayed {
  const told: Replayed = {
    title: null,
    category: null,
    completion: 'none',
    stages: new Map(),
    statuses: new Map(),
    team: new Map(),
    fields: [],
    broken: [],
  };
  for (const event of events) {
    if ('status' in event.after) changeStatus(told, event, ownResults);
    else STEPS[event.kind]?.(told, event);
  }
  told.fields.sort();
  return told;
}
