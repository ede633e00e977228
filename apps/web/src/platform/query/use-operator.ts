import { type Operator, webPageEndpoints } from '@pv/contract';
import { useEndpoint } from './use-endpoint.ts';

/** Who runs the installation; undefined until it is known. */
export const useOperator = (): Operator | undefined =>
  useEndpoint(webPageEndpoints.operator, {}).data;
