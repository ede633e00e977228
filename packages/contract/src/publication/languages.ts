import { z } from 'zod';

export const READ_LANGUAGES = ['ru', 'en'] as const;
export type ReadLanguage = (typeof READ_LANGUAGES)[number];

/** The languages in which a text is there to be read. */
export const readLanguagesSchema = z.array(z.enum(READ_LANGUAGES));
