import {
  articleEditorEndpoints,
  infoBlockEndpoints,
  type PlatformAction,
  publicationEndpoints,
  webPageEndpoints,
} from '@pv/contract';
import { type QueryOptions, useChange, useEndpoint } from '../../../platform/query/use-endpoint.ts';

const { list, get, versions, version, shown, rights } = articleEditorEndpoints;
const READ = [
  ...Object.values(publicationEndpoints),
  ...Object.values(infoBlockEndpoints),
  ...Object.values(webPageEndpoints),
];
const stales = [list, get, versions, shown, ...READ];

/** Whether the signed-in person may do this on the platform; false until it is known. */
export function useMay(action: PlatformAction, options?: QueryOptions): boolean {
  const { data } = useEndpoint(rights, {}, options);
  return data?.can.includes(action) ?? false;
}

type Filters = Parameters<typeof useEndpoint<typeof list>>[1]['query'];

/** A page of the articles that editors write. */
export const useDesk = (query: Filters) =>
  useEndpoint(list, query ? { query } : {}, { keepPrevious: true });

/** An article as editors write it. */
export const useWritten = (id: string) => useEndpoint(get, { params: { id } });

/** The kept states of an article. */
export const useVersions = (id: string) => useEndpoint(versions, { params: { id } });

/** A kept state with everything in it. */
export const useVersion = (id: string) => useEndpoint(version, { params: { id } });

/** What readers see of an article now. */
export const useShown = (id: string) => useEndpoint(shown, { params: { id } });

/** Makes a draft. */
export const useCreateArticle = () => useChange(articleEditorEndpoints.create, { stales: [list] });

/** Moves an info block among those of its type. */
export const useMoveBlock = () =>
  useChange(articleEditorEndpoints.move, { stales: [list, infoBlockEndpoints.list] });

/** Shows readers what is written. */
export const usePublishArticle = () => useChange(articleEditorEndpoints.publish, { stales });

/** Takes an article from its readers, or back from its schedule. */
export const useUnpublishArticle = () => useChange(articleEditorEndpoints.unpublish, { stales });

/** Makes another secret link; the old one dies. */
export const useRenewPreview = () =>
  useChange(articleEditorEndpoints.renewPreview, { stales: [get] });

/** Writes a kept state again. */
export const useRestoreVersion = () => useChange(articleEditorEndpoints.restore, { stales });

/** Removes a draft for good. */
export const useRemoveArticle = () => useChange(articleEditorEndpoints.remove, { stales: [list] });
