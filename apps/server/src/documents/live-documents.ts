import type { Server } from 'node:http';
import type * as Y from 'yjs';
import type { AuthoredUpdate } from './store/append-updates.ts';
import type { TextChanges, TextCopy } from './store/changes-since.ts';

/** Whose connections are meant. */
export type RightsScope = { projectId: string } | { documentId: string } | { userId: string };

/** The documents that are open in this process, and the way into them. */
export interface LiveDocuments {
  /** Takes WebSocket connections to the live path of `server`. */
  attach(server: Server): void;
  /**
   * Changes a document in one Yjs transaction, so that open editors see it at once. Resolves when the
   * change is committed. Must not be called inside a database transaction.
   */
  change(documentId: string, authorId: string | null, edit: (doc: Y.Doc) => void): Promise<void>;
  /** Shows an update that is committed already to open editors, here and in other processes. */
  show(documentId: string, update: Uint8Array): Promise<void>;
  /** The document while somebody has it open in this process, what is not committed yet included. */
  open(documentId: string): Y.Doc | null;
  /** What is applied here and not committed yet. */
  pending(documentId: string): readonly AuthoredUpdate[];
  /** How many documents are open in this process. */
  openCount(): number;
  /** Everything written so far, as Yjs updates. */
  updates(documentId: string): Promise<Uint8Array[]>;
  /** Of the same, what a copy lacks. */
  changes(documentId: string, copy: TextCopy | null): Promise<TextChanges>;
  /** Lets nobody write to the document until its rights are looked up again. */
  pause(documentId: string): void;
  /** Looks the rights of open connections up again, and whether their sessions are ended; in every process. */
  refreshRights(scope: RightsScope): void;
  /** One round over all connections for rights and tokens; runs by itself every few seconds. */
  watch(): Promise<void>;
  /** Ends all connections. */
  disconnect(): void;
  /** Ends all connections and resolves when everything is committed. */
  close(): Promise<void>;
}
