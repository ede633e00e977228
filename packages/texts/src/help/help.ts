import type { roles } from '../ru/roles.ts';

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
