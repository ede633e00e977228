import { Hocuspocus } from '@hocuspocus/server';
import { createSuggestionAuthors, type SuggestionAuthors } from '@pv/editor-schema';
import * as Y from 'yjs';
import type { Deps } from '../context.ts';
import type { DocumentPool } from '../documents/document-pool.ts';
import type { LiveDocuments } from '../documents/live-documents.ts';
import { appendUpdates } from '../documents/store/append-updates.ts';
import { changesSince } from '../documents/store/changes-since.ts';
import { foldDocument } from '../documents/store/fold-document.ts';
import { loadUpdates } from '../documents/store/load-updates.ts';
import { isMerged } from '../documents/thesis/find-thesis.ts';
import { noteEmpty } from '../documents/thesis/note-stages.ts';
import { tellWriting } from '../features/document/operations/tell-writing.ts';
import { acceptUpgrades, signedIn } from './accept-upgrade.ts';
import { createAllowance } from './allowance.ts';
import { admit, answerFlush, noteRefused } from './answer-flush.ts';
import { type Access, authenticate, readLiveToken } from './authenticate.ts';
import { shownState } from './awareness.ts';
import { type Background, createBackground } from './background.ts';
import {
  type LiveConnection,
  type LiveContext,
  LiveRefusal,
  ownContext,
} from './connection-context.ts';
import { redisExtension } from './redis-extension.ts';
import { applyRights, pauseWriting, refreshRights, watchConnections } from './rights.ts';
import { openRightsChannel } from './rights-channel.ts';
import { DocumentMerged, openUpdateLog, type UpdateLog } from './update-log.ts';
import { createWriters } from './writers.ts';

type LiveDeps = Pick<Deps, 'config' | 'connection' | 'sessions' | 'clock' | 'log'>;

/** How often rights and tokens of open connections are looked at again. */
const WATCH_MS = 20_000;
/** How long the last documents may take to be written when the process stops. */
const DRAIN_MS = 5000;
/** A pause whose transaction was rolled back ends after this. */
const PAUSE_MS = 3000;
/** So many carets one message may tell of: a browser tells of its own. */
const STATES = 20;

interface Surroundings {
  access: Access;
  pool: Pick<DocumentPool, 'run'>;
  log: UpdateLog;
  background: Background;
}

function buildHocuspocus(
  deps: LiveDeps,
  { access, pool, log, background }: Surroundings,
): Hocuspocus<LiveContext> {
  const { db } = access;
  const pack = (updates: Uint8Array[]) => pool.run({ name: 'pack', given: { updates } });
  const fold = (documentId: string, closing: boolean) =>
    foldDocument(db, documentId, { closing, now: deps.clock(), pack });
  const allowance = createAllowance(deps.clock);
  const authors = new WeakMap<Y.Doc, SuggestionAuthors>();
  const authorsOf = (document: Y.Doc): SuggestionAuthors => {
    const known = authors.get(document) ?? createSuggestionAuthors();
    authors.set(document, known);
    return known;
  };
  return new Hocuspocus<LiveContext>({
    quiet: true,
    extensions: deps.config.redisUrl ? [redisExtension(deps.config.redisUrl)] : [],
    async onAuthenticate({ token, documentName, connectionConfig, request }) {
      const { context, mayEdit } = await authenticate(access, documentName, token);
      connectionConfig.readOnly = !mayEdit;
      signedIn(request);
      return context;
    },
    async onTokenSync({ token, connection }) {
      const { actor, expiresAt } = await readLiveToken(access, token);
      if (actor.userId !== connection.context.userId) throw new LiveRefusal('unauthorized');
      connection.context.sessionId = actor.sessionId;
      connection.context.expiresAt = expiresAt;
    },
    async onLoadDocument({ document, documentName }) {
      const updates = await loadUpdates(db, documentName);
      document.transact(() => {
        for (const update of updates) Y.applyUpdate(document, update);
      });
      for (const update of updates) {
        allowance.grown(document, update.byteLength);
        authorsOf(document).learn(update);
      }
    },
    // rights may have changed between the check of the token and now
    connected: ({ connection }) => applyRights(access, connection),
    async beforeSync({ connection, type, payload }) {
      const by = authorsOf(connection.document);
      admit(allowance, by, connection as LiveConnection, type, payload);
      noteRefused(connection as LiveConnection, type, payload);
    },
    // nobody waits for this hook: an error that leaves it would end the process
    async onStateless({ connection, payload }) {
      await answerFlush(log, connection as LiveConnection, payload).catch(() => {
        connection.close({ code: 4400, reason: 'message_refused' });
      });
    },
    async beforeHandleAwareness({ states, context }) {
      if (!context) return;
      if (states.size > STATES) throw new LiveRefusal('message_refused');
      for (const [client, state] of states) states.set(client, shownState(state, context));
    },
    async onChange({ document, documentName, update, context, transactionOrigin }) {
      allowance.grown(document, update.byteLength);
      authorsOf(document).learn(update);
      // the process that the change came from writes it down
      if (isFromRedis(transactionOrigin) || context.committed) return;
      log.add(documentName, { authorId: context.userId ?? null, bytes: update });
    },
    async onStoreDocument({ document, documentName }) {
      const written = await log.flushed(documentName).then(
        () => true,
        () => false,
      );
      // deleted under its editors: what this hook throws would keep it in memory
      if (!written) return;
      await noteEmpty(db, documentName, document, { now: deps.clock(), written: true });
      // not waited for either: what this hook throws keeps a document in memory, and all words are stored
      background.add(fold(documentName, false));
    },
    // a document that was deleted meanwhile has nothing left to wait for
    beforeUnloadDocument: ({ documentName }) => log.flushed(documentName).catch(() => undefined),
    // not waited for: while this hook runs the library does not let go of the document if it is opened again
    async afterUnloadDocument({ documentName }) {
      background.add(fold(documentName, true));
    },
  });
}

