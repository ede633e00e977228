import { z } from 'zod';
import { idSchema, momentSchema } from '../http/fields.ts';
import { blockIconSchema, blockStageSchema } from './content.ts';
import { readTextSchema } from './pages.ts';
import { SEGMENTS } from './segments.ts';

/** What info blocks are about: segments of the home page, its features and academies, study guides. */
export const BLOCK_TYPES = [
  ...SEGMENTS,
  { id: 7, slug: 'features', title: { ru: 'Возможности', en: 'Features' } },
  { id: 8, slug: 'academies', title: { ru: 'Академии', en: 'Academies' } },
  {
    id: 9,
    slug: 'guides-research',
    title: { ru: 'Руководства: исследования и дипломы', en: 'Guides: research and theses' },
  },
  {
    id: 10,
    slug: 'guides-article',
    title: { ru: 'Руководства: статьи', en: 'Guides: articles' },
  },
  {
    id: 11,
    slug: 'guides-startup',
    title: { ru: 'Руководства: стартапы', en: 'Guides: startups' },
  },
] as const;
export type BlockType = (typeof BLOCK_TYPES)[number];
export type BlockTypeSlug = BlockType['slug'];

/** The id of a type of info blocks by its name. */
export function blockTypeId(slug: BlockTypeSlug): number {
  return BLOCK_TYPES.findIndex((type) => type.slug === slug) + 1;
}

/** The types of study guides: each block of them is a page of its own. */
export const GUIDE_TYPES = [
  'guides-research',
  'guides-article',
  'guides-startup',
] as const satisfies readonly BlockTypeSlug[];

/** Whether a type of info blocks is one of study guides. */
export const isGuideType = (typeId: number): boolean =>
  GUIDE_TYPES.some((slug) => blockTypeId(slug) === typeId);

export const blockTypeIdSchema = z.int().min(1).max(BLOCK_TYPES.length);
/** The same in an address. */
export const blockTypeQuery = z.coerce.number().pipe(blockTypeIdSchema);

/** A type of info blocks: a category of the home page, in the language of the request. */
export const blockTypeSchema = z.object({
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  createdAt: momentSchema,
});

/** An info block in a list: a feature of the home page, or what a guide is about. */
export const infoBlockSchema = z.object({
  id: idSchema,
  categoryId: z.int(),
  slug: z.string(),
  title: z.string(),
  /** The title, as help panels call it. */
  header: z.string(),
  description: z.string(),
  icon: blockIconSchema.nullable(),
  /** The stage that a guide helps with; null for the whole project and for what is no guide. */
  stage: blockStageSchema.nullable(),
  createdAt: momentSchema,
});
export type InfoBlock = z.infer<typeof infoBlockSchema>;

/** An info block with its text. */
export const wholeBlockSchema = infoBlockSchema.extend({
  ...readTextSchema.omit({ summary: true, html: true }).shape,
  /** All parts with their headings as html. */
  content: z.string(),
  updatedAt: momentSchema,
});
export type WholeBlock = z.infer<typeof wholeBlockSchema>;
