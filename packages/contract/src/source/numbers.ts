import { z } from 'zod';

const WRONG_DOI = { error: 'field_doi' };
const WRONG_ISBN = { error: 'field_isbn' };

/** A DOI as people paste it, with an address or a word before it, without them. */
export const plainDoi = (typed: string): string =>
  typed.trim().replace(/^(?:https?:\/\/(?:dx\.)?doi\.org\/|doi[:\s]*)/iu, '');

/** The digits of an ISBN as people paste it. */
export const plainIsbn = (typed: string): string =>
  typed
    .trim()
    .replace(/^ISBN(?:-1[03])?[:\s]*/iu, '')
    .replace(/[\s\u00a0‐-–-]/gu, '')
    .replace(/[xхХ]$/u, 'X');

const TEN = /^\d{9}[\dX]$/u;
const THIRTEEN = /^97[89]\d{10}$/u;

/** Whether what is typed is as long as an ISBN and made of its digits, whatever the last one is. */
export function isIsbnLong(typed: string): boolean {
  const digits = plainIsbn(typed);
  return TEN.test(digits) || THIRTEEN.test(digits);
}

/** Whether the last digit of an ISBN of ten or thirteen fits the others. */
export function isIsbn(digits: string): boolean {
  const values = [...digits].map((digit) => (digit === 'X' ? 10 : Number(digit)));
  if (TEN.test(digits)) {
    return values.reduce((sum, value, at) => sum + value * (10 - at), 0) % 11 === 0;
  }
  if (!THIRTEEN.test(digits)) return false;
  return values.reduce((sum, value, at) => sum + value * (at % 2 === 0 ? 1 : 3), 0) % 10 === 0;
}

const DOI = /^10\.\d{4,9}\/[\x21-\x7e]+$/u;

export const doiSchema = z
  .string()
  .max(300, WRONG_DOI)
  .overwrite(plainDoi)
  .regex(DOI, WRONG_DOI)
  .meta({ examples: ['10.1000/182'] });

export const isbnSchema = z
  .string()
  .max(60, WRONG_ISBN)
  .overwrite(plainIsbn)
  .refine(isIsbn, WRONG_ISBN)
  .meta({ examples: ['9785000000014'] });

/** What somebody has typed into the one field of the look-up: a DOI, an ISBN, or neither. */
export function numberOf(typed: string): { doi: string } | { isbn: string } | null {
  const doi = doiSchema.safeParse(typed);
  if (doi.success) return { doi: doi.data };
  const isbn = isbnSchema.safeParse(typed);
  return isbn.success ? { isbn: isbn.data } : null;
}
