import type { LiveDocuments } from '../collab/live-documents.ts';
import type { DocumentPool } from './document-pool.ts';
import type { Revisions } from './revisions.ts';

/** What documents need of the process besides the database and the files. */
export interface DocumentServices {
  live: LiveDocuments;
  pool: DocumentPool;
  revisions: Revisions;
  /** Stops what works for documents, after the jobs have ended. */
  close(): Promise<void>;
}
