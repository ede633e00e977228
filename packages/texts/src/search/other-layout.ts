const LATIN = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";
const CYRILLIC = 'йцукенгшщзхъфывапролджэячсмитьбюё';

const KEYS = new Map([
  ...[...LATIN].map((key, at) => [key, CYRILLIC[at] ?? key] as const),
  ...[...CYRILLIC].map((key, at) => [key, LATIN[at] ?? key] as const),
]);

/**
 * What the same keys give in the other layout of the keyboard: «gfhjkm» is «пароль». Null where both
 * alphabets stand in the text or neither, as it was then typed with an eye on the screen.
 */
export function otherLayout(typed: string): string | null {
  const small = typed.toLowerCase();
  if (/[a-z]/.test(small) === /[а-яё]/.test(small)) return null;
  return [...small].map((key) => KEYS.get(key) ?? key).join('');
}
