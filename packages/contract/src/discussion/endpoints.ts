import { z } from 'zod';
import { defineEndpoint } from '../http/endpoint.ts';
import { byId, idSchema, pageQuery, personSchema, versionSchema } from '../http/fields.ts';
import { DISCUSSION_TABS } from './tabs.ts';
import {
  discussionFields,
  discussionOfferSchema,
  discussionRowSchema,
  discussionSchema,
} from './views.ts';

const { title, abstract, readers, files, document_id } = discussionFields;

/** Discussions of works: what is shown of a project, to whom, and who answers. Threads are comments. */
export const discussionEndpoints = {
  /** Those that the caller may read: what has waited for a week first, then the last said. */
  list: defineEndpoint({
    name: 'discussion.list',
    method: 'GET',
    path: '/discussion',
    access: 'profile',
    query: z.object({
      tab: z.enum(DISCUSSION_TABS).default('student-works'),
      /** Words of a title, an abstract or an author, in any order. */
      search: z.string().max(200).optional(),
      ...pageQuery,
    }),
    responses: {
      200: z.object({
        discussions: z.array(discussionRowSchema),
        next_cursor: z.string().nullable(),
      }),
    },
  }),
  /** What a project has to discuss, for its team. */
  offer: defineEndpoint({
    name: 'discussion.offer',
    method: 'GET',
    path: '/discussion/offer',
    access: 'profile',
    query: z.object({ project_id: idSchema }),
    responses: { 200: discussionOfferSchema },
    errors: ['not_found'],
  }),
  open: defineEndpoint({
    name: 'discussion.open',
    method: 'POST',
    path: '/discussion',
    access: 'profile',
    body: z.object({
      project_id: idSchema,
      title,
      abstract: abstract.default(''),
      readers: readers.default('members'),
      files: files.default([]),
      document_id: document_id.default(null),
    }),
    responses: { 201: discussionSchema },
    errors: ['not_found', 'forbidden', 'discussion_exists', 'discussion_names_absent'],
    limit: { max: 60, minutes: 60, key: 'account' },
  }),
  get: defineEndpoint({
    name: 'discussion.get',
    method: 'GET',
    path: '/discussion/:id',
    access: 'profile',
    params: byId,
    responses: { 200: discussionSchema },
  }),
  /** Changes what is given; `owner_id` says who answers, null for the one who has opened it. */
  change: defineEndpoint({
    name: 'discussion.change',
    method: 'PATCH',
    path: '/discussion/:id',
    access: 'profile',
    params: byId,
    body: z.object({
      version: versionSchema,
      title: title.optional(),
      abstract: abstract.optional(),
      readers: readers.optional(),
      files: files.optional(),
      document_id: document_id.optional(),
      owner_id: idSchema.nullable().optional(),
    }),
    responses: { 200: discussionSchema },
    errors: ['forbidden', 'stale_version', 'discussion_names_absent'],
  }),
  /** Ends what may be said, or opens it again. */
  close: defineEndpoint({
    name: 'discussion.close',
    method: 'POST',
    path: '/discussion/:id/close',
    access: 'profile',
    params: byId,
    body: z.object({ closed: z.boolean() }),
    responses: { 200: discussionSchema },
    errors: ['forbidden'],
  }),
  /** Deletes it with everything that was said in it. */
  remove: defineEndpoint({
    name: 'discussion.remove',
    method: 'DELETE',
    path: '/discussion/:id',
    access: 'profile',
    params: byId,
    responses: { 204: null },
    errors: ['forbidden'],
  }),
  /** Who may be called in it by a part of the name: the team, and those who have taken part. */
  people: defineEndpoint({
    name: 'discussion.people',
    method: 'GET',
    path: '/discussion/:id/people',
    access: 'profile',
    params: byId,
    query: z.object({ text: z.string().max(100).optional() }),
    responses: { 200: z.object({ users: z.array(personSchema) }) },
    limit: { max: 240, minutes: 1, key: 'account' },
  }),
  /** The text of the work as it is now, as a PDF. */
  document: defineEndpoint({
    name: 'discussion.document',
    method: 'GET',
    path: '/discussion/:id/document',
    access: 'profile',
    params: byId,
    responses: { 200: { bytes: true } },
    errors: ['worker_busy', 'export_failed'],
    limit: { max: 30, minutes: 10, key: 'account' },
  }),
};
