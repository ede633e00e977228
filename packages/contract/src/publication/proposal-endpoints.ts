import { z } from 'zod';
import { defineEndpoint } from '../http/endpoint.ts';
import { byId, idSchema, line, text } from '../http/fields.ts';
import { articleContentSchema } from './content.ts';
import { articleSectionSchema } from './place.ts';
import { offeredSchema, proposalSchema } from './views.ts';

const OF_PROJECT = '/project/article/:id/proposal';
const PROPOSALS = '/editor/proposals';

/** Offering a finished article to a section of the site, and the editors' answer. */
export const proposalEndpoints = {
  ofProject: defineEndpoint({
    name: 'proposal.ofProject',
    method: 'GET',
    path: OF_PROJECT,
    access: 'profile',
    params: byId,
    responses: {
      200: z.object({
        proposal: proposalSchema.nullable(),
        can: z.object({ propose: z.boolean(), withdraw: z.boolean() }),
        /** The article is finished, but its manuscript came as a file, which cannot be proposed. */
        as_file: z.boolean(),
      }),
    },
  }),
  propose: defineEndpoint({
    name: 'proposal.propose',
    method: 'POST',
    path: OF_PROJECT,
    access: 'profile',
    params: byId,
    body: z.object({ section: articleSectionSchema, message: text(2000) }),
    responses: { 201: proposalSchema },
    errors: ['forbidden', 'article_unfinished', 'already_proposed', 'part_does_not_fit'],
    limit: { max: 20, minutes: 60, key: 'account' },
  }),
  withdraw: defineEndpoint({
    name: 'proposal.withdraw',
    method: 'POST',
    path: `${OF_PROJECT}/withdraw`,
    access: 'profile',
    params: byId,
    responses: { 200: proposalSchema },
    errors: ['forbidden', 'proposal_closed'],
  }),
  list: defineEndpoint({
    name: 'proposal.list',
    method: 'GET',
    path: PROPOSALS,
    access: 'profile',
    query: z.object({ open: z.enum(['true', 'false']).default('true') }),
    responses: { 200: z.object({ proposals: z.array(offeredSchema) }) },
  }),
  /** A proposal with the approved edition of its manuscript, as an article would have it. */
  get: defineEndpoint({
    name: 'proposal.get',
    method: 'GET',
    path: `${PROPOSALS}/:id`,
    access: 'profile',
    params: byId,
    responses: { 200: offeredSchema.extend({ manuscript: articleContentSchema }) },
  }),
  /** Makes a draft of the manuscript and gives its id. */
  accept: defineEndpoint({
    name: 'proposal.accept',
    method: 'POST',
    path: `${PROPOSALS}/:id/accept`,
    access: 'profile',
    params: byId,
    responses: { 200: z.object({ article_id: idSchema }) },
    errors: ['proposal_closed'],
  }),
  decline: defineEndpoint({
    name: 'proposal.decline',
    method: 'POST',
    path: `${PROPOSALS}/:id/decline`,
    access: 'profile',
    params: byId,
    body: z.object({ reason: line(1, 2000) }),
    responses: { 204: null },
    errors: ['proposal_closed'],
  }),
};
