import { projectEndpoints, stageEndpoints } from '@pv/contract';
import { useEndpoint } from '../../../platform/query/use-endpoint.ts';

/** Decisions and remarks on the project section, newest first. */
export const useProjectReviews = (id: string, enabled: boolean) =>
  useEndpoint(projectEndpoints.reviews, { params: { id } }, { enabled });

/** Decisions and remarks on one stage, newest first. */
export const useStageReviews = (id: string, enabled: boolean) =>
  useEndpoint(stageEndpoints.reviews, { params: { id } }, { enabled });
