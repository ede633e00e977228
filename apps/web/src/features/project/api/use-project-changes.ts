import { projectEndpoints } from '@pv/contract';
import { useChange } from '../../../app/query/use-endpoint.ts';
import { PROJECT_STALES } from './stales.ts';
import { useKindCalls } from './use-kind-calls.ts';

const options = { stales: PROJECT_STALES };

/** Renames the project. */
export const useSetTitle = () => useChange(useKindCalls().project.setTitle, options);

/** Moves a research project to another category. */
export const useSetCategory = () => useChange(projectEndpoints.setCategory, options);
