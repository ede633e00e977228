import { type ChildProcess, fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { AppError } from '@pv/contract';
import type { Log } from '../log.ts';
import type { Assignment } from './document-pool.ts';
import type { FromChild, ToChild } from './messages.ts';
import { FAILED, type Gives, OF_STRANGERS, type TaskName } from './tasks.ts';

/**
 * Resident memory of a process in bytes, as Linux tells it. Zero where it cannot be told: other
 * systems bound a child by its time and by what it says of itself after a task.
 */
function residentBytes(pid: number | undefined): number {
  if (process.platform !== 'linux' || pid === undefined) return 0;
  try {
    const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return Number(kilobytes ?? 0) * 1024;
  } catch {
    return 0;
  }
}

/** Bounds of one task and of a child between tasks. */
export interface ChildLimits {
  /** A task that runs longer is ended with its child. */
  milliseconds: number;
  /** The same of a task that strangers have ordered. */
  strangerMilliseconds: number;
  /** A child that grows beyond this during a task is ended. */
  peakBytes: number;
  /** How often the memory of a working child is looked at, in milliseconds. */
  watchMilliseconds: number;
  /** A child that holds more than this after a task is replaced. */
  restBytes: number;
}

/** One process that works on one task at a time. */
export interface Child {
  /** True while it can be given a task. */
  free(): boolean;
  /** True between its answer and being free again: it clears away what is no longer needed. */
  clearing(): boolean;
  run<N extends TaskName>(assignment: Assignment<N>): Promise<Gives<N>>;
  kill(): void;
}

/** Of JavaScript's own memory; pictures and the layout stand outside of it. */
const HEAP_MB = 1024;

function start(scratch: string): ChildProcess {
  const { PATH = '', NODE_COMPILE_CACHE } = process.env;
  return fork(fileURLToPath(import.meta.resolve('./child.ts')), [scratch], {
    execArgv: ['--expose-gc', `--max-old-space-size=${HEAP_MB}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    // a process that reads strangers' files knows no secret; fewer arenas of glibc hold less of what is free
    env: { PATH, MALLOC_ARENA_MAX: '2', ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }) },
  });
}

interface Current extends Omit<Assignment, 'given'> {
  resolve(gives: Gives<TaskName>): void;
  reject(error: AppError): void;
}

/**
 * Starts a child, which leaves files in `scratch`. `onFree` is called whenever it can take a task, `onEnd` once when it is gone for
 * whatever reason, with whether it had ever been ready; a task that it was at has then failed with a
 * code.
 */
export function startChild(
  { limits, scratch }: { limits: ChildLimits; scratch: string },
  log: Log,
  events: { onFree(): void; onEnd(everReady: boolean): void },
): Child {
  const process = start(scratch);
  let ready = false;
  let everReady = false;
  let ended = false;
  let current: Current | null = null;
  let timer: NodeJS.Timeout | undefined;
  let watch: NodeJS.Timeout | undefined;

  const send = (message: ToChild): void => {
    if (!ended) process.send(message, () => undefined);
  };
  const settle = (): Current | null => {
    const done = current;
    clearTimeout(timer);
    clearInterval(watch);
    current = null;
    return done;
  };
  const end = (reason: string): void => {
    if (ended) return;
    ended = true;
    process.kill('SIGKILL');
    const task = settle();
    if (task) {
      const { name } = task;
      log.warn({ task: name, reason }, 'document task ended with its process');
      task.reject(new AppError(FAILED[name]));
    }
    events.onEnd(everReady);
  };
  const free = (): void => {
    ready = true;
    everReady = true;
    events.onFree();
  };

  const answer = (found: Promise<ToChild> | undefined): void => {
    found?.then(send, (error: unknown) => send({ kind: 'unknown', cause: String(error) }));
  };

  const HANDLERS: { [K in FromChild['kind']]: (m: Extract<FromChild, { kind: K }>) => void } = {
    ready: free,
    progress: ({ progress }) => current?.onProgress(progress),
    wants: ({ ids }) =>
      answer(current?.findPictures(ids).then((pictures) => ({ kind: 'pictures', pictures }))),
    wantsText: ({ copy }) =>
      answer(current?.findText(copy).then((found) => ({ kind: 'text', found }))),
    done: ({ gives }) => settle()?.resolve(gives),
    failed: ({ code, message }) => {
      const task = settle();
      if (!task) return;
      const { name } = task;
      if (!code) log.error({ task: name, cause: message }, 'document task failed');
      task.reject(new AppError(code ?? FAILED[name]));
    },
    idle: ({ rss }) => (rss > limits.restBytes ? end('memory at rest') : free()),
  };
  const handle = <K extends FromChild['kind']>(message: Extract<FromChild, { kind: K }>): void =>
    HANDLERS[message.kind as K](message);

  process.on('message', (message: FromChild) => handle(message));
  process.on('exit', () => end('exit'));
  process.on('error', (error) => end(error.message));

  return {
    free: () => ready && !ended,
    clearing: () => everReady && !ready && !ended && current === null,
    run<N extends TaskName>({ given, ...order }: Assignment<N>) {
      const { name } = order;
      ready = false;
      const { milliseconds, strangerMilliseconds } = limits;
      const most = OF_STRANGERS.has(name) ? strangerMilliseconds : milliseconds;
      timer = setTimeout(() => end('time'), most);
      watch = setInterval(() => {
        if (residentBytes(process.pid) > limits.peakBytes) end('memory');
      }, limits.watchMilliseconds);
      return new Promise<Gives<N>>((resolve, reject) => {
        current = {
          ...order,
          // a child answers only the task that it was given
          resolve: (gives) => resolve(gives as Gives<N>),
          reject,
        };
        send({ kind: 'task', name, given });
      });
    },
    kill: () => end('stopping'),
  };
}
