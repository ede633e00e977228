import { z } from 'zod';
import { defineEndpoint } from '../http/endpoint.ts';
import { byId, line, versionSchema } from '../http/fields.ts';
import { supportFactsSchema } from './facts.ts';
import {
  deskRequestRowSchema,
  deskRequestSchema,
  messageKeySchema,
  supportFileKeysSchema,
  supportStatusSchema,
  supportTextSchema,
} from './views.ts';

const REQUESTS = '/editor/support_requests';
const ONE = `${REQUESTS}/:id`;

/** Answering the requests. Whoever is no editor gets 404 from all of it. */
export const supportDeskEndpoints = {
  list: defineEndpoint({
    name: 'supportdesk.list',
    method: 'GET',
    path: REQUESTS,
    access: 'profile',
    query: z.object({
      page: z.coerce.number().int().min(1).max(10_000).default(1),
      status: supportStatusSchema.optional(),
      search: line(0, 200).optional(),
    }),
    responses: {
      200: z.object({
        requests: z.array(deskRequestRowSchema),
        page: z.int(),
        pages: z.int(),
        /** How many there are of each status. */
        counts: z.record(supportStatusSchema, z.int()),
        facts: supportFactsSchema,
      }),
    },
  }),
  get: defineEndpoint({
    name: 'supportdesk.get',
    method: 'GET',
    path: ONE,
    access: 'profile',
    params: byId,
    responses: { 200: deskRequestSchema },
  }),
  take: defineEndpoint({
    name: 'supportdesk.take',
    method: 'POST',
    path: `${ONE}/take`,
    access: 'profile',
    params: byId,
    body: z.object({ version: versionSchema }),
    responses: { 200: deskRequestSchema },
    errors: ['stale_version', 'support_closed'],
  }),
  /**
   * Answers, and closes the request at once where `close` is set. The same answer under the same `key` again
   * is not written twice, whatever `version` it names, and closes only where nobody has written since.
   */
  answer: defineEndpoint({
    name: 'supportdesk.answer',
    method: 'POST',
    path: `${ONE}/messages`,
    access: 'profile',
    params: byId,
    body: z.object({
      version: versionSchema,
      text: supportTextSchema,
      files: supportFileKeysSchema.default([]),
      key: messageKeySchema.optional(),
      close: z.boolean().default(false),
    }),
    responses: { 201: deskRequestSchema },
    errors: ['stale_version', 'support_closed', 'message_sent', 'file_missing'],
  }),
  close: defineEndpoint({
    name: 'supportdesk.close',
    method: 'POST',
    path: `${ONE}/close`,
    access: 'profile',
    params: byId,
    body: z.object({ version: versionSchema }),
    responses: { 200: deskRequestSchema },
    errors: ['stale_version', 'support_closed'],
  }),
};
