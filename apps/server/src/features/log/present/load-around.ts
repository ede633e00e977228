import { asc, eq, inArray } from 'drizzle-orm';
import type { Executor } from '../../../db/database.ts';
import { logMentions, logNotes, projectEvents, stages } from '../../../db/schema/index.ts';
import type { StoredEntry } from '../list/select-stretch.ts';

/** The stages that entries are about, by id; those of deleted projects are gone. */
async function loadStages(executor: Executor, ids: string[]) {
  const rows = await executor
    .select({
      id: stages.id,
      kind: stages.kind,
      number: stages.number,
      title: stages.title,
      status: stages.status,
    })
    .from(stages)
    .where(inArray(stages.id, ids));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Comments by the entry that they are about, the oldest first. */
async function loadComments(executor: Executor, ids: string[]) {
  const rows = await executor
    .select({
      id: projectEvents.id,
      actorId: projectEvents.actorId,
      actorName: projectEvents.actorName,
      createdAt: projectEvents.createdAt,
      aboutId: logNotes.aboutId,
      body: logNotes.body,
      editedAt: logNotes.editedAt,
    })
    .from(logNotes)
    .innerJoin(projectEvents, eq(projectEvents.id, logNotes.eventId))
    .where(inArray(logNotes.aboutId, ids))
    .orderBy(asc(projectEvents.createdAt), asc(projectEvents.id));
  return Map.groupBy(rows, ({ aboutId }) => aboutId);
}

/** Whom notes and comments call, by the text that calls them. */
async function loadMentions(executor: Executor, ids: string[]) {
  const rows = await executor
    .select()
    .from(logMentions)
    .where(inArray(logMentions.eventId, ids))
    .orderBy(asc(logMentions.name));
  return Map.groupBy(rows, ({ eventId }) => eventId);
}

/** What the entries that comments are about tell of. */
async function loadKinds(executor: Executor, ids: string[]) {
  const rows = await executor
    .select({ id: projectEvents.id, kind: projectEvents.kind })
    .from(projectEvents)
    .where(inArray(projectEvents.id, ids));
  return new Map(rows.map(({ id, kind }) => [id, kind]));
}

/**
 * Everything besides their own rows that entries of the log are shown with, in four queries; comments
 * may be left out, where they stand among the entries themselves.
 */
export async function loadAround(
  executor: Executor,
  entries: readonly StoredEntry[],
  { comments } = { comments: true },
) {
  const rows = entries.flatMap((entry) => (entry.of === 'project' ? [entry.row] : []));
  const distinct = (ids: (string | null)[]) => [...new Set(ids.filter((id) => id !== null))];
  const ids = distinct(rows.map(({ id }) => id));
  const below = await loadComments(executor, comments ? ids : []);
  const written = rows.flatMap(({ id, body }) => (body === null ? [] : [id]));
  const commenting = [...below.values()].flat().map(({ id }) => id);
  return {
    stages: await loadStages(executor, distinct(rows.map(({ stageId }) => stageId))),
    comments: below,
    mentions: await loadMentions(executor, distinct([...written, ...commenting])),
    kinds: await loadKinds(executor, distinct(rows.map(({ aboutId }) => aboutId))),
  };
}

export type Around = Awaited<ReturnType<typeof loadAround>>;
