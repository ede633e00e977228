import { z } from 'zod';
import { defineEndpoint } from '../http/endpoint.ts';
import { byId } from '../http/fields.ts';
import { PAPER_TEMPLATES } from './kinds.ts';

const body = z.object({ template: z.enum(PAPER_TEMPLATES), format: z.enum(['pdf', 'docx']) });
const responses = { 200: { bytes: true } } as const;
const limit = { max: 30, minutes: 1, key: 'account' } as const;

/** Papers made by filling a template; the name of the file comes with the answer. */
export const paperTemplateEndpoints = {
  /** With all that is known of a project, its people and its passport. */
  print: defineEndpoint({
    name: 'papertemplate.print',
    method: 'POST',
    path: '/project/:id/paper-template',
    access: 'profile',
    params: byId,
    body,
    responses,
    errors: ['worker_busy', 'export_failed', 'forbidden'],
    limit,
  }),
  /** Of no project: with what the caller has told of himself. */
  blank: defineEndpoint({
    name: 'papertemplate.blank',
    method: 'POST',
    path: '/paper-template',
    access: 'profile',
    body,
    responses,
    errors: ['worker_busy', 'export_failed'],
    limit,
  }),
  /** Three years by months as a table of Excel that counts itself, from the passport of a project. */
  model: defineEndpoint({
    name: 'papertemplate.model',
    method: 'POST',
    path: '/project/:id/financial-model',
    access: 'profile',
    params: byId,
    responses,
    errors: ['forbidden'],
    limit,
  }),
};
