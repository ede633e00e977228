import { roadmapEndpoints } from '@pv/contract';
import { useChange, useEndpoint } from '../../../platform/query/use-endpoint.ts';
import { PROJECT_STALES } from './stales.ts';

const options = { stales: PROJECT_STALES };

/** Brings a deleted stage back. */
export const useRestoreStage = () => useChange(roadmapEndpoints.restore, options);

/** Puts the stages of a template in place of the present ones. */
export const useTakeTemplate = () => useChange(roadmapEndpoints.takeTemplate, options);

/** The stages that were deleted from the roadmap of a project. */
export const useDeletedStages = (id: string) =>
  useEndpoint(roadmapEndpoints.deleted, { params: { id } });
