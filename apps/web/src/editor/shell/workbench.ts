import type { AssetView, DocumentView } from '@pv/contract';
import type { Editor } from '@tiptap/core';
import { createListeners } from '../document/listeners.ts';
import type { LiveDocument } from '../document/live-document.ts';
import type { PastedPictures } from '../paste/tidy-pictures.ts';
import { createRemarkStore, type RemarkStore } from '../remarks/remark-store.ts';
import type { Spelling } from '../spelling/spelling.ts';
import type { SuggestMode } from '../suggest/suggest-mode.ts';
import type { AssetStore } from '../text/asset-store.ts';
import { type PaintContext, paint } from '../text/paint.ts';
import type { ShownPlace } from '../text/shown-place.ts';
import type { EditorDialog } from './dialogs.ts';

/** Keeps what is painted in the mounted sections current. */
interface Painter {
  /** Paints a root now and after every change of numbers or pictures; gives how to stop. */
  watch(root: HTMLElement): () => void;
  /** Paints one root soon, after its nodes were drawn anew. */
  refresh(root: HTMLElement): void;
  destroy(): void;
}

/** One repaint a frame for all roots, after the frame that shows the typed letter. */
function createPainter({ live, assets, ...words }: WorkbenchDeps): Painter {
  const roots = new Set<HTMLElement>();
  const dirty = new Set<HTMLElement>();
  let planned = false;

  const context = (): PaintContext => ({
    numbering: live.numbering.current(),
    assetUrl: assets.url,
    brokenReference: words.brokenReference(),
    suggestionTitle: words.suggestionTitle,
  });
  const run = () => {
    planned = false;
    const now = context();
    for (const root of dirty) paint(root, now);
    dirty.clear();
  };
  const plan = () => {
    if (planned) return;
    planned = true;
    requestAnimationFrame(() => setTimeout(run));
  };
  const refresh = (root: HTMLElement) => {
    dirty.add(root);
    plan();
  };
  const refreshAll = () => {
    for (const root of roots) dirty.add(root);
    plan();
  };
  let shown = live.numbering.current();
  const renumber = () => {
    if (live.numbering.current() === shown) return;
    shown = live.numbering.current();
    refreshAll();
  };
  const stops = [live.numbering.subscribe(renumber), assets.subscribe(refreshAll)];
  return {
    refresh,
    watch(root) {
      roots.add(root);
      paint(root, context());
      // what was asked for while it was drawn is done
      dirty.delete(root);
      return () => {
        roots.delete(root);
        dirty.delete(root);
      };
    },
    destroy() {
      for (const stop of stops) stop();
      roots.clear();
    },
  };
}

/** A point of the window, px. */
export interface Point {
  left: number;
  top: number;
  /** What stands there in a text that is laid out anew when it begins to be edited. */
  shown?: ShownPlace;
}

/** Where the caret goes when a section begins to be edited; two points are a selected stretch. With `still` the focus stays where it is. */
export type CaretTarget =
  | 'start'
  | 'end'
  | Point
  | { from: Point; to: Point }
  | { path: readonly number[]; range?: readonly [number, number]; still?: boolean };

/** The section that is edited now. */
export interface ActiveSection {
  id: string;
  caret: CaretTarget;
}

/**
 * Keeps a picture with the document; tells its share from 0 to 1 while it is on its way.
 * @throws ApiError when it is refused, or the server is silent
 */
export type SendPicture = (file: File, onProgress: (share: number) => void) => Promise<AssetView>;

/** What one open page of a document shares between its parts. Lives as long as the page. */
export interface Workbench {
  readonly view: DocumentView;
  readonly live: LiveDocument;
  readonly assets: AssetStore;
  readonly painter: Painter;
  /** Where the threads of comments stand in the text. */
  readonly remarks: RemarkStore;
  readonly spelling: Spelling;
  readonly sendPicture: SendPicture;
  /** Whether one suggests changes instead of making them; null where nobody does. */
  readonly suggest: SuggestMode | null;
  active(): ActiveSection | null;
  /** Begins to edit a section; asks for it anew where it is edited already. */
  activate(id: string, caret: CaretTarget): void;
  deactivate(): void;
  /** The editor of the active section. */
  editor(): Editor | null;
  setEditor(editor: Editor | null): void;
  dialog(): EditorDialog | null;
  openDialog(dialog: EditorDialog): void;
  closeDialog(): void;
  /** A file is on its way: its name and percent. */
  upload(): { name: string; percent: number } | null;
  setUpload(upload: { name: string; percent: number } | null): void;
  /** Uploads pictures and puts them as figures at a position or at the caret; tells what went wrong. */
  addPictures(files: readonly File[], pos?: number): void;
  /** Uploads pictures of a pasted text into the figures that wait for them; tells what went wrong. */
  fillFigures(pictures: PastedPictures): void;
  subscribe(listener: () => void): () => void;
  /** Told of every change of the text or the selection in the active editor. */
  onTransaction(listener: () => void): () => void;
  destroy(): void;
}

export interface WorkbenchDeps {
  view: DocumentView;
  live: LiveDocument;
  assets: AssetStore;
  spelling: Spelling;
  sendPicture: SendPicture;
  brokenReference: () => string;
  suggest?: SuggestMode;
  suggestionTitle?: PaintContext['suggestionTitle'];
  addPictures: (bench: Workbench, files: readonly File[], pos?: number) => void;
  fillFigures: (bench: Workbench, pictures: PastedPictures) => void;
}

/** Makes the workbench of a page. */
export function createWorkbench(deps: WorkbenchDeps): Workbench {
  const { view, live, assets, spelling, sendPicture } = deps;
  const changes = createListeners();
  const transactions = createListeners();
  const painter = createPainter(deps);
  const remarks = createRemarkStore(live.doc);
  let active: ActiveSection | null = null;
  let editor: Editor | null = null;
  let dialog: EditorDialog | null = null;
  let upload: { name: string; percent: number } | null = null;
  const tell = () => transactions.tell();
  const change = (deed: () => void) => {
    deed();
    changes.tell();
  };
  const bench: Workbench = {
    view,
    live,
    assets,
    painter,
    remarks,
    spelling,
    sendPicture,
    suggest: deps.suggest ?? null,
    active: () => active,
    activate: (id, caret) =>
      change(() => {
        active = { id, caret };
      }),
    deactivate: () =>
      change(() => {
        active = null;
      }),
    editor: () => editor,
    setEditor: (next) =>
      change(() => {
        editor?.off('transaction', tell);
        editor = next;
        editor?.on('transaction', tell);
        transactions.tell();
      }),
    dialog: () => dialog,
    openDialog: (next) =>
      change(() => {
        dialog = next;
      }),
    closeDialog: () =>
      change(() => {
        dialog = null;
      }),
    upload: () => upload,
    setUpload: (next) =>
      change(() => {
        upload = next;
      }),
    addPictures: (files, pos) =>
      bench.suggest?.on() ? bench.suggest.refuse() : deps.addPictures(bench, files, pos),
    fillFigures: (pictures) => deps.fillFigures(bench, pictures),
    subscribe: changes.subscribe,
    onTransaction: transactions.subscribe,
    destroy() {
      painter.destroy();
      remarks.destroy();
      spelling.destroy();
    },
  };
  return bench;
}
