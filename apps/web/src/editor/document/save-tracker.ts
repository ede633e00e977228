import type { LiveNotice, LockedStage } from '@pv/contract';

/** What the header says of the text: committed, on its way, or only on this device. */
export type SaveState = 'saved' | 'saving' | 'offline';

/** Follows what of the local changes the server has committed. */
export interface SaveTracker {
  state(): SaveState;
  /** Something typed here is not known to be committed. */
  pending(): boolean;
  /** A change was made here. */
  changed(): void;
  /** The connection is up and both sides have exchanged what the other lacked. */
  connected(): void;
  disconnected(): void;
  /** The server has committed everything sent before the flush with this id. */
  committed(id: number): void;
  subscribe(listener: () => void): () => void;
}

/**
 * Asks the server, by `flush`, to tell when what was sent so far is committed. One question is under
 * way at a time; changes made meanwhile are asked about next.
 */
export function createSaveTracker(flush: (id: number) => void): SaveTracker {
  const listeners = new Set<() => void>();
  let online = false;
  let changes = 0;
  let committed = 0;
  let asked = 0;
  let last: SaveState = 'offline';

  const state = (): SaveState => {
    if (!online) return 'offline';
    return committed === changes ? 'saved' : 'saving';
  };
  const announce = () => {
    if (state() === last) return;
    last = state();
    for (const listener of listeners) listener();
  };
  const ask = () => {
    if (!online || asked > committed || committed === changes) return;
    asked = changes;
    flush(asked);
  };
  const step = (change: () => void) => {
    change();
    ask();
    announce();
  };

  return {
    state,
    pending: () => committed !== changes,
    changed: () =>
      step(() => {
        changes += 1;
      }),
    connected: () =>
      step(() => {
        online = true;
        // what was asked over a lost connection is never answered
        asked = committed;
      }),
    disconnected: () =>
      step(() => {
        online = false;
      }),
    committed: (id) =>
      step(() => {
        committed = Math.max(committed, Math.min(id, changes));
      }),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Why nobody, or not this person, may write now. */
export type DocumentLock = Extract<LiveNotice, { kind: 'rights' }>['locked'];

/** What a person may do with the text now. */
export interface Rights {
  edit: boolean;
  locked: DocumentLock;
  /** Stages whose sections take nothing now, while the others do. */
  closed: readonly LockedStage[];
}

/** Everything about an open document that is not its text. Replaced as a whole when something changes. */
export interface DocumentStatus {
  /** The text is here, from the server or from this device. */
  loaded: boolean;
  save: SaveState;
  rights: Rights;
  /** The server did not take something typed here, because this person may not write any more. */
  refused: boolean;
  /** The server did not take what was typed here, because it is too large. */
  tooLarge: boolean;
  /** What stood here when the connection came back, where somebody has replaced the text meanwhile. */
  apart?: string | undefined;
  /** The server does not let this person in: the token has ended, or the document is gone. */
  closed: string | null;
  canUndo: boolean;
  canRedo: boolean;
}
