import { stageEndpoints } from '@pv/contract';
import { useChange } from '../../../platform/query/use-endpoint.ts';
import { PROJECT_STALES } from './stales.ts';

const options = { stales: PROJECT_STALES };

/** Adds a numeric stage at the end of the roadmap. */
export const useAddStage = () => useChange(stageEndpoints.create, options);

/** Deletes a stage that no approval stands on. */
export const useRemoveStage = () => useChange(stageEndpoints.remove, options);

/** Ticks a remark as done, or takes the tick back. */
export const useTickRemark = () => useChange(stageEndpoints.tickRemark, options);
