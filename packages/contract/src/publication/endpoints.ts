import { z } from 'zod';
import { defineEndpoint } from '../http/endpoint.ts';
import { projectTypeQuery } from '../kinds/kinds.ts';
import { listQuery } from './list-query.ts';
import { articleSectionSchema } from './place.ts';
import {
  articleCardSchema,
  articlePageSchema,
  helpfulArticleSchema,
  previewSchema,
  publicArticleSchema,
} from './views.ts';

/** Articles beside the projects of a kind; older ones are found in their sections. */
export const HELPFUL_LIMIT = 20;

/** The articles of the site as anybody reads them, in the language of the request. */
export const publicationEndpoints = {
  list: defineEndpoint({
    name: 'publication.list',
    method: 'GET',
    path: '/articles/:section',
    access: 'public',
    params: z.object({ section: articleSectionSchema }),
    query: z.object(listQuery),
    responses: { 200: articlePageSchema },
    limit: { max: 240, minutes: 1, key: 'address' },
  }),
  /** By its present address or one that it had before: the answer names the present one. */
  get: defineEndpoint({
    name: 'publication.get',
    method: 'GET',
    path: '/articles/:section/:slug',
    access: 'public',
    params: z.object({ section: articleSectionSchema, slug: z.string().max(120) }),
    responses: { 200: publicArticleSchema },
    errors: ['not_found'],
    limit: { max: 240, minutes: 1, key: 'address' },
  }),
  /** What to read after an article: the nearest ones, those of its section first. */
  more: defineEndpoint({
    name: 'publication.more',
    method: 'GET',
    path: '/articles/:section/:slug/more',
    access: 'public',
    params: z.object({ section: articleSectionSchema, slug: z.string().max(120) }),
    responses: { 200: z.object({ articles: z.array(articleCardSchema).max(3) }) },
    errors: ['not_found'],
    limit: { max: 240, minutes: 1, key: 'address' },
  }),
  /** What helps with projects of a kind, the newest first. */
  helpful: defineEndpoint({
    name: 'publication.helpful',
    method: 'GET',
    path: '/helpful_articles',
    access: 'public',
    query: z.object({ project_type: projectTypeQuery }),
    responses: { 200: z.object({ articles: z.array(helpfulArticleSchema).max(HELPFUL_LIMIT) }) },
    limit: { max: 240, minutes: 1, key: 'address' },
  }),
  /** What is written, published or not, for whoever has the secret address. */
  preview: defineEndpoint({
    name: 'publication.preview',
    method: 'GET',
    path: '/article_preview/:key',
    access: 'public',
    params: z.object({ key: z.string().max(100) }),
    responses: { 200: previewSchema },
    errors: ['not_found'],
    limit: { max: 60, minutes: 1, key: 'address' },
  }),
};
