import { join } from 'node:path';
import { openLiveDocuments } from '../collab/open-live-documents.ts';
import type { Deps } from '../context.ts';
import { createDocumentPool } from './create-document-pool.ts';
import { openScratch } from './open-scratch.ts';
import { createRevisions } from './revisions.ts';
import type { DocumentServices } from './services.ts';

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
    async close() {
      await live.close();
      pool.close();
      scratch.remove();
    },
  };
}