/** Waits until the documents that lost their last connection are written and let go. */
async function drained(live: Hocuspocus<LiveContext>): Promise<void> {
  const deadline = Date.now() + DRAIN_MS;
  live.flushPendingStores();
  while (live.documents.size + live.unloadingDocuments.size > 0 && Date.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

function isFromRedis(origin: unknown): boolean {
  return typeof origin === 'object' && origin !== null && 'source' in origin
    ? origin.source === 'redis'
    : false;
}

/** Opens the live side of documents: the connections of editors and the server's own changes. */
export function openLiveDocuments(deps: LiveDeps, pool: Pick<DocumentPool, 'run'>): LiveDocuments {
  const { db } = deps.connection;
  const access = { config: deps.config, db, sessions: deps.sessions, clock: deps.clock };
  const background = createBackground((error) => {
    deps.log.error({ err: error }, 'documents not tidied or told of');
  });
  const beginning = createWriters(deps.clock);
  const log = openUpdateLog(
    async (documentId, updates) => {
      await appendUpdates(db, documentId, updates, deps.clock());
      // a look of its own: that writing may have waited for whoever merges
      if (await isMerged(db, documentId)) throw new DocumentMerged();
      for (const authorId of beginning(documentId, updates)) {
        background.add(tellWriting(db, { documentId, authorId }, deps.clock()));
      }
    },
    (error, documentId, gone) => {
      const about = { err: error, documentId };
      if (gone) deps.log.info(about, 'a document was deleted or merged under its editors');
      else deps.log.error(about, 'updates not written');
      if (gone) live.closeConnections(documentId);
    },
  );
  const live = buildHocuspocus(deps, { access, pool, log, background });
  let closed = false;
  const report = (error: unknown) => {
    // a lookup that the end of the process has overtaken
    if (!closed) deps.log.error({ err: error }, 'rights not looked up');
  };
  const watch = () => watchConnections(live, access);
  const watching = setInterval(() => watch().catch(report), WATCH_MS);
  const rights = openRightsChannel(deps.config.redisUrl, (scope) => {
    refreshRights(live, access, scope).catch(report);
  });
  let endSockets = () => {};

  return {
    attach(server) {
      endSockets = acceptUpgrades(live, server, deps.config);
    },
    async change(documentId, authorId, edit) {
      const connection = await live.openDirectConnection(documentId, ownContext(authorId));
      try {
        await connection.transact(edit);
        await log.flushed(documentId);
      } finally {
        await connection.disconnect();
      }
    },
    async show(documentId, update) {
      if (!live.documents.has(documentId) && !deps.config.redisUrl) return;
      const connection = await live.openDirectConnection(documentId, ownContext(null, true));
      try {
        await connection.transact((doc) => Y.applyUpdate(doc, update));
      } finally {
        await connection.disconnect();
      }
    },
    open: (documentId) => live.documents.get(documentId) ?? null,
    pending: (documentId) => log.pending(documentId),
    openCount: () => live.documents.size,
    async updates(documentId) {
      const open = live.documents.get(documentId);
      return open ? [Y.encodeStateAsUpdate(open)] : loadUpdates(db, documentId);
    },
    async changes(documentId, copy) {
      const open = live.documents.get(documentId);
      if (open) return changesSince(open, copy);
      return { of: null, whole: true, updates: await loadUpdates(db, documentId) };
    },
    pause(documentId) {
      pauseWriting(live, documentId);
      setTimeout(() => {
        refreshRights(live, access, { documentId }).catch(report);
      }, PAUSE_MS).unref();
    },
    refreshRights: (scope) => rights.tell(scope),
    watch,
    disconnect: () => endSockets(),
    async close() {
      closed = true;
      clearInterval(watching);
      rights.close();
      endSockets();
      live.closeConnections();
      await log.allFlushed();
      await drained(live);
      await background.ended();
      await live.hooks('onDestroy', { instance: live });
    },
  };
}
