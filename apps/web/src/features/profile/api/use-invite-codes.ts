import { type ProjectType, userEndpoints } from '@pv/contract';
import { useEndpoint } from '../../../platform/query/use-endpoint.ts';

/** The personal invitation codes for a kind of project, one a role. */
export const useInviteCodes = (projectType: ProjectType) =>
  useEndpoint(userEndpoints.inviteCodes, { query: { project_type: projectType } });
