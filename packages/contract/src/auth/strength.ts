/** 0 is under the minimum or empty, 3 is good; the labels are in the texts. */
export type PasswordStrength = 'empty' | 'weak' | 'fair' | 'strong';

const SHORTEST = 6;
const CLASSES = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u];

/**
 * How hard a password is to guess, by its length and the kinds of its characters alone: that it is one of
 * those that are tried first is a warning beside it, `isGuessable`.
 */
export function passwordStrength(password: string): PasswordStrength {
  if (password === '') return 'empty';
  const kinds = CLASSES.filter((kind) => kind.test(password)).length;
  if (password.length < SHORTEST) return 'weak';
  if (password.length >= 12 || (password.length >= 8 && kinds >= 2)) return 'strong';
  return 'fair';
}
