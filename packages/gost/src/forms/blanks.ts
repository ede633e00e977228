/** A line to fill by hand where something is not known. */
export const BLANK = '_'.repeat(12);

/** The same in a line of its own. */
export const LONG_BLANK = '_'.repeat(30);

/** A place for a name under a signature. */
export const NAME_BLANK = '_'.repeat(16);

/** A day to be written by hand. */
export const DAY_BLANK = '«___» ______________ 20___ г.';

/** The text, or a line to fill where there is none. */
export function orBlank(text: string, blank = BLANK): string {
  return text.trim() === '' ? blank : text.trim();
}
