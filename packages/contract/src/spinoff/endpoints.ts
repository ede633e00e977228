import { z } from 'zod';
import { defineEndpoint } from '../http/endpoint.ts';
import { byId, idSchema } from '../http/fields.ts';
import { roleIdSchema } from '../kinds/roles.ts';
import { projectTitle } from '../project/kind-endpoints.ts';
import { templateCodeSchema } from '../project/templates/codes.ts';
import { spinoffLinksSchema, spinoffOfferSchema, workTextKeySchema } from './views.ts';

/** Turning a finished work into a startup. `:id` is the work, for links either side. */
export const spinoffEndpoints = {
  offer: defineEndpoint({
    name: 'spinoff.offer',
    method: 'GET',
    path: '/project/:id/startup_offer',
    access: 'profile',
    params: byId,
    responses: { 200: spinoffOfferSchema },
  }),
  /** The same `request_id` of the same person gives the same startup however often it is sent. */
  create: defineEndpoint({
    name: 'spinoff.create',
    method: 'POST',
    path: '/project/:id/startup',
    access: 'profile',
    params: byId,
    body: z.object({
      request_id: idSchema,
      title: projectTitle,
      role_id: roleIdSchema,
      /** Take the roadmap of startups; otherwise only start and finish are made. */
      template: z.boolean().default(true),
      /** Which of the templates of startups it is; the usual one by default. */
      template_code: templateCodeSchema.optional(),
      texts: z.array(workTextKeySchema).max(500).default([]),
      files: z.array(idSchema).max(500).default([]),
      /** Stages whose approved text the startup refers to. */
      documents: z.array(idSchema).max(50).default([]),
      /** Whom of the work's team to invite, and as whom. */
      people: z
        .array(z.object({ user_id: idSchema, role_id: roleIdSchema }))
        .max(50)
        .default([]),
    }),
    responses: { 201: z.object({ id: idSchema }) },
    errors: ['forbidden', 'work_unfinished', 'stale_offer', 'already_invited', 'too_many_requests'],
    limit: { max: 30, minutes: 10, key: 'account' },
  }),
  links: defineEndpoint({
    name: 'spinoff.links',
    method: 'GET',
    path: '/project/:id/startup_links',
    access: 'profile',
    params: byId,
    responses: { 200: spinoffLinksSchema },
  }),
  /** Makes a PDF that could not be made once more; one that is being made or is there stays so. */
  print: defineEndpoint({
    name: 'spinoff.print',
    method: 'POST',
    path: '/project/startup_document/:id/print',
    access: 'profile',
    params: byId,
    responses: { 204: null },
    errors: ['forbidden', 'text_gone'],
    limit: { max: 30, minutes: 10, key: 'account' },
  }),
  /** Takes a reference away whose PDF could not be made. */
  forget: defineEndpoint({
    name: 'spinoff.forget',
    method: 'DELETE',
    path: '/project/startup_document/:id',
    access: 'profile',
    params: byId,
    responses: { 204: null },
    errors: ['forbidden', 'document_printed'],
  }),
};
