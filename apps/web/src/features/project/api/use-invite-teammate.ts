import { teamEndpoints } from '@pv/contract';
import { useChange } from '../../../platform/query/use-endpoint.ts';
import { PROJECT_STALES } from './stales.ts';

/** Takes the owner of a personal code into the team; the form shows the failure itself. */
export const useInviteTeammate = () =>
  useChange(teamEndpoints.inviteTeammate, { stales: PROJECT_STALES, ownErrors: true });
