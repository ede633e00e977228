import { liveRequestSchema } from '@pv/contract';
import * as Y from 'yjs';
import { type LiveConnection, LiveRefusal, notify } from './connection-context.ts';
import type { UpdateLog } from './update-log.ts';

/** Kinds of the sync protocol that carry changes. */
const CARRIES_CHANGES: ReadonlySet<number> = new Set([1, 2]);

/** Remembers that a connection which may only read has sent something new. */
export function noteRefused(connection: LiveConnection, type: number, update: Uint8Array): void {
  if (!connection.readOnly || !CARRIES_CHANGES.has(type)) return;
  if (!Y.snapshotContainsUpdate(Y.snapshot(connection.document), update)) {
    connection.context.refused = true;
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
