import { line } from '../http/fields.ts';

/** Signs that no name has, in whatever writing; apostrophes, hyphens, dots and numbers are in many. */
const NO_NAME = /[<>{}[\]\\|^~@#$%=_;]|\p{Extended_Pictographic}/u;

/** A name of a person, or nothing: a line with a letter in it. The message is a text key, `name_wrong`. */
export const nameSchema = line(0, 100).refine(
  (value) => value === '' || (/\p{L}/u.test(value) && !NO_NAME.test(value)),
  { error: 'name_wrong' },
);
