import { projectEndpoints } from '@pv/contract';
import { useChange } from '../../../app/query/use-endpoint.ts';
import { PROJECT_STALES } from './stales.ts';
import { useKindCalls } from './use-kind-calls.ts';

const options = { stales: PROJECT_STALES };

/** Renames the project. */
export const useSetTitle = () => useChange(useKindCalls().project.setTitle, options);

/** Adds a text to the task or to the extended information. */
export const useAddField = (list: 'taskFields' | 'infoFields') =>
  useChange(projectEndpoints[list].add, options);

/** Removes a text of the task or of the extended information. */
export const useRemoveField = (list: 'taskFields' | 'infoFields') =>
  useChange(projectEndpoints[list].remove, options);
