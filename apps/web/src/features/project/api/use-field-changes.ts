import type { projectEndpoints } from '@pv/contract';
import { useChange } from '../../../platform/query/use-endpoint.ts';
import { PROJECT_STALES } from './stales.ts';

/** The four calls on one list of dynamic fields: of a project or of a stage's plan. */
export type FieldCalls = typeof projectEndpoints.taskFields;

const options = { stales: PROJECT_STALES };

/** Adds a text block to the list. */
export const useAddField = (calls: FieldCalls) => useChange(calls.add, options);

/** Changes the place of a block in the list. */
export const useMoveField = (calls: FieldCalls) => useChange(calls.change, options);

/** Removes a block from the list. */
export const useDropField = (calls: FieldCalls) => useChange(calls.remove, options);
