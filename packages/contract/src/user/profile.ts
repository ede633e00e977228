import { z } from 'zod';
import { dateSchema, line, text, typedDateSchema, versionSchema } from '../http/fields.ts';
import { projectTypeSchema } from '../kinds/kinds.ts';
import { checkedLine } from './checked-line.ts';
import { birthDateProblem, isPhone, isResearcherId, isRincId, isScopusId } from './identifiers.ts';
import { nameSchema } from './name.ts';
import { orcidSchema } from './orcid.ts';
import { readPhone, readResearcherId, readRincId, readScopusId } from './read-identifiers.ts';

/** Levels of education, from secondary school to doctor of sciences. */
export const EDUCATION_LEVELS = [
  'secondary',
  'vocational',
  'bachelor',
  'specialist',
  'master',
  'postgraduate',
  'higher',
  'candidate',
  'doctor',
] as const;

/** Levels of a language, CEFR, and the mother tongue. */
export const LANGUAGE_LEVELS = ['a1', 'a2', 'b1', 'b2', 'c1', 'c2', 'native'] as const;

/** Letters of the experience, not counting its form. */
export const EXPERIENCE_MAX = 20_000;
/** Letters of its JSON. */
const EXPERIENCE_MAX_JSON = 200_000;

const tags = z.array(line(1, 60)).max(30);

/** The fields that a person fills about himself. Empty strings and null mean «not told». */
export const profileFieldsSchema = z.object({
  last_name: nameSchema,
  first_name: nameSchema,
  middle_name: nameSchema,
  no_middle_name: z.boolean(),
  birth_date: typedDateSchema
    .superRefine((value, ctx) => {
      const message = birthDateProblem(value, new Date());
      if (message) ctx.addIssue({ code: 'custom', message });
    })
    .meta({ examples: ['2004-05-17'] })
    .nullable(),
  education_level: z.enum(EDUCATION_LEVELS).nullable(),
  city: line(0, 120),
  institution: line(0, 300),
  department: line(0, 300),
  group: line(0, 60),
  work_place: line(0, 300),
  post: line(0, 200),
  academic_degree: line(0, 120),
  academic_title: line(0, 120),
  interests: tags,
  skills: tags,
  stack: tags,
  /** A text with a form, as JSON; plain text is taken too and becomes one. */
  experience: text(EXPERIENCE_MAX_JSON),
  languages: z.array(z.object({ name: line(1, 60), level: z.enum(LANGUAGE_LEVELS) })).max(20),
  scopus_id: checkedLine(isScopusId, 'scopus_id_wrong', readScopusId, '57195617400'),
  researcher_id: checkedLine(
    isResearcherId,
    'researcher_id_wrong',
    readResearcherId,
    'A-1234-2008',
  ),
  rinc_id: checkedLine(isRincId, 'rinc_id_wrong', readRincId, '123456'),
  orcid: orcidSchema,
  phone: checkedLine(isPhone, 'phone_wrong', readPhone, '+79123456789'),
  contacts: line(0, 500),
  additional: text(5000),
  division: line(0, 300),
  /** Teammates see the phone. */
  show_phone: z.boolean(),
  /** Teammates see the date of birth. */
  show_birth_date: z.boolean(),
  /** Everybody signed in sees what is not private. */
  published: z.boolean(),
});
export type ProfileFields = z.infer<typeof profileFieldsSchema>;
export type ProfileField = keyof ProfileFields;

/** What must be filled before the rest of the product opens; the last one may be a place of work instead. */
export const REQUIRED_PROFILE_FIELDS = [
  'last_name',
  'first_name',
  'education_level',
  'city',
  'institution',
] as const satisfies readonly ProfileField[];

/** Of the place of study and the place of work one is enough. */
const PLACE_FIELDS: readonly ProfileField[] = ['institution', 'work_place'];

/** Whether a field is one of the two of which one is enough. */
export const isPlaceField = (field: ProfileField): boolean => PLACE_FIELDS.includes(field);

const isFilled = (profile: Partial<ProfileFields>, field: ProfileField): boolean =>
  `${profile[field] ?? ''}`.trim() !== '';

/** The required fields that are still empty, in the order of the form. */
export function missingProfileFields(profile: Partial<ProfileFields>): ProfileField[] {
  return REQUIRED_PROFILE_FIELDS.filter((field) => missingProblem(field, profile) !== null);
}

/** The text key of what is wrong with a field that is empty and must not be; null where all is well. */
export function missingProblem(
  field: ProfileField,
  profile: Partial<ProfileFields>,
): 'field_empty' | 'place_missing' | null {
  if (isPlaceField(field)) {
    return PLACE_FIELDS.some((place) => isFilled(profile, place)) ? null : 'place_missing';
  }
  const required = REQUIRED_PROFILE_FIELDS.some((one) => one === field);
  return required && !isFilled(profile, field) ? 'field_empty' : null;
}

/** What a field may hold while nothing is told; each takes one of them. */
const NOT_TOLD = [null, false, '', []] as const;

/** A profile nobody has filled yet. */
export function emptyProfile(): ProfileFields {
  const fields = Object.entries(profileFieldsSchema.shape).map(([name, schema]) => [
    name,
    structuredClone(NOT_TOLD.find((value) => schema.safeParse(value).success)),
  ]);
  return profileFieldsSchema.parse(Object.fromEntries(fields));
}

/** One's own profile as the server gives it. */
export const ownProfileSchema = profileFieldsSchema.extend({
  // names of before are shown as they were taken then
  last_name: z.string(),
  first_name: z.string(),
  middle_name: z.string(),
  id: z.uuid(),
  email: z.string(),
  version: versionSchema,
  missing: z.array(z.string()),
});

/** A change of any fields, made from the edition `version`. */
export const profileChangeSchema = profileFieldsSchema
  .partial()
  .extend({ version: versionSchema.optional() });

/** What a published profile shows besides the place of work or study. */
const PUBLISHED = {
  education_level: true,
  city: true,
  interests: true,
  skills: true,
  stack: true,
  experience: true,
  languages: true,
  scopus_id: true,
  researcher_id: true,
  rinc_id: true,
  orcid: true,
} as const;
export const PUBLISHED_FIELDS = Object.keys(PUBLISHED) as (keyof typeof PUBLISHED)[];

/** As whom one looks at a profile: from a common project, or only signed in. */
export const VIEWPOINTS = ['team', 'others'] as const;
export type Viewpoint = (typeof VIEWPOINTS)[number];

/**
 * What one person may see of another. Names are open to everybody; what is empty is either not told or
 * not shown, and nobody can tell which.
 */
export const publicProfileSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  full_name: z.string(),
  is_me: z.boolean(),
  seen_as: z.enum(VIEWPOINTS),
  institution: z.string(),
  department: z.string(),
  work_place: z.string(),
  post: z.string(),
  academic_degree: z.string(),
  academic_title: z.string(),
  contacts: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  birth_date: dateSchema.nullable(),
  /** Null while the person has not published his profile. */
  published: profileFieldsSchema.pick(PUBLISHED).nullable(),
  /** The projects that the reader and the person are both in. */
  projects: z.array(z.object({ id: z.uuid(), type: projectTypeSchema, title: z.string() })),
});
export type PublicProfile = z.infer<typeof publicProfileSchema>;
