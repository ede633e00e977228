import {
  SOURCE_FIELDS,
  SOURCE_TYPES,
  type SourceField,
  type SourceType,
  sourceType,
} from '@pv/gost';

type Name = SourceField['name'];

type Csl = Readonly<Record<string, unknown>>;

/** Kinds that are told apart within a type by what is filled in. */
const FINER_KINDS = ['article-online', 'book-online', 'book-volume', 'thesis-abstract'] as const;
type FinerKind = (typeof FINER_KINDS)[number];

/** A kind of source as the form names it: a type, or a finer one. */
export type FormKind = SourceType | FinerKind;

/** In the order in which the form offers them: finer kinds follow their type. */
export const FORM_KINDS: readonly FormKind[] = SOURCE_TYPES.flatMap((type) => [
  type,
  ...FINER_KINDS.filter((kind) => typeOf(kind) === type),
]);

/** The type of a kind. */
export function typeOf(kind: FormKind): SourceType {
  if (kind === 'thesis-abstract') return 'thesis';
  if (kind === 'article-online') return 'article-journal';
  return kind === 'book-online' || kind === 'book-volume' ? 'book' : kind;
}

const IS_FINER: Readonly<Record<FinerKind, (csl: Csl) => boolean>> = {
  'article-online': ({ URL, DOI }) => Boolean(URL ?? DOI),
  'book-online': ({ URL }) => Boolean(URL),
  'book-volume': ({ volume }) => Boolean(volume),
  'thesis-abstract': ({ genre }) => /^автореф/iu.test(String(genre ?? '')),
};

/** The kind whose form a record opens in. */
export function formKindOf(csl: Csl): FormKind {
  const type = kindOf(csl);
  return FINER_KINDS.find((kind) => typeOf(kind) === type && IS_FINER[kind](csl)) ?? type;
}

/** What most records of a kind need: these fields come first, the others stand behind a fold. */
const FIRST: Readonly<Record<FormKind, readonly Name[]>> = {
  book: ['author', 'title', 'publisher-place', 'publisher', 'issued', 'number-of-pages'],
  chapter: ['author', 'title', 'container-title', 'publisher-place', 'publisher', 'issued', 'page'],
  'article-journal': ['author', 'title', 'container-title', 'issued', 'volume', 'issue', 'page'],
  'article-newspaper': ['author', 'title', 'container-title', 'issued', 'issue', 'page'],
  'paper-conference': [
    'author',
    'title',
    'container-title',
    'publisher-place',
    'publisher',
    'issued',
    'page',
  ],
  thesis: ['author', 'title', 'genre', 'section', 'publisher-place', 'issued', 'number-of-pages'],
  standard: ['number', 'title', 'publisher-place', 'publisher', 'issued', 'number-of-pages'],
  legislation: ['title', 'genre', 'original-date', 'number', 'container-title', 'issued'],
  patent: ['genre', 'number', 'jurisdiction', 'title', 'author', 'publisher', 'issued'],
  webpage: ['author', 'title', 'container-title', 'URL', 'accessed'],
  report: ['title', 'authority', 'director', 'publisher-place', 'issued', 'number-of-pages'],
  dataset: ['author', 'title', 'publisher', 'issued', 'DOI', 'URL', 'accessed'],
  software: ['author', 'title', 'version', 'issued', 'URL', 'accessed'],
  manuscript: ['author', 'title', 'issued', 'archive', 'archive_location'],
  'article-online': [
    'author',
    'title',
    'container-title',
    'issued',
    'volume',
    'issue',
    'page',
    'DOI',
    'URL',
    'accessed',
  ],
  'book-online': [
    'author',
    'title',
    'publisher-place',
    'publisher',
    'issued',
    'number-of-pages',
    'container-title',
    'URL',
    'accessed',
  ],
  'book-volume': [
    'author',
    'title',
    'number-of-volumes',
    'volume',
    'volume-title',
    'publisher-place',
    'publisher',
    'issued',
    'number-of-pages',
  ],
  'thesis-abstract': [
    'author',
    'title',
    'genre',
    'section',
    'publisher-place',
    'issued',
    'number-of-pages',
  ],
};

/** The type of a record. */
export const kindOf = (csl: Csl): SourceType =>
  sourceType(String(csl.type ?? 'book'), csl['container-title'] !== undefined);

/** The fields of a form in three groups: first, behind the fold, and filled ones that the kind does not print. */
interface KindFields {
  first: readonly SourceField[];
  rest: readonly SourceField[];
  unused: readonly SourceField[];
}

const EVERY_FIELD = new Map(
  Object.values(SOURCE_FIELDS)
    .flat()
    .map((field) => [field.name, { ...field, label: field.name, required: false }]),
);

/** The fields that a record of this kind is asked for, and what it holds besides. */
export function fieldsOf(kind: FormKind, csl: Csl): KindFields {
  const own = SOURCE_FIELDS[typeOf(kind)];
  const first = FIRST[kind].flatMap((name) => own.find((field) => field.name === name) ?? []);
  const names = new Set<string>(own.map(({ name }) => name));
  return {
    first,
    rest: own.filter((field) => !first.includes(field)),
    unused: [...EVERY_FIELD.values()].filter(
      ({ name }) => !names.has(name) && csl[name] !== undefined,
    ),
  };
}
