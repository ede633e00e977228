import { z } from 'zod';
import { commentAnchorSchema, commentQuote, commentSchema, commentText } from '../comment/views.ts';
import { defineEndpoint } from '../http/endpoint.ts';
import { byId, idSchema, text } from '../http/fields.ts';
import { GUEST_LINK_DAYS, GUEST_NAME_MAX, guestLinkSchema, guestReviewSchema } from './views.ts';

/** Links for guests of a document: by whoever may invite people into its project. */
export const guestLinkEndpoints = {
  list: defineEndpoint({
    name: 'guestlink.list',
    method: 'GET',
    path: '/document/:id/guest_links',
    access: 'profile',
    params: byId,
    responses: { 200: z.object({ links: z.array(guestLinkSchema) }) },
    errors: ['not_found', 'forbidden'],
  }),
  /** The secret stands in this answer only. */
  make: defineEndpoint({
    name: 'guestlink.make',
    method: 'POST',
    path: '/document/:id/guest_links',
    access: 'profile',
    params: byId,
    body: z.object({
      days: z.int().min(1).max(GUEST_LINK_DAYS.most).default(GUEST_LINK_DAYS.usual),
    }),
    responses: { 201: z.object({ link: guestLinkSchema, url: z.string() }) },
    errors: ['not_found', 'forbidden', 'too_many_requests'],
    limit: { max: 20, minutes: 10, key: 'account' },
  }),
  /** Nobody gets in by it any more; what was said by it stays. */
  revoke: defineEndpoint({
    name: 'guestlink.revoke',
    method: 'DELETE',
    path: '/document/:id/guest_links/:fieldId',
    access: 'profile',
    params: byId.extend({ fieldId: idSchema }),
    responses: { 204: null },
    errors: ['not_found', 'forbidden'],
  }),
};

const byToken = z.object({ token: z.string().min(20).max(200) });

/** A document for whoever has a link to it. */
export const guestReviewEndpoints = {
  get: defineEndpoint({
    name: 'guestreview.get',
    method: 'GET',
    path: '/guest_review/:token',
    access: 'public',
    params: byToken,
    responses: { 200: guestReviewSchema },
    errors: ['not_found', 'worker_busy'],
    limit: { max: 60, minutes: 1, key: 'address' },
  }),
  comment: defineEndpoint({
    name: 'guestreview.comment',
    method: 'POST',
    path: '/guest_review/:token/comments',
    access: 'public',
    params: byToken,
    body: z.object({
      name: text(GUEST_NAME_MAX).refine((value) => value.trim() !== '', { error: 'field_empty' }),
      text: commentText,
      quote: commentQuote.nullable().default(null),
      thread_id: idSchema.nullable().default(null),
      anchor: commentAnchorSchema.nullable().default(null),
      key: idSchema,
    }),
    responses: { 201: commentSchema },
    errors: ['not_found', 'too_many_requests'],
    limit: { max: 30, minutes: 10, key: 'address' },
  }),
};
