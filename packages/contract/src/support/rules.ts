import { type FileType, fileTypeOf } from '../file/types.ts';
import type { SupportFacts } from './facts.ts';

/** Files that a message to the support may have, and bytes of each. */
export const SUPPORT_MOST_FILES = 3;
export const SUPPORT_FILE_BYTES = 20 * 1024 * 1024;

/** What one person, or one network address without an account, may upload for messages in a day. */
export const SUPPORT_DAILY_FILES = 60;
export const SUPPORT_DAILY_BYTES = 300 * 1024 * 1024;

/** What shows a problem: pictures, documents, a recording of the screen, an archive. */
export const SUPPORT_FILE_TYPES: readonly FileType[] = [
  'png',
  'jpg',
  'pdf',
  'docx',
  'odt',
  'xlsx',
  'pptx',
  'mp4',
  'zip',
];

/** The type of a file by its name where the support takes it, otherwise null. */
export function supportFileType(name: string): FileType | null {
  const type = fileTypeOf(name);
  return type && SUPPORT_FILE_TYPES.includes(type) ? type : null;
}

/** Fewer requests say nothing about the next one. */
const ENOUGH = 5;

/** What may be said of when an answer comes: a key under `support.promise` and a number for it. */
export interface SupportPromise {
  key: 'unknown' | 'hour' | 'hours' | 'days';
  count: number;
}

/** When an answer comes, by what the last month was like; rounded up, never better than it was. */
export function supportPromise({
  median_minutes: minutes,
  requests,
}: SupportFacts): SupportPromise {
  if (minutes === null || requests < ENOUGH) return { key: 'unknown', count: 0 };
  if (minutes <= 60) return { key: 'hour', count: 1 };
  const hours = Math.ceil(minutes / 60);
  return hours <= 36
    ? { key: 'hours', count: hours }
    : { key: 'days', count: Math.ceil(hours / 24) };
}

/** Where a request to the support stands. */
export const SUPPORT_STATUSES = ['new', 'in_work', 'answered', 'closed'] as const;
export type SupportStatus = (typeof SUPPORT_STATUSES)[number];

/** What is done with a request: the first three by the editors, `reply` by whoever asks, `close` by both. */
export const SUPPORT_ACTIONS = ['take', 'answer', 'close', 'reply'] as const;
export type SupportAction = (typeof SUPPORT_ACTIONS)[number];

/** How long a closed request is opened again by a reply, and how long an answered one waits for it. */
export const SUPPORT_DAYS = 14;

const NEXT: Readonly<Record<SupportStatus, Partial<Record<SupportAction, SupportStatus>>>> = {
  new: { take: 'in_work', answer: 'answered', close: 'closed', reply: 'new' },
  in_work: { answer: 'answered', close: 'closed', reply: 'in_work' },
  answered: { take: 'in_work', answer: 'answered', close: 'closed', reply: 'in_work' },
  closed: { answer: 'answered', reply: 'in_work' },
};

/** What decides about what may be done with a request. */
interface Standing {
  status: SupportStatus;
  /** When it was closed; null while it is open. */
  closedAt: Date | null;
}

/** The status after an action, or null where it cannot be done. A closed request takes replies for 14 days. */
export function supportNext(
  { status, closedAt }: Standing,
  action: SupportAction,
  now: Date,
): SupportStatus | null {
  const late = closedAt && now.getTime() - closedAt.getTime() > SUPPORT_DAYS * 86_400_000;
  if (action === 'reply' && late) return null;
  return NEXT[status][action] ?? null;
}
