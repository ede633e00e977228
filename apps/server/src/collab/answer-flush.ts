import { liveRequestSchema } from '@pv/contract';
import { rootsTouched, type SuggestionAuthors, sectionsMap } from '@pv/editor-schema';
import * as Y from 'yjs';
import type { Allowance } from './allowance.ts';
import { type LiveConnection, LiveRefusal, notify } from './connection-context.ts';
import type { UpdateLog } from './update-log.ts';

/** Kinds of the sync protocol that carry changes: all that the other side lacks, and one update. */
const ALL_MISSING = 1;
const ONE_UPDATE = 2;

/**
 * Whether a change to the one document of a project reaches into sections of stages that are closed, gives
 * them sections, or takes some from them. What cannot be told yet, because it builds on what has not come
 * or was refused, is taken for such a change, also while nothing is closed: it would wait in the document
 * and come in with another change when something is.
 */
export function isBarred(
  document: Y.Doc,
  update: Uint8Array,
  closed: ReadonlySet<string> | null,
): boolean {
  if (closed === null) return false;
  const { pendingStructs, pendingDs } = document.store;
  if (closed.size > 0 && (pendingStructs || pendingDs)) return true;
  const { sections, stages, unknown } = rootsTouched(document, update);
  const heads = sectionsMap(document);
  const stageOf = (id: string): unknown => {
    const head: unknown = heads.get(id);
    return head instanceof Y.Map ? head.get('stage') : undefined;
  };
  return unknown || [...stages, ...[...sections].map(stageOf)].some((id) => closed.has(String(id)));
}

/**
 * Lets this message be taken or not: only of somebody who may write, and only when it is not too large and
 * changes no section that is closed, and suggests nothing under somebody else's name.
 * After one that was too large or forged nothing is taken that builds on it, until all that is missing is
 * sent at once.
 */
export function admit(
  allowance: Allowance,
  authors: SuggestionAuthors,
  connection: LiveConnection,
  type: number,
  update: Uint8Array,
): void {
  if (type !== ALL_MISSING && type !== ONE_UPDATE) return;
  const { context, document } = connection;
  if (type === ALL_MISSING) {
    context.tooLarge = false;
    context.forged = false;
  }
  const { userId } = context;
  if (context.mayEdit && !context.tooLarge && userId !== null) {
    context.tooLarge = !allowance.allows(document, userId, update);
    if (context.tooLarge) notify(connection, { kind: 'too_large' });
  }
  const barred = context.mayEdit && isBarred(document, update, context.closed);
  context.forged ||= context.mayEdit && userId !== null && authors.forges(update, userId);
  connection.readOnly = !context.mayEdit || context.tooLarge || context.forged || barred;
}

/** Remembers whether a connection has sent something that it may not, and has not sent since. */
export function noteRefused(connection: LiveConnection, type: number, update: Uint8Array): void {
  if (type !== ALL_MISSING && type !== ONE_UPDATE) return;
  const { context, document } = connection;
  if (!connection.readOnly) {
    if (type === ALL_MISSING) context.refused = false;
  } else if (!Y.snapshotContainsUpdate(Y.snapshot(document), update)) {
    context.refused = true;
  }
}

/**
 * Answers a `flush` once everything that the connection sent before it is committed.
 * @throws LiveRefusal for a message that is not of the contract
 */
export async function answerFlush(
  log: UpdateLog,
  connection: LiveConnection,
  payload: string,
): Promise<void> {
  const parsed = liveRequestSchema.safeParse(readJson(payload));
  if (!parsed.success) throw new LiveRefusal('message_unknown');
  const { id } = parsed.data;
  await log.flushed(connection.document.name);
  notify(connection, { kind: connection.context.refused ? 'refused' : 'saved', id });
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
