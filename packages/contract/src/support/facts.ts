import { z } from 'zod';
import { defineEndpoint } from '../http/endpoint.ts';

/** How soon the support answers for the first time, over the last 30 days. */
export const supportFactsSchema = z.object({
  /** Half of the requests have waited no longer, in minutes; those that still wait count with their wait. */
  median_minutes: z.int().nullable(),
  /** How many requests that is taken from. */
  requests: z.int(),
  /** How many of them nobody has answered yet. */
  waiting: z.int(),
});
export type SupportFacts = z.infer<typeof supportFactsSchema>;

/** How soon the support answers; a call by itself, for the page of the support asks it before all others are loaded. */
export const supportFactsEndpoint = defineEndpoint({
  name: 'support.facts',
  method: 'GET',
  path: '/support/facts',
  access: 'public',
  responses: { 200: supportFactsSchema },
  limit: { max: 120, minutes: 1, key: 'address' },
});
