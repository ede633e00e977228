import { waitingEndpoints } from '@pv/contract';
import { useChange, useEndpoint } from '../../../platform/query/use-endpoint.ts';

/** The sections of a project in which somebody is waited for, and who may be reminded of them. */
export const useWaits = (projectId: string) =>
  useEndpoint(waitingEndpoints.ofProject, { params: { id: projectId } });

/** Tells the others who may decide that one looks at a section, or does no more. */
export const useLook = () =>
  useChange(waitingEndpoints.look, { stales: [waitingEndpoints.ofProject] });

/** Reminds those whose move it is in a section. */
export const useRemind = () =>
  useChange(waitingEndpoints.remind, { stales: [waitingEndpoints.ofProject] });
