import { z } from 'zod';
import { defineEndpoint } from '../http/endpoint.ts';
import { byId, idSchema, versionSchema } from '../http/fields.ts';
import { closedKeySchema, closedNoteSchema, phraseSchema, sealedSchema } from './views.ts';

const NOTES = '/user/closed_notes';

/** What a note is after it was saved. */
const saved = closedNoteSchema.pick({ version: true, updated_at: true });

/**
 * Closed notes: encrypted in the browser by a key that never comes here. The server keeps what it cannot
 * read, and the phrase by which a browser knows whether a key is the right one.
 */
export const noteEndpoints = {
  /** The phrase of the person's key, null before there is one, and all notes, the last changed first. */
  list: defineEndpoint({
    name: 'note.list',
    method: 'GET',
    path: NOTES,
    access: 'profile',
    responses: {
      200: z.object({ key: closedKeySchema.nullable(), notes: z.array(closedNoteSchema) }),
    },
    limit: { max: 120, minutes: 1, key: 'account' },
  }),
  get: defineEndpoint({
    name: 'note.get',
    method: 'GET',
    path: `${NOTES}/:id`,
    access: 'profile',
    params: byId,
    responses: { 200: closedNoteSchema },
  }),
  makeKey: defineEndpoint({
    name: 'note.makeKey',
    method: 'POST',
    path: `${NOTES}/key`,
    access: 'profile',
    body: z.object({ phrase: phraseSchema }),
    responses: { 201: closedKeySchema },
    errors: ['note_key_exists'],
    limit: { max: 20, minutes: 10, key: 'account' },
  }),
  /** Deletes a key's phrase with all its notes. `confirmation` is one's own address, typed. */
  dropKey: defineEndpoint({
    name: 'note.dropKey',
    method: 'DELETE',
    path: `${NOTES}/key/:id`,
    access: 'profile',
    params: byId,
    body: z.object({ confirmation: z.string().trim().toLowerCase().max(254) }),
    responses: { 204: null },
    errors: ['confirmation_mismatch'],
    limit: { max: 20, minutes: 10, key: 'account' },
  }),
  /** Keeps a note under an id that the browser gives: `version` 0 makes it, any other changes that one. */
  save: defineEndpoint({
    name: 'note.save',
    method: 'PUT',
    path: `${NOTES}/:id`,
    access: 'profile',
    params: byId,
    body: sealedSchema.extend({ key_id: idSchema, version: versionSchema }),
    responses: { 200: saved },
    errors: ['stale_version', 'too_many_notes', 'note_key_changed'],
    limit: { max: 240, minutes: 1, key: 'account' },
  }),
  remove: defineEndpoint({
    name: 'note.remove',
    method: 'DELETE',
    path: `${NOTES}/:id`,
    access: 'profile',
    params: byId,
    query: z.object({ version: z.coerce.number().int().positive() }),
    responses: { 204: null },
    errors: ['stale_version'],
  }),
};
