import { z } from 'zod';
import { defineEndpoint } from '../http/endpoint.ts';
import { byId, idSchema, line, momentSchema, text } from '../http/fields.ts';

/** How many profiles of formatting a person may have published. */
export const MOST_FORMAT_PROFILES = 20;

const PROFILES = '/format_profiles';

/** Parameters by name; what each may be is checked by the package of the standards, the rest is left out. */
const values = z
  .record(z.string().max(60), z.union([z.number(), text(100)]))
  .refine((given) => Object.keys(given).length <= 100, { error: 'field_long:100' });

const blocks = z
  .array(
    z.object({
      id: z.string().min(1).max(60),
      kind: z.string().min(1).max(60),
      text: text(1000).optional(),
      hidden: z.literal(true).optional(),
    }),
  )
  .max(60)
  .nullable();

const given = z.object({
  name: line(1, 120),
  /** Id of the built-in profile that it stands on. */
  base: line(1, 60),
  values,
  /** Blocks of the title page; null where they are those of the base. */
  title_blocks: blocks,
});

/** A profile of formatting that a supervisor has published for his teams. */
export const formatProfileSchema = z.object({
  id: idSchema,
  /** What others take it by. */
  code: z.string(),
  name: z.string(),
  base: z.string(),
  values: z.record(z.string(), z.union([z.number(), z.string()])),
  title_blocks: blocks,
  /** Grows with every change: a document knows by it that there is a newer one. */
  version: z.int(),
  owner: z.string(),
  /** Whether the caller has published it. */
  own: z.boolean(),
  published_at: momentSchema,
});
export type FormatProfileView = z.infer<typeof formatProfileSchema>;

/** Profiles of formatting that people publish for each other. */
export const formatProfileEndpoints = {
  /** One's own and those of the people of one's projects. */
  list: defineEndpoint({
    name: 'formatprofile.list',
    method: 'GET',
    path: PROFILES,
    access: 'profile',
    responses: { 200: z.object({ profiles: z.array(formatProfileSchema) }) },
  }),
  get: defineEndpoint({
    name: 'formatprofile.get',
    method: 'GET',
    path: `${PROFILES}/:code`,
    access: 'profile',
    params: z.object({ code: z.string().min(1).max(40) }),
    responses: { 200: formatProfileSchema },
    limit: { max: 120, minutes: 10, key: 'account' },
  }),
  publish: defineEndpoint({
    name: 'formatprofile.publish',
    method: 'POST',
    path: PROFILES,
    access: 'profile',
    body: given,
    responses: { 201: formatProfileSchema },
    errors: ['too_many_format_profiles'],
    limit: { max: 30, minutes: 10, key: 'account' },
  }),
  change: defineEndpoint({
    name: 'formatprofile.change',
    method: 'PUT',
    path: `${PROFILES}/:id`,
    access: 'profile',
    params: byId,
    body: given,
    responses: { 200: formatProfileSchema },
  }),
  /** Documents that have taken it keep what they took. */
  remove: defineEndpoint({
    name: 'formatprofile.remove',
    method: 'DELETE',
    path: `${PROFILES}/:id`,
    access: 'profile',
    params: byId,
    responses: { 204: null },
  }),
};
