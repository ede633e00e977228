import type { HelpTexts } from './help.ts';

export type { HelpBlock, HelpPart, HelpTexts, ProjectHelp, RoleHelp } from './help.ts';

/** The edition of the help texts, by its day; a change of what they tell makes a new one. */
export const HELP_EDITION = '2026-11-21';

/** Kinds of projects that have help. */
export const HELP_KINDS = ['nir', 'startup'] as const;

/** Loads the help in a language; each language comes by itself, when it is asked for. */
export const LOAD_HELP: Readonly<Record<'ru' | 'en', () => Promise<HelpTexts>>> = {
  ru: async () => (await import('./help.ru.ts')).helpRu,
  en: async () => (await import('./help.en.ts')).helpEn,
};
