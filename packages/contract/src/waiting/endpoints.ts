import { z } from 'zod';
import { sectionSchema } from '../approval/views.ts';
import { defineEndpoint } from '../http/endpoint.ts';
import { byId, idSchema, momentSchema, personSchema } from '../http/fields.ts';

/** How often people are reminded of a section, whoever does it and the product itself together, ms. */
export const NUDGE_MS = 24 * 3_600_000;

/** So long somebody who has said that he looks at a section is taken at his word, ms. */
export const LOOKING_MS = 4 * 3_600_000;

/** A section in which somebody is waited for, as a member of the team sees it. */
export const waitSchema = z.object({
  section: sectionSchema,
  stage_id: idSchema.nullable(),
  /** The reader waits for others and may remind them, now or later. */
  can_remind: z.boolean(),
  /** When they were reminded within the last day; null where they were not. */
  reminded_at: momentSchema.nullable(),
  /** From when on they may be reminded; null where that is now. */
  remind_from: momentSchema.nullable(),
  /** The reader is one of several who may decide, and may tell the others that he looks at it. */
  can_look: z.boolean(),
  /** Who looks at it now, by his own word; it binds nobody. */
  looking: z.array(personSchema.extend({ since: momentSchema, me: z.boolean() })),
});
export type Wait = z.infer<typeof waitSchema>;

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
