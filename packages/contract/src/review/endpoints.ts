import { z } from 'zod';
import { defineEndpoint } from '../http/endpoint.ts';
import { byId } from '../http/fields.ts';
import { MOST_AT_ONCE, outcomesSchema, seenSectionSchema } from './bulk.ts';
import { newTemplateSchema, reviewTemplateSchema, templateChangeSchema } from './templates.ts';
import { waitingQuery, waitingRowSchema, waitingSummarySchema } from './waiting.ts';

const TEMPLATES = '/user/review_templates';

/** The board of what waits for a person, decisions on many sections, templates of remarks. */
export const reviewEndpoints = {
  /** What waits for the caller in all projects, the oldest first. */
  waiting: defineEndpoint({
    name: 'review.waiting',
    method: 'GET',
    path: '/project/reviews/waiting',
    access: 'profile',
    query: waitingQuery,
    responses: {
      200: z.object({ reviews: z.array(waitingRowSchema), next_cursor: z.string().nullable() }),
    },
  }),
  summary: defineEndpoint({
    name: 'review.summary',
    method: 'GET',
    path: '/project/reviews/summary',
    access: 'profile',
    responses: { 200: waitingSummarySchema },
  }),
  /** Sends again every section of a project that has lost its approval. */
  resend: defineEndpoint({
    name: 'review.resend',
    method: 'POST',
    path: '/project/:id/resend',
    access: 'profile',
    params: byId,
    responses: { 200: outcomesSchema },
    errors: ['forbidden'],
    limit: { max: 10, minutes: 1, key: 'account' },
  }),
  /** Approves sections whose content the caller, or somebody of his role, has approved before. */
  approveUnchanged: defineEndpoint({
    name: 'review.approveUnchanged',
    method: 'POST',
    path: '/project/reviews/approve_unchanged',
    access: 'profile',
    body: z.object({ sections: z.array(seenSectionSchema).min(1).max(MOST_AT_ONCE) }),
    responses: { 200: outcomesSchema },
    limit: { max: 10, minutes: 1, key: 'account' },
  }),
  templates: defineEndpoint({
    name: 'review.templates',
    method: 'GET',
    path: TEMPLATES,
    access: 'profile',
    responses: {
      200: z.object({ templates: z.array(reviewTemplateSchema), can_add: z.boolean() }),
    },
  }),
  addTemplate: defineEndpoint({
    name: 'review.addTemplate',
    method: 'POST',
    path: TEMPLATES,
    access: 'profile',
    body: newTemplateSchema,
    responses: { 201: reviewTemplateSchema },
    errors: ['forbidden', 'too_many_templates'],
    limit: { max: 60, minutes: 10, key: 'account' },
  }),
  changeTemplate: defineEndpoint({
    name: 'review.changeTemplate',
    method: 'PATCH',
    path: `${TEMPLATES}/:id`,
    access: 'profile',
    params: byId,
    body: templateChangeSchema,
    responses: { 200: reviewTemplateSchema },
  }),
  removeTemplate: defineEndpoint({
    name: 'review.removeTemplate',
    method: 'DELETE',
    path: `${TEMPLATES}/:id`,
    access: 'profile',
    params: byId,
    responses: { 204: null },
  }),
};
