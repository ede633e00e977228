import { isAccountEvent } from '@pv/contract';
import { and, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Executor } from '../../../db/database.ts';
import { logNotes, projectEvents } from '../../../db/schema/index.ts';
import type { LogPlace } from './cursor.ts';
import type { LogFilter } from './log-filter.ts';

/** A stretch of the log. */
export interface Stretch {
  filter: LogFilter;
  /** Entries after this one only. */
  after: LogPlace | null;
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
    after
      ? sql`(${createdAt}, ${id}) < (${after.createdAt.toISOString()}::timestamptz, ${after.id}::uuid)`
      : undefined,
  ];
}

/** Notes with all the words, comments with them, and the entries that such comments are about. */
function withWords(projectIds: readonly string[], words: readonly string[]): SQL | undefined {
  if (words.length === 0) return undefined;
  const own = sql`project_id = any(${sql.param(projectIds)}::uuid[])`;
  const found = words.map((word) => sql`strpos(search_form(body), ${word}) > 0`);
  const condition = sql.join([own, ...found], sql` and `);
  return sql`${projectEvents.id} in (
    select event_id from log_notes where ${condition}
    union all
    select about_id from log_notes where about_id is not null and ${condition})`;
}

function conditions(projectIds: readonly string[], stretch: Stretch): SQL | undefined {
  const { kind, actorId, words } = stretch.filter;
  return and(
    kind && !isAccountEvent(kind) ? eq(projectEvents.kind, kind) : undefined,
    actorId ? eq(projectEvents.actorId, actorId) : undefined,
    withWords(projectIds, words),
    ...commonConditions(projectEvents, stretch),
  );
}

/**
 * Entries of the logs of projects, the newest first. Of each project no more is read than one page, by
 * the index on its part of the log.
 */
export function selectProjectEntries(
  executor: Executor,
  projectIds: readonly string[],
  stretch: Stretch,
) {
  const order = [desc(projectEvents.createdAt), desc(projectEvents.id)] as const;
  const part = executor
    .select()
    .from(projectEvents)
    .where(and(eq(projectEvents.projectId, sql`asked.id`), conditions(projectIds, stretch)))
    .orderBy(...order)
    .limit(stretch.limit)
    .as('part');
  return executor
    .select({
      id: part.id,
      projectId: part.projectId,
      stageId: part.stageId,
      kind: part.kind,
      section: part.section,
      actorId: part.actorId,
      actorName: part.actorName,
      before: part.before,
      after: part.after,
      createdAt: part.createdAt,
      body: logNotes.body,
      aboutId: logNotes.aboutId,
      editedAt: logNotes.editedAt,
    })
    .from(sql`unnest(${sql.param(projectIds)}::uuid[]) as asked(id)`)
    .innerJoinLateral(part, sql`true`)
    .leftJoin(logNotes, eq(logNotes.eventId, part.id))
    .orderBy(desc(part.createdAt), desc(part.id))
    .limit(stretch.limit);
}

export type ProjectEntryRow = Awaited<ReturnType<typeof selectProjectEntries>>[number];
