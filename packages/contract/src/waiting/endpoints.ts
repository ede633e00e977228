import { z } from 'zod';
import { sectionSchema } from '../approval/views.ts';
import { defineEndpoint } from '../http/endpoint.ts';
import { byId, idSchema } from '../http/fields.ts';
import { waitSchema } from './views.ts';

const place = { section: sectionSchema, stage_id: idSchema.nullable() };

/** What a project waits for: who may be reminded of it, and when that is possible again. */
export const waitingEndpoints = {
  ofProject: defineEndpoint({
    name: 'waiting.ofProject',
    method: 'GET',
    path: '/project/:id/waiting',
    access: 'profile',
    params: byId,
    responses: { 200: z.object({ waiting: z.array(waitSchema) }) },
  }),
  /** Tells the others who may decide that the caller looks at a section now, or does no more. */
  look: defineEndpoint({
    name: 'waiting.look',
    method: 'POST',
    path: '/project/:id/look',
    access: 'profile',
    params: byId,
    body: z.object({ ...place, looking: z.boolean() }),
    responses: { 204: null },
    errors: ['forbidden', 'nothing_awaited', 'not_your_move'],
    limit: { max: 60, minutes: 10, key: 'account' },
  }),
  /** Reminds those whose move it is in one section. */
  remind: defineEndpoint({
    name: 'waiting.remind',
    method: 'POST',
    path: '/project/:id/remind',
    access: 'profile',
    params: byId,
    body: z.object(place),
    responses: { 204: null },
    errors: ['forbidden', 'nothing_awaited', 'own_move', 'reminded_lately'],
    limit: { max: 30, minutes: 10, key: 'account' },
  }),
};
