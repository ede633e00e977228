import {
  type OpportunityStatus,
  opportunityDeskEndpoints,
  opportunityEndpoints,
  opportunityResponseEndpoints,
  userEndpoints,
} from '@pv/contract';
import { useChange, useEndpoint } from '../../platform/query/use-endpoint.ts';
import { useOwnProjects } from '../project/public.ts';
import { useMay } from '../publication/public.ts';

const { list, get, standing, own, responses } = opportunityEndpoints;
const { mine, get: getResponse } = opportunityResponseEndpoints;
const answers = [mine, getResponse, responses, standing, own];
/** What an answer to an order and the end of a posting change. */
const stales = [list, get, getResponse, standing, own, opportunityDeskEndpoints.list];

/** An opportunity for somebody signed in, and what he may do. */
export const useStanding = (id: string) => useEndpoint(standing, { params: { id } });

/** What the reader has posted. */
export const useOwn = () => useEndpoint(own, {});

/** What was responded to one's own opportunity. */
export const useReceived = (id: string, enabled: boolean) =>
  useEndpoint(responses, { params: { id } }, { enabled });

/** What the reader has responded to. */
export const useMine = () => useEndpoint(mine, {});

export const useResponse = (id: string) => useEndpoint(getResponse, { params: { id } });

/** The organisation of the reader, for a new opportunity. */
export const useProfile = () => useEndpoint(userEndpoints.profile, {});

/** The reader's projects, one of which he may name with a response. */
export const useProjects = useOwnProjects;

export const useCreate = () => useChange(opportunityEndpoints.create, { stales, ownErrors: true });
export const useSave = () => useChange(opportunityEndpoints.change, { stales, ownErrors: true });
export const usePublish = () =>
  useChange(opportunityEndpoints.publish, { stales, ownErrors: true });
export const useClose = () => useChange(opportunityEndpoints.close, { stales });
export const useRemove = () => useChange(opportunityEndpoints.remove, { stales: [own] });

/** Removes a file of one's own opportunity. */
export const useRemoveFile = () =>
  useChange(opportunityEndpoints.removeFile, { stales: [standing, get] });

/** Responds to an opportunity. */
export const useRespond = () =>
  useChange(opportunityEndpoints.respond, { stales: answers, ownErrors: true });

export const useWithdraw = () =>
  useChange(opportunityResponseEndpoints.withdraw, { stales: answers });

/** Answers a response, or notes that it was looked at. */
export const useDecide = () =>
  useChange(opportunityResponseEndpoints.decide, { stales: [...answers, list, get] });

/** Opportunities of a status for the editors. */
export const useDesk = (query: { status: OpportunityStatus; page: number; search?: string }) =>
  useEndpoint(opportunityDeskEndpoints.list, { query }, { keepPrevious: true });

/** How many postings wait for the reader to look through them: none where he is no editor. */
export function useWaitingPosts(): number {
  const enabled = useMay('moderate_opportunities');
  const { data } = useEndpoint(opportunityDeskEndpoints.list, {}, { enabled });
  return (enabled && data?.total) || 0;
}

/** Lets through what waits for the editors, or gives it back. */
export const useModerate = () =>
  useChange(opportunityDeskEndpoints.decide, { stales, ownErrors: true });
