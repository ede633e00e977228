import { z } from 'zod';
import { defineEndpoint } from '../http/endpoint.ts';
import { projectTypeQuery } from '../kinds/kinds.ts';
import { overviewWorkSchema } from './views.ts';

/** What of the works is asked for; an address keeps it under the same names. */
export const overviewQuerySchema = z.object({
  /** Words of a title, an author or a group, in any order. */
  text: z.string().max(200).optional(),
  /** One of `groups`. */
  group: z.string().max(200).optional(),
  /** One of `years`. */
  year: z.string().max(10).optional(),
  project_type: projectTypeQuery.optional(),
});
export type OverviewQuery = z.infer<typeof overviewQuerySchema>;

/** The works of a person and their stages in one picture. */
export const overviewEndpoints = {
  works: defineEndpoint({
    name: 'overview.works',
    method: 'GET',
    path: '/project/overview',
    access: 'profile',
    query: overviewQuerySchema,
    responses: {
      200: z.object({
        /** Not more than `MOST_WORKS`, by author. */
        works: z.array(overviewWorkSchema),
        /** How many there are for this search. */
        total: z.int().nonnegative(),
        /** Groups and years of all works of the caller, whatever is asked for. */
        groups: z.array(z.string()),
        years: z.array(z.string()),
      }),
    },
  }),
  /** All works of a search as a table of Excel in the caller's language. */
  table: defineEndpoint({
    name: 'overview.table',
    method: 'GET',
    path: '/project/overview/xlsx',
    access: 'profile',
    query: overviewQuerySchema,
    responses: { 200: { bytes: true } },
    limit: { max: 20, minutes: 1, key: 'account' },
  }),
};
