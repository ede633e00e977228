import { line } from '../http/fields.ts';

/** What is pasted into a field of an identifier may be the address of a page. */
const PASTED_MAX = 300;

/**
 * A line that is empty or, brought by `read` into its usual form, passes the check, as `sample` does;
 * `error` is the key of the text that says what is wrong.
 */
export function checkedLine(
  check: (value: string) => boolean,
  error: string,
  read: (pasted: string) => string,
  sample: string,
) {
  return line(0, PASTED_MAX)
    .overwrite(read)
    .refine((value) => value === '' || check(value), { error })
    .meta({ examples: [sample] });
}
