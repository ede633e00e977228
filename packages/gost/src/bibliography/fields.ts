import type { DateVariable, NameVariable, TextVariable } from './csl-item.ts';
import type { SourceType } from './source-types.ts';

/** What is typed into a field. `year` and `date` are CSL dates, `names` a list of persons. */
export type FieldInput = 'text' | 'number' | 'url' | 'names' | 'year' | 'date';

/**
 * What a field is called where its CSL variable alone does not say: the same `section` is a
 * speciality of a thesis, the class of a patent and the article of a law.
 */
export type FieldLabel =
  | TextVariable
  | NameVariable
  | DateVariable
  | 'organisation'
  | 'university'
  | 'speciality'
  | 'kind'
  | 'designation'
  | 'approved_by'
  | 'novelty'
  | 'in_force_since'
  | 'act_heading'
  | 'act_date'
  | 'act_number'
  | 'act_article'
  | 'act_history'
  | 'published_in'
  | 'country'
  | 'patent_class'
  | 'application'
  | 'applicant'
  | 'inventors'
  | 'filed'
  | 'published'
  | 'site'
  | 'library'
  | 'journal'
  | 'newspaper'
  | 'book'
  | 'proceedings'
  | 'day'
  | 'article_number'
  | 'registration'
  | 'report_status'
  | 'repository';

/** One field of the form of a source. */
export interface SourceField {
  /** The CSL variable that holds the value. */
  name: TextVariable | NameVariable | DateVariable;
  /** Under what name the texts have its label. */
  label: FieldLabel;
  input: FieldInput;
  required: boolean;
}

type Name = SourceField['name'];

const INPUTS: Readonly<Partial<Record<Name, FieldInput>>> = {
  author: 'names',
  editor: 'names',
  compiler: 'names',
  translator: 'names',
  director: 'names',
  issued: 'year',
  accessed: 'date',
  submitted: 'date',
  'original-date': 'date',
  'available-date': 'date',
  'event-date': 'date',
  URL: 'url',
  volume: 'number',
  issue: 'number',
};

/** A field, required when its name has a mark: `title!`. `label` and `input` differ from the usual. */
function field(spec: Name | `${Name}!`, label?: FieldLabel, input?: FieldInput): SourceField {
  const name = spec.replace('!', '') as Name;
  return {
    name,
    label: label ?? name,
    input: input ?? INPUTS[name] ?? 'text',
    required: spec.endsWith('!'),
  };
}

const ACCESS = [field('URL'), field('accessed')];
const HOUSE = [field('publisher-place'), field('publisher')];
const TAIL = [...ACCESS, field('note')];

/** The fields that a form asks for, by the type of the source and in the order of the form. */
export const SOURCE_FIELDS: Readonly<Record<SourceType, readonly SourceField[]>> = {
  book: [
    field('author'),
    field('title!'),
    field('genre', 'kind'),
    field('editor'),
    field('compiler'),
    field('translator'),
    field('authority', 'organisation'),
    field('edition'),
    field('publisher-place!'),
    field('publisher!'),
    field('issued!'),
    field('number-of-pages'),
    field('number-of-volumes'),
    field('volume'),
    field('volume-title'),
    field('collection-title'),
    field('collection-number'),
    field('ISBN'),
    field('DOI'),
    field('container-title', 'library'),
    ...TAIL,
  ],
  chapter: [
    field('author'),
    field('title!'),
    field('container-title!', 'book'),
    field('editor'),
    field('edition'),
    ...HOUSE,
    field('issued!'),
    field('volume'),
    field('page!'),
    field('ISBN'),
    field('DOI'),
    ...TAIL,
  ],
  'article-journal': [
    field('author'),
    field('title!'),
    field('container-title!', 'journal'),
    field('issued!'),
    field('volume'),
    field('issue'),
    field('page'),
    field('number', 'article_number'),
    field('DOI'),
    ...TAIL,
  ],
  'article-newspaper': [
    field('author'),
    field('title!'),
    field('container-title!', 'newspaper'),
    field('issued!', 'day', 'date'),
    field('issue'),
    field('page'),
    ...TAIL,
  ],
  'paper-conference': [
    field('author'),
    field('title!'),
    field('container-title!', 'proceedings'),
    field('event-title'),
    field('event-place'),
    field('event-date'),
    field('editor'),
    ...HOUSE,
    field('issued!'),
    field('volume'),
    field('page!'),
    field('ISBN'),
    field('DOI'),
    ...TAIL,
  ],
  thesis: [
    field('author!'),
    field('title!'),
    field('section', 'speciality'),
    field('genre!', 'kind'),
    field('publisher', 'university'),
    field('director'),
    field('publisher-place!'),
    field('issued!'),
    field('number-of-pages'),
    ...TAIL,
  ],
  standard: [
    field('number!', 'designation'),
    field('title!'),
    field('genre', 'kind'),
    field('authority', 'approved_by'),
    field('status', 'novelty'),
    field('available-date', 'in_force_since'),
    ...HOUSE,
    field('issued!'),
    field('number-of-pages'),
    ...TAIL,
  ],
  legislation: [
    field('authority', 'act_heading'),
    field('title!'),
    field('genre!', 'kind'),
    field('original-date', 'act_date'),
    field('number', 'act_number'),
    field('status', 'act_history'),
    field('container-title', 'published_in'),
    ...HOUSE,
    field('issued'),
    field('issue'),
    field('section', 'act_article'),
    field('number-of-pages'),
    ...TAIL,
  ],
  patent: [
    field('genre', 'kind'),
    field('number!'),
    field('jurisdiction!', 'country'),
    field('section', 'patent_class'),
    field('title!'),
    field('call-number', 'application'),
    field('submitted', 'filed'),
    field('issued!', 'published', 'date'),
    field('author', 'inventors'),
    field('publisher', 'applicant'),
    field('number-of-pages'),
    ...TAIL,
  ],
  webpage: [
    field('author'),
    field('title!'),
    field('genre', 'kind'),
    field('container-title', 'site'),
    ...HOUSE,
    field('issued'),
    field('DOI'),
    field('URL!'),
    field('accessed!'),
    field('note'),
  ],
  report: [
    field('title!'),
    field('genre', 'kind'),
    field('status', 'report_status'),
    field('authority!', 'organisation'),
    field('director'),
    field('author'),
    field('publisher-place'),
    field('issued!'),
    field('number-of-pages'),
    field('number', 'registration'),
    field('DOI'),
    ...TAIL,
  ],
  dataset: [
    field('author'),
    field('title!'),
    field('version'),
    field('publisher', 'repository'),
    field('issued!'),
    field('DOI'),
    ...TAIL,
  ],
  software: [
    field('author'),
    field('title!'),
    field('genre', 'kind'),
    field('version'),
    ...HOUSE,
    field('issued!'),
    field('DOI'),
    ...TAIL,
  ],
  manuscript: [
    field('author'),
    field('title!'),
    field('genre', 'kind'),
    field('publisher-place'),
    field('issued'),
    field('number-of-pages'),
    field('archive!'),
    field('archive_location!'),
    ...TAIL,
  ],
};

/** The required fields of a source's type that its record does not fill. */
export function missingFields(type: SourceType, csl: Readonly<Record<string, unknown>>): Name[] {
  const empty = (value: unknown) =>
    value === undefined ||
    value === null ||
    value === '' ||
    (Array.isArray(value) && !value.length);
  return SOURCE_FIELDS[type]
    .filter(({ name, required }) => required && empty(csl[name]))
    .map(({ name }) => name);
}
