import { z } from 'zod';
import { idSchema, line, text } from '../http/fields.ts';
import { projectTypeSchema } from '../kinds/kinds.ts';
import { orcidSchema } from '../user/orcid.ts';
import { READ_LANGUAGES, type ReadLanguage } from './languages.ts';
import type { PublicationKind } from './place.ts';

/** Parts that a text may have, and letters of the JSON of one; see `RichDoc` of the editor's schema. */
export const MOST_PARTS = 60;
export const PART_LIMIT = 400_000;

/** A part of an article: a heading, a picture and a text with a form; each of them may be empty. */
export const articlePartSchema = z.object({
  /** The same in both languages and as long as the part lives; older texts have none. */
  id: z
    .string()
    .regex(/^[a-z0-9-]{1,80}$/)
    .optional(),
  heading: line(0, 200),
  /** JSON of a `RichDoc`; '' is an empty text. */
  text: text(PART_LIMIT),
  picture: z
    .object({
      id: idSchema,
      /** What it shows, for whoever does not see it. */
      alt: line(0, 300),
      /** It only decorates and tells nothing: `alt` is not read out. */
      decorative: z.boolean().optional(),
    })
    .nullable(),
});
export type ArticlePart = z.infer<typeof articlePartSchema>;

/** An article in one language. A language without a title is one that the article is not in. */
export const articleTextSchema = z.object({
  title: line(0, 300),
  summary: line(0, 1000),
  body: z.array(articlePartSchema).max(MOST_PARTS),
});
export type ArticleText = z.infer<typeof articleTextSchema>;

/** Somebody who has written an article; without a name in English the Russian one stands there. */
export const articleAuthorSchema = z.object({
  name: line(1, 200),
  name_en: line(0, 200),
  orcid: orcidSchema,
});
export type ArticleAuthorName = z.infer<typeof articleAuthorSchema>;

/** Pictures that an info block may have beside its title. */
export const BLOCK_ICONS = [
  'archive',
  'book',
  'bulb',
  'calendar',
  'checks',
  'clock',
  'document',
  'key',
  'list',
  'message',
  'pencil',
  'presentation',
  'rocket',
  'route',
  'scale',
  'search',
  'shield',
  'target',
  'users',
] as const;
export const blockIconSchema = z.enum(BLOCK_ICONS);
export type BlockIcon = z.infer<typeof blockIconSchema>;

/** Stages of a project that a guide or an article may help with. */
export const BLOCK_STAGES = ['start', 'numeric', 'finish'] as const;
export const blockStageSchema = z.enum(BLOCK_STAGES);
export type BlockStage = z.infer<typeof blockStageSchema>;

/** Everything that an editor writes of an article, a page or an info block. */
export const articleContentSchema = z.object({
  ru: articleTextSchema,
  en: articleTextSchema,
  authors: z.array(articleAuthorSchema).max(20),
  /** Shown over the article and in lists. */
  picture: idSchema.nullable(),
  /** Of info blocks alone. */
  icon: blockIconSchema.nullable().optional(),
  /** Kinds of projects that an article stands beside; a guide has that of its type. */
  kinds: z.array(projectTypeSchema).max(projectTypeSchema.options.length).optional(),
  /** The stage of those projects that an article or a guide helps with; without one, a project as a whole. */
  stage: blockStageSchema.nullable().optional(),
});
export type ArticleContent = z.infer<typeof articleContentSchema>;

/** An article in which nothing is written yet. */
export function emptyArticle(): ArticleContent {
  const nothing = { title: '', summary: '', body: [] };
  return { ru: nothing, en: nothing, authors: [], picture: null };
}

const written = ({ body }: ArticleText): boolean => body.some((part) => part.text !== '');

/** Whether it is in a language: it has a title there and, but for an info block, some text. */
export function hasText(text: ArticleText, kind: PublicationKind): boolean {
  return text.title !== '' && (kind === 'block' || written(text));
}

/** The languages that a text can be read in, Russian first. */
export function languagesIn(
  content: Pick<ArticleContent, 'ru' | 'en'>,
  kind: PublicationKind,
): ReadLanguage[] {
  return READ_LANGUAGES.filter((one) => one === 'ru' || hasText(content[one], kind));
}
