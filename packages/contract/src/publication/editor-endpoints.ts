import { z } from 'zod';
import { defineEndpoint } from '../http/endpoint.ts';
import { byId, idSchema, line, typedMomentSchema, versionSchema } from '../http/fields.ts';
import { PLATFORM_ACTIONS } from '../platform/rights.ts';
import { blockTypeIdSchema, blockTypeQuery } from './blocks.ts';
import { articleContentSchema } from './content.ts';
import { listQuery } from './list-query.ts';
import { articlePictureSchema } from './picture.ts';
import { articleSectionSchema, PUBLICATION_KINDS } from './place.ts';
import {
  ARTICLE_STATUSES,
  articleRowSchema,
  articleVersionSchema,
  editedArticleSchema,
  readContentSchema,
} from './views.ts';

const ARTICLES = '/editor/articles';
const ONE = `${ARTICLES}/:id`;

/** Writing the articles, pages and info blocks of the site. Whoever is no editor gets 404 from all but `rights`. */
export const articleEditorEndpoints = {
  rights: defineEndpoint({
    name: 'articleeditor.rights',
    method: 'GET',
    path: '/editor/rights',
    access: 'account',
    responses: { 200: z.object({ can: z.array(z.enum(PLATFORM_ACTIONS)) }) },
  }),
  list: defineEndpoint({
    name: 'articleeditor.list',
    method: 'GET',
    path: ARTICLES,
    access: 'profile',
    query: z.object({
      ...listQuery,
      kind: z.enum(PUBLICATION_KINDS).default('article'),
      section: articleSectionSchema.optional(),
      type_id: blockTypeQuery.optional(),
      status: z.enum(ARTICLE_STATUSES).optional(),
    }),
    responses: {
      200: z.object({ articles: z.array(articleRowSchema), page: z.int(), pages: z.int() }),
    },
  }),
  /** Makes an article of a section, or an info block at the end of its type. Pages come with the product. */
  create: defineEndpoint({
    name: 'articleeditor.create',
    method: 'POST',
    path: ARTICLES,
    access: 'profile',
    body: z.object({ section: articleSectionSchema }).or(z.object({ type_id: blockTypeIdSchema })),
    responses: { 201: z.object({ id: idSchema }) },
    limit: { max: 60, minutes: 10, key: 'account' },
  }),
  get: defineEndpoint({
    name: 'articleeditor.get',
    method: 'GET',
    path: ONE,
    access: 'profile',
    params: byId,
    responses: { 200: editedArticleSchema },
  }),
  /** Changes what is given; readers see it when it is published. */
  change: defineEndpoint({
    name: 'articleeditor.change',
    method: 'PATCH',
    path: ONE,
    access: 'profile',
    params: byId,
    body: z.object({
      version: versionSchema,
      section: articleSectionSchema.optional(),
      content: articleContentSchema.partial().optional(),
    }),
    responses: { 200: editedArticleSchema },
    errors: ['stale_version', 'validation_failed'],
  }),
  /** Moves an info block among those of its type, at once for readers too. */
  move: defineEndpoint({
    name: 'articleeditor.move',
    method: 'POST',
    path: `${ONE}/move`,
    access: 'profile',
    params: byId,
    body: z.object({ step: z.literal([-1, 1]) }),
    responses: { 204: null },
    errors: ['validation_failed'],
  }),
  /** Only what was never public, and no page; everything else is taken from the site by `unpublish`. */
  remove: defineEndpoint({
    name: 'articleeditor.remove',
    method: 'DELETE',
    path: ONE,
    access: 'profile',
    params: byId,
    responses: { 204: null },
    errors: ['article_was_public'],
  }),
  /** A new secret link for what is written; whoever has the old one reads nothing any more. */
  renewPreview: defineEndpoint({
    name: 'articleeditor.renewPreview',
    method: 'POST',
    path: `${ONE}/preview_key`,
    access: 'profile',
    params: byId,
    responses: { 200: editedArticleSchema },
  }),
  /** Shows readers what is written: now, or at the moment `at`. The secret link becomes another. */
  publish: defineEndpoint({
    name: 'articleeditor.publish',
    method: 'POST',
    path: `${ONE}/publish`,
    access: 'profile',
    params: byId,
    body: z.object({ version: versionSchema, at: typedMomentSchema.optional() }),
    responses: { 200: editedArticleSchema },
    errors: ['stale_version', 'content_missing', 'article_is_public'],
  }),
  unpublish: defineEndpoint({
    name: 'articleeditor.unpublish',
    method: 'POST',
    path: `${ONE}/unpublish`,
    access: 'profile',
    params: byId,
    responses: { 200: editedArticleSchema },
  }),
  versions: defineEndpoint({
    name: 'articleeditor.versions',
    method: 'GET',
    path: `${ONE}/versions`,
    access: 'profile',
    params: byId,
    responses: { 200: z.object({ versions: z.array(articleVersionSchema) }) },
  }),
  /** A kept state with everything in it. */
  version: defineEndpoint({
    name: 'articleeditor.version',
    method: 'GET',
    path: '/editor/article_versions/:id',
    access: 'profile',
    params: byId,
    responses: { 200: z.object({ content: readContentSchema }) },
  }),
  /** What readers see of an article, or will at the planned moment; null before its first publication. */
  shown: defineEndpoint({
    name: 'articleeditor.shown',
    method: 'GET',
    path: `${ONE}/shown`,
    access: 'profile',
    params: byId,
    responses: { 200: z.object({ content: readContentSchema.nullable() }) },
  }),
  /** Writes a kept state again; what stood there is kept first, in the state `kept`. */
  restore: defineEndpoint({
    name: 'articleeditor.restore',
    method: 'POST',
    path: '/editor/article_versions/:id/restore',
    access: 'profile',
    params: byId,
    responses: { 200: editedArticleSchema.extend({ kept: idSchema }) },
  }),
  addPicture: defineEndpoint({
    name: 'articleeditor.addPicture',
    method: 'POST',
    path: `${ONE}/pictures`,
    access: 'profile',
    params: byId,
    body: z.object({ name: line(1, 300), size: z.int().positive(), type: z.string().max(100) }),
    responses: { 201: z.object({ picture_id: idSchema, upload_url: z.string() }) },
    errors: ['file_type_refused', 'file_too_large'],
    limit: { max: 120, minutes: 10, key: 'account' },
  }),
  finishPicture: defineEndpoint({
    name: 'articleeditor.finishPicture',
    method: 'POST',
    path: '/editor/pictures/:id/finish',
    access: 'profile',
    params: byId,
    responses: { 200: articlePictureSchema },
    errors: ['file_missing', 'file_type_refused', 'file_too_large'],
  }),
};
