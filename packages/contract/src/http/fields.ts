import { z } from 'zod';

/** UUIDv7 of any of our objects. */
export const idSchema = z.uuid();

/** A moment in UTC, ISO 8601. */
export const momentSchema = z.iso.datetime();

/** A calendar date without a time, ISO 8601. */
export const dateSchema = z.iso.date();

/** Counts edits of an entity; a PATCH names the one it was made from. */
export const versionSchema = z.int().nonnegative();

/** Path parameters of a call on one object. */
export const byId = z.object({ id: idSchema });

/** One page of a list. */
export const pageQuery = {
  limit: z.coerce.number().int().min(1).max(100).default(20),
  cursor: z.string().max(200).optional(),
};

/** What no database keeps: NUL and half of a surrogate pair. */
const printable = (value: string) => !value.includes('\u0000') && value.isWellFormed();
const SYMBOLS = { error: 'field_symbols' };
const tooLong = (max: number) => ({ error: `field_long:${max}` });

/**
 * A trimmed line of text of `min` to `max` characters. Tabs and ends of lines become spaces. The
 * messages are text keys, with the number they need after a colon: `field_empty`, `field_short:3`,
 * `field_long:300`, `field_symbols`.
 */
export function line(min: number, max: number) {
  return z
    .string()
    .overwrite((value) => value.replace(/\p{Cc}+/gu, ' '))
    .trim()
    .min(Math.min(min, 1), { error: 'field_empty' })
    .min(min, { error: `field_short:${min}` })
    .max(max, tooLong(max))
    .refine(printable, SYMBOLS);
}

/** Text of several lines, up to `max` characters. Messages as of `line`. */
export function text(max: number) {
  return z.string().max(max, tooLong(max)).refine(printable, SYMBOLS);
}

/** How a person is shown to others. */
export const personSchema = z.object({ id: idSchema, name: z.string() });
export type Person = z.infer<typeof personSchema>;
