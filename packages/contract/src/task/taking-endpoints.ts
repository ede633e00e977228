import { z } from 'zod';
import { defineEndpoint } from '../http/endpoint.ts';
import { idSchema } from '../http/fields.ts';

/** How the tasks of a project are taken away. */
export const TASK_TABLES = ['csv', 'xlsx'] as const;

const feedView = z.object({
  /** The secret address that a calendar program subscribes to. */
  url: z.string(),
});

/** Ways out: tables, and calendars that programs subscribe to. */
export const taskTakingEndpoints = {
  /** The tasks of a project as a table. */
  exportTable: defineEndpoint({
    name: 'task.exportTable',
    method: 'GET',
    path: '/task/export',
    access: 'profile',
    query: z.object({ project_id: idSchema, format: z.enum(TASK_TABLES).default('csv') }),
    responses: { 200: { bytes: true } },
    errors: ['not_found'],
    limit: { max: 20, minutes: 1, key: 'account' },
  }),
  /** The calendar of a project, or of all that the caller has to do; made when it is first asked for. */
  feed: defineEndpoint({
    name: 'task.feed',
    method: 'GET',
    path: '/task/feed',
    access: 'profile',
    query: z.object({ project_id: idSchema.optional() }),
    responses: { 200: feedView },
    errors: ['not_found'],
  }),
  /** Gives the calendar another address; the one before leads nowhere. */
  renewFeed: defineEndpoint({
    name: 'task.renewFeed',
    method: 'POST',
    path: '/task/feed/renew',
    access: 'profile',
    body: z.object({ project_id: idSchema.nullable() }),
    responses: { 200: feedView },
    errors: ['not_found'],
    limit: { max: 20, minutes: 10, key: 'account' },
  }),
  /** What a calendar program reads; its address is the only key. */
  calendar: defineEndpoint({
    name: 'task.calendar',
    method: 'GET',
    path: '/task/feed/:token',
    access: 'public',
    params: z.object({ token: z.string().max(200) }),
    responses: { 200: { bytes: true } },
    errors: ['not_found'],
    limit: { max: 120, minutes: 10, key: 'address' },
  }),
};
