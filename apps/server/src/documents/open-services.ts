import { openLiveDocuments } from '../collab/open-live-documents.ts';
import type { Deps } from '../context.ts';
import type { DocumentServices } from './services.ts';

/** Starts what documents need of the process. */
export function openDocumentServices(
  deps: Pick<Deps, 'config' | 'connection' | 'clock' | 'log'>,
): DocumentServices {
  const live = openLiveDocuments(deps);
  return {
    live,
    async close() {
      await live.close();
    },
  };
}
