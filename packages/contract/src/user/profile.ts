import { z } from 'zod';
import { dateSchema, line, text, versionSchema } from '../http/fields.ts';
import {
  isBirthDate,
  isOrcid,
  isPhone,
  isResearcherId,
  isRincId,
  isScopusId,
} from './identifiers.ts';

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

const tags = z.array(line(1, 60)).max(30);

/** A line that is empty or passes the check; `error` is the key of the text that says what is wrong. */
function checked(check: (value: string) => boolean, error: string) {
  return line(0, 40).refine((value) => value === '' || check(value), { error });
}

/** The fields that a person fills about himself. Empty strings and null mean «not told». */
export const profileFieldsSchema = z.object({
  last_name: line(0, 100),
  first_name: line(0, 100),
  middle_name: line(0, 100),
  no_middle_name: z.boolean(),
  birth_date: dateSchema
    .refine((value) => isBirthDate(value, new Date()), { error: 'birth_date_wrong' })
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
  experience: text(20_000),
  languages: z.array(z.object({ name: line(1, 60), level: z.enum(LANGUAGE_LEVELS) })).max(20),
  scopus_id: checked(isScopusId, 'scopus_id_wrong'),
  researcher_id: checked(isResearcherId, 'researcher_id_wrong'),
  rinc_id: checked(isRincId, 'rinc_id_wrong'),
  orcid: checked(isOrcid, 'orcid_wrong'),
  phone: checked(isPhone, 'phone_wrong'),
  contacts: line(0, 500),
  additional: text(5000),
  division: line(0, 300),
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

/** The required fields that are still empty, in the order of the form. */
export function missingProfileFields(profile: Partial<ProfileFields>): ProfileField[] {
  const filled = (field: ProfileField) => `${profile[field] ?? ''}`.trim() !== '';
  return REQUIRED_PROFILE_FIELDS.filter((field) => {
    if (field === 'institution' && filled('work_place')) return false;
    return !filled(field);
  });
}

/** A profile nobody has filled yet. */
export function emptyProfile(): ProfileFields {
  return {
    last_name: '',
    first_name: '',
    middle_name: '',
    no_middle_name: false,
    birth_date: null,
    education_level: null,
    city: '',
    institution: '',
    department: '',
    group: '',
    work_place: '',
    post: '',
    academic_degree: '',
    academic_title: '',
    interests: [],
    skills: [],
    stack: [],
    experience: '',
    languages: [],
    scopus_id: '',
    researcher_id: '',
    rinc_id: '',
    orcid: '',
    phone: '',
    contacts: '',
    additional: '',
    division: '',
  };
}

/** One's own profile as the server gives it. */
export const ownProfileSchema = profileFieldsSchema.extend({
  id: z.uuid(),
  email: z.string(),
  version: versionSchema,
  missing: z.array(z.string()),
});

/** A change of any fields, made from the edition `version`. */
export const profileChangeSchema = profileFieldsSchema
  .partial()
  .extend({ version: versionSchema.optional() });

/** What teammates see of a person; contacts only inside a common project. */
export const publicProfileSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  institution: z.string(),
  department: z.string(),
  post: z.string(),
  academic_degree: z.string(),
  academic_title: z.string(),
  contacts: z.string().nullable(),
  email: z.string().nullable(),
});
