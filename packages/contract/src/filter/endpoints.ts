import { z } from 'zod';
import { defineEndpoint } from '../http/endpoint.ts';
import { byId, idSchema, line } from '../http/fields.ts';
import { projectSearchSchema } from '../project/search.ts';

/** How many filters a person may keep. */
export const MOST_FILTERS = 30;

const FILTERS = '/user/project_filters';
const name = line(1, 60);
const query = projectSearchSchema.refine((search) => Object.values(search).some(Boolean), {
  error: 'field_empty',
});

/** A search of the project list under a name of its own. At most one of a person's is the first to open. */
export const savedFilterSchema = z.object({
  id: idSchema,
  name: z.string(),
  query: projectSearchSchema,
  is_default: z.boolean(),
});
export type SavedFilter = z.infer<typeof savedFilterSchema>;

const all = z.object({ filters: z.array(savedFilterSchema) });

/** The filters of the project list that a person keeps, in the order that he gave them. */
export const filterEndpoints = {
  list: defineEndpoint({
    name: 'filter.list',
    method: 'GET',
    path: FILTERS,
    access: 'profile',
    responses: { 200: all },
  }),
  add: defineEndpoint({
    name: 'filter.add',
    method: 'POST',
    path: FILTERS,
    access: 'profile',
    body: z.object({ name, query }),
    responses: { 201: savedFilterSchema },
    errors: ['filter_exists', 'too_many_filters'],
    limit: { max: 60, minutes: 10, key: 'account' },
  }),
  change: defineEndpoint({
    name: 'filter.change',
    method: 'PATCH',
    path: `${FILTERS}/:id`,
    access: 'profile',
    params: byId,
    body: z.object({ name, query, is_default: z.boolean() }).partial(),
    responses: { 200: savedFilterSchema },
    errors: ['filter_exists'],
  }),
  /** Puts the named filters first, in this order; what is not one's own any more is passed over. */
  order: defineEndpoint({
    name: 'filter.order',
    method: 'PUT',
    path: `${FILTERS}/order`,
    access: 'profile',
    body: z.object({ ids: z.array(idSchema).max(MOST_FILTERS) }),
    responses: { 200: all },
  }),
  remove: defineEndpoint({
    name: 'filter.remove',
    method: 'DELETE',
    path: `${FILTERS}/:id`,
    access: 'profile',
    params: byId,
    responses: { 204: null },
  }),
};
