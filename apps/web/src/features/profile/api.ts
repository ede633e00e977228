import { authEndpoints, type ProjectType, userEndpoints } from '@pv/contract';
import { useChange, useEndpoint } from '../../platform/query/use-endpoint.ts';
import { listById, usePages } from '../../platform/query/use-pages.ts';

/** Changes the password; every other session ends. The form shows the failure itself. */
export const useChangePassword = () =>
  useChange(userEndpoints.changePassword, { stales: [authEndpoints.sessions], ownErrors: true });

/** Signs out everywhere but here. */
export const useEndOtherSessions = () =>
  useChange(authEndpoints.endOtherSessions, { stales: [authEndpoints.sessions] });

/** Ends one of one's sessions. */
export const useEndSession = () =>
  useChange(authEndpoints.endSession, { stales: [authEndpoints.sessions] });

/** The personal invitation codes for a kind of project, one a role. */
export const useInviteCodes = (projectType: ProjectType) =>
  useEndpoint(userEndpoints.inviteCodes, { query: { project_type: projectType } });

/** One's own profile. */
export const useProfile = () => useEndpoint(userEndpoints.profile, {});

/** Replaces the invitation code of one role; the old one stops working. */
export const useRenewCode = () =>
  useChange(userEndpoints.renewInviteCode, { stales: [userEndpoints.inviteCodes] });

const PAGE = 20;
const SESSIONS = listById(authEndpoints.sessions, (page) => ({
  rows: page.sessions,
  next: page.next_cursor,
}));

/** Where one is signed in, page by page, the most recently used first. */
export const useSessions = () =>
  usePages(SESSIONS, (page) => ({ query: { limit: PAGE, ...page } }));
