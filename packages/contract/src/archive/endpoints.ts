import { z } from 'zod';
import { defineEndpoint } from '../http/endpoint.ts';
import { byId, idSchema, momentSchema } from '../http/fields.ts';
import { DEFAULT_ZONE, zoneSchema } from '../time/zone.ts';

/** A whole project as one ZIP file, made for one member of its team. */
export const archiveSchema = z.object({
  id: idSchema,
  project_id: idSchema,
  status: z.enum(['queued', 'running', 'ready', 'failed', 'cancelled']),
  /** 0 to 100. */
  progress: z.int().min(0).max(100),
  revision: z.int(),
  /** Code of the error texts when failed. */
  error: z.string().nullable(),
  file_name: z.string(),
  /** In bytes, when ready. */
  size: z.number().nullable(),
  /** How many parts could not be put in; the index inside the archive says which and why. */
  missing: z.int(),
  /** Signed address of the file when ready, for an hour. */
  url: z.string().nullable(),
  /** Until when the file is kept, when ready. */
  kept_until: momentSchema.nullable(),
  created_at: momentSchema,
});
export type ArchiveView = z.infer<typeof archiveSchema>;

/** A ready archive is kept for so many days. */
export const ARCHIVE_DAYS = 3;

export const archiveEndpoints = {
  /** Begins to put the project together, or gives the caller's archive that is under way already. */
  start: defineEndpoint({
    name: 'archive.start',
    method: 'POST',
    path: '/project/:id/archive',
    access: 'profile',
    params: byId,
    /** The zone that moments are written in. */
    body: z.object({ zone: zoneSchema.default(DEFAULT_ZONE) }),
    responses: { 201: archiveSchema },
    errors: ['forbidden'],
    limit: { max: 10, minutes: 1, key: 'account' },
  }),
  /** The caller's newest archive of a project, null where he has none. */
  newest: defineEndpoint({
    name: 'archive.newest',
    method: 'GET',
    path: '/project/:id/archive',
    access: 'profile',
    params: byId,
    responses: { 200: z.object({ archive: archiveSchema.nullable() }) },
  }),
  get: defineEndpoint({
    name: 'archive.get',
    method: 'GET',
    path: '/project/archive/:id',
    access: 'profile',
    params: byId,
    /** Answers at once when the revision is newer than `after`, else when it changes or after 10 s. */
    query: z.object({ after: z.coerce.number().int().optional() }),
    responses: { 200: archiveSchema },
  }),
  /** Stops the making, or throws a ready archive away. */
  cancel: defineEndpoint({
    name: 'archive.cancel',
    method: 'DELETE',
    path: '/project/archive/:id',
    access: 'profile',
    params: byId,
    responses: { 204: null },
  }),
};
