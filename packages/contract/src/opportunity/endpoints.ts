import { z } from 'zod';
import { defineEndpoint } from '../http/endpoint.ts';
import { byId, idSchema, line, text, versionSchema } from '../http/fields.ts';
import { listQuery } from '../publication/list-query.ts';
import { OPPORTUNITY_FIELDS, OPPORTUNITY_STATUSES, RESPONSE_DECISIONS } from './kinds.ts';
import {
  DECISION_WORDS,
  opportunityContentSchema,
  opportunityFileSchema,
  opportunityKindSchema,
  opportunityPageSchema,
  opportunityResponseSchema,
  opportunitySchema,
  opportunityStandingSchema,
  ownOpportunitySchema,
  responseFields,
  responseRowSchema,
} from './views.ts';

const ONE = '/opportunity/:id';
const RESPONSE = '/opportunity_response/:id';

/** A filter that is on or left out. */
const on = z.literal('true').optional();

/** Scholarships, internships, vacancies and R&D orders: one noun with a kind. */
export const opportunityEndpoints = {
  /** What is published and not over, the nearest deadline first. */
  list: defineEndpoint({
    name: 'opportunity.list',
    method: 'GET',
    path: '/opportunities',
    access: 'public',
    query: z.object({
      kind: opportunityKindSchema.optional(),
      field: z.enum(OPPORTUNITY_FIELDS).optional(),
      region: line(0, 120).optional(),
      remote: on,
      paid: on,
      ...listQuery,
    }),
    responses: { 200: opportunityPageSchema },
    limit: { max: 240, minutes: 1, key: 'address' },
  }),
  /** One that is published, or was: whoever has its address learns that it is over. */
  get: defineEndpoint({
    name: 'opportunity.get',
    method: 'GET',
    path: '/opportunities/:id',
    access: 'public',
    params: byId,
    responses: { 200: opportunitySchema },
    errors: ['not_found'],
    limit: { max: 240, minutes: 1, key: 'address' },
  }),
  /** A file of one that is published, or was: leads on to its bytes. */
  file: defineEndpoint({
    name: 'opportunity.file',
    method: 'GET',
    path: '/opportunities/:id/file/:file',
    access: 'public',
    params: byId.extend({ file: idSchema }),
    responses: { 302: null },
    errors: ['not_found'],
    limit: { max: 120, minutes: 1, key: 'address' },
  }),
  /** The same for somebody signed in: one's own draft too, and what he may do. */
  standing: defineEndpoint({
    name: 'opportunity.standing',
    method: 'GET',
    path: ONE,
    access: 'profile',
    params: byId,
    responses: { 200: opportunityStandingSchema },
  }),
  /** What the caller has posted, the last changed first. */
  own: defineEndpoint({
    name: 'opportunity.own',
    method: 'GET',
    path: '/user/opportunities',
    access: 'profile',
    responses: { 200: z.object({ opportunities: z.array(ownOpportunitySchema) }) },
  }),
  /** Begins a draft. Whoever has a filled profile has named his organisation in it. */
  create: defineEndpoint({
    name: 'opportunity.create',
    method: 'POST',
    path: '/opportunity',
    access: 'profile',
    body: z.object({ kind: opportunityKindSchema, ...opportunityContentSchema.shape }),
    responses: { 201: opportunityStandingSchema },
    limit: { max: 30, minutes: 60, key: 'account' },
  }),
  change: defineEndpoint({
    name: 'opportunity.change',
    method: 'PATCH',
    path: ONE,
    access: 'profile',
    params: byId,
    body: opportunityContentSchema.partial().extend({ version: versionSchema }),
    responses: { 200: opportunityStandingSchema },
    errors: ['forbidden', 'stale_version', 'opportunity_incomplete'],
  }),
  /** Publishes; what somebody posts for the first time goes to the editors before. */
  publish: defineEndpoint({
    name: 'opportunity.publish',
    method: 'POST',
    path: `${ONE}/publish`,
    access: 'profile',
    params: byId,
    responses: { 200: opportunityStandingSchema },
    errors: ['forbidden', 'opportunity_incomplete'],
    limit: { max: 30, minutes: 60, key: 'account' },
  }),
  /** Takes no more responses, or takes it back from the editors into the drafts. */
  close: defineEndpoint({
    name: 'opportunity.close',
    method: 'POST',
    path: `${ONE}/close`,
    access: 'profile',
    params: byId,
    responses: { 200: opportunityStandingSchema },
    errors: ['forbidden'],
  }),
  /** Deletes a draft that nobody has responded to. */
  remove: defineEndpoint({
    name: 'opportunity.remove',
    method: 'DELETE',
    path: ONE,
    access: 'profile',
    params: byId,
    responses: { 204: null },
    errors: ['forbidden', 'opportunity_answered'],
  }),
  /** Makes room for a file and gives the address that its bytes are put to, which works for an hour. */
  addFile: defineEndpoint({
    name: 'opportunity.addFile',
    method: 'POST',
    path: `${ONE}/file`,
    access: 'profile',
    params: byId,
    body: z.object({ name: line(1, 255), size: z.int().positive() }),
    responses: { 201: z.object({ file_id: idSchema, upload_url: z.string() }) },
    errors: ['forbidden', 'file_type_refused', 'file_too_large', 'opportunity_files_full'],
    limit: { max: 60, minutes: 60, key: 'account' },
  }),
  /** Puts an uploaded file to its opportunity; again it changes nothing. */
  finishFile: defineEndpoint({
    name: 'opportunity.finishFile',
    method: 'PATCH',
    path: '/opportunity/file/:id',
    access: 'profile',
    params: byId,
    body: z.object({ uploaded: z.literal(true) }),
    responses: { 200: opportunityFileSchema },
    errors: ['forbidden', 'file_missing', 'file_type_refused'],
  }),
  /** Removes a file for good, or gives up its upload. */
  removeFile: defineEndpoint({
    name: 'opportunity.removeFile',
    method: 'DELETE',
    path: '/opportunity/file/:id',
    access: 'profile',
    params: byId,
    responses: { 204: null },
    errors: ['forbidden'],
  }),
  respond: defineEndpoint({
    name: 'opportunity.respond',
    method: 'POST',
    path: `${ONE}/responses`,
    access: 'profile',
    params: byId,
    body: z.object({
      message: responseFields.message,
      project_id: responseFields.project_id.default(null),
      link: responseFields.link.default(''),
    }),
    responses: { 201: opportunityResponseSchema },
    errors: ['forbidden', 'opportunity_closed', 'already_responded'],
    limit: { max: 30, minutes: 60, key: 'account' },
  }),
  /** Responses to one's own opportunity, the newest first. */
  responses: defineEndpoint({
    name: 'opportunity.responses',
    method: 'GET',
    path: `${ONE}/responses`,
    access: 'profile',
    params: byId,
    responses: { 200: z.object({ responses: z.array(responseRowSchema) }) },
    errors: ['forbidden'],
  }),
};

