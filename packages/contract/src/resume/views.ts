import { z } from 'zod';
import { dateSchema, idSchema, line, momentSchema, text, versionSchema } from '../http/fields.ts';
import { projectTypeSchema } from '../kinds/kinds.ts';
import type { PassportFields } from '../passport/views.ts';

export const RESUME_LANGUAGES = ['ru', 'en'] as const;
export type ResumeLanguage = (typeof RESUME_LANGUAGES)[number];
export const resumeLanguageSchema = z.enum(RESUME_LANGUAGES);

/** How long a link to a resume lives, in days: at most, and where nothing else is said. */
export const RESUME_LINK_DAYS = { most: 180, usual: 30 } as const;
/** More living links of one resume at once help nobody. */
export const RESUME_LINKS_MAX = 20;

/** The words of a passport that stand in a resume. */
export const RESUME_TEXTS = [
  'slogan',
  'industry',
  'problem',
  'solution',
  'product',
  'technology',
  'intellectual_property',
  'traction',
  'competitors',
  'advantage',
  'risks',
  'market_note',
  'business_model',
  'prices',
  'raised',
  'region',
  'contacts',
] as const satisfies readonly (keyof PassportFields)[];
export type ResumeText = (typeof RESUME_TEXTS)[number];

/** Characters that each English text takes. */
export const ENGLISH_ROOM = { title: 300, text: 3000, name: 200 } as const;

/**
 * What is typed anew for English: texts by their field, names of people, of the firm, of milestones and of
 * spendings by the Russian ones.
 */
export const resumeEnglishSchema = z.object({
  title: line(0, ENGLISH_ROOM.title),
  texts: z.partialRecord(z.enum(RESUME_TEXTS), text(ENGLISH_ROOM.text)),
  names: z.array(z.object({ ru: line(1, 200), en: line(0, ENGLISH_ROOM.name) })).max(60),
});
export type ResumeEnglish = z.infer<typeof resumeEnglishSchema>;

/** The parts of the sheet in the order of reading; those of the left column first. */
export const RESUME_LEFT = [
  'problem',
  'solution',
  'product',
  'traction',
  'competitors',
  'risks',
] as const;
export const RESUME_RIGHT = ['market', 'model', 'finance', 'ask', 'milestones', 'team'] as const;
export const RESUME_PARTS = [...RESUME_LEFT, ...RESUME_RIGHT] as const;
export type ResumePart = (typeof RESUME_PARTS)[number];

const named = z.object({ label: z.string(), value: z.string() });

/** A resume as it stands on its page, in words of one language: the same for the screen and for paper. */
export const resumeSheetSchema = z.object({
  language: resumeLanguageSchema,
  title: z.string(),
  slogan: z.string(),
  facts: z.array(named),
  /** Empty parts are left out. */
  parts: z.array(
    z.object({
      part: z.enum(RESUME_PARTS),
      title: z.string(),
      lines: z.array(z.string()),
      people: z.array(z.object({ name: z.string(), initials: z.string(), role: z.string() })),
    }),
  ),
  contacts: z.array(named),
  /** When it was changed last, as a line at the foot. */
  foot: z.string(),
});
export type ResumeSheet = z.infer<typeof resumeSheetSchema>;

/** A resume as the team sees it: what is on the sheet, and what it lacks. */
export const resumeSchema = z.object({
  project_id: idSchema,
  type: projectTypeSchema,
  title: z.string(),
  sheet: resumeSheetSchema,
  /** Fields of the passport that are empty and would stand on the sheet, the most wanted first. */
  missing: z.array(z.string()),
  /** Fields of which only the beginning stands on the sheet. */
  cut: z.array(z.string()),
  /** Those whose names stand on the sheet, as they are called in Russian. */
  people: z.array(z.string()),
  english: resumeEnglishSchema,
  version: versionSchema,
  updated_at: dateSchema.nullable(),
  can: z.object({ edit: z.boolean() }),
});
export type Resume = z.infer<typeof resumeSchema>;

/** A link by which a resume is read without an account. */
export const resumeLinkSchema = z.object({
  id: idSchema,
  /** Who has made it. */
  maker: z.string(),
  created_at: momentSchema,
  ends_at: momentSchema,
  revoked: z.boolean(),
  /** How often it was opened by somebody who is not of the team. */
  opens: z.int().nonnegative(),
});
export type ResumeLink = z.infer<typeof resumeLinkSchema>;
