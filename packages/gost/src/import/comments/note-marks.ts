import { formatNumber } from '../ooxml/numbering.ts';
import { childValue, descendant, type XmlElement } from '../ooxml/tree.ts';

const KINDS = [
  { name: 'footnote', format: 'decimal' },
  { name: 'endnote', format: 'lowerRoman' },
] as const;

interface Counted {
  restarts: boolean;
  format: string;
  /** Counted before the first one. */
  from: number;
  count: number;
}

/** How notes of a kind are numbered, ECMA-376 part 1, clause 17.11; null where only pages nobody knows tell it. */
function countedBy(
  { name, format }: (typeof KINDS)[number],
  body: XmlElement,
  settings: XmlElement | null,
): Counted | null {
  const said = [body, settings].map((where) => where && descendant(where, `w:${name}Pr`));
  const settingOf = (what: string) =>
    said.map((one) => childValue(one, what)).find((value) => value !== null);
  const restart = settingOf('w:numRestart') ?? 'continuous';
  const restarts = restart === 'eachPage' && descendant(body, PAGE) !== null;
  if (restart !== 'continuous' && !restarts) return null;
  const from = (Number(settingOf('w:numStart')) || 1) - 1;
  return { restarts, format: settingOf('w:numFmt') ?? format, from, count: from };
}

/** Where Word has begun a page when it saved the file. */
const PAGE = 'w:lastRenderedPageBreak';

/**
 * The marks that notes have in the text, given its elements one after another: null for what refers to no
 * note, nothing where the mark is typed or not known.
 */
export function noteMarks(
  body: XmlElement,
  settings: XmlElement | null,
): (element: XmlElement) => string | null {
  const kinds = new Map(
    KINDS.map((kind) => [`w:${kind.name}Reference`, countedBy(kind, body, settings)]),
  );
  return ({ name, attributes }) => {
    if (name === PAGE) {
      for (const counted of kinds.values()) if (counted?.restarts) counted.count = counted.from;
    }
    const counted = kinds.get(name);
    if (counted === undefined) return null;
    if (!counted || 'w:customMarkFollows' in attributes) return '';
    counted.count += 1;
    return formatNumber(counted.count, counted.format);
  };
}
