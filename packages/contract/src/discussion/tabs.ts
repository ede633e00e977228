import type { ProjectCategory } from '../kinds/kinds.ts';

/** Parts of the list of discussions, as the address names them. */
export const DISCUSSION_TABS = ['student-works', 'dissertations'] as const;
export type DiscussionTab = (typeof DISCUSSION_TABS)[number];

/** The categories that are dissertations; every other work, startups and articles too, is a student's. */
export const DISSERTATIONS: readonly ProjectCategory[] = ['candidate', 'doctor', 'phd', 'postdoc'];

/** The part of the list in which a work of this category is discussed. */
export const discussionTab = (category: ProjectCategory | null): DiscussionTab =>
  category && DISSERTATIONS.includes(category) ? 'dissertations' : 'student-works';
