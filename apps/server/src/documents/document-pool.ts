import type { PictureFile } from './messages.ts';
import type { FindText } from './tasks/text-cache.ts';
import type { Given, Gives, TaskName, TaskProgress } from './tasks.ts';

/** A task as a child gets it. */
export interface Assignment<N extends TaskName = TaskName> {
  name: N;
  given: Given<N>;
  /** Finds pictures that the child does not have. */
  findPictures(ids: readonly string[]): Promise<PictureFile[]>;
  /** Finds what the child does not have of the text as it is now, and its pictures. */
  findText: FindText;
  onProgress(progress: TaskProgress): void;
}

/** A task as the server hands it over. */
export type PoolTask<N extends TaskName> = Pick<Assignment<N>, 'name' | 'given'> &
  Partial<Assignment<N>>;

/** How a task wants to be treated. */
export interface TaskOptions {
  /** Document of the task: the child that had it last still has its layout and pictures. */
  documentId?: string;
  /** Somebody is looking at the screen: goes before what runs in the background. */
  urgent?: boolean;
  /** The asker has gone: a task that has not begun is dropped. */
  signal?: AbortSignal;
}

/** A few child processes for work that is long, or that a stranger's file may turn against us. */
export interface DocumentPool {
  /**
   * Runs a task as soon as a child is free.
   * @throws AppError the task's own code, or its code of failure when time, memory or the process
   * ended; `worker_busy` when too many wait
   */
  run<N extends TaskName>(task: PoolTask<N>, options?: TaskOptions): Promise<Gives<N>>;
  /** Starts the children before there is work for them. */
  warm(): void;
  /** Ends the children, and fails what runs or waits. */
  close(): void;
}
