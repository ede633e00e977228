import { z } from 'zod';
import { defineEndpoint } from '../http/endpoint.ts';
import { byId, idSchema } from '../http/fields.ts';
import {
  COMMENT_SUBJECTS,
  commentAnchorSchema,
  commentQuote,
  commentSchema,
  commentText,
  REACTIONS,
} from './views.ts';

const subject = {
  subject: z.enum(COMMENT_SUBJECTS),
  /** The id of what is talked about. */
  subject_id: idSchema,
};

/** Ids of members whom a text calls by «@» and the name. */
const mentions = z.array(idSchema).max(50).default([]);

/** The one mechanism of threads: whatever is talked about, its comments are read and written here. */
export const commentEndpoints = {
  /** Threads by their beginning, answers behind theirs, the oldest first. */
  list: defineEndpoint({
    name: 'comment.list',
    method: 'GET',
    path: '/comment',
    access: 'profile',
    query: z.object(subject),
    responses: {
      200: z.object({
        comments: z.array(commentSchema),
        can: z.object({ comment: z.boolean() }),
      }),
    },
    errors: ['not_found'],
  }),
  /**
   * The same `key` of the same person at the same place gives what is there already; with words added to it,
   * that is changed to them while it may be. An answer to an answer goes into its thread.
   */
  add: defineEndpoint({
    name: 'comment.add',
    method: 'POST',
    path: '/comment',
    access: 'profile',
    body: z.object({
      ...subject,
      text: commentText,
      quote: commentQuote.nullable().default(null),
      thread_id: idSchema.nullable().default(null),
      /** Of what begins a thread in a document. */
      anchor: commentAnchorSchema.nullable().default(null),
      key: idSchema.optional(),
      mentions,
    }),
    responses: { 201: commentSchema },
    errors: ['not_found', 'forbidden', 'discussion_closed', 'mentioned_outsider'],
    limit: { max: 60, minutes: 10, key: 'account' },
  }),
  /** Its author changes a comment, for as long as `COMMENT_EDIT_MINUTES`. */
  change: defineEndpoint({
    name: 'comment.change',
    method: 'PATCH',
    path: '/comment/:id',
    access: 'profile',
    params: byId,
    body: z.object({ text: commentText, mentions }),
    responses: { 200: commentSchema },
    errors: ['forbidden', 'discussion_closed', 'comment_settled', 'mentioned_outsider'],
  }),
  /** By its author at any time, by whoever has created the project, and by who moderates a discussion. */
  remove: defineEndpoint({
    name: 'comment.remove',
    method: 'DELETE',
    path: '/comment/:id',
    access: 'profile',
    params: byId,
    responses: { 204: null },
    errors: ['forbidden'],
  }),
  /** Settles a thread, or opens it again; gives its beginning. */
  resolve: defineEndpoint({
    name: 'comment.resolve',
    method: 'POST',
    path: '/comment/:id/resolve',
    access: 'profile',
    params: byId,
    body: z.object({ resolved: z.boolean() }),
    responses: { 200: commentSchema },
    errors: ['forbidden', 'discussion_closed'],
  }),
  react: defineEndpoint({
    name: 'comment.react',
    method: 'PUT',
    path: '/comment/:id/reaction',
    access: 'profile',
    params: byId,
    body: z.object({ reaction: z.enum(REACTIONS), on: z.boolean() }),
    responses: { 200: commentSchema },
    errors: ['forbidden', 'discussion_closed'],
    limit: { max: 240, minutes: 10, key: 'account' },
  }),
};
