import { HocuspocusProvider, HocuspocusProviderWebsocket } from '@hocuspocus/provider';
import { LIVE_PATH, type LiveNotice, liveNoticeSchema } from '@pv/contract';
import { sectionsMap } from '@pv/editor-schema';
import { Awareness } from 'y-protocols/awareness';
import type * as Y from 'yjs';
import { takeKept } from './kept-text.ts';
import { openText, type ShownText } from './open-text.ts';
import { createSaveTracker, type Rights } from './save-tracker.ts';
import { followApart } from './text-apart.ts';

/** A token for the connection, or why there is none: nobody is signed in, or the server is silent. */
type TokenReply = { token: string } | { missing: 'ended' | 'unreachable' };

interface ConnectionDeps {
  documentId: string;
  doc: Y.Doc;
  /** Address of the site, such as `https://provektor.ru`. */
  origin: string;
  /** Asked at every connection, so that an expired token is never sent twice. */
  token(): Promise<TokenReply>;
  /** The server lets this person in; nothing is exchanged yet. */
  onMet(): void;
  /** What the server has is here. */
  onReceived(): void;
  /** The document is exchanged: both sides have what the other lacked. */
  onSynced(): void;
  onLost(): void;
  onNotice(notice: LiveNotice): void;
  /** The server does not let this person in. */
  onRefused(reason: string): void;
  /** What was sent is more than the server takes. */
  onTooLarge(): void;
}

interface Connection {
  awareness: Awareness;
  /** Begins to connect; until then nothing is sent. */
  start(): void;
  /** Asks to be told when everything sent so far is committed. */
  flush(id: number): void;
  /** The device is offline: a connection that has not noticed yet is given up. */
  sleep(): void;
  /** Tries at once instead of waiting for the next attempt. */
  wake(): void;
  close(): void;
}

const TOKEN_RETRY_MS = 3000;
/** Why a socket was closed, RFC 6455, 7.4.1. */
const MESSAGE_TOO_BIG = 1009;

function readNotice(payload: string): LiveNotice | null {
  try {
    return liveNoticeSchema.safeParse(JSON.parse(payload)).data ?? null;
  } catch {
    return null;
  }
}

/** Prepares the connection of a document to the server; once started it is kept up until closed. */
export function connect(deps: ConnectionDeps): Connection {
  let closed = false;
  let synced = false;
  const awareness = new Awareness(deps.doc);
  /** Made at the start: what is read from this device would be encoded anew for one who listens already. */
  let provider: HocuspocusProvider | null = null;
  const socket = new HocuspocusProviderWebsocket({
    url: `${deps.origin.replace(/^http/, 'ws')}${LIVE_PATH}`,
    maxDelay: 15_000,
    autoConnect: false,
  });

  async function token(): Promise<string> {
    for (;;) {
      const reply = await deps.token();
      if ('token' in reply) return reply.token;
      if (reply.missing === 'ended' || closed) return '';
      await new Promise((resolve) => setTimeout(resolve, TOKEN_RETRY_MS));
    }
  }

  const exchanged = () => {
    if (synced) return;
    synced = true;
    deps.onSynced();
  };
  const provide = () =>
    new HocuspocusProvider({
      websocketProvider: socket,
      name: deps.documentId,
      document: deps.doc,
      awareness,
      token,
      onAuthenticated: deps.onMet,
      // zero only after the server has taken what was changed here while it was away
      onUnsyncedChanges({ number }) {
        if (number === 0) exchanged();
      },
      onSynced() {
        deps.onReceived();
        // a connection that may only read is never told so
        if (provider?.authorizedScope === 'readonly') exchanged();
      },
      onClose({ event }) {
        synced = false;
        deps.onLost();
        if (event.code === MESSAGE_TOO_BIG) deps.onTooLarge();
      },
      onStateless({ payload }) {
        const notice = readNotice(payload);
        if (notice) deps.onNotice(notice);
      },
      onAuthenticationFailed({ reason }) {
        synced = false;
        deps.onLost();
        deps.onRefused(reason);
      },
    });
  return {
    awareness,
    start() {
      if (closed) return;
      provider = provide();
      provider.attach();
      void socket.connect().catch(() => undefined);
    },
    flush: (id) => provider?.sendStateless(JSON.stringify({ kind: 'flush', id })),
    sleep: () => socket.disconnect(),
    wake() {
      // one that is still closing counts as connected, and is opened anew once it is closed
      socket.shouldConnect = true;
      void socket.connect().catch(() => undefined);
    },
    close() {
      closed = true;
      if (provider) provider.destroy();
      else awareness.destroy();
      socket.destroy();
    },
  };
}

