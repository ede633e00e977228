import { opportunityEndpoints } from '@pv/contract';
import type { QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { keyOf } from '../../../platform/query/use-endpoint.ts';
import { type Services, useServices } from '../../../platform/ServicesContext.tsx';
import { createUploads, type Uploads } from '../../../platform/uploads/create-uploads.ts';
import { guardTab } from '../../../platform/uploads/guard-tab.ts';
import { SENDING } from '../../../platform/uploads/sending.ts';

const { standing, get, addFile, finishFile, removeFile } = opportunityEndpoints;

/** The opportunity that a file is on its way to. */
interface Target {
  opportunityId: string;
}

/** Reads an opportunity anew, for its author and for everybody. */
export function rereadPost(queries: QueryClient, id: string) {
  const keys = [keyOf(standing, { params: { id } }), keyOf(get, { params: { id } })];
  return Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })));
}

function begin({ call, queries }: Services): Uploads<Target> {
  const uploads = createUploads<Target>({
    ...SENDING,
    async start({ opportunityId: id }, { name, size }, signal) {
      const request = { params: { id }, body: { name, size } };
      const { file_id, upload_url } = await call(addFile, request, { signal });
      return { id: file_id, url: upload_url };
    },
    finish: (id, signal) =>
      call(finishFile, { params: { id }, body: { uploaded: true } }, { signal }),
    drop: (id) => call(removeFile, { params: { id } }),
    taken: ({ opportunityId }) => rereadPost(queries, opportunityId),
  });
  guardTab(uploads);
  return uploads;
}

const kept = new WeakMap<QueryClient, Uploads<Target>>();

/** Files that are on their way to an opportunity; one for the tab, so that they go on on another page. */
export function usePostUploads(opportunityId: string) {
  const services = useServices();
  const uploads = kept.get(services.queries) ?? begin(services);
  kept.set(services.queries, uploads);
  const all = useSyncExternalStore(uploads.subscribe, uploads.list);
  return { ...uploads, here: all.filter((one) => one.opportunityId === opportunityId) };
}
