import { projectEndpoints, spinoffEndpoints } from '@pv/contract';
import { useChange, useEndpoint } from '../../platform/query/use-endpoint.ts';

/** What a startup may take along from a work. */
export const useOffer = (projectId: string) =>
  useEndpoint(spinoffEndpoints.offer, { params: { id: projectId } });

/** Turns a work into a startup; the form shows a failure itself. */
export const useStartStartup = () =>
  useChange(spinoffEndpoints.create, {
    stales: [spinoffEndpoints.links, projectEndpoints.listAll],
    ownErrors: true,
  });
