import type { FileSlot } from '@pv/contract';
import { isApiError } from '../../../../app/api/api-error.ts';

/** The slot that a file is on its way to. */
export interface UploadTarget {
  stageId: string;
  slot: FileSlot;
}

/** A file on its way, as it is shown. `share` is what is sent, 0 to 1, and never goes back. */
export interface Upload extends UploadTarget {
  key: string;
  name: string;
  size: number;
  share: number;
  /** `waiting`: the server could not be asked for a moment, and is asked again by itself. */
  state: 'sending' | 'checking' | 'waiting' | 'failed';
  /** What went wrong, while it is `failed`. */
  error: unknown;
  /** Trying the same file again may help. */
  retryable: boolean;
}

interface Sending {
  signal: AbortSignal;
  onProgress: (share: number) => void;
}

/** The calls that an upload is made of. */
export interface UploadCalls {
  start: (target: UploadTarget, file: File, signal: AbortSignal) => Promise<Started>;
  send: (url: string, file: File, sending: Sending) => Promise<void>;
  finish: (id: string, signal: AbortSignal) => Promise<unknown>;
  /** Gives an upload up. */
  drop: (id: string) => Promise<unknown>;
  /** A file lies in its slot: reads the slots anew, so that it stands there before its upload goes. */
  taken: (upload: Upload) => Promise<unknown>;
  /** Resolves when it is worth asking again. */
  pause: (signal: AbortSignal) => Promise<unknown>;
}
interface Started {
  id: string;
  url: string;
}

/** What is not shown of an upload. */
interface Job {
  file: File;
  stopper: AbortController;
  /** Known once the server has made room. */
  id: string | null;
  sent: boolean;
}

/** The uploads of a page: they live above its rows, so folding a row stops nothing. */
export interface Uploads {
  list: () => readonly Upload[];
  subscribe: (listener: () => void) => () => void;
  add: (target: UploadTarget, file: File) => void;
  retry: (key: string) => void;
  /** Stops a running upload, or puts a failed one away; its slot is free at once. */
  abort: (key: string) => void;
  abortAll: () => void;
}

/** So often an upload that is sent is finished anew by itself: the file need not be sent again. */
const TRIES = 5;

/** A failure that says nothing about the file. */
const passing = (error: unknown): boolean =>
  isApiError(error) && (error.code === 'network' || error.status >= 500 || error.status === 429);

const FINAL = ['file_type_refused', 'file_too_large', 'slot_mismatch', 'forbidden'] as const;

/** Makes the uploads of a page. */
export function createUploads(calls: UploadCalls): Uploads {
  const jobs = new Map<string, Job>();
  const listeners = new Set<() => void>();
  let shown: readonly Upload[] = [];
  let made = 0;

  function show(next: readonly Upload[]) {
    shown = next;
    for (const listener of listeners) listener();
  }
  const change = (key: string, part: Partial<Upload>) =>
    show(shown.map((upload) => (upload.key === key ? { ...upload, ...part } : upload)));
  function forget(key: string) {
    jobs.delete(key);
    show(shown.filter((upload) => upload.key !== key));
  }
  // what is left of it goes by night, so nobody waits for the answer
  const drop = ({ id }: Job) => void (id && calls.drop(id).catch(() => {}));

  async function send(upload: Upload, job: Job) {
    const { signal } = job.stopper;
    if (job.id) drop(job);
    job.id = null;
    const { id, url } = await calls.start(upload, job.file, signal);
    job.id = id;
    // stopped while the answer was on its way
    if (signal.aborted) return drop(job);
    let share = 0;
    const onProgress = (now: number) => {
      share = Math.max(share, now);
      change(upload.key, { share });
    };
    await calls.send(url, job.file, { signal, onProgress });
    job.sent = true;
  }

  async function finish({ key }: Upload, id: string, signal: AbortSignal) {
    for (let tried = 1; ; tried++) {
      try {
        change(key, { state: 'checking', share: 1 });
        return await calls.finish(id, signal);
      } catch (error) {
        if (!passing(error) || tried === TRIES || signal.aborted) throw error;
        change(key, { state: 'waiting' });
        await calls.pause(signal);
        signal.throwIfAborted();
      }
    }
  }

  async function run(upload: Upload, job: Job) {
    const { key } = upload;
    try {
      if (!job.sent) await send(upload, job);
      if (job.stopper.signal.aborted || !job.id) return;
      await finish(upload, job.id, job.stopper.signal);
      await calls.taken(upload).catch(() => {});
      forget(key);
    } catch (error) {
      if (job.stopper.signal.aborted) return;
      // an upload that the server does not know any more begins anew
      if (isApiError(error, 'file_missing', 'not_found')) job.sent = false;
      change(key, { state: 'failed', error, retryable: !isApiError(error, ...FINAL) });
    }
  }

  return {
    list: () => shown,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add({ stageId, slot }, file) {
      made += 1;
      const key = `upload-${made}`;
      const { name, size } = file;
      const begun = { share: 0, state: 'sending', error: null, retryable: true } as const;
      const upload: Upload = { key, stageId, slot, name, size, ...begun };
      const job: Job = { file, stopper: new AbortController(), id: null, sent: false };
      jobs.set(key, job);
      show([...shown, upload]);
      void run(upload, job);
    },
    retry(key) {
      const [upload, job] = [shown.find((one) => one.key === key), jobs.get(key)];
      if (!upload || !job || upload.state !== 'failed') return;
      change(key, {
        state: job.sent ? 'checking' : 'sending',
        share: job.sent ? 1 : 0,
        error: null,
      });
      void run(upload, job);
    },
    abort(key) {
      const job = jobs.get(key);
      job?.stopper.abort();
      forget(key);
      if (job) drop(job);
    },
    abortAll() {
      for (const key of [...jobs.keys()]) this.abort(key);
    },
  };
}
