import * as Y from 'yjs';
import { createListeners } from '../../../editor/document/listeners.ts';
import type { DocumentParts } from '../../../editor/document/replace-parts.ts';
import type { Done } from '../../../editor/shell/use-done-notice.tsx';
import { browserClock, type Clock, whenQuiet } from '../quiet/when-quiet.ts';
import type { FindQuery, FoundText } from './find-text.ts';
import type { FindReply, FindRequest } from './protocol.ts';

const QUIET_MS = 150;
const LONGEST_MS = 1500;
/** A regular expression that takes longer than this never ends for a reader. */
const PATIENCE_MS = 4000;

/** The way to a worker. */
export interface FindPort {
  post(request: FindRequest): void;
  /** Called once, before anything is posted. */
  listen(reply: (reply: FindReply) => void, broken: () => void): void;
  /** Ends the worker, whatever it is doing. */
  close(): void;
}

export interface FindState {
  /** `bad`: the regular expression is none; `slow`: it was stopped; `failed`: the search broke. */
  phase: 'idle' | 'searching' | 'ready' | 'bad' | 'slow' | 'failed';
  found: readonly FoundText[];
}

/** Looks through an open document, away from the page, and anew after its changes. */
export interface Finder {
  state(): FindState;
  subscribe(listener: () => void): () => void;
  find(query: FindQuery): void;
  /** Puts words in the place of every match or of one; tells what came of it, null when it failed. */
  replace(words: string, only: FoundText | null): Promise<Done | null>;
  destroy(): void;
}

export interface FinderDeps {
  doc: Y.Doc;
  openPort(): FindPort;
  /** Writes replaced texts into the document; gives the sections that it had to leave. */
  apply(parts: DocumentParts): ReadonlySet<string>;
  clock?: Clock;
}

const NOTHING: FindState = { phase: 'idle', found: [] };

type Settle = (reply: FindReply | null) => void;

/** Begins to follow a document; nothing is looked for until asked. */
export function createFinder({ doc, openPort, apply, clock = browserClock }: FinderDeps): Finder {
  const changes = createListeners();
  const waiting = new Map<number, Settle>();
  let state = NOTHING;
  let query: FindQuery | null = null;
  let port: FindPort | null = null;
  let lastId = 0;
  let revision = 0;

  const become = (next: FindState) => {
    state = next;
    changes.tell();
  };
  const settle = (id: number, reply: FindReply | null) => {
    const done = waiting.get(id);
    waiting.delete(id);
    done?.(reply);
  };
  const give = () => {
    port?.close();
    port = null;
    for (const id of [...waiting.keys()]) settle(id, null);
  };
  const open = () => {
    if (port) return port;
    port = openPort();
    port.listen((reply) => settle(reply.id, reply), give);
    port.post({ kind: 'open', state: Y.encodeStateAsUpdate(doc) });
    return port;
  };
  /** Null when the worker broke; a pattern without end is stopped with its worker and told as slow. */
  async function ask(make: (id: number) => FindRequest): Promise<FindReply | 'slow' | null> {
    lastId += 1;
    const id = lastId;
    const worker = open();
    let slow = false;
    const reply = await new Promise<FindReply | null>((resolve) => {
      const stop = clock.after(PATIENCE_MS, () => {
        slow = true;
        give();
      });
      waiting.set(id, (answer) => {
        stop();
        resolve(answer);
      });
      worker.post(make(id));
    });
    return slow ? 'slow' : reply;
  }
  async function search(): Promise<void> {
    const asked = query;
    if (!asked || asked.text === '') return become(NOTHING);
    become({ ...state, phase: 'searching' });
    const reply = await ask((id) => ({ kind: 'find', id, query: asked }));
    // an answer to an older question says nothing of this one
    if (asked !== query) return;
    if (reply === 'slow' || reply === null) {
      become({ phase: reply === null ? 'failed' : 'slow', found: [] });
    } else if (reply.kind === 'found') become({ phase: 'ready', found: reply.found });
    else become({ phase: 'bad', found: [] });
  }
  const quiet = whenQuiet(() => void search(), { ms: QUIET_MS, longest: LONGEST_MS, clock });
  const follow = (update: Uint8Array) => {
    revision += 1;
    port?.post({ kind: 'update', update });
    // what was too slow or broken is not tried again by itself
    if (state.phase === 'ready' || state.phase === 'searching') quiet.stir();
  };
  doc.on('update', follow);
  return {
    state: () => state,
    subscribe: changes.subscribe,
    find(next) {
      query = next;
      if (state.phase !== 'searching') become({ ...state, phase: 'searching' });
      quiet.stir();
    },
    async replace(words, only) {
      const [asked, before] = [query, revision];
      if (!asked) return { changed: 0, closed: 0 };
      const reply = await ask((id) => ({ kind: 'replace', id, query: asked, words, only }));
      // what was worked out for an older text would undo what was typed since
      if (reply === null || reply === 'slow' || reply.kind !== 'replaced') return null;
      if (revision !== before) return null;
      const { parts, sections, beside } = reply;
      const left = parts ? apply(parts) : new Set();
      const closed = sections.filter((id) => left.has(id)).length;
      quiet.flush();
      return { changed: sections.length - closed, closed, beside };
    },
    destroy() {
      doc.off('update', follow);
      quiet.cancel();
      query = null;
      give();
    },
  };
}
