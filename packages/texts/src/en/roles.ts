import type { roles as source } from '../ru/roles.ts';
import type { TranslationOf } from '../shape.ts';

/** Names of the roles of a team. */
export const roles: TranslationOf<typeof source> = {
  researcher: 'Researcher',
  supervisor: 'Scientific supervisor',
  curator: 'Curator',
  coordinator: 'Coordinator',
  tracker: 'Tracker',
  expert: 'Expert',
  mentor: 'Mentor',
  topmanager: 'Top manager',
  founder: 'Founder',
};
