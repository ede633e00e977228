import { ImportError } from '../errors.ts';

/** Signs that the reader compares each with each before it in its paragraph: about three seconds. */
const MOST_COMPARED = 8_000 ** 2;
/** Letters that it looks through anew for the end of code and formulas: about three seconds. */
const MOST_LOOKED_THROUGH = 30_000_000;

const BLANK_LINES = /\n(?:[ \t]*\n)+/;
const STRESS = /[*~]+|(?<![\p{L}\p{N}_])_+|_+(?![\p{L}\p{N}_])/gu;
const OPENING = /`+|\$+/g;

/** How many matches a text has. */
function count(text: string, pattern: RegExp): number {
  let found = 0;
  for (const _ of text.matchAll(pattern)) found += 1;
  return found;
}

/** A run of so many signs as none before it has no end known: the paragraph is looked through for it. */
function openings(text: string): number {
  const runs = new Set<string>();
  for (const [run] of text.matchAll(OPENING)) runs.add(`${run[0]}${run.length}`);
  return runs.size;
}

/**
 * Refuses a text that nobody writes and that takes the reader minutes: thousands of signs of stress, or of
 * openings without an end, in one paragraph.
 * @throws ImportError `import_too_big`
 */
export function refuseSlow(text: string): void {
  let [compared, lookedThrough] = [0, 0];
  for (const paragraph of text.split(BLANK_LINES)) {
    compared += count(paragraph, STRESS) ** 2;
    lookedThrough += openings(paragraph) * paragraph.length;
  }
  if (compared > MOST_COMPARED || lookedThrough > MOST_LOOKED_THROUGH)
    throw new ImportError('import_too_big', 'too_many_elements');
}
