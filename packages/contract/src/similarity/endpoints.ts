import { z } from 'zod';
import { defineEndpoint } from '../http/endpoint.ts';
import { byId, idSchema, momentSchema } from '../http/fields.ts';
import { projectTypeSchema } from '../kinds/kinds.ts';

/** Of a hundred words of the work, how many. */
const shareSchema = z.number().min(0).max(100);

/** A part of the project's own text that another work has too. */
export const matchedPlaceSchema = z.object({
  /** The heading that it stands under. */
  heading: z.string(),
  /** Words of the text right before and after it. */
  before: z.string(),
  text: z.string(),
  after: z.string(),
  /** How many words it has; `text` of a long place is its beginning. */
  words: z.int(),
});
export type MatchedPlace = z.infer<typeof matchedPlaceSchema>;

/** Another work of the platform with which the text has something in common. */
export const similarWorkSchema = z.object({
  share: shareSchema,
  /** Null for a work that the reader may not read: of it nothing is told but the share. */
  work: z
    .object({
      /** The project for its team; for others it is null, and the discussion is what they may read. */
      project_id: idSchema.nullable(),
      discussion_id: idSchema.nullable(),
      type: projectTypeSchema,
      title: z.string(),
    })
    .nullable(),
  places: z.array(matchedPlaceSchema),
  /** How many more places there are. */
  more: z.int(),
});
export type SimilarWork = z.infer<typeof similarWorkSchema>;

/** How much of a work's text stands in other works of the platform, as it was last compared. */
export const similaritySchema = z.object({
  status: z.enum(['none', 'queued', 'running', 'ready', 'failed']),
  /** What follows is of this moment; null where nothing was compared yet. */
  compared_at: momentSchema.nullable(),
  /** How many words the text had. */
  words: z.int(),
  share: shareSchema,
  /** The most alike first. */
  works: z.array(similarWorkSchema),
});
export type Similarity = z.infer<typeof similaritySchema>;

export const similarityEndpoints = {
  /** The newest comparison of a project's text with the other works. */
  get: defineEndpoint({
    name: 'similarity.get',
    method: 'GET',
    path: '/project/:id/similarity',
    access: 'profile',
    params: byId,
    responses: { 200: similaritySchema },
    errors: ['forbidden'],
  }),
  /** Has the text compared now; one that waits already is not ordered twice. */
  compare: defineEndpoint({
    name: 'similarity.compare',
    method: 'POST',
    path: '/project/:id/similarity',
    access: 'profile',
    params: byId,
    responses: { 201: similaritySchema },
    errors: ['forbidden'],
    limit: { max: 10, minutes: 10, key: 'account' },
  }),
};
