import type { ApprovedEdition } from './edition.ts';
import type { Presence } from './roles.ts';
import type { Completion } from './statuses.ts';

/** What a decision on a research section depends on besides its status. */
export interface ResearchFacts {
  /** Roles that somebody in the team holds. */
  present: Presence;
  completion: Completion;
  /** See `planValid`; read for results only. */
  planValid: boolean;
  /** Digest of the section's content as it is now. */
  contentHash: string;
  approved: ApprovedEdition | null;
  /** Hard items of `missingContent`, empty when the section may be sent. */
  missing: readonly string[];
  /** Installation switch: unchanged content goes straight back to its approved status. */
  restoreUnchanged: boolean;
}
