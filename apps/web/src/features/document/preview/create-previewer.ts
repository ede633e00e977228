import type * as Y from 'yjs';
import { createListeners } from '../../../editor/document/listeners.ts';
import type { SaveState } from '../../../editor/document/public.ts';
import { type Clock, whenQuiet } from '../quiet/when-quiet.ts';

const QUIET_MS = 600;
const LONGEST_MS = 5000;

export interface PreviewState {
  /**
   * `typing`: the text is changing; `saving`: it is on its way to the server; `loading`: pages are being
   * made; `current`: they show the text as it is.
   */
  phase: 'typing' | 'saving' | 'offline' | 'loading' | 'current' | 'failed';
  /** The PDF of the last success; null before the first. */
  pdf: Blob | null;
  /** What went wrong last, when `failed`. */
  error: unknown;
}

/** Keeps the pages of an open document up to date. */
export interface Previewer {
  state(): PreviewState;
  subscribe(listener: () => void): () => void;
  /** Asks again after a failure. */
  retry(): void;
  destroy(): void;
}

export interface PreviewerDeps {
  doc: Y.Doc;
  /** Whether the server has everything; pages are made there. */
  save(): SaveState;
  onSave(listener: () => void): () => void;
  load(signal: AbortSignal): Promise<Blob>;
  clock?: Clock;
}

/**
 * Loads the PDF of a document once and again after every pause in its changes, when the server has
 * them. One request at a time; a failure keeps the last pages.
 */
export function createPreviewer(deps: PreviewerDeps): Previewer {
  const { doc, clock } = deps;
  const changes = createListeners();
  const abort = new AbortController();
  let state: PreviewState = { phase: 'saving', pdf: null, error: null };
  let wanted = true;
  let loading = false;

  const become = (next: Partial<PreviewState>) => {
    state = { ...state, ...next };
    changes.tell();
  };
  async function load(): Promise<void> {
    wanted = false;
    loading = true;
    become({ phase: 'loading', error: null });
    try {
      const pdf = await deps.load(abort.signal);
      loading = false;
      if (!abort.signal.aborted) become({ pdf, phase: 'current' });
    } catch (error) {
      loading = false;
      if (!abort.signal.aborted) become({ error, phase: 'failed' });
    }
    if (!abort.signal.aborted) pump();
  }
  const pump = () => {
    if (!wanted || loading) return;
    const save = deps.save();
    if (save === 'saved') void load();
    else if (state.phase !== save) become({ phase: save });
  };
  const quiet = whenQuiet(
    () => {
      wanted = true;
      pump();
    },
    { ms: QUIET_MS, longest: LONGEST_MS, ...(clock && { clock }) },
  );
  const changed = () => {
    if (!loading && state.phase === 'current') become({ phase: 'typing' });
    quiet.stir();
  };

  doc.on('update', changed);
  const stopFollowing = deps.onSave(pump);
  pump();
  return {
    state: () => state,
    subscribe: changes.subscribe,
    retry() {
      wanted = true;
      pump();
    },
    destroy() {
      doc.off('update', changed);
      stopFollowing();
      quiet.cancel();
      abort.abort();
    },
  };
}
