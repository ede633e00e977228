import { SOURCE_FIELDS, type SourceField, type SourceType, sourceType } from '@pv/gost';

type Name = SourceField['name'];

/** What most records of a kind need: these fields come first, the others stand behind a fold. */
const FIRST: Readonly<Record<SourceType, readonly Name[]>> = {
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
};

type Csl = Readonly<Record<string, unknown>>;

/** The kind whose form a record opens in. */
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
export function fieldsOf(kind: SourceType, csl: Csl): KindFields {
  const own = SOURCE_FIELDS[kind];
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
