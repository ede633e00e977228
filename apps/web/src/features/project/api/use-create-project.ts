import { projectEndpoints } from '@pv/contract';
import { useChange } from '../../../app/query/use-endpoint.ts';

/** Makes a project. */
export const useCreateProject = () =>
  useChange(projectEndpoints.create, { stales: [projectEndpoints.list], ownErrors: true });
