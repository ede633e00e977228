import { endpoints } from '@pv/contract';
import { useDeferredValue } from 'react';
import { useEndpoint } from '../query/use-endpoint.ts';

const SHOWN = 6;

/** Own projects in which the words stand anywhere, those that wait for one first; none for no words. */
export function useFoundProjects(words: string, signedIn: boolean) {
  const asked = useDeferredValue(words.trim());
  const found = useEndpoint(
    endpoints.project.listAll,
    { query: { all_parameters: asked, limit: SHOWN } },
    { enabled: signedIn && asked !== '', keepPrevious: true },
  );
  return asked === '' ? [] : (found.data?.projects ?? []);
}
