import { availableParallelism } from 'node:os';
import { AppError } from '@pv/contract';
import type { Log } from '../log.ts';
import { type Child, type ChildLimits, startChild } from './child-process.ts';
import type { DocumentPool } from './document-pool.ts';
import { OF_STRANGERS } from './tasks.ts';

export interface PoolOptions {
  size: number;
  limits: ChildLimits;
  /** Tasks that may wait. */
  queue: number;
  /** Of these, tasks of strangers. */
  strangersQueue: number;
}

const MEGABYTE = 1024 * 1024;

/** One child for a core, at most two: a third would only take memory from the database. */
export function defaultPoolOptions(): PoolOptions {
  return {
    size: Math.max(1, Math.min(2, availableParallelism())),
    limits: {
      milliseconds: 60_000,
      strangerMilliseconds: 30_000,
      peakBytes: 1500 * MEGABYTE,
      watchMilliseconds: 500,
      restBytes: 640 * MEGABYTE,
    },
    queue: 60,
    strangersQueue: 12,
  };
}

interface Waiting {
  documentId: string | undefined;
  urgent: boolean;
  stranger: boolean;
  /** Settles with the task, never with its error. */
  begin(child: Child): Promise<void>;
  fail(error: AppError): void;
}

interface Slot {
  child: Child | null;
  /** Documents of its last tasks, the newest last. */
  documents: string[];
}

const REMEMBERED = 8;

/**
 * Makes a pool. Children start with the first task, or by `warm`; `scratch` is the folder where they
 * leave files. Whatever strangers order, one child at most works for them.
 */
export function createDocumentPool(
  log: Log,
  scratch: string,
  { size, limits, queue, strangersQueue }: PoolOptions = defaultPoolOptions(),
): DocumentPool {
  const slots: Slot[] = Array.from({ length: size }, () => ({ child: null, documents: [] }));
  let waiting: Waiting[] = [];
  let closed = false;
  let strangerAtWork = false;
  /** Children that ended before they could take a task, since the last one that could. */
  let stillborn = 0;

  const failWaiting = (): void => {
    for (const task of waiting.splice(0)) task.fail(new AppError('worker_busy'));
  };
  const replace = (everReady: boolean): void => {
    if (closed) return;
    stillborn = everReady ? 0 : stillborn + 1;
    if (stillborn === 0) {
      ensureChildren();
      // what has waited for it may go to another
      dispatch();
      return;
    }
    log.error({ stillborn }, 'a document process does not start');
    failWaiting();
    setTimeout(() => closed || ensureChildren(), Math.min(500 * 2 ** stillborn, 60_000)).unref();
  };
  function ensureChildren(): void {
    for (const slot of slots) {
      slot.child ??= startChild({ limits, scratch }, log, {
        onFree: dispatch,
        onEnd: (everReady) => {
          slot.child = null;
          slot.documents = [];
          replace(everReady);
        },
      });
    }
  }
  const freeSlotFor = (documentId: string | undefined): Slot | undefined => {
    const free = slots.filter((slot) => slot.child?.free());
    return free.find((slot) => documentId && slot.documents.includes(documentId)) ?? free[0];
  };
  /** A moment of waiting for the layout of the same document is a tenth of making it anew elsewhere. */
  const waitsForLayout = ({ documentId }: Waiting): boolean =>
    documentId !== undefined &&
    slots.some(({ child, documents }) => child?.clearing() && documents.at(-1) === documentId);
  function dispatch(): void {
    const ripe = waiting.filter(
      (task) => !(task.stranger && strangerAtWork) && !waitsForLayout(task),
    );
    const next = ripe.find((task) => task.urgent) ?? ripe[0];
    const slot = next && freeSlotFor(next.documentId);
    if (!next || !slot?.child) return;
    waiting = waiting.filter((task) => task !== next);
    const { documentId } = next;
    if (documentId) {
      slot.documents = [...slot.documents.filter((id) => id !== documentId), documentId];
      slot.documents = slot.documents.slice(-REMEMBERED);
    }
    begin(next, slot.child);
    dispatch();
  }
  function begin(task: Waiting, child: Child): void {
    const ended = task.begin(child);
    if (!task.stranger) return;
    strangerAtWork = true;
    void ended.then(() => {
      strangerAtWork = false;
      dispatch();
    });
  }
  const isFull = (stranger: boolean): boolean =>
    waiting.length >= queue ||
    (stranger && waiting.filter((task) => task.stranger).length >= strangersQueue);

  return {
    run(
      {
        name,
        given,
        findPictures = async () => [],
        findText = async () => ({ of: null, whole: true, updates: [], pictures: [] }),
        onProgress = () => undefined,
      },
      options = {},
    ) {
      const { documentId, urgent = false, signal } = options;
      const stranger = OF_STRANGERS.has(name);
      if (closed || isFull(stranger)) return Promise.reject(new AppError('worker_busy'));
      ensureChildren();
      return new Promise((resolve, reject) => {
        const task: Waiting = {
          documentId,
          urgent,
          stranger,
          begin: (child) =>
            child.run({ name, given, findPictures, findText, onProgress }).then(resolve, reject),
          fail: reject,
        };
        waiting.push(task);
        signal?.addEventListener('abort', () => {
          if (!waiting.includes(task)) return;
          waiting = waiting.filter((one) => one !== task);
          reject(new AppError('worker_busy'));
        });
        dispatch();
      });
    },
    warm() {
      if (!closed) ensureChildren();
    },
    close() {
      closed = true;
      failWaiting();
      for (const slot of slots) slot.child?.kill();
    },
  };
}