interface LiveDocumentDeps extends Pick<ConnectionDeps, 'documentId' | 'origin' | 'token'> {
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
  /** Forgets what is kept on this device: the document is then what the server has. */
  forgetLocal(): Promise<void>;
  /** What was written here apart from a text that was replaced has been taken. */
  forgetApart(): void;
  destroy(): void;
}

/** Opens a document: first from this device, then from the server, and keeps it connected. */
export function openLiveDocument(deps: LiveDocumentDeps): LiveDocument {
  const { doc, local } = takeKept(deps.documentId, deps.userId);
  const connection: Connection = connect({
    ...deps,
    doc,
    onMet: () => apart.meet(),
    // it is shown, and written in, while the server is told what it lacks
    onReceived: () => text.learn({ loaded: true }),
    onSynced() {
      apart.met();
      // what was typed in an earlier visit is only known to be committed when the server says so
      tracker.changed();
      tracker.connected();
      text.learn({ closed: null });
    },
    onLost: () => tracker.disconnected(),
    onNotice(notice) {
      if (notice.kind === 'rights') {
        const { edit, locked, locked_stages: closed } = notice;
        // a step back must not reach into what has just been closed
        if (closed.length > 0) text.live.history.manager.clear();
        text.learn({ rights: { edit, locked, closed } });
      } else if (notice.kind === 'too_large') {
        text.learn({ tooLarge: true });
      } else {
        tracker.committed(notice.id);
        const refused = notice.kind === 'refused';
        if (!refused && tracker.state() === 'saved') local.committed();
        if (text.known().refused !== refused) text.learn({ refused });
      }
    },
    onRefused: (closed) => text.learn({ closed }),
    onTooLarge: () => text.learn({ tooLarge: true }),
  });
  const tracker = createSaveTracker(connection.flush);
  const apart = followApart(doc, {
    pending: () => tracker.pending() || local.left(),
    tell: (mine) => setApart([text.known().apart, mine].filter(Boolean).join('\n\n')),
  });
  const setApart = (apart: string | undefined) => {
    text.learn({ apart });
    local.keepApart(apart);
  };
  const text = openText({
    id: deps.documentId,
    kept: 'server',
    doc,
    awareness: connection.awareness,
    save: tracker,
    known: {
      loaded: sectionsMap(doc).size > 0,
      rights: deps.rights,
      refused: false,
      tooLarge: false,
      closed: null,
    },
  });
  // what is kept here must be in the document before it is compared with the server's
  void local.loaded.then(() => {
    doc.on('update', (_bytes: Uint8Array, _origin: unknown, _doc: Y.Doc, { local: own }) => {
      if (own) tracker.changed();
    });
    if (sectionsMap(doc).size > 0) text.learn({ loaded: true });
    connection.start();
  });
  void local.apart().then((apart) => {
    if (apart !== undefined) text.learn({ apart });
  });
  tracker.subscribe(text.changed);

  return {
    ...text.live,
    sleep() {
      tracker.disconnected();
      connection.sleep();
    },
    wake: () => connection.wake(),
    async forgetLocal() {
      connection.close();
      await local.forget();
    },
    forgetApart: () => setApart(undefined),
    destroy() {
      connection.close();
      apart.stop();
      local.close();
      text.close();
    },
  };
}
