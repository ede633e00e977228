import type { RateLimit } from '../http/endpoint.ts';

/** Decisions of every kind on every kind of project are counted together. */
export const DECISION_LIMIT: RateLimit = {
  max: 30,
  minutes: 1,
  key: 'account',
  group: 'decision',
};
