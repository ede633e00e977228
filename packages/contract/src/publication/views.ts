import { z } from 'zod';
import { idSchema, momentSchema, versionSchema } from '../http/fields.ts';
import { wholeBlockSchema } from './blocks.ts';
import {
  articleAuthorSchema,
  articleContentSchema,
  articlePartSchema,
  blockStageSchema,
} from './content.ts';
import { readLanguagesSchema } from './languages.ts';
import { webPageSchema } from './pages.ts';
import { articlePictureSchema } from './picture.ts';
import { articleSectionSchema, placeSchema } from './place.ts';

const author = z.object({ name: z.string(), orcid: z.string() });

/** An article in a public list, in the language of the reader. */
export const articleCardSchema = z.object({
  id: idSchema,
  section: articleSectionSchema,
  section_id: idSchema,
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  authors: z.array(author),
  picture: articlePictureSchema.nullable(),
  published_at: momentSchema,
});
export type ArticleCard = z.infer<typeof articleCardSchema>;

/** A page of a public list. Pages are counted from 1. */
export const articlePageSchema = z.object({
  articles: z.array(articleCardSchema),
  page: z.int(),
  pages: z.int(),
  total: z.int(),
  /** What was searched for, where the typed words made sense in the other layout of the keyboard only. */
  understood: z.string().nullable(),
});
export type ArticlePage = z.infer<typeof articlePageSchema>;

/** An article that stands beside projects, in the language of the reader. */
export const helpfulArticleSchema = articleCardSchema
  .pick({ id: true, section: true, slug: true, title: true })
  .extend({ stage: blockStageSchema.nullable() });
export type HelpfulArticle = z.infer<typeof helpfulArticleSchema>;

/** An article as it is read. `language` is Russian where the article is not in the reader's language. */
export const publicArticleSchema = articleCardSchema.extend({
  language: z.enum(['ru', 'en']),
  languages: readLanguagesSchema,
  body: z.array(articlePartSchema.extend({ text: z.string(), heading: z.string() })),
  pictures: z.array(articlePictureSchema),
  /** Null in a preview of what was never published. */
  published_at: momentSchema.nullable(),
  updated_at: momentSchema,
});
export type PublicArticle = z.infer<typeof publicArticleSchema>;

/** What is written of a publication, as its readers will get it, or where they have it already. */
export const previewSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('article'), article: publicArticleSchema }),
  z.object({ kind: z.literal('page'), page: webPageSchema }),
  z.object({ kind: z.literal('block'), block: wholeBlockSchema }),
  /** The link is of a draft that readers see by now: where it stands. */
  z.object({ kind: z.literal('public'), place: placeSchema, slug: z.string() }),
]);
export type Preview = z.infer<typeof previewSchema>;

export const ARTICLE_STATUSES = ['draft', 'scheduled', 'published', 'unpublished'] as const;
export type ArticleStatus = (typeof ARTICLE_STATUSES)[number];

/** A publication in the editors' list. */
export const articleRowSchema = z.object({
  id: idSchema,
  place: placeSchema,
  slug: z.string(),
  title: z.string(),
  status: z.enum(ARTICLE_STATUSES),
  /** Something is written that readers do not see yet. */
  changed: z.boolean(),
  publish_at: momentSchema.nullable(),
  updated_at: momentSchema,
  editor: z.string().nullable(),
});
export type ArticleRow = z.infer<typeof articleRowSchema>;

/** A content as its editors read it: an ORCID of before is shown as it was taken then. */
export const readContentSchema = articleContentSchema.extend({
  authors: z.array(articleAuthorSchema.extend({ orcid: z.string() })),
});

/** An article as its editors write it. */
export const editedArticleSchema = articleRowSchema.extend({
  content: readContentSchema,
  pictures: z.array(articlePictureSchema),
  /** Part of the secret address of the preview. */
  preview_key: z.string(),
  /** The address does not change with the title any more. */
  slug_frozen: z.boolean(),
  version: versionSchema,
});
export type EditedArticle = z.infer<typeof editedArticleSchema>;

/** What of an article may differ between two of its states. */
export const ARTICLE_CHANGES = [
  'title',
  'summary',
  'text',
  'english',
  'authors',
  'picture',
  'icon',
  'kinds',
  'stage',
] as const;
export type ArticleChange = (typeof ARTICLE_CHANGES)[number];

/** A kept state of an article; equal ones in a row are one. */
export const articleVersionSchema = z.object({
  id: idSchema,
  /** Against the state that was kept before it; empty for the first one. */
  changes: z.array(z.enum(ARTICLE_CHANGES)),
  /** Readers see it now. */
  shown: z.boolean(),
  /** It is what is written now. */
  current: z.boolean(),
  reason: z.enum(['written', 'published', 'before_restore']),
  editor: z.string().nullable(),
  title: z.string(),
  created_at: momentSchema,
});
export type ArticleVersion = z.infer<typeof articleVersionSchema>;

export const PROPOSAL_STATUSES = ['open', 'accepted', 'declined', 'withdrawn'] as const;
export type ProposalStatus = (typeof PROPOSAL_STATUSES)[number];

/** A finished article that its team offers to a section of the site. */
export const proposalSchema = z.object({
  id: idSchema,
  section: articleSectionSchema,
  message: z.string(),
  status: z.enum(PROPOSAL_STATUSES),
  /** Why it was declined; '' otherwise. */
  reason: z.string(),
  proposed_by: z.string(),
  created_at: momentSchema,
  decided_at: momentSchema.nullable(),
  /** Where the article stands once readers see it. */
  article: z.object({ section: articleSectionSchema, slug: z.string() }).nullable(),
});
export type Proposal = z.infer<typeof proposalSchema>;

/** A proposal as editors see it. */
export const offeredSchema = proposalSchema.extend({
  project_title: z.string(),
  /** The article that was made of it. */
  article_id: idSchema.nullable(),
});
export type Offered = z.infer<typeof offeredSchema>;
