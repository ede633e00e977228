import { z } from 'zod';
import { defineEndpoint } from '../http/endpoint.ts';
import { byId, versionSchema } from '../http/fields.ts';
import { evidenceSchema, passportFieldsSchema, passportSchema } from './views.ts';

/** What a venture is for whoever gives money. `:id` is the project. */
export const passportEndpoints = {
  get: defineEndpoint({
    name: 'passport.get',
    method: 'GET',
    path: '/project/:id/passport',
    access: 'profile',
    params: byId,
    responses: { 200: passportSchema },
  }),
  /** Changes the given fields; all evidence is sent together. In a finished project too: it looks for money then. */
  change: defineEndpoint({
    name: 'passport.change',
    method: 'PATCH',
    path: '/project/:id/passport',
    access: 'profile',
    params: byId,
    body: passportFieldsSchema.partial().extend({
      evidence: z.array(evidenceSchema).max(9).optional(),
      version: versionSchema,
    }),
    responses: { 200: passportSchema },
    errors: ['forbidden', 'stale_version', 'file_missing'],
  }),
};
