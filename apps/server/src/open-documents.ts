import { join } from 'node:path';
import { openLiveDocuments } from './collab/open-live-documents.ts';
import type { Deps } from './context.ts';
import { createDocumentPool } from './documents/create-document-pool.ts';
import { openScratch } from './documents/open-scratch.ts';
import { createRevisions } from './documents/revisions.ts';
import type { DocumentServices } from './documents/services.ts';

/** Starts what documents need of the process. */
export function openDocumentServices(
  deps: Pick<Deps, 'config' | 'connection' | 'sessions' | 'clock' | 'log'>,
): DocumentServices {
  const scratch = openScratch(join(deps.config.dataDir, 'scratch'));
  const pool = createDocumentPool(deps.log, scratch.folder);
  const live = openLiveDocuments(deps, pool);
  return {
    live,
    pool,
    revisions: createRevisions(),
    scratch: scratch.folder,
    async close() {
      await live.close();
      pool.close();
      scratch.remove();
    },
  };
}
