/** A measure with its bounds: outside of them no page can be set. */
const measure = <const U extends string>(min: number, max: number, unit: U) =>
  ({ kind: 'number', min, max, unit }) as const;
const choice = <const V extends readonly string[]>(...values: V) =>
  ({ kind: 'choice', values }) as const;
const words = { kind: 'words', most: 100 } as const;

/**
 * Every parameter of formatting that a profile gives and that a university, a department or a writer may
 * give otherwise. One table: what data files, the form, the differences and the writers go by.
 */
export const PROFILE_PARAMETERS = {
  marginLeft: measure(10, 50, 'mm'),
  marginRight: measure(5, 40, 'mm'),
  marginTop: measure(10, 50, 'mm'),
  marginBottom: measure(10, 50, 'mm'),
  fontSize: measure(10, 16, 'pt'),
  tableFontSize: measure(8, 16, 'pt'),
  listingFontSize: measure(8, 14, 'pt'),
  captionFontSize: measure(10, 16, 'pt'),
  chapterFontSize: measure(12, 20, 'pt'),
  headingFontSize: measure(12, 18, 'pt'),
  lineSpacing: measure(1, 2, ''),
  indent: measure(0, 25, 'mm'),
  headingGap: measure(0, 40, 'pt'),
  numbering: choice('through', 'section'),
  pageNumber: choice('bottomCenter', 'topCenter', 'topRight'),
  headingAlign: choice('indent', 'center'),
  chapterMark: choice('number', 'word'),
  chapterCase: choice('sentence', 'capitals'),
  structuralCase: choice('capitals', 'sentence'),
  newPage: choice('sections', 'structural'),
  captionDash: choice('—', '–', '-'),
  captionStyle: choice('roman', 'italic'),
  referenceWord: choice('lower', 'capital'),
  appendixMarks: choice('cyrillic', 'latin', 'digits'),
  keywordsMin: measure(0, 15, ''),
  keywordsMax: measure(1, 30, ''),
  abstractMax: measure(300, 6000, ''),
  titleAbstract: words,
  titleContents: words,
  titleTerms: words,
  titleAbbreviations: words,
  titleReferences: words,
} as const;

export type ParameterName = keyof typeof PROFILE_PARAMETERS;

type ValueOf<P> = P extends { kind: 'number' }
  ? number
  : P extends { kind: 'choice'; values: readonly (infer V)[] }
    ? V
    : string;

/** What a profile says of every parameter. */
export type ProfileValues = {
  -readonly [K in ParameterName]: ValueOf<(typeof PROFILE_PARAMETERS)[K]>;
};

export const PARAMETER_NAMES = Object.keys(PROFILE_PARAMETERS) as ParameterName[];

/** Whether a value can stand for that parameter. */
export function fitsParameter(name: ParameterName, value: unknown): boolean {
  const parameter = PROFILE_PARAMETERS[name];
  switch (parameter.kind) {
    case 'number':
      return (
        typeof value === 'number' &&
        Number.isFinite(value) &&
        value >= parameter.min &&
        value <= parameter.max
      );
    case 'choice':
      return (parameter.values as readonly unknown[]).includes(value);
    case 'words':
      return typeof value === 'string' && value.trim() !== '' && value.length <= parameter.most;
  }
}

/** The values that can be used, of whatever somebody has kept; what is unknown or out of bounds is left out. */
export function readValues(kept: unknown): Partial<ProfileValues> {
  if (typeof kept !== 'object' || kept === null) return {};
  const values = kept as Record<string, unknown>;
  return Object.fromEntries(
    PARAMETER_NAMES.filter((name) => fitsParameter(name, values[name])).map((name) => [
      name,
      values[name],
    ]),
  );
}
