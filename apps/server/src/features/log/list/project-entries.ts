import { isAccountEvent } from '@pv/contract';
import { and, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Executor } from '../../../db/database.ts';
import { logNotes, projectEvents } from '../../../db/schema/index.ts';
import { afterPlace, type MomentPlace } from '../../../http/moment-cursor.ts';
import type { LogFilter } from './log-filter.ts';

/** A stretch of the log. */
export interface Stretch {
  filter: LogFilter;
  /** Entries after this one only. */
  after: MomentPlace | null;
  /** So many at the most. */
  limit: number;
}

type Moments = { id: PgColumn; createdAt: PgColumn };

/** What a filter asks of any kind of entry. */
export function commonConditions(
  { id, createdAt }: Moments,
  { filter, after }: Stretch,
): (SQL | undefined)[] {
  return [
    filter.id ? eq(id, filter.id) : undefined,
    filter.from ? gte(createdAt, filter.from) : undefined,
    filter.until ? lt(createdAt, filter.until) : undefined,
    after ? afterPlace(createdAt, id, after) : undefined,
  ];
}

/** What people have written into an event itself: the remarks of a return, a remark, a reason. */
const SAID = sql`(after ->> 'reason' is not null or after ->> 'text' is not null)`;
const SAID_WORDS = sql`concat_ws(' ', after ->> 'reason', after ->> 'text')`;

/**
 * Notes with all the words, comments with them, the entries that such comments are about, and entries that
 * show the words as what somebody has said in them.
 */
function withWords(projectIds: readonly string[], words: readonly string[]): SQL {
  const own = sql`project_id = any(${sql.param(projectIds)}::uuid[])`;
  const allIn = (text: SQL) => words.map((word) => sql`strpos(search_form(${text}), ${word}) > 0`);
  const written = sql.join([own, ...allIn(sql`body`)], sql` and `);
  const said = sql.join([own, SAID, ...allIn(SAID_WORDS)], sql` and `);
  return sql`${projectEvents.id} in (
    select event_id from log_notes where ${written}
    union all
    select about_id from log_notes where about_id is not null and ${written}
    union all
    select id from project_events where ${said})`;
}

function conditions(stretch: Stretch): (SQL | undefined)[] {
  const { kind, actorId } = stretch.filter;
  return [
    kind && !isAccountEvent(kind) ? eq(projectEvents.kind, kind) : undefined,
    actorId ? eq(projectEvents.actorId, actorId) : undefined,
    ...commonConditions(projectEvents, stretch),
  ];
}

const ORDER = [desc(projectEvents.createdAt), desc(projectEvents.id)] as const;

/** Where words are asked for, the few entries that have them are the way to the rest. */
function selectByWords(executor: Executor, projectIds: readonly string[], stretch: Stretch) {
  const own = sql`${projectEvents.projectId} = any(${sql.param(projectIds)}::uuid[])`;
  const { words } = stretch.filter;
  return executor
    .select()
    .from(projectEvents)
    .where(and(own, withWords(projectIds, words), ...conditions(stretch)))
    .orderBy(...ORDER)
    .limit(stretch.limit)
    .as('page');
}

/** Of each project no more is read than one page, by an index on its part of the log. */
function selectByProject(executor: Executor, projectIds: readonly string[], stretch: Stretch) {
  const part = executor
    .select()
    .from(projectEvents)
    .where(and(eq(projectEvents.projectId, sql`asked.id`), ...conditions(stretch)))
    .orderBy(...ORDER)
    .limit(stretch.limit)
    .as('part');
  return executor
    .select(part._.selectedFields)
    .from(sql`unnest(${sql.param(projectIds)}::uuid[]) as asked(id)`)
    .innerJoinLateral(part, sql`true`)
    .orderBy(desc(part.createdAt), desc(part.id))
    .limit(stretch.limit)
    .as('page');
}

/** Entries of the logs of projects, the newest first, with what people have written in them. */
export function selectProjectEntries(
  executor: Executor,
  projectIds: readonly string[],
  stretch: Stretch,
) {
  const select = stretch.filter.words.length > 0 ? selectByWords : selectByProject;
  const page = select(executor, projectIds, stretch);
  return executor
    .select({
      id: page.id,
      projectId: page.projectId,
      stageId: page.stageId,
      kind: page.kind,
      section: page.section,
      actorId: page.actorId,
      actorName: page.actorName,
      before: page.before,
      after: page.after,
      createdAt: page.createdAt,
      body: logNotes.body,
      aboutId: logNotes.aboutId,
      editedAt: logNotes.editedAt,
    })
    .from(page)
    .leftJoin(logNotes, eq(logNotes.eventId, page.id))
    .orderBy(desc(page.createdAt), desc(page.id));
}

export type ProjectEntryRow = Awaited<ReturnType<typeof selectProjectEntries>>[number];
