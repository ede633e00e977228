import {
  type BlockTypeSlug,
  infoBlockEndpoints,
  type PagePath,
  webPageEndpoints,
} from '@pv/contract';
import { useEndpoint } from '../../platform/query/use-endpoint.ts';
import { blocksOf, guideRequest, pageRequest } from './requests.ts';

/** A page of the site, in the reader's language. */
export const useWebPage = (path: PagePath) => useEndpoint(webPageEndpoints.get, pageRequest(path));

/** Info blocks of all types, or of one, without their texts. */
export const useBlocks = (type?: BlockTypeSlug) =>
  useEndpoint(infoBlockEndpoints.list, blocksOf(type));

/** The names of the types of info blocks: of the segments, of guides. */
export const useBlockTypes = () => useEndpoint(infoBlockEndpoints.types, {});

/** An info block with its text, by its name in the address. */
export const useGuide = (slug: string) => useEndpoint(infoBlockEndpoints.get, guideRequest(slug));
