import {
  AlignmentType,
  type ILevelsOptions,
  LevelFormat,
  LevelSuffix,
  type NumberingDefinition,
} from 'docx';
import type { FormatProfile, ListMarker } from '../../model/document.ts';
import { listLetter } from '../../model/letters.ts';
import { chapterMark } from '../../model/structural-titles.ts';
import { twips } from '../units.ts';

/** A list of the document; with a level, what the library's `numbering` takes. */
interface ListReference {
  reference: string;
  instance: number;
}

/** The definitions of lists that a document has come to need, kept once per name. */
export interface Lists {
  /** The one list of that name; for markers, which count nothing. */
  shared(name: string, levels: readonly ILevelsOptions[]): ListReference;
  /** A list of its own that counts from the start. */
  fresh(name: string, levels: readonly ILevelsOptions[]): ListReference;
  definitions(): NumberingDefinition[];
}

/**
 * The library writes a list as `{name-instance}` and replaces that in the finished XML, wherever it
 * stands. A noncharacter in the name keeps typed text, which is cleaned of them, from matching.
 */
const MARK = '\uffff';

export function createLists(): Lists {
  const known = new Map<string, { levels: readonly ILevelsOptions[]; instances: number }>();
  function definition(name: string, levels: readonly ILevelsOptions[]) {
    const found = known.get(name) ?? { levels, instances: 0 };
    known.set(name, found);
    return found;
  }
  return {
    shared(name, levels) {
      definition(name, levels);
      return { reference: MARK + name, instance: 0 };
    },
    fresh(name, levels) {
      return { reference: MARK + name, instance: definition(name, levels).instances++ };
    },
    definitions: () => [...known].map(([name, { levels }]) => ({ reference: MARK + name, levels })),
  };
}

/** What decides the look of a list. */
interface ListLook {
  marker: ListMarker;
  start: number;
  /** How many items the list has. */
  count: number;
  /** Indent of the first level in twips; every deeper level is indented by as much again. */
  indent: number;
}

/** Up to «ж» Word's Russian letters are those of GOST 7.32-2017 clause 6.4.6; then Word prints «з». */
const SAME_LETTERS = 7;
const LEVELS = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/**
 * The list that each item belongs to, from the first. Items that Word can count are of one list; with
 * letters past «ж» each item has a typed marker.
 */
export function itemLists(lists: Lists, look: ListLook): ListReference[] {
  const { marker, start, count } = look;
  const positions = Array.from({ length: count }, (_, index) => start + index);
  if (marker === 'letter' && start + count - 1 > SAME_LETTERS) {
    return positions.map((position) => typedLetter(lists, position, look));
  }
  const list = marker === 'dash' ? dash(lists, look) : countedMarker(lists, look);
  return positions.map(() => list);
}

function dash(lists: Lists, { indent }: ListLook): ListReference {
  return lists.shared(`dash ${indent}`, levels(indent, { format: LevelFormat.BULLET, text: '–' }));
}

/** Not a bullet: of those LibreOffice shows the first character only. */
function typedLetter(lists: Lists, position: number, { indent }: ListLook): ListReference {
  const text = `${listLetter(position)})`;
  return lists.shared(`${text} ${indent}`, levels(indent, { format: LevelFormat.NONE, text }));
}

function countedMarker(lists: Lists, { marker, start, indent }: ListLook): ListReference {
  const format = marker === 'letter' ? LevelFormat.RUSSIAN_LOWER : LevelFormat.DECIMAL;
  return lists.fresh(`${marker} ${start} ${indent}`, levels(indent, { format, start }));
}

/** Wrapped lines return to the left edge of the text (practice of clause 6.4.6). */
function levels(
  indent: number,
  options: Pick<ILevelsOptions, 'format' | 'text' | 'start'>,
): ILevelsOptions[] {
  return LEVELS.map((level) => ({
    level,
    text: `%${level + 1})`,
    ...options,
    alignment: AlignmentType.LEFT,
    suffix: LevelSuffix.SPACE,
    style: { paragraph: { indent: { left: 0, firstLine: indent * (level + 1) } } },
  }));
}

/** The numbered list of sources: GOST 7.32-2017 clause 6.16 wants a dot after the number. */
export function sourceList(lists: Lists, indent: number): ListReference {
  return lists.shared('sources', levels(indent, { format: LevelFormat.DECIMAL, text: '%1.' }));
}

/** How a heading gets its number. */
export type HeadingNumber =
  /** Word counts it, at a level of a list. */
  | { kind: 'live'; list: ListReference; level: number }
  /** Word's count would differ: the number is typed. */
  | { kind: 'typed'; number: string };

/**
 * Gives a function that says, for headings in printing order, whether Word's own count gives the number
 * that the document has (GOST 7.32-2017 clauses 6.4.1 to 6.4.5, 6.17.6). The level of the count is the
 * depth of the number and not of the heading: an item right under a section is «1.1», where Word
 * would print «1.0.1» at the heading's own level.
 * @param first the number of the chapter, counted already, or the letter of the appendix
 */
export function headingNumbers(
  first: string,
  list: ListReference,
): (number: string) => HeadingNumber {
  let counts: string[] = [first];
  return (number) => {
    const level = number.split('.').length - 1;
    const next = String(Number(counts[level] ?? 0) + 1);
    const expected = [...counts.slice(0, level), next];
    if (level < 1 || level > 3 || expected.join('.') !== number) return { kind: 'typed', number };
    counts = expected;
    return { kind: 'live', list, level };
  };
}

/** What of a profile decides how headings stand. */
type HeadingProfile = Pick<FormatProfile, 'indent' | 'values'>;

/** The list of chapters and their headings: «1», «1.1» … without a dot, linked to Word's heading styles. */
export function chapterList(lists: Lists, profile: HeadingProfile): ListReference {
  return lists.shared(
    'headings',
    [0, 1, 2, 3].map((level) =>
      headingLevel(
        level,
        profile,
        level === 0 ? chapterMark(profile, '%1') : '%1',
        `Heading${level + 1}`,
      ),
    ),
  );
}

/** The list of headings of one appendix: «А.1», «А.1.1» (clause 6.17.6). */
export function appendixList(lists: Lists, letter: string, profile: HeadingProfile): ListReference {
  return lists.shared(
    `appendix ${letter}`,
    [0, 1, 2, 3].map((level) => headingLevel(level, profile, letter)),
  );
}

function headingLevel(
  level: number,
  { indent, values }: HeadingProfile,
  first: string,
  style?: string,
): ILevelsOptions {
  const deeper = Array.from({ length: level }, (_, index) => `%${index + 2}`);
  return {
    level,
    format: LevelFormat.DECIMAL,
    text: [first, ...deeper].join('.'),
    alignment: AlignmentType.LEFT,
    suffix: LevelSuffix.SPACE,
    style: {
      ...(style !== undefined && { style }),
      paragraph: {
        indent: { left: 0, firstLine: values.headingAlign === 'center' ? 0 : twips(indent) },
      },
    },
  };
}
