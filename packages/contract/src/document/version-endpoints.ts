import { z } from 'zod';
import { documentChangesSchema } from '../edition/views.ts';
import { defineEndpoint } from '../http/endpoint.ts';
import { byId, idSchema, line } from '../http/fields.ts';
import { documentVersionSchema } from './views.ts';

/** What somebody calls a version by. */
const named = z.object({ name: line(1, 100) });

/** What became of the text when a kept edition was put in its place. */
const restoredSchema = z.object({
  /** The version that holds what stood there before. */
  kept: idSchema,
  /** Who else has put another edition in its place a minute ago or less; null where nobody has. */
  after: z.string().nullable(),
});

/** The text of a version; its shape is that of `DocumentSnapshot` of the editor-schema package. */
const snapshotSchema = z.object({
  version: z.int(),
  settings: z.unknown(),
  sections: z.array(
    z.object({ id: z.string(), kind: z.string(), title: z.string(), content: z.unknown() }),
  ),
  sources: z.array(z.unknown()),
});

/** The calls on the kept editions of a document. */
export const versionEndpoints = {
  versions: defineEndpoint({
    name: 'document.versions',
    method: 'GET',
    path: '/document/:id/version',
    access: 'profile',
    params: byId,
    responses: { 200: z.object({ versions: z.array(documentVersionSchema) }) },
  }),
  /** Keeps the text as it is now, before much of it is mended at once; twice the same is kept once. */
  keepVersion: defineEndpoint({
    name: 'document.keepVersion',
    method: 'POST',
    path: '/document/:id/version',
    access: 'profile',
    params: byId,
    responses: { 204: null },
    errors: ['section_locked', 'forbidden', 'worker_busy'],
    limit: { max: 30, minutes: 1, key: 'account' },
  }),
  /** Keeps the text as it is now under a name, also while it waits or is approved. */
  nameVersion: defineEndpoint({
    name: 'document.nameVersion',
    method: 'POST',
    path: '/document/:id/version/named',
    access: 'profile',
    params: byId,
    body: named,
    responses: { 201: z.object({ id: idSchema }) },
    errors: ['forbidden', 'worker_busy'],
    limit: { max: 30, minutes: 1, key: 'account' },
  }),
  /** Calls one's own named version otherwise. */
  renameVersion: defineEndpoint({
    name: 'document.renameVersion',
    method: 'PATCH',
    path: '/document/version/:id',
    access: 'profile',
    params: byId,
    body: named,
    responses: { 204: null },
    errors: ['forbidden'],
  }),
  /** Removes one's own named version; those that the product has kept stay. */
  removeVersion: defineEndpoint({
    name: 'document.removeVersion',
    method: 'DELETE',
    path: '/document/version/:id',
    access: 'profile',
    params: byId,
    responses: { 204: null },
    errors: ['forbidden'],
  }),
  /** A version with its text, to be looked at. */
  readVersion: defineEndpoint({
    name: 'document.readVersion',
    method: 'GET',
    path: '/document/version/:id',
    access: 'profile',
    params: byId,
    responses: { 200: z.object({ snapshot: snapshotSchema }) },
    limit: { max: 120, minutes: 1, key: 'account' },
  }),
  /** How the text has changed from this version to `until`, another one, or to what it is now. */
  compareVersions: defineEndpoint({
    name: 'document.compareVersions',
    method: 'GET',
    path: '/document/version/:id/changes',
    access: 'profile',
    params: byId,
    query: z.object({ until: idSchema.optional() }),
    responses: { 200: z.object({ changes: documentChangesSchema.nullable() }) },
    errors: ['worker_busy', 'export_failed'],
    limit: { max: 60, minutes: 1, key: 'account' },
  }),
  restoreVersion: defineEndpoint({
    name: 'document.restoreVersion',
    method: 'POST',
    path: '/document/version/:id/restore',
    access: 'profile',
    params: byId,
    responses: { 200: restoredSchema },
    errors: ['section_locked', 'forbidden', 'worker_busy'],
  }),
  /** Puts one section as it was in a version into the text; where it is gone, it comes back to its place. */
  restoreSection: defineEndpoint({
    name: 'document.restoreSection',
    method: 'POST',
    path: '/document/version/:id/restore_section',
    access: 'profile',
    params: byId,
    body: z.object({ section: line(1, 64) }),
    responses: { 200: restoredSchema },
    errors: ['section_locked', 'forbidden', 'worker_busy'],
  }),
};
