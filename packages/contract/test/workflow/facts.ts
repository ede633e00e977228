import type { Presence, ResearchFacts } from './research.ts';

export const EVERYBODY: Presence = { researcher: true, supervisor: true, curator: true };
export const ALONE: Presence = { researcher: true, supervisor: false, curator: false };
export const WITH_SUPERVISOR: Presence = { researcher: true, supervisor: true, curator: false };

/** Facts of a section with complete, never approved content in a full team. */
export function facts(overrides: Partial<ResearchFacts> = {}): ResearchFacts {
  return {
    present: EVERYBODY,
    completion: 'none',
    planValid: true,
    contentHash: 'now',
    approved: null,
    missing: [],
    restoreUnchanged: true,
    ...overrides,
  };
}
