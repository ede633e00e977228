import { z } from 'zod';
import { momentSchema } from '../http/fields.ts';
import { readLanguagesSchema } from './languages.ts';
import { articlePictureSchema } from './picture.ts';
import { SEGMENTS } from './segments.ts';

/** Pages of the site that editors write; the set and the addresses come with the product. */
export const PAGE_PATHS = [
  'about',
  'faq',
  'privacy',
  'partners',
  ...SEGMENTS.map(({ slug }) => `for/${slug}` as const),
  'academy/research',
  'academy/entrepreneurship',
] as const;
export type PagePath = (typeof PAGE_PATHS)[number];

export const pagePathSchema = z.enum(PAGE_PATHS);

/** Papers that people consent to: they come with the product in editions, and editors do not write them. */
export const LEGAL_PATHS = ['rules', 'gpdr'] as const;
export type LegalPath = (typeof LEGAL_PATHS)[number];

/** A part of a text as anybody reads it. */
export const readPartSchema = z.object({
  /** The same in both languages; the end of the address that leads to the part. */
  id: z.string(),
  heading: z.string(),
  /** JSON of a `RichDoc`; '' where the part has no text. */
  text: z.string(),
  /** The text, the picture too, made of `text` by an allow-list. */
  html: z.string(),
  picture: z.object({ id: z.string(), alt: z.string() }).nullable(),
});
export type ReadPart = z.infer<typeof readPartSchema>;

/** What a text of the site is read as, in one language: Russian where it is not in the reader's. */
export const readTextSchema = z.object({
  language: z.enum(['ru', 'en']),
  languages: readLanguagesSchema,
  title: z.string(),
  summary: z.string(),
  parts: z.array(readPartSchema),
  /** All parts with their headings. */
  html: z.string(),
  pictures: z.array(articlePictureSchema),
});

/** A page of the site. */
export const webPageSchema = readTextSchema.extend({
  path: z.enum([...PAGE_PATHS, ...LEGAL_PATHS]),
  updated_at: momentSchema,
});
export type WebPage = z.infer<typeof webPageSchema>;
