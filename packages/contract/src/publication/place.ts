import { z } from 'zod';
import { pagePathSchema } from './pages.ts';
import { ARTICLE_SECTION_CODES } from './sections.ts';

export const articleSectionSchema = z.enum(ARTICLE_SECTION_CODES);

/** What editors publish: articles of sections, pages at fixed addresses, info blocks of types. */
export const PUBLICATION_KINDS = ['article', 'page', 'block'] as const;
export type PublicationKind = (typeof PUBLICATION_KINDS)[number];

/** Where a publication stands on the site. */
export const placeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('article'), section: articleSectionSchema }),
  z.object({ kind: z.literal('page'), path: pagePathSchema }),
  z.object({ kind: z.literal('block'), type_id: z.int() }),
]);
export type Place = z.infer<typeof placeSchema>;
