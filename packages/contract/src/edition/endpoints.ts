import { z } from 'zod';
import { defineEndpoint } from '../http/endpoint.ts';
import { byId, idSchema } from '../http/fields.ts';
import { editionDocumentSchema, editionHeadSchema, editionViewSchema } from './views.ts';

const editions = z.object({ editions: z.array(editionHeadSchema) });

/** What was sent for approval: immutable editions of every section, newest first. */
export const editionEndpoints = {
  ofProject: defineEndpoint({
    name: 'edition.ofProject',
    method: 'GET',
    path: '/project/:id/editions',
    access: 'profile',
    params: byId,
    responses: { 200: editions },
  }),
  ofStage: defineEndpoint({
    name: 'edition.ofStage',
    method: 'GET',
    path: '/project/stage/:id/editions',
    access: 'profile',
    params: byId,
    responses: { 200: editions },
  }),
  /** `against` is another edition of the same section; without it see `editionViewSchema`. */
  get: defineEndpoint({
    name: 'edition.get',
    method: 'GET',
    path: '/project/edition/:id',
    access: 'profile',
    params: byId,
    query: z.object({ against: idSchema.optional() }),
    responses: { 200: editionViewSchema },
  }),
  document: defineEndpoint({
    name: 'edition.document',
    method: 'GET',
    path: '/project/edition/:id/document',
    access: 'profile',
    params: byId,
    responses: { 200: editionDocumentSchema },
  }),
};
