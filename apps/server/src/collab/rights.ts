import { type Hocuspocus, OutgoingMessage } from '@hocuspocus/server';
import type { RightsScope } from '../documents/live-documents.ts';
import { type Access, accessOrNull } from './authenticate.ts';
import {
  type LiveConnection,
  type LiveContext,
  learnRights,
  notify,
} from './connection-context.ts';

/** How long after its end a token may stay unreplaced. */
const GRACE_MS = 60_000;

type Live = Hocuspocus<LiveContext>;

function connectionsOf(live: Live, documentId?: string): LiveConnection[] {
  const docs = documentId ? [live.documents.get(documentId)] : [...live.documents.values()];
  return docs.flatMap((doc) => doc?.getConnections() ?? []) as LiveConnection[];
}

function meant(live: Live, scope: RightsScope): LiveConnection[] {
  if ('documentId' in scope) return connectionsOf(live, scope.documentId);
  const [key, id] =
    'userId' in scope
      ? (['userId', scope.userId] as const)
      : (['projectId', scope.projectId] as const);
  return connectionsOf(live).filter(({ context }) => context[key] === id);
}

/** Asks an editor for what he has and the document lacks: what was not taken while he might only read. */
function askForMissing(connection: LiveConnection): void {
  const question = new OutgoingMessage(connection.messageAddress)
    .createSyncMessage()
    .writeFirstSyncStepFor(connection.document);
  connection.send(question.toUint8Array());
}

async function sessionEnded({ sessions }: Access, { userId, sessionId }: LiveContext) {
  return userId !== null && sessionId !== null && !(await sessions.has(userId, sessionId));
}

/**
 * Looks up what this connection may do now, and tells its editor when that is new to him. A lookup
 * that a later one or a pause has overtaken does nothing: what it has read may be of the past.
 */
export async function applyRights(access: Access, connection: LiveConnection): Promise<void> {
  const { context, document } = connection;
  context.lookups += 1;
  const lookup = context.lookups;
  if (await sessionEnded(access, context)) {
    connection.close({ code: 4401, reason: 'unauthorized' });
    return;
  }
  const opened = await accessOrNull(access.db, document.name, context.userId);
  if (lookup !== context.lookups) return;
  if (!opened) {
    connection.close({ code: 4403, reason: 'not_found' });
    return;
  }
  learnRights(context, opened);
  connection.readOnly = !opened.can.edit;
  if (opened.can.edit && context.refused && !context.tooLarge) askForMissing(connection);
  const { locked } = opened;
  const locked_stages = opened.access.thesis?.locked ?? [];
  const news = JSON.stringify({ locked, locked_stages });
  if (context.told !== news) {
    context.told = news;
    notify(connection, { kind: 'rights', edit: opened.can.edit, locked, locked_stages });
  }
}

/** Looks up the rights of every connection in `scope`; of a person, also which sessions he still has. */
export async function refreshRights(live: Live, access: Access, scope: RightsScope): Promise<void> {
  if ('userId' in scope) access.sessions.forget(scope.userId);
  for (const connection of meant(live, scope)) await applyRights(access, connection);
}

/** Stops all writing to a document at once, before its rights are known to have changed. */
export function pauseWriting(live: Live, documentId: string): void {
  for (const connection of connectionsOf(live, documentId)) {
    const { context } = connection;
    context.lookups += 1;
    // whatever comes of it, the editor is told anew: what he sent meanwhile was not taken
    context.told = undefined;
    context.mayEdit = false;
    connection.readOnly = true;
  }
}

/**
 * One round over all connections: rights that changed in another process, and tokens that have run
 * out, whose editor is asked for a new one and is let go if none comes.
 */
export async function watchConnections(live: Live, access: Access): Promise<void> {
  const now = access.clock().getTime();
  for (const connection of connectionsOf(live)) {
    const overdue = now - connection.context.expiresAt;
    if (overdue > GRACE_MS) connection.close({ code: 4401, reason: 'unauthorized' });
    else {
      if (overdue > 0) connection.requestToken();
      await applyRights(access, connection);
    }
  }
}
