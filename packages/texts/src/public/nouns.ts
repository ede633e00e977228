/** Nouns of the texts that readers of public pages see; they are loaded apart from all others. */
const PUBLIC_NOUNS = [
  'captcha',
  'editorDemo',
  'home',
  'pages',
  'publication',
  'rights',
  'roles',
  'shell',
  'sight',
  'site',
  'support',
  'ui',
] as const;

export type PublicNoun = (typeof PUBLIC_NOUNS)[number];

/** Whether these keys are all of public texts, so that a page with them needs no others. */
export function arePublic(keys: Iterable<string>): boolean {
  const nouns = new Set<string>(PUBLIC_NOUNS);
  return [...keys].every((key) => nouns.has(key.split('.')[0] ?? ''));
}