/** Responses to opportunities, for whoever has sent one and for whoever has posted. */
export const opportunityResponseEndpoints = {
  /** The caller's own, the last changed first. */
  mine: defineEndpoint({
    name: 'opportunityresponse.mine',
    method: 'GET',
    path: '/user/opportunity_responses',
    access: 'profile',
    responses: { 200: z.object({ responses: z.array(responseRowSchema) }) },
  }),
  get: defineEndpoint({
    name: 'opportunityresponse.get',
    method: 'GET',
    path: RESPONSE,
    access: 'profile',
    params: byId,
    responses: { 200: opportunityResponseSchema },
  }),
  withdraw: defineEndpoint({
    name: 'opportunityresponse.withdraw',
    method: 'POST',
    path: `${RESPONSE}/withdraw`,
    access: 'profile',
    params: byId,
    responses: { 200: opportunityResponseSchema },
    errors: ['forbidden', 'response_settled'],
  }),
  /**
   * Answers a response. An accepted one to an R&D order becomes a project of whoever has responded, with the
   * customer invited as curator; the order is closed by it, and what others have responded is declined. The same
   * decision again is given as it is.
   */
  decide: defineEndpoint({
    name: 'opportunityresponse.decide',
    method: 'POST',
    path: `${RESPONSE}/decide`,
    access: 'profile',
    params: byId,
    body: z.object({
      decision: z.enum(RESPONSE_DECISIONS),
      note: text(DECISION_WORDS).default(''),
    }),
    responses: { 200: opportunityResponseSchema },
    errors: ['forbidden', 'response_settled'],
  }),
};

/** What the editors look through. Whoever is no editor gets 404 from all of it. */
export const opportunityDeskEndpoints = {
  list: defineEndpoint({
    name: 'opportunitydesk.list',
    method: 'GET',
    path: '/editor/opportunities',
    access: 'profile',
    query: z.object({
      status: z.enum(OPPORTUNITY_STATUSES).default('on_moderation'),
      ...listQuery,
    }),
    responses: {
      200: z.object({
        opportunities: z.array(ownOpportunitySchema),
        page: z.int(),
        pages: z.int(),
        total: z.int(),
      }),
    },
  }),
  /** Publishes what waits, or gives it back with a reason; what anybody reads may be taken down so too. */
  decide: defineEndpoint({
    name: 'opportunitydesk.decide',
    method: 'POST',
    path: '/editor/opportunities/:id/decide',
    access: 'profile',
    params: byId,
    body: z
      .object({
        approved: z.boolean(),
        reason: text(DECISION_WORDS).default(''),
        version: versionSchema,
      })
      .refine(({ approved, reason }) => approved || reason.trim() !== '', {
        path: ['reason'],
        error: 'field_empty',
      }),
    responses: { 200: z.object({ id: idSchema, status: z.enum(OPPORTUNITY_STATUSES) }) },
    errors: ['opportunity_settled', 'stale_version', 'opportunity_incomplete'],
  }),
};
