import { projectEndpoints, teamEndpoints } from '@pv/contract';
import { useChange, useEndpoint } from '../../platform/query/use-endpoint.ts';

const stales = [
  teamEndpoints.readInvitation,
  teamEndpoints.myInvitations,
  teamEndpoints.list,
  projectEndpoints.listAll,
];

/** Accepts an invitation; after a failure the page reads the invitation again. */
export const useAcceptInvitation = () => useChange(teamEndpoints.acceptInvitation, { stales });

/** Declines an invitation. */
export const useDeclineInvitation = () => useChange(teamEndpoints.declineInvitation, { stales });

/** The invitation behind a link. */
export const useInvitation = (token: string) =>
  useEndpoint(teamEndpoints.readInvitation, { query: { token } }, { enabled: token !== '' });

/** Open invitations to the reader's own address. */
export const useMyInvitations = () => useEndpoint(teamEndpoints.myInvitations, {});
