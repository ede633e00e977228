import { AppError } from '@pv/contract';
import { decodeJwt } from 'jose';
import type { Actor, Deps } from '../context.ts';
import type { Database } from '../db/database.ts';
import { loadAccess, type OpenedDocument } from '../features/document/load-access.ts';
import { readActor } from '../http/session.ts';
import { closedIn, type LiveContext, LiveRefusal } from './connection-context.ts';

/** What the live side needs to tell who somebody is and what he may do. */
export interface Access extends Pick<Deps, 'config' | 'sessions' | 'clock'> {
  db: Database;
}

/** The document as this person may use it, or null when he may not even see it. */
export async function accessOrNull(
  db: Database,
  documentId: string,
  userId: string | null,
): Promise<OpenedDocument | null> {
  if (userId === null) return null;
  try {
    return await loadAccess(db, documentId, userId);
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  }
}

/**
 * Who holds this access token, and until when.
 * @throws LiveRefusal for a token that is forged, expired, of an ended session or of a person without a
 *   filled profile
 */
export async function readLiveToken(
  access: Omit<Access, 'db'>,
  token: string,
): Promise<{ actor: Actor; expiresAt: number }> {
  const actor = await readActor(access, token);
  if (!actor) throw new LiveRefusal('unauthorized');
  if (actor.profileName === null) throw new LiveRefusal('profile_incomplete');
  return { actor, expiresAt: (decodeJwt(token).exp ?? 0) * 1000 };
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Lets a connection in by the rules of the HTTP calls.
 * @throws LiveRefusal `unauthorized`, `profile_incomplete`, `not_found`
 */
export async function authenticate(
  access: Access,
  documentId: string,
  token: string,
): Promise<{ context: LiveContext; mayEdit: boolean }> {
  const { actor, expiresAt } = await readLiveToken(access, token);
  const opened = ID.test(documentId) && (await accessOrNull(access.db, documentId, actor.userId));
  if (!opened) throw new LiveRefusal('not_found');
  return {
    mayEdit: opened.can.edit,
    context: {
      userId: actor.userId,
      sessionId: actor.sessionId,
      name: actor.profileName ?? '',
      projectId: opened.access.project.id,
      expiresAt,
      told: undefined,
      lookups: 0,
      refused: false,
      mayEdit: opened.can.edit,
      closed: closedIn(opened),
      tooLarge: false,
      forged: false,
      committed: false,
    },
  };
}
