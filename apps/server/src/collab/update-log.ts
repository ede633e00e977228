import type { AuthoredUpdate } from '../documents/store/append-updates.ts';

/** What is on its way to the log table, by document. */
export interface UpdateLog {
  /** Takes an update that is applied in memory. Never throws and never waits. */
  add(documentId: string, update: AuthoredUpdate): void;
  /**
   * Resolves when everything added so far is committed. Waits as long as the database is away.
   * @throws Error when the document is gone
   */
  flushed(documentId: string): Promise<void>;
  /** What is added and not committed yet. */
  pending(documentId: string): readonly AuthoredUpdate[];
  /** As `flushed`, for all documents; those that are gone are passed over. */
  allFlushed(): Promise<void>;
}

/** The updates of one document; exists while there is something to write. */
interface Lane {
  waiting: AuthoredUpdate[];
  writing: AuthoredUpdate[];
  added: number;
  committed: number;
  watchers: { target: number; resolve(): void; reject(error: unknown): void }[];
}

const RETRY_MS = 250;
const RETRY_MAX_MS = 5000;
/** What PostgreSQL calls it when an update is of no document: it was deleted under its editors. */
const GONE = 'document_updates_document_id_fkey';

/** The document has become a part of another one: what is written of it now would be read by nobody. */
export class DocumentMerged extends Error {}

function isGone(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (at instanceof DocumentMerged) return true;
    if ('constraint' in at && at.constraint === GONE) return true;
  }
  return false;
}

/**
 * Writes updates in the order in which they came, those of one document that arrive during a write
 * together in the next. A write that fails is tried again until it succeeds, unless the document is gone
 * or merged.
 */
export function openUpdateLog(
  append: (documentId: string, updates: readonly AuthoredUpdate[]) => Promise<void>,
  onFailure: (error: unknown, documentId: string, gone: boolean) => void,
): UpdateLog {
  const lanes = new Map<string, Lane>();

  async function write(documentId: string, updates: readonly AuthoredUpdate[]): Promise<void> {
    for (let pause = RETRY_MS; ; pause = Math.min(pause * 2, RETRY_MAX_MS)) {
      try {
        await append(documentId, updates);
        return;
      } catch (error) {
        const gone = isGone(error);
        onFailure(error, documentId, gone);
        if (gone) throw error;
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    }
  }

  async function run(documentId: string, lane: Lane): Promise<void> {
    try {
      while (lane.waiting.length > 0) {
        lane.writing = lane.waiting.splice(0);
        await write(documentId, lane.writing);
        lane.committed += lane.writing.length;
        lane.writing = [];
        const done = lane.watchers.filter((watcher) => watcher.target <= lane.committed);
        lane.watchers = lane.watchers.filter((watcher) => watcher.target > lane.committed);
        for (const watcher of done) watcher.resolve();
      }
    } catch (error) {
      for (const watcher of lane.watchers) watcher.reject(error);
    }
    lanes.delete(documentId);
  }

  const flushed = (documentId: string): Promise<void> => {
    const lane = lanes.get(documentId);
    if (!lane) return Promise.resolve();
    return new Promise((resolve, reject) => {
      lane.watchers.push({ target: lane.added, resolve, reject });
    });
  };

  return {
    add(documentId, update) {
      const running = lanes.get(documentId);
      if (running) {
        running.waiting.push(update);
        running.added += 1;
        return;
      }
      const lane: Lane = { waiting: [update], writing: [], added: 1, committed: 0, watchers: [] };
      lanes.set(documentId, lane);
      void run(documentId, lane);
    },
    flushed,
    pending(documentId) {
      const lane = lanes.get(documentId);
      return lane ? [...lane.writing, ...lane.waiting] : [];
    },
    async allFlushed() {
      await Promise.allSettled([...lanes.keys()].map(flushed));
    },
  };
}
