import { documentEndpoints } from '@pv/contract';
import { useChange } from '../../../platform/query/use-endpoint.ts';

/** Puts a kept edition in the place of the text; the text of now becomes a version too. */
export const useRestoreVersion = () =>
  useChange(documentEndpoints.restoreVersion, { stales: [documentEndpoints.versions] });
