import { z } from 'zod';
import { defineEndpoint } from '../http/endpoint.ts';
import { byId } from '../http/fields.ts';
import { FORM_KINDS } from './kinds.ts';

export const formEndpoints = {
  /** A paper of the project as a file; its name comes with the answer. */
  print: defineEndpoint({
    name: 'form.print',
    method: 'POST',
    path: '/project/:id/form',
    access: 'profile',
    params: byId,
    body: z.object({ form: z.enum(FORM_KINDS), format: z.enum(['pdf', 'docx']) }),
    responses: { 200: { bytes: true } },
    errors: ['form_absent', 'worker_busy', 'export_failed', 'forbidden'],
    limit: { max: 30, minutes: 1, key: 'account' },
  }),
};
