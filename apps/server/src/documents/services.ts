import type { LiveDocuments } from '../collab/live-documents.ts';

/** What documents need of the process besides the database and the files. */
export interface DocumentServices {
  live: LiveDocuments;
  /** Stops what works for documents, after the jobs have ended. */
  close(): Promise<void>;
}
