import { z } from 'zod';

/** UUIDv7 of any of our objects. */
export const idSchema = z.uuid();

/** A moment in UTC, ISO 8601, as it is shown: of any year that has been kept. */
export const momentSchema = z.iso.datetime();

/** A calendar date without a time, ISO 8601, as it is shown: of any year that has been kept. */
export const dateSchema = z.iso.date();

/** Whether a day or a moment is one that calls take, from 1000 to 9998: beside them a day of another zone has a year that ISO 8601 or a database cannot write. */
export const inCalendar = (value: string): boolean => value >= '1000' && value < '9999';

/** A moment as it comes in. */
export const typedMomentSchema = momentSchema.refine(inCalendar);

/** A calendar date as it comes in. */
export const typedDateSchema = dateSchema.refine(inCalendar);

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
export const printable = (value: string) => !value.includes('\u0000') && value.isWellFormed();
export const SYMBOLS = { error: 'field_symbols' };
const tooLong = (max: number) => ({ error: `field_long:${max}` });

/** Signs that are not seen and turn the words beside them round, or make a text look empty. */
const UNSEEN = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g;
const TURNS = /[\p{Cc}\u2028\u2029]+/gu;

/**
 * A trimmed line of text of `min` to `max` characters. Tabs and ends of lines become spaces; signs that
 * are not seen and turn the text round are left out, so that it stands alike beside any other. The
 * messages are text keys, with the number they need after a colon: `field_empty`, `field_short:3`,
 * `field_long:300`, `field_symbols`.
 */
export function line(min: number, max: number) {
  return z
    .string()
    .overwrite((value) => value.replace(TURNS, ' ').replace(UNSEEN, ''))
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

/** An address of a page elsewhere, or nothing. */
export const webAddress = (max: number) =>
  line(0, max)
    .refine((value) => value === '' || /^https?:\/\/\S+$/.test(value), { error: 'field_url' })
    .meta({ examples: ['https://example.ru'] });

/** How a person is shown to others. */
export const personSchema = z.object({ id: idSchema, name: z.string() });
export type Person = z.infer<typeof personSchema>;
