import { projectEndpoints, teamEndpoints } from '@pv/contract';
import { useChange } from '../../../app/query/use-endpoint.ts';

const stales = [
  teamEndpoints.readInvitation,
  teamEndpoints.myInvitations,
  teamEndpoints.list,
  projectEndpoints.listAll,
];

/** Accepts an invitation; the page shows the failure itself and reads the invitation again. */
export const useAcceptInvitation = () =>
  useChange(teamEndpoints.acceptInvitation, { stales, ownErrors: true });

/** Declines an invitation. */
export const useDeclineInvitation = () =>
  useChange(teamEndpoints.declineInvitation, { stales, ownErrors: true });
