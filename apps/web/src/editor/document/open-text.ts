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
import type * as Y from 'yjs';
import { createHistory, type History } from './history.ts';
import { createListeners } from './listeners.ts';
import { createNumberingStore, type NumberingStore } from './numbering-store.ts';
import { replaceContents } from './replace-contents.ts';
import type { SaveTracker } from './save-tracker.ts';
import type { DocumentStatus } from './status.ts';

/** How soon numbers follow the text, ms. */
const NUMBERS_AFTER = 40;

type Known = Pick<DocumentStatus, 'loaded' | 'rights' | 'refused' | 'closed'>;

/** What the page knows of an open text: its sections, its numbers, its history, its state. */
export interface ShownText {
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
}

/** A text with its numbers and its history, whatever keeps it. */
export interface OpenText {
  live: ShownText;
  known(): Known;
  /** Tells the page what has become known. */
  learn(news: Partial<Known>): void;
  /** The state of saving has changed. */
  changed(): void;
  close(): void;
}

export interface OpenTextDeps {
  id: string;
  doc: Y.Doc;
  awareness: Awareness;
  /** Where what is typed is on its way to. */
  save: Pick<SaveTracker, 'state' | 'pending'>;
  known: Known;
}

/** Opens a text for the page; how it is loaded and kept is the caller's. */
export function openText({ id, doc, awareness, save, known: first }: OpenTextDeps): OpenText {
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
  // after the letter is on the screen
  const numbering = createNumberingStore(doc, (tell) => setTimeout(tell, NUMBERS_AFTER));

  return {
    live: {
      id,
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
      replaceContents: (contents, name) => replaceContents(doc, contents, name),
      undo: history.undo,
      redo: history.redo,
      subscribe: changes.subscribe,
      hasUnsaved: save.pending,
    },
    known: () => known,
    learn(news) {
      known = { ...known, ...news };
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
