import type { ErrorCode } from '@pv/contract';
import type { TextCopy } from './store/changes-since.ts';
import type { FoundText } from './tasks/text-cache.ts';
import type { Given, Gives, TaskName, TaskProgress } from './tasks.ts';

/** Where the bytes of a picture are. */
export interface PictureFile {
  id: string;
  file: string;
}

/** What the server says to a child. One task at a time. */
export type ToChild =
  | { kind: 'task'; name: TaskName; given: Given<TaskName> }
  | { kind: 'pictures'; pictures: PictureFile[] }
  | { kind: 'text'; found: FoundText }
  /** What the task asked for could not be found out. */
  | { kind: 'unknown'; cause: string };

/** What a child says. */
export type FromChild =
  /** Everything is loaded; tasks may come. */
  | { kind: 'ready' }
  | { kind: 'progress'; progress: TaskProgress }
  /** The task needs these pictures. */
  | { kind: 'wants'; ids: string[] }
  /** The task needs the text, as far as this copy lacks it. */
  | { kind: 'wantsText'; copy: TextCopy | null }
  | { kind: 'done'; gives: Gives<TaskName> }
  /** `code` is null for a fault of our own; the message is for the log. */
  | { kind: 'failed'; code: ErrorCode | null; message: string }
  /** Cleaned up after a task. `rss` is the resident memory in bytes. */
  | { kind: 'idle'; rss: number };
