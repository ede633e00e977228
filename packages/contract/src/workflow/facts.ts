import type { RoleCode } from '../kinds/roles.ts';
import type { ApprovedEdition } from './edition.ts';
import type { Presence, ResearchRole } from './roles.ts';
import type { Completion } from './statuses.ts';

/** What a decision on a section depends on besides its status and the team. */
export interface SectionFacts<R extends RoleCode> {
  completion: Completion;
  /** Whether the result may be decided on: see `planValid`; in startups the plan is approved. */
  planValid: boolean;
  /** Digest of the section's content as it is now. */
  contentHash: string;
  approved: ApprovedEdition<R> | null;
  /** Hard items of `missingContent`, empty when the section may be sent. */
  missing: readonly string[];
  /** Installation switch: unchanged content goes straight back to its approved status. */
  restoreUnchanged: boolean;
}

/** What a decision on a section of research depends on besides its status. */
export interface ResearchFacts extends SectionFacts<ResearchRole> {
  /** Roles that somebody in the team holds. */
  present: Presence;
}
