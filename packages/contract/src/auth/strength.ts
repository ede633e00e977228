/** 0 is under the minimum or empty, 3 is good; the labels are in the texts. */
export type PasswordStrength = 'empty' | 'weak' | 'fair' | 'strong';

const CLASSES = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u];

/** How hard a password is to guess, by its length and the kinds of its characters. */
export function passwordStrength(password: string): PasswordStrength {
  if (password === '') return 'empty';
  const kinds = CLASSES.filter((kind) => kind.test(password)).length;
  if (password.length >= 12 || (password.length >= 8 && kinds >= 2)) return 'strong';
  return password.length < 6 ? 'weak' : 'fair';
}
