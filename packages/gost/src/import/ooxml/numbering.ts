import { type ParagraphProperties, readIndent } from './properties.ts';
import { child, children, childValue, type XmlElement } from './tree.ts';

const ROMAN: readonly [number, string][] = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
];

const LATIN = 'abcdefghijklmnopqrstuvwxyz';

/** The letters of `russianLower`, ECMA-376 part 1, clause 17.18.59. */
const RUSSIAN = 'абвгдежзиклмнопрстуфхцчшщыэюя';

const FORMATS: Readonly<Record<string, (value: number) => string>> = {
  lowerRoman: roman,
  upperRoman: (value) => roman(value).toUpperCase(),
  lowerLetter: (value) => letters(value, LATIN),
  upperLetter: (value) => letters(value, LATIN).toUpperCase(),
  russianLower: (value) => letters(value, RUSSIAN),
  russianUpper: (value) => letters(value, RUSSIAN).toUpperCase(),
  decimalZero: (value) => String(value).padStart(2, '0'),
  none: () => '',
};

/** Writes a number in one of the formats of `w:numFmt`; formats unknown here become digits. */
export function formatNumber(value: number, format: string): string {
  const write = FORMATS[format];
  return write ? write(value) : String(value);
}

function roman(value: number): string {
  let rest = value;
  let text = '';
  for (const [size, sign] of ROMAN) {
    while (rest >= size && text.length < 32) {
      text += sign;
      rest -= size;
    }
  }
  return text;
}

/** Past the last letter Word doubles them: я, аа, бб … */
function letters(value: number, alphabet: string): string {
  if (value < 1) return '';
  const letter = alphabet[(value - 1) % alphabet.length] ?? '';
  return letter.repeat(Math.min(Math.ceil(value / alphabet.length), 4));
}

/** One level of a list, ECMA-376 part 1, clause 17.9.6. */
interface NumberingLevel {
  /** `bullet`, `decimal`, `russianLower`, `none`, … */
  format: string;
  /** The marker: a bullet, or text with `%1` to `%9` for the numbers of the levels. */
  text: string;
  start: number;
  /** The paragraph style tied to this level. */
  style: string | null;
  /** In twentieths of a point. */
  left: number | null;
}

interface Instance {
  /** Lists that share a counter share this key. */
  counter: string;
  levels: ReadonlyMap<number, NumberingLevel>;
  /** Level → number at which this instance starts anew. */
  restarts: ReadonlyMap<number, number>;
}

/** The list definitions of a document by `w:numId`. */
export type NumberingDefinitions = ReadonlyMap<string, Instance>;

/** Reads `word/numbering.xml`, ECMA-376 part 1, clause 17.9. */
export function readNumbering(root: XmlElement | null): NumberingDefinitions {
  const abstracts = new Map<string, XmlElement>();
  const byStyleLink = new Map<string, XmlElement>();
  for (const element of children(root, 'w:abstractNum')) {
    abstracts.set(element.attributes['w:abstractNumId'] ?? '', element);
    const link = childValue(element, 'w:styleLink');
    if (link) byStyleLink.set(link, element);
  }
  const result = new Map<string, Instance>();
  for (const num of children(root, 'w:num')) {
    const own = abstracts.get(childValue(num, 'w:abstractNumId') ?? '');
    const abstract = byStyleLink.get(childValue(own, 'w:numStyleLink') ?? '') ?? own;
    if (!abstract) continue;
    const levels = readLevels(abstract);
    const restarts = readOverrides(num, levels);
    const id = num.attributes['w:numId'] ?? '';
    result.set(id, {
      counter: abstract.attributes['w:abstractNumId'] ?? id,
      levels,
      restarts,
    });
  }
  return result;
}

function readLevels(abstract: XmlElement): Map<number, NumberingLevel> {
  return new Map(
    children(abstract, 'w:lvl').flatMap((level) => {
      const index = levelIndex(level);
      return index === null ? [] : [[index, readLevel(level)] as const];
    }),
  );
}

/** Applies `w:lvlOverride` to the levels and gives the levels that start anew. */
function readOverrides(num: XmlElement, levels: Map<number, NumberingLevel>): Map<number, number> {
  const restarts = new Map<number, number>();
  for (const override of children(num, 'w:lvlOverride')) {
    const index = levelIndex(override);
    if (index === null) continue;
    const level = child(override, 'w:lvl');
    if (level) levels.set(index, readLevel(level));
    const start = childValue(override, 'w:startOverride');
    if (start !== null) restarts.set(index, Number.parseInt(start, 10) || 0);
  }
  return restarts;
}

/** `w:ilvl`; null where it is none of the nine that there are, ECMA-376 part 1, clause 17.9.6. */
function levelIndex(element: XmlElement): number | null {
  const index = Number(element.attributes['w:ilvl'] ?? '0');
  return Number.isInteger(index) && index >= 0 && index <= 8 ? index : null;
}

function readLevel(level: XmlElement): NumberingLevel {
  const indent: ParagraphProperties = {};
  readIndent(child(child(level, 'w:pPr'), 'w:ind'), indent);
  return {
    format: childValue(level, 'w:numFmt') ?? 'decimal',
    text: childValue(level, 'w:lvlText') ?? '',
    start: Number.parseInt(childValue(level, 'w:start') ?? '1', 10) || 0,
    style: childValue(level, 'w:pStyle'),
    left: indent.left ?? null,
  };
}

/** The marker that Word prints before one paragraph. */
export interface ListMarker {
  numId: string;
  level: number;
  format: string;
  /** As printed: «–», «2.1», «а)». */
  label: string;
  value: number;
  left: number | null;
}

/** Counts list items in document order, as Word does. */
export class ListCounter {
  readonly #definitions: NumberingDefinitions;
  readonly #counters = new Map<string, (number | undefined)[]>();
  readonly #started = new Set<string>();

  constructor(definitions: NumberingDefinitions) {
    this.#definitions = definitions;
  }

  /** The level that a definition ties to a paragraph style, or null. */
  levelOfStyle(numId: string, styleId: string): number | null {
    for (const [index, level] of this.#definitions.get(numId)?.levels ?? []) {
      if (level.style === styleId) return index;
    }
    return null;
  }

  /** The marker of the next item of that list at that level; null where the list is not defined. */
  next(numId: string, level: number): ListMarker | null {
    const instance = this.#definitions.get(numId);
    const definition = instance?.levels.get(level);
    if (!instance || !definition) return null;
    const counts = this.#counters.get(instance.counter) ?? [];
    this.#counters.set(instance.counter, counts);
    this.#restart(numId, instance, counts);
    const value = (counts[level] ?? definition.start - 1) + 1;
    counts[level] = value;
    counts.length = level + 1;
    const label = this.#label(instance, counts, definition);
    return { numId, level, format: definition.format, label, value, left: definition.left };
  }

  #restart(numId: string, instance: Instance, counts: (number | undefined)[]): void {
    if (this.#started.has(numId)) return;
    this.#started.add(numId);
    for (const [level, start] of instance.restarts) counts[level] = start - 1;
  }

  #label(
    instance: Instance,
    counts: readonly (number | undefined)[],
    definition: NumberingLevel,
  ): string {
    if (definition.format === 'bullet') return definition.text;
    return definition.text.replace(/%([1-9])/g, (_, digit: string) => {
      const level = Number(digit) - 1;
      const above = instance.levels.get(level);
      return formatNumber(counts[level] ?? above?.start ?? 1, above?.format ?? 'decimal');
    });
  }
}
