import { join } from 'node:path';
import { openLiveDocuments } from './collab/open-live-documents.ts';
import type { Deps } from './context.ts';
import { createDocumentPool } from './documents/create-document-pool.ts';
import { openScratch } from './documents/open-scratch.ts';
import { createRevisions } from './documents/revisions.ts';
import type { DocumentServices } from './documents/services.ts';

/** Other processes that work for documents, and the folder where they leave files. */
export interface DocumentProcesses extends Pick<DocumentServices, 'pool' | 'scratch'> {
  close(): void;
}

/** Makes what starts such processes when there is work; `parent` holds the folders of all servers. */
export function openDocumentProcesses(parent: string, log: Deps['log']): DocumentProcesses {
  const { folder, remove } = openScratch(parent);
  const pool = createDocumentPool(log, folder);
  return {
    pool,
    scratch: folder,
    close() {
      pool.close();
      remove();
    },
  };
}

/** Starts what documents need of the process. */
export function openDocumentServices(
  deps: Pick<Deps, 'config' | 'connection' | 'sessions' | 'clock' | 'log'>,
  processes = openDocumentProcesses(join(deps.config.dataDir, 'scratch'), deps.log),
): DocumentServices {
  const { pool, scratch } = processes;
  const live = openLiveDocuments(deps, pool);
  return {
    live,
    pool,
    revisions: createRevisions(),
    scratch,
    async close() {
      await live.close();
      processes.close();
    },
  };
}
