import { z } from 'zod';
import { defineEndpoint } from '../http/endpoint.ts';
import { byId } from '../http/fields.ts';
import { DEFAULT_ZONE, zoneSchema } from '../time/zone.ts';
import { archiveSchema } from './views.ts';

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
