import { z } from 'zod';
import { idSchema } from '../http/fields.ts';

/** Path of the live connection; the name of a document there is its id, the token is the access token. */
export const LIVE_PATH = '/collab';

/** An update larger than this closes the connection. Pictures never travel here. */
export const LIVE_UPDATE_MAX_BYTES = 8 * 1024 * 1024;

/**
 * A document that is larger takes no large changes, whichever way they come. A thesis of two hundred
 * pages has some 3 MB with its history.
 */
export const DOCUMENT_MAX_BYTES = 16 * 1024 * 1024;

/** Why nobody, or not the caller, may write now; null where he may. */
export const documentLockSchema = z.enum(['waiting', 'approved', 'finished', 'role']).nullable();

/**
 * A stage whose sections of the one document of a project nobody may write now; those of the other stages
 * stay open.
 */
export const lockedStageSchema = z.object({ id: idSchema, why: z.enum(['waiting', 'approved']) });
export type LockedStage = z.infer<typeof lockedStageSchema>;

/**
 * What an editor says over the live connection in a stateless message. `flush` asks to be told when
 * everything that this connection sent before it is committed; the answer carries the same `id`.
 */
export const liveRequestSchema = z.object({ kind: z.literal('flush'), id: z.int() });
export type LiveRequest = z.infer<typeof liveRequestSchema>;

/** What the server says to an editor in a stateless message. */
export const liveNoticeSchema = z.discriminatedUnion('kind', [
  /** Everything sent before `flush` with this id is in the database. */
  z.object({ kind: z.literal('saved'), id: z.int() }),
  /** What this connection sent was not taken because the document, or the change itself, is too large. */
  z.object({ kind: z.literal('too_large') }),
  /** Some of what this connection sent was not taken, because it may only read. */
  z.object({ kind: z.literal('refused'), id: z.int() }),
  /**
   * The caller's rights, first when the connection opens and again whenever they change. What was
   * typed while he might not write is asked for as soon as he may.
   */
  z.object({
    kind: z.literal('rights'),
    edit: z.boolean(),
    locked: documentLockSchema,
    locked_stages: z.array(lockedStageSchema),
  }),
]);
export type LiveNotice = z.infer<typeof liveNoticeSchema>;
