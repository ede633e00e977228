import type { roles } from '../ru/rights.ts';

/** A paragraph, or the points of a list. There is no HTML in help: it is drawn part by part. */
export type HelpPart = string | { list: readonly string[] };

export interface HelpBlock {
  header: string;
  content: readonly HelpPart[];
}

/** What somebody in a role does: in one sentence, and in full. */
export interface RoleHelp {
  role: keyof typeof roles;
  preview: string;
  description: HelpBlock;
}

/** The help beside a kind of project. */
export interface ProjectHelp {
  topic: HelpBlock;
  roles: readonly RoleHelp[];
}

/** The help of every kind in one language; articles have none. */
export interface HelpTexts {
  nir: ProjectHelp;
  startup: ProjectHelp;
  article: null;
}

/** The edition of the help texts, by its day; a change of what they tell makes a new one. */
export const HELP_EDITION = '2026-11-26';

/** Kinds of projects that have help. */
export const HELP_KINDS = ['nir', 'startup'] as const;

/** Loads the help in a language; each language comes by itself, when it is asked for. */
export const LOAD_HELP: Readonly<Record<'ru' | 'en', () => Promise<HelpTexts>>> = {
  ru: async () => (await import('./help.ru.json', { with: { type: 'json' } })).default as HelpTexts,
  en: async () => (await import('./help.en.json', { with: { type: 'json' } })).default as HelpTexts,
};
