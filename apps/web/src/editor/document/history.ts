import { defaultDeleteFilter, ySyncPluginKey } from '@tiptap/y-tiptap';
import * as Y from 'yjs';
import { createListeners } from './listeners.ts';
import { LocalChange } from './local-change.ts';

/** What this person did, in all sections, settings and sources, and may take back. */
export interface History {
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
      manager.destroy();
    },
  };
}
