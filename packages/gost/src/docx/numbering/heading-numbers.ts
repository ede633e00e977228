import { AlignmentType, type ILevelsOptions, LevelFormat, LevelSuffix } from 'docx';
import { twips } from '../units.ts';
import type { ListReference, Lists } from './lists.ts';

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

/** The list of chapters and their headings: «1», «1.1» … without a dot, linked to Word's heading styles. */
export function chapterList(lists: Lists, indent: number): ListReference {
  return lists.shared(
    'headings',
    [0, 1, 2, 3].map((level) => headingLevel(level, indent, '%1', `Heading${level + 1}`)),
  );
}

/** The list of headings of one appendix: «А.1», «А.1.1» (clause 6.17.6). */
export function appendixList(lists: Lists, letter: string, indent: number): ListReference {
  return lists.shared(
    `appendix ${letter}`,
    [0, 1, 2, 3].map((level) => headingLevel(level, indent, letter)),
  );
}

function headingLevel(
  level: number,
  indent: number,
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
      paragraph: { indent: { left: 0, firstLine: twips(indent) } },
    },
  };
}
