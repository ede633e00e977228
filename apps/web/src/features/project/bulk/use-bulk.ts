import { editionEndpoints, reviewEndpoints } from '@pv/contract';
import { useChange } from '../../../platform/query/use-endpoint.ts';
import { PROJECT_STALES } from '../api/stales.ts';

const options = {
  stales: [...PROJECT_STALES, editionEndpoints.ofProject, editionEndpoints.ofStage],
  ownErrors: true,
};

/** Sends again everything of a project that has lost its approval. */
export const useResend = () => useChange(reviewEndpoints.resend, options);

/** Approves what was approved before in the same words. */
export const useApproveUnchanged = () => useChange(reviewEndpoints.approveUnchanged, options);
