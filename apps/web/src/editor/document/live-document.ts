import { sectionsMap } from '@pv/editor-schema';
import * as Y from 'yjs';
import { type Connection, type ConnectionDeps, connect } from './connection.ts';
import { keepLocalCopy } from './local-copy.ts';
import { openText, type ShownText } from './open-text.ts';
import { createSaveTracker } from './save-tracker.ts';
import type { Rights } from './status.ts';

export interface LiveDocumentDeps extends Pick<ConnectionDeps, 'documentId' | 'origin' | 'token'> {
  /** Whose local copy is used. */
  userId: string;
  /** What was known of the rights when the document was asked for; the server tells of changes. */
  rights: Rights;
}

/** One document, open: its text, its numbers, its connection and its history. */
export interface LiveDocument extends ShownText {
  /** The network is gone. */
  sleep(): void;
  /** The network is back. */
  wake(): void;
  destroy(): void;
}

/** Opens a document: first from this device, then from the server, and keeps it connected. */
export function openLiveDocument(deps: LiveDocumentDeps): LiveDocument {
  const doc = new Y.Doc();
  const connection: Connection = connect({
    ...deps,
    doc,
    onSynced() {
      // what was typed in an earlier visit is only known to be committed when the server says so
      tracker.changed();
      tracker.connected();
      text.learn({ loaded: true, closed: null });
    },
    onLost: () => tracker.disconnected(),
    onNotice(notice) {
      if (notice.kind === 'rights') {
        text.learn({ rights: { edit: notice.edit, locked: notice.locked } });
      } else {
        tracker.committed(notice.id);
        const refused = notice.kind === 'refused';
        if (!refused && tracker.state() === 'saved') local.committed();
        if (text.known().refused !== refused) text.learn({ refused });
      }
    },
    onRefused: (closed) => text.learn({ closed }),
  });
  const tracker = createSaveTracker(connection.flush);
  const text = openText({
    id: deps.documentId,
    doc,
    awareness: connection.awareness,
    save: tracker,
    known: { loaded: false, rights: deps.rights, refused: false, closed: null },
  });
  const local = keepLocalCopy(deps.documentId, deps.userId, doc);
  // what is kept here must be in the document before it is compared with the server's
  void local.loaded.then(() => {
    if (sectionsMap(doc).size > 0) text.learn({ loaded: true });
    connection.start();
  });
  doc.on('update', (_bytes: Uint8Array, _origin: unknown, _doc: Y.Doc, { local: own }) => {
    if (own) tracker.changed();
  });
  tracker.subscribe(text.changed);

  return {
    ...text.live,
    sleep() {
      tracker.disconnected();
      connection.sleep();
    },
    wake: () => connection.wake(),
    destroy() {
      connection.close();
      local.close();
      text.close();
    },
  };
}
