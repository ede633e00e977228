import {
  type DocumentSnapshot,
  type NodeJson,
  onReplaced,
  readSectionHeads,
  readSnapshot,
  type SectionHead,
  sectionsMap,
} from '@pv/editor-schema';
import type { Place } from '@pv/gost';
import { defaultDeleteFilter, ySyncPluginKey } from '@tiptap/y-tiptap';
import type { Awareness } from 'y-protocols/awareness';
import * as Y from 'yjs';
import { createListeners } from './listeners.ts';
import { LocalChange } from './local-change.ts';
import { createNumberingStore, type NumberingStore } from './numbering-store.ts';
import {
  closedSections,
  type DocumentParts,
  replaceContents,
  replaceParts,
} from './replace-parts.ts';
import type { DocumentStatus, SaveTracker } from './save-tracker.ts';

/** What this person did, in all sections, settings and sources, and may take back. */
interface History {
  /** Shared by the editors of all sections. */
  readonly manager: Y.UndoManager;
  canUndo(): boolean;
  canRedo(): boolean;
  undo(): void;
  redo(): void;
  /** Ends the step: what comes next is undone separately. */
  cut(): void;
  /** Told when steps appear or are taken back; gives the section whose text an undo has changed. */
  subscribe(listener: (sectionId: string | null) => void): () => void;
  destroy(): void;
}

const PREFIX = 'section:';
const PROTECTED = new Set(['paragraph']);

/** The section among what an undo changed; null when no text was. */
function changedSection(doc: Y.Doc, changed: Iterable<unknown>): string | null {
  const types = new Set(changed);
  for (const [name, type] of doc.share) {
    if (name.startsWith(PREFIX) && types.has(type)) return name.slice(PREFIX.length);
  }
  return null;
}

/** Opens the history of one document. Typing within half a second is one step. */
export function createHistory(doc: Y.Doc): History {
  const told = createListeners<string | null>();
  const manager = new Y.UndoManager(doc, {
    trackedOrigins: new Set<unknown>([ySyncPluginKey, LocalChange]),
    captureTimeout: 500,
    // a paragraph into which somebody else has typed meanwhile is not taken away
    deleteFilter: (item) => defaultDeleteFilter(item, PROTECTED),
    captureTransaction: (transaction) => transaction.meta.get('addToHistory') !== false,
  });
  const isCommand = (origin: unknown) => origin instanceof LocalChange;
  const separate = (transaction: Y.Transaction) => {
    if (isCommand(transaction.origin)) manager.stopCapturing();
  };
  doc.on('beforeTransaction', separate);
  manager.on('stack-item-added', ({ origin }) => {
    if (isCommand(origin)) manager.stopCapturing();
    told.tell(null);
  });
  manager.on('stack-item-popped', ({ changedParentTypes }) => {
    told.tell(changedSection(doc, changedParentTypes.keys()));
  });
  // steps back from before would bring parts of the old text into the new one
  const unwatch = onReplaced(doc, () => manager.clear());
  manager.on('stack-cleared', () => told.tell(null));
  return {
    manager,
    canUndo: () => manager.canUndo(),
    canRedo: () => manager.canRedo(),
    undo: () => void manager.undo(),
    redo: () => void manager.redo(),
    cut: () => manager.stopCapturing(),
    subscribe: told.subscribe,
    destroy() {
      doc.off('beforeTransaction', separate);
      unwatch();
      manager.destroy();
    },
  };
}

/** How soon numbers follow the text, ms. */
const NUMBERS_AFTER = 40;

type Known = Pick<
  DocumentStatus,
  'loaded' | 'rights' | 'refused' | 'tooLarge' | 'apart' | 'closed'
>;

/** What the page knows of an open text: its sections, its numbers, its history, its state. */
export interface ShownText {
  readonly id: string;
  /** Where the text and its earlier editions are kept. */
  readonly kept: 'server' | 'device';
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
   * The door of every command that writes texts or heads of sections: one step of the history, named for
   * logs. Sections of closed stages are left as they are; gives those that would have been changed.
   * @throws RangeError when a text does not fit the schema
   */
  replaceParts(parts: DocumentParts, name: string): ReadonlySet<string>;
  /** The same for texts alone (id → `doc` node); sections that are gone are passed over. */
  replaceContents(contents: ReadonlyMap<string, NodeJson>, name: string): ReadonlySet<string>;
  undo(): void;
  redo(): void;
  /** Told of every change of `status()` and `sections()`; for the numbers see `numbering`. */
  subscribe(listener: () => void): () => void;
  /** Something typed here has not reached the server; it is kept on this device. */
  hasUnsaved(): boolean;
}

/** A text with its numbers and its history, whatever keeps it. */
interface OpenText {
  live: ShownText;
  known(): Known;
  /** Tells the page what has become known. */
  learn(news: Partial<Known>): void;
  /** The state of saving has changed. */
  changed(): void;
  close(): void;
}

interface OpenTextDeps extends Pick<ShownText, 'id' | 'kept'> {
  doc: Y.Doc;
  awareness: Awareness;
  /** Where what is typed is on its way to. */
  save: Pick<SaveTracker, 'state' | 'pending'>;
  known: Known;
}

/** Opens a text for the page; how it is loaded and kept is the caller's. */
export function openText({ id, kept, doc, awareness, save, known: first }: OpenTextDeps): OpenText {
  const changes = createListeners();
  const places = createListeners<Place>();
  const history = createHistory(doc);
  let known = first;
  let status: DocumentStatus | null = null;
  let heads: readonly SectionHead[] | null = null;

  const changed = () => {
    status = null;
    changes.tell();
  };
  const forgetHeads = () => {
    heads = null;
    changes.tell();
  };
  sectionsMap(doc).observeDeep(forgetHeads);
  history.subscribe((sectionId) => {
    changed();
    if (sectionId !== null) places.tell({ sectionId, path: [] });
  });
  const named = (name: string) => ({ name, closed: closedSections(doc, known.rights) });
  // after the letter is on the screen
  const numbering = createNumberingStore(doc, (tell) => setTimeout(tell, NUMBERS_AFTER));

  return {
    live: {
      id,
      kept,
      doc,
      numbering,
      history,
      awareness,
      status() {
        status ??= {
          ...known,
          save: save.state(),
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
      replaceParts: (parts, name) => replaceParts(doc, parts, named(name)),
      replaceContents: (contents, name) => replaceContents(doc, contents, named(name)),
      undo: history.undo,
      redo: history.redo,
      subscribe: changes.subscribe,
      hasUnsaved: save.pending,
    },
    known: () => known,
    learn(news) {
      const { rights } = known;
      const again = JSON.stringify(news.rights) === JSON.stringify(rights);
      // the server tells them with every connection: what is drawn by them is not drawn anew
      known = { ...known, ...news, ...(again && { rights }) };
      changed();
    },
    changed,
    close() {
      numbering.destroy();
      history.destroy();
      doc.destroy();
    },
  };
}
