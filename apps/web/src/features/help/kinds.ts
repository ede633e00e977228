import type { ProjectType } from '@pv/contract';
import { HELP_KINDS } from '@pv/texts/help';

/** Kinds of projects that have help beside them. */
export type HelpKind = (typeof HELP_KINDS)[number];

/** The kind as one that has help; null for those that have none. */
export function helpKindOf(type: ProjectType): HelpKind | null {
  return HELP_KINDS.find((kind) => kind === type) ?? null;
}
