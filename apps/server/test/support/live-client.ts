import { HocuspocusProvider, HocuspocusProviderWebsocket } from '@hocuspocus/provider';
import { type LiveNotice, liveNoticeSchema } from '@pv/contract';
import { WebSocket } from 'ws';
import * as Y from 'yjs';
import { waitFor } from './wait-for.ts';

/** An editor without a screen: a real WebSocket and a Y.Doc. */
export interface LiveClient {
  doc: Y.Doc;
  provider: HocuspocusProvider;
  /** Everything the server has said in stateless messages, oldest first. */
  notices: LiveNotice[];
  /** The rights that the server has told of last. */
  rights(): Promise<Extract<LiveNotice, { kind: 'rights' }>>;
  /** Asks whether all that was typed is committed. */
  flush(): Promise<'saved' | 'refused'>;
  close(): void;
}

/** Connects and waits for the document; rejects with the server's reason when it is not let in. */
export function openLiveClient(
  origin: string,
  documentId: string,
  token: string | (() => string),
): Promise<LiveClient> {
  const doc = new Y.Doc();
  const socket = new HocuspocusProviderWebsocket({
    url: `${origin.replace('http', 'ws')}/collab`,
    WebSocketPolyfill: WebSocket,
    maxAttempts: 1,
  });
  const notices: LiveNotice[] = [];
  const waiting = new Map<number, (kind: 'saved' | 'refused') => void>();
  let flushes = 0;
  return new Promise((resolve, reject) => {
    const provider = new HocuspocusProvider({
      websocketProvider: socket,
      name: documentId,
      document: doc,
      token,
      onStateless({ payload }) {
        const notice = liveNoticeSchema.parse(JSON.parse(payload));
        notices.push(notice);
        if ('id' in notice) waiting.get(notice.id)?.(notice.kind);
      },
      onAuthenticationFailed({ reason }) {
        close();
        reject(new Error(reason));
      },
      onSynced: () => resolve(client),
    });
    const close = () => {
      provider.destroy();
      socket.destroy();
      doc.destroy();
    };
    const client: LiveClient = {
      doc,
      provider,
      notices,
      rights: () => waitFor(() => notices.findLast((notice) => notice.kind === 'rights')),
      flush: () =>
        new Promise((answered) => {
          flushes += 1;
          waiting.set(flushes, answered);
          provider.sendStateless(JSON.stringify({ kind: 'flush', id: flushes }));
        }),
      close,
    };
    provider.attach();
  });
}
