import { isGuessable } from './guessable.ts';

/** 0 is under the minimum or empty, 3 is good; the labels are in the texts. */
export type PasswordStrength = 'empty' | 'weak' | 'fair' | 'strong';

const SHORTEST = 6;
const CLASSES = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u];

/**
 * How hard a password is to guess, by its length and the kinds of its characters. One of those that are
 * tried first is weak; `own` is what is known of its owner: the address, the name.
 */
export function passwordStrength(password: string, own: readonly string[] = []): PasswordStrength {
  if (password === '') return 'empty';
  const kinds = CLASSES.filter((kind) => kind.test(password)).length;
  if (password.length < SHORTEST || isGuessable(password, own)) return 'weak';
  if (password.length >= 12 || (password.length >= 8 && kinds >= 2)) return 'strong';
  return 'fair';
}
