/** Fields of a CSL-JSON record under construction. */
export type CslRecord = Record<string, unknown>;

interface AreaPattern {
  pattern: RegExp;
  fields: (match: RegExpExecArray) => CslRecord;
}

function year(text: string | undefined): CslRecord {
  return { 'date-parts': [[Number(text)]] };
}

/** The areas that are told by their form alone, their final dots cut off. */
const PATTERNS: readonly AreaPattern[] = [
  { pattern: /^Текст : (?:непосредственный|электронный)$/u, fields: () => ({}) },
  {
    pattern: /^URL: (\S+)(?: \(дата обращения: (\d\d)\.(\d\d)\.(\d{4})\))?$/u,
    fields: ([, URL, day, month, at]) => ({
      URL,
      ...(at && { accessed: { 'date-parts': [[Number(at), Number(month), Number(day)]] } }),
    }),
  },
  { pattern: /^ISBN ([\dXxХ-]+)$/u, fields: ([, ISBN]) => ({ ISBN }) },
  { pattern: /^DOI (10\.\S+)$/u, fields: ([, DOI]) => ({ DOI }) },
  { pattern: /^(\d{4})$/u, fields: ([, at]) => ({ issued: year(at) }) },
  {
    pattern: /^([^:]+) : ([^:]+), (\d{4})$/u,
    fields: ([, place, publisher, at]) => ({
      'publisher-place': place,
      publisher,
      issued: year(at),
    }),
  },
  {
    pattern: /^([IVXLC\d, ]+) [сpS]$/u,
    fields: ([, pages]) => ({ 'number-of-pages': pages }),
  },
  {
    pattern: /^(\d.* с\. : .+)$/u,
    fields: ([, extent]) => ({ 'number-of-pages': `${extent}.` }),
  },
  {
    pattern: /^\(([^;()]+)(?: ; ([^;()]+))?\)$/u,
    fields: ([, title, number]) => ({
      'collection-title': title,
      ...(number && { 'collection-number': number }),
    }),
  },
  {
    pattern: /^(?:Т|Vol)\. (\S+?)(?:, (?:№|no\.) (.+))?$/u,
    fields: ([, volume, issue]) => ({ volume, ...(issue && { issue }) }),
  },
  { pattern: /^(?:№|No\.) (.+)$/u, fields: ([, issue]) => ({ issue }) },
  { pattern: /^[СP]\. ([\dIVXLC–—,\s-]+)$/u, fields: ([, page]) => ({ page }) },
  { pattern: /^(\d+)-е изд$/u, fields: ([, edition]) => ({ edition }) },
  {
    pattern: /^(.*\b\d.* ed|.*(?:изд|перераб|доп|испр|стер))$/u,
    fields: ([, edition]) => ({ edition: `${edition}.` }),
  },
];

function parseArea(area: string): CslRecord | null {
  for (const { pattern, fields } of PATTERNS) {
    const match = pattern.exec(area);
    if (match) return fields(match);
  }
  return null;
}

/** The fields of the areas together; null when one is not recognised or two say the same. */
export function parseAreas(areas: readonly string[]): CslRecord | null {
  const csl: CslRecord = {};
  for (const area of areas) {
    const fields = parseArea(area);
    if (!fields || Object.keys(fields).some((key) => key in csl)) return null;
    Object.assign(csl, fields);
  }
  return csl;
}
