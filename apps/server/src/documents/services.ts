import type { Transaction } from '../db/database.ts';
import type { DocumentPool } from './document-pool.ts';
import type { LiveDocuments } from './live-documents.ts';
import type { Revisions } from './revisions.ts';

/** What documents need of the process besides the database and the files. */
export interface DocumentServices {
  live: LiveDocuments;
  pool: DocumentPool;
  revisions: Revisions;
  /** The folder of this process for files that are taken away soon. */
  scratch: string;
  /** Stops what works for documents, after the jobs have ended. */
  close(): Promise<void>;
}

/** Of an operation's work, what it takes to tell open editors what they may do once it is committed. */
export interface EditorsWork {
  deps: { documents: Pick<DocumentServices, 'live'> };
  afterCommit(action: () => void): void;
}

/** As `EditorsWork`, where documents are written too. */
export interface DocumentsWork extends EditorsWork {
  trx: Transaction;
  now: Date;
}
