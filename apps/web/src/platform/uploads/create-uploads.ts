import { isApiError } from '../api/api-error.ts';

/** What is shown of a file on its way. `share` is what is sent, 0 to 1, and never goes back. */
export interface Progressing {
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

/** A file on its way, with where it goes. */
export type Upload<Target> = Target & Progressing;

interface Sending {
  signal: AbortSignal;
  /** The first byte that is still to be sent. */
  from: number;
  onProgress: (share: number) => void;
}

/** The calls that an upload is made of. */
export interface UploadCalls<Target> {
  start: (target: Target, file: File, signal: AbortSignal) => Promise<Started>;
  send: (url: string, file: File, sending: Sending) => Promise<void>;
  /** How many bytes of a file have come, from the first on. */
  received: (url: string, file: File, signal: AbortSignal) => Promise<number>;
  finish: (id: string, signal: AbortSignal) => Promise<unknown>;
  /** Gives an upload up. */
  drop: (id: string) => Promise<unknown>;
  /** A file has come to its place: reads that anew, so that it stands there before its upload goes. */
  taken: (upload: Upload<Target>) => Promise<unknown>;
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
  started: Started | null;
  /** Some of it may have come before its line broke. */
  begun: boolean;
  sent: boolean;
}

/** Uploads to places of one kind: they live above what shows them, so folding a row stops nothing. */
export interface Uploads<Target> {
  list: () => readonly Upload<Target>[];
  subscribe: (listener: () => void) => () => void;
  add: (target: Target, file: File) => void;
  retry: (key: string) => void;
  /** Stops a running upload, or puts a failed one away; its place is free at once. */
  abort: (key: string) => void;
  abortAll: () => void;
}

/** So often an upload that is sent is finished anew by itself: the file need not be sent again. */
const TRIES = 5;
/** So often a broken line is tried again without a byte more having come. */
const LINE_TRIES = 15;

/** A failure that says nothing about the file. */
const passing = (error: unknown): boolean =>
  isApiError(error) &&
  (error.status >= 500 || error.status === 429 || ['network', 'upload_gap'].includes(error.code));
/** The server does not know the upload any more, or its address is too old: it has to begin anew. */
const isOver = (error: unknown): boolean =>
  isApiError(error, 'file_missing', 'not_found', 'upload_link_invalid');

const FINAL = ['file_type_refused', 'file_too_large', 'slot_mismatch', 'forbidden'] as const;

/** Makes the uploads to places of one kind. */
export function createUploads<Target extends object>(calls: UploadCalls<Target>): Uploads<Target> {
  const jobs = new Map<string, Job>();
  const listeners = new Set<() => void>();
  let shown: readonly Upload<Target>[] = [];
  let made = 0;

  function show(next: readonly Upload<Target>[]) {
    shown = next;
    for (const listener of listeners) listener();
  }
  const change = (key: string, part: Partial<Progressing>) =>
    show(shown.map((upload) => (upload.key === key ? { ...upload, ...part } : upload)));
  function forget(key: string) {
    jobs.delete(key);
    show(shown.filter((upload) => upload.key !== key));
  }
  // what is left of it goes by night, so nobody waits for the answer
  const drop = ({ started }: Job) => void (started && calls.drop(started.id).catch(() => {}));

  /** Says that the server is silent, and resolves when it is worth asking again. */
  async function wait(key: string, signal: AbortSignal) {
    change(key, { state: 'waiting' });
    await calls.pause(signal);
    signal.throwIfAborted();
  }

  /** Sends what the server does not have yet; where the line breaks it goes on by itself from there. */
  async function send({ key }: Progressing, job: Job, { url }: Started) {
    const { signal } = job.stopper;
    const { size } = job.file;
    const onProgress = (now: number) => {
      const share = shown.find((one) => one.key === key)?.share ?? 0;
      change(key, { share: Math.max(share, now) });
    };
    let [tried, reached] = [0, 0];
    while (!job.sent) {
      try {
        const from = job.begun ? await calls.received(url, job.file, signal) : 0;
        if (from > reached) [tried, reached] = [0, from];
        job.begun = true;
        change(key, { state: 'sending' });
        if (from < size) await calls.send(url, job.file, { signal, from, onProgress });
        job.sent = true;
      } catch (error) {
        tried += 1;
        if (!passing(error) || tried === LINE_TRIES || signal.aborted) throw error;
        await wait(key, signal);
      }
    }
  }

  async function start(upload: Upload<Target>, job: Job): Promise<Started> {
    job.started = await calls.start(upload, job.file, job.stopper.signal);
    return job.started;
  }

  async function finish({ key }: Progressing, id: string, signal: AbortSignal) {
    for (let tried = 1; ; tried++) {
      try {
        change(key, { state: 'checking', share: 1 });
        return await calls.finish(id, signal);
      } catch (error) {
        if (!passing(error) || tried === TRIES || signal.aborted) throw error;
        await wait(key, signal);
      }
    }
  }

  async function run(upload: Upload<Target>, job: Job) {
    const { key } = upload;
    const { signal } = job.stopper;
    try {
      const started = job.started ?? (await start(upload, job));
      // stopped while the answer was on its way
      if (signal.aborted) return drop(job);
      await send(upload, job, started);
      if (signal.aborted) return;
      await finish(upload, started.id, signal);
      await calls.taken(upload).catch(() => {});
      forget(key);
    } catch (error) {
      if (signal.aborted) return;
      // the server has let go of these by itself, so there is nothing to give up
      if (isApiError(error, 'file_type_refused', 'not_found')) job.started = null;
      if (isOver(error)) {
        drop(job);
        Object.assign(job, { started: null, begun: false, sent: false });
      }
      change(key, { state: 'failed', error, retryable: !isApiError(error, ...FINAL) });
    }
  }

  return {
    list: () => shown,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add(target, file) {
      made += 1;
      const key = `upload-${made}`;
      const { name, size } = file;
      const begun = { share: 0, state: 'sending', error: null, retryable: true } as const;
      const upload: Upload<Target> = { ...target, key, name, size, ...begun };
      const stopper = new AbortController();
      const job: Job = { file, stopper, started: null, begun: false, sent: false };
      jobs.set(key, job);
      show([...shown, upload]);
      void run(upload, job);
    },
    retry(key) {
      const [upload, job] = [shown.find((one) => one.key === key), jobs.get(key)];
      if (!upload || !job || upload.state !== 'failed') return;
      const share = job.started ? upload.share : 0;
      change(key, { state: job.sent ? 'checking' : 'sending', share, error: null });
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
