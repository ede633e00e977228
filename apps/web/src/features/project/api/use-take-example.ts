import { projectEndpoints } from '@pv/contract';
import { useChange } from '../../../platform/query/use-endpoint.ts';
import { PROJECT_STALES } from './stales.ts';

/** Makes a filled project of one's own to look at and to try things on. */
export const useTakeExample = () =>
  useChange(projectEndpoints.takeExample, { stales: PROJECT_STALES });
