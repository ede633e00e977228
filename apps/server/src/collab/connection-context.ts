import type { Connection } from '@hocuspocus/server';
import type { LiveNotice } from '@pv/contract';
import type { OpenedDocument } from '../features/document/load-access.ts';

/** What the server knows of one editor's connection to one document, or of its own change to one. */
export interface LiveContext {
  /** Null for a change that the server makes on nobody's behalf. */
  userId: string | null;
  /** Null with the person. */
  sessionId: string | null;
  /** How the person is shown to others. */
  name: string;
  projectId: string;
  /** When the access token ends, in milliseconds since the epoch. */
  expiresAt: number;
  /** The locks that the editor was last told of, as text; undefined before the first time. */
  told: string | undefined;
  /** Counts lookups of rights, so that a late one does not undo a newer one. */
  lookups: number;
  /** Something that this connection sent was not taken. */
  refused: boolean;
  /** What was known last of its right to write. */
  mayEdit: boolean;
  /** Stages in whose sections nobody may write now; null where it is not the one document of a project. */
  closed: ReadonlySet<string> | null;
  /** It has sent more than is taken; see `admit`. */
  tooLarge: boolean;
  /** It has sent suggestions of somebody else; see `admit`. */
  forged: boolean;
  /** Its changes are in the database already and are not written again. */
  committed: boolean;
}

/** The context of a change that the server itself makes. */
export function ownContext(userId: string | null, committed = false): LiveContext {
  const expiresAt = Number.POSITIVE_INFINITY;
  const nobody = {
    sessionId: null,
    name: '',
    projectId: '',
    expiresAt,
    told: '',
    lookups: 0,
    refused: false,
    mayEdit: false,
    closed: null,
    tooLarge: false,
    forged: false,
  };
  return { ...nobody, userId, committed };
}

/** The stages in whose sections of the one document of a project nobody may write now. */
export const closedIn = ({ access: { thesis } }: OpenedDocument): LiveContext['closed'] =>
  thesis && new Set(thesis.locked.map(({ id }) => id));

/** Takes over what is known of the rights. */
export function learnRights(context: LiveContext, opened: OpenedDocument): void {
  context.mayEdit = opened.can.edit;
  context.closed = closedIn(opened);
}

export type LiveConnection = Connection<LiveContext>;

/** Sends one notice to one editor. */
export function notify(connection: LiveConnection, notice: LiveNotice): void {
  connection.sendStateless(JSON.stringify(notice));
}

/** Closes the connection to this document for good; the reason is for the client's log. */
export class LiveRefusal extends Error {
  readonly code = 4403;
  readonly reason: string;

  constructor(reason: string) {
    // the library logs every refusal that has a message
    super('');
    this.reason = reason;
  }
}
