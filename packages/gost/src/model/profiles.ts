import {
  type DocumentSettings,
  defaultSettings,
  type SectionKind,
  type TitleBlock,
} from '@pv/editor-schema';
import type { FormatProfile } from './document.ts';
import { type ParameterSource, PROFILE_DATA, type ProfileData } from './profile/data.ts';
import {
  PARAMETER_NAMES,
  type ParameterName,
  type ProfileValues,
  readValues,
} from './profile/parameters.ts';

/** A built-in profile with everything that it inherits. */
export interface BuiltInProfile {
  id: string;
  name: ProfileData['name'];
  level: ProfileData['level'];
  form: NonNullable<ProfileData['form']>;
  /** What it formats; nothing where the title page leaves that to the project. */
  work: ProfileData['work'];
  values: ProfileValues;
  sources: Readonly<Record<ParameterName, ParameterSource>>;
  titles: Partial<Record<SectionKind, string>>;
  structure: { standard: string; clause: string };
  required: readonly SectionKind[];
  order: readonly SectionKind[];
  sections: readonly (readonly [SectionKind, string])[];
  titleBlocks: readonly TitleBlock[];
}

const DATA = new Map(PROFILE_DATA.map((data) => [data.id, data]));
const resolved = new Map<string, BuiltInProfile>();

const listed = (block: NonNullable<ProfileData['titleBlocks']>[number]): TitleBlock =>
  typeof block === 'string' ? { id: block, kind: block } : { id: block.kind, ...block };

function inherit(data: ProfileData): BuiltInProfile {
  const parent = data.extends === null ? undefined : findProfile(data.extends);
  const given = Object.entries(data.values) as [ParameterName, readonly [unknown, string]][];
  const sourced = given.map(([name, [, clause]]) => [
    name,
    { level: data.level, document: data.document, clause },
  ]);
  return {
    id: data.id,
    name: data.name,
    level: data.level,
    form: data.form ?? parent?.form ?? 'work',
    // an article is no report, though it is set as one
    work: data.work ?? (data.form ? undefined : parent?.work),
    values: {
      ...parent?.values,
      ...Object.fromEntries(given.map(([name, [value]]) => [name, value])),
    } as ProfileValues,
    sources: { ...parent?.sources, ...Object.fromEntries(sourced) } as BuiltInProfile['sources'],
    titles: { ...parent?.titles, ...data.titles },
    structure:
      data.order || !parent
        ? { standard: data.document, clause: data.structureClause ?? '4' }
        : parent.structure,
    required: data.required ?? parent?.required ?? [],
    order: data.order ?? parent?.order ?? [],
    sections: data.sections ?? parent?.sections ?? [],
    titleBlocks: data.titleBlocks?.map(listed) ?? parent?.titleBlocks ?? [],
  };
}

/** The built-in profile of that id with what it inherits, or undefined. */
export function findProfile(id: string): BuiltInProfile | undefined {
  const data = DATA.get(id);
  if (!data) return undefined;
  const known = resolved.get(id) ?? inherit(data);
  resolved.set(id, known);
  return known;
}

/** All built-in profiles in the order of a list. */
export const builtInProfiles = (): BuiltInProfile[] =>
  PROFILE_DATA.flatMap(({ id }) => findProfile(id) ?? []);

/** The profile that the settings name; the usual one where they name none that is known. */
export function baseProfile(id: string): BuiltInProfile {
  const found = findProfile(id) ?? findProfile(defaultSettings().profile);
  if (!found) throw new Error('the usual profile is missing');
  return found;
}

type Chosen = Pick<DocumentSettings, 'profile' | 'profileTaken' | 'profileOverrides'>;

const DICTIONARY: Partial<Record<ParameterName, SectionKind>> = {
  titleAbstract: 'abstract',
  titleContents: 'main',
  titleTerms: 'terms',
  titleAbbreviations: 'abbreviations',
  titleReferences: 'references',
};

function titlesOf(
  { titles, form }: BuiltInProfile,
  values: ProfileValues,
): FormatProfile['titles'] {
  const worded = Object.entries(DICTIONARY).map(([name, kind]) => [
    kind,
    values[name as ParameterName],
  ]);
  const all = { ...Object.fromEntries(worded), ...titles };
  return form === 'article' ? { ...all, main: '' } : all;
}

/**
 * The formatting of a document: standard, then university, then what a published profile of the team's
 * own says, then what the writer does. A value that cannot be used is passed over, so that nothing broken
 * reaches the writers.
 */
export function resolveProfile(chosen: Chosen): FormatProfile {
  const base = baseProfile(chosen.profile);
  const taken = readValues(chosen.profileTaken?.values);
  const own = readValues(chosen.profileOverrides);
  const values = { ...base.values, ...taken, ...own };
  const sources = { ...base.sources };
  const name = chosen.profileTaken?.name ?? '';
  for (const parameter of PARAMETER_NAMES) {
    if (parameter in taken) sources[parameter] = { level: 'taken', document: name, clause: '' };
    if (parameter in own) sources[parameter] = { level: 'own', document: '', clause: '' };
  }
  return {
    id: base.id,
    name: base.name,
    form: base.form,
    values,
    sources,
    margins: {
      left: values.marginLeft,
      right: values.marginRight,
      top: values.marginTop,
      bottom: values.marginBottom,
    },
    fontSize: values.fontSize,
    tableFontSize: values.tableFontSize,
    listingFontSize: values.listingFontSize,
    lineSpacing: values.lineSpacing,
    indent: values.indent,
    numbering: values.numbering,
    titles: titlesOf(base, values),
    structure: base.structure,
    required: base.required,
    order: base.order,
    titleBlocks: base.titleBlocks,
  };
}

/** The formatting of GOST 7.32-2017 and nothing else. */
export const GOST_7_32_2017: FormatProfile = resolveProfile({ profile: 'gost-7.32-2017' });

/** Whether a document of that profile is the manuscript of an article. */
export function isArticleProfile(id: string): boolean {
  return findProfile(id)?.form === 'article';
}

/** Whether sections of a document of that profile have no numbers and run on. */
export const hasPlainSections = (id: string): boolean =>
  (findProfile(id)?.form ?? 'work') !== 'work';

/** A parameter in which two ways of formatting differ. */
export interface ProfileDifference {
  parameter: ParameterName;
  before: string | number;
  after: string | number;
  source: ParameterSource;
}

/** What changes when a document goes over from one way of formatting to another, in the order of the table. */
export function compareProfiles(before: FormatProfile, after: FormatProfile): ProfileDifference[] {
  return PARAMETER_NAMES.filter((name) => before.values[name] !== after.values[name]).map(
    (parameter) => ({
      parameter,
      before: before.values[parameter],
      after: after.values[parameter],
      source: after.sources[parameter],
    }),
  );
}
