import { z } from 'zod';
import { idSchema } from '../http/fields.ts';

/** A picture of an article; `url` works for a day without a token. */
export const articlePictureSchema = z.object({
  id: idSchema,
  width: z.int(),
  height: z.int(),
  url: z.string(),
});
export type ArticlePicture = z.infer<typeof articlePictureSchema>;

/** Media types of pictures that every browser shows and that are no program. */
export const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/gif'] as const;

/** A picture of more pixels would stop the browser of a reader. */
export const PICTURE_MOST_PIXELS = 40_000_000;
