import {
  type DocumentSnapshot,
  type NodeJson,
  readSectionHeads,
  readSnapshot,
  type SectionHead,
  sectionsMap,
} from '@pv/editor-schema';
import type { Place } from '@pv/gost';
import type { Awareness } from 'y-protocols/awareness';
import * as Y from 'yjs';
import { type Connection, type ConnectionDeps, connect } from './connection.ts';
import { createHistory, type History } from './history.ts';
import { createListeners } from './listeners.ts';
import { keepLocalCopy } from './local-copy.ts';
import { createNumberingStore, type NumberingStore } from './numbering-store.ts';
import { replaceContents } from './replace-contents.ts';
import { createSaveTracker } from './save-tracker.ts';
import type { DocumentStatus, Rights } from './status.ts';

export interface LiveDocumentDeps extends Pick<ConnectionDeps, 'documentId' | 'origin' | 'token'> {
  /** Whose local copy is used. */
  userId: string;
  /** What was known of the rights when the document was asked for; the server tells of changes. */
  rights: Rights;
}

/** One document, open: its text, its numbers, its connection and its history. */
export interface LiveDocument {
  readonly id: string;
  readonly doc: Y.Doc;
  readonly numbering: NumberingStore;
  readonly history: History;
  /** Who is here and where their carets are. */
  readonly awareness: Awareness;
  /** The same object until something of it changes. */
  status(): DocumentStatus;
  /** Heads of sections in order; the same array until one of them changes. */
  sections(): readonly SectionHead[];
  /** The whole document as one value, as it is now. */
  snapshot(): DocumentSnapshot;
  /** Scrolls to a place and, where writing is allowed, puts the caret there. */
  goTo(place: Place): void;
  /** Called by the page, which knows how to scroll. */
  onGoTo(listener: (place: Place) => void): () => void;
  /**
   * Replaces the texts of sections (id → `doc` node) in one step of the history, named for logs.
   * @throws RangeError when a text does not fit the schema
   */
  replaceContents(contents: ReadonlyMap<string, NodeJson>, name: string): void;
  undo(): void;
  redo(): void;
  /** Told of every change of `status()` and `sections()`; for the numbers see `numbering`. */
  subscribe(listener: () => void): () => void;
  /** Something typed here has not reached the server; it is kept on this device. */
  hasUnsaved(): boolean;
  /** The network is gone. */
  sleep(): void;
  /** The network is back. */
  wake(): void;
  destroy(): void;
}

/** How soon numbers follow the text, ms. */
const NUMBERS_AFTER = 40;

type Known = Pick<DocumentStatus, 'loaded' | 'rights' | 'refused' | 'closed'>;

/** Opens a document: first from this device, then from the server, and keeps it connected. */
export function openLiveDocument(deps: LiveDocumentDeps): LiveDocument {
  const doc = new Y.Doc();
  const changes = createListeners();
  const places = createListeners<Place>();
  const history = createHistory(doc);
  let known: Known = { loaded: false, rights: deps.rights, refused: false, closed: null };
  let status: DocumentStatus | null = null;
  let heads: readonly SectionHead[] | null = null;

  const changed = () => {
    status = null;
    changes.tell();
  };
  const learn = (news: Partial<Known>) => {
    known = { ...known, ...news };
    changed();
  };
  const forgetHeads = () => {
    heads = null;
    changes.tell();
  };

  const connection: Connection = connect({
    ...deps,
    doc,
    onSynced() {
      // what was typed in an earlier visit is only known to be committed when the server says so
      tracker.changed();
      tracker.connected();
      learn({ loaded: true, closed: null });
    },
    onLost: () => tracker.disconnected(),
    onNotice(notice) {
      if (notice.kind === 'rights') {
        learn({ rights: { edit: notice.edit, locked: notice.locked } });
      } else {
        tracker.committed(notice.id);
        const refused = notice.kind === 'refused';
        if (!refused && tracker.state() === 'saved') local.committed();
        if (known.refused !== refused) learn({ refused });
      }
    },
    onRefused: (closed) => learn({ closed }),
  });
  const tracker = createSaveTracker(connection.flush);
  const local = keepLocalCopy(deps.documentId, deps.userId, doc);
  // what is kept here must be in the document before it is compared with the server's
  void local.loaded.then(() => {
    if (sectionsMap(doc).size > 0) learn({ loaded: true });
    connection.start();
  });
  doc.on('update', (_bytes: Uint8Array, _origin: unknown, _doc: Y.Doc, { local: own }) => {
    if (own) tracker.changed();
  });
  sectionsMap(doc).observeDeep(forgetHeads);
  tracker.subscribe(changed);
  history.subscribe((sectionId) => {
    changed();
    if (sectionId !== null) places.tell({ sectionId, path: [] });
  });

  // after the letter is on the screen
  const numbering = createNumberingStore(doc, (tell) => setTimeout(tell, NUMBERS_AFTER));

  return {
    id: deps.documentId,
    doc,
    numbering,
    history,
    awareness: connection.awareness,
    status() {
      status ??= {
        ...known,
        save: tracker.state(),
        canUndo: history.canUndo(),
        canRedo: history.canRedo(),
      };
      return status;
    },
    sections() {
      heads ??= readSectionHeads(doc);
      return heads;
    },
    snapshot: () => readSnapshot(doc),
    goTo: places.tell,
    onGoTo: places.subscribe,
    replaceContents: (contents, name) => replaceContents(doc, contents, name),
    undo: history.undo,
    redo: history.redo,
    subscribe: changes.subscribe,
    hasUnsaved: tracker.pending,
    sleep() {
      tracker.disconnected();
      connection.sleep();
    },
    wake: () => connection.wake(),
    destroy() {
      numbering.destroy();
      history.destroy();
      connection.close();
      local.close();
      doc.destroy();
    },
  };
}
