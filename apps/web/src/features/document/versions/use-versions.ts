import { documentEndpoints } from '@pv/contract';
import { useEndpoint } from '../../../platform/query/use-endpoint.ts';

/** Kept editions of a document, newest first. */
export const useVersions = (id: string) =>
  useEndpoint(documentEndpoints.versions, { params: { id } });
