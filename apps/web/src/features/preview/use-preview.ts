import { publicationEndpoints } from '@pv/contract';
import { useEndpoint } from '../../platform/query/use-endpoint.ts';

/** What is written of a publication, by its secret key. */
export const usePreview = (key: string) =>
  useEndpoint(publicationEndpoints.preview, { params: { key } });
