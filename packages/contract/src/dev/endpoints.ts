import { z } from 'zod';
import { defineEndpoint } from '../http/endpoint.ts';
import { momentSchema } from '../http/fields.ts';

/** Only in development: the mails that were written to files instead of being sent. */
export const devEndpoints = {
  mail: defineEndpoint({
    name: 'dev.mail',
    method: 'GET',
    path: '/dev/mail',
    access: 'public',
    query: z.object({ to: z.string().max(254).optional() }),
    responses: {
      200: z.object({
        mails: z.array(
          z.object({
            to: z.string(),
            subject: z.string(),
            text: z.string(),
            created_at: momentSchema,
          }),
        ),
      }),
    },
  }),
};

/** Says that the process is up and reaches its database. */
export const healthEndpoints = {
  health: defineEndpoint({
    name: 'health.get',
    method: 'GET',
    path: '/health',
    access: 'public',
    responses: { 200: z.object({ ok: z.literal(true) }) },
  }),
};
