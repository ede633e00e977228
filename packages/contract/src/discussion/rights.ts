import type { RoleCode } from '../kinds/roles.ts';
import { allowed } from '../workflow/permissions.ts';
import type { HeldRoles } from '../workflow/workflow.ts';

/** Who may read a discussion: the team alone, or anybody who is signed in. */
export const DISCUSSION_READERS = ['members', 'everyone'] as const;
export type DiscussionReaders = (typeof DISCUSSION_READERS)[number];

/** Whether somebody with this role, or from outside the team where it is null, may read. */
export const mayReadDiscussion = (readers: DiscussionReaders, role: RoleCode | null): boolean =>
  role !== null || readers === 'everyone';

/** Whether this role opens and changes the discussion of its project. */
export const isAuthorSide = (role: RoleCode, held: HeldRoles): boolean =>
  allowed(role, 'open_discussion', { hasResearchers: held.has('researcher') });

/** Whether somebody watches over what is said: takes away others' comments and closes the discussion. */
export const moderatesDiscussion = (role: RoleCode, held: HeldRoles, isCreator: boolean): boolean =>
  allowed(role, 'moderate_discussion', { isCreator, hasSupervisor: held.has('supervisor') });
