import { z } from 'zod';
import { defineEndpoint } from '../http/endpoint.ts';
import { byId, idSchema, pageQuery, personSchema, text, typedDateSchema } from '../http/fields.ts';
import { projectTypeSchema } from '../kinds/kinds.ts';
import { DEFAULT_ZONE, zoneSchema } from '../time/zone.ts';
import { eventIdSchema } from './events.ts';
import { logEntrySchema, logEventSchema } from './views.ts';

const LOG = '/project/project_logs';

/** The text of a note or of a comment: something has to stand in it. */
export const logCommentText = text(5000).refine((value) => value.trim() !== '', {
  error: 'field_empty',
});

/** Ids of members whom a text calls by «@» and the name. */
const mentions = z.array(idSchema).max(50);

/** Filters combine with «and». */
const filters = {
  log_uuid: idSchema.optional(),
  event_uuid: eventIdSchema.optional(),
  /** Words that stand in a note, in a comment, or in the remarks and the reason of an entry, in any order. */
  log_comment: z.string().max(200).optional(),
  project_id: idSchema.optional(),
  /** Who has acted. */
  user_id: idSchema.optional(),
  /** The first and the last day of the period, both of them included, in `zone`. */
  created_at_start: typedDateSchema.optional(),
  created_at_end: typedDateSchema.optional(),
  zone: zoneSchema.default(DEFAULT_ZONE),
};

export const logEndpoints = {
  /** What has happened in the caller's projects, in those that were deleted under him, and with his account. */
  list: defineEndpoint({
    name: 'log.list',
    method: 'GET',
    path: LOG,
    access: 'profile',
    query: z.object({ ...filters, ...pageQuery }),
    responses: {
      200: z.object({ logs: z.array(logEntrySchema), next_cursor: z.string().nullable() }),
    },
    errors: ['not_found'],
  }),
  /** The same entries as a table for Excel, whole. */
  exportCsv: defineEndpoint({
    name: 'log.exportCsv',
    method: 'GET',
    path: `${LOG}/csv`,
    access: 'profile',
    query: z.object(filters),
    responses: { 200: { bytes: true } },
    errors: ['not_found'],
    limit: { max: 10, minutes: 1, key: 'account' },
  }),
  /** What the caller's log may be filtered by. */
  choices: defineEndpoint({
    name: 'log.choices',
    method: 'GET',
    path: `${LOG}/choices`,
    access: 'profile',
    query: z.object({ project_id: idSchema.optional() }),
    responses: {
      200: z.object({
        projects: z.array(
          z.object({
            id: idSchema,
            type: projectTypeSchema,
            title: z.string(),
            deleted: z.boolean(),
          }),
        ),
        /** Who has acted in the project, or in any of them. */
        people: z.array(personSchema),
      }),
    },
    errors: ['not_found'],
  }),
  events: defineEndpoint({
    name: 'log.events',
    method: 'GET',
    path: `${LOG}/events`,
    access: 'account',
    responses: { 200: z.object({ events: z.array(logEventSchema) }) },
  }),
  /**
   * A note on a project, or a comment on the entry `log_uuid` of its log. The same `key` of the same person
   * again gives what is there already; with another text it changes that one, as `change` does.
   */
  add: defineEndpoint({
    name: 'log.add',
    method: 'POST',
    path: '/project/project_log',
    access: 'profile',
    body: z.object({
      project_id: idSchema,
      log_comment: logCommentText,
      log_uuid: idSchema.optional(),
      /** Made by the writer's browser, so that a lost answer writes nothing twice. */
      key: idSchema.optional(),
      mentions: mentions.default([]),
    }),
    responses: { 201: logEntrySchema },
    errors: ['not_found', 'forbidden', 'mentioned_outsider'],
    limit: { max: 60, minutes: 10, key: 'account' },
  }),
  /**
   * Changes the text of one's own note or comment, and whom it calls; nothing else of the log can be
   * changed. Who was called before may stay also after he has left.
   */
  change: defineEndpoint({
    name: 'log.change',
    method: 'PATCH',
    path: '/project/project_log/:id',
    access: 'profile',
    params: byId,
    body: z.object({ log_comment: logCommentText, mentions: mentions.optional() }),
    responses: { 200: logEntrySchema },
    errors: ['not_found', 'forbidden', 'mentioned_outsider'],
  }),
};
