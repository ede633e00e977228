import { isRefused } from '../mail/is-refused.ts';
import type { JobName } from './jobs.ts';

/** How the jobs of one kind are done, tried again and kept. */
interface Queue {
  /** How often a job is tried again. */
  retryLimit: number;
  /** The longest pause between two tries, s; without it each is twice as long as the one before. */
  longestPause?: number;
  /** Which errors no other try would mend: such a job is given up at once. */
  hopeless?: (error: unknown) => boolean;
  /** Where a job goes that was tried in vain. */
  failedTo?: JobName;
  /** How long a job that nobody does waits before it is removed, s; two weeks where nothing is said. */
  waitsSeconds?: number;
  /** How many run at once in one process. */
  concurrency: number;
  /** How many of them are taken from the queue at once; each is noted as done when it is. */
  batch?: number;
  /** How long a job that is done stays to be looked at. */
  keptSeconds: number;
  /** A job whose process has been silent for so long is given to another one. */
  heartbeatSeconds?: number;
  /** When a job that never ends is given up; after a quarter of an hour where nothing is said. */
  expireInSeconds?: number;
  /** When such a job comes by itself, as cron(5) writes it, in UTC; in one process only. */
  at?: string;
}

const HALF_AN_HOUR = 1800;
const SEVERAL_HOURS = 6 * 3600;
const A_WEEK = 7 * 24 * 3600;

/** The queues; one that others lead to stands before them. */
export const QUEUES: Record<JobName, Queue> = {
  // nothing works these off: mails that could not be sent, for the operator to read of
  'mail.failed': {
    retryLimit: 0,
    concurrency: 1,
    keptSeconds: A_WEEK,
    waitsSeconds: A_WEEK,
  },
  // three days: whoever runs the mail server may come back to it after a weekend
  'mail.send': {
    retryLimit: 153,
    longestPause: HALF_AN_HOUR,
    hopeless: isRefused,
    failedTo: 'mail.failed',
    concurrency: 2,
    batch: 5,
    keptSeconds: 15 * 60,
    heartbeatSeconds: 15,
  },
  // half an hour, as long as the link of a code works; and none of them is kept
  'mail.code': {
    retryLimit: 31,
    longestPause: 60,
    hopeless: isRefused,
    concurrency: 2,
    batch: 5,
    keptSeconds: 15 * 60,
    heartbeatSeconds: 15,
  },
  'document.import': { retryLimit: 0, concurrency: 2, keptSeconds: A_WEEK },
  'document.export': { retryLimit: 0, concurrency: 2, keptSeconds: A_WEEK },
  'startup.print': { retryLimit: 3, concurrency: 1, keptSeconds: A_WEEK },
  // as long as 2 GB take, one after another; what a process that ended has begun is taken up again, which
  // takes two attempts where it stopped in order
  'project.archive': {
    retryLimit: 5,
    concurrency: 1,
    keptSeconds: A_WEEK,
    heartbeatSeconds: 30,
    expireInSeconds: SEVERAL_HOURS,
  },
  'work.compare': { retryLimit: 2, concurrency: 1, keptSeconds: A_WEEK },
  // in every hour those that were written in since
  'works.read': {
    retryLimit: 0,
    concurrency: 1,
    keptSeconds: A_WEEK,
    expireInSeconds: HALF_AN_HOUR,
    at: '33 * * * *',
  },
  'files.clean': { retryLimit: 0, concurrency: 1, keptSeconds: A_WEEK, at: '17 1 * * *' },
  'team.remind': { retryLimit: 12, concurrency: 1, keptSeconds: A_WEEK },
  'team.lapse': { retryLimit: 2, concurrency: 1, keptSeconds: A_WEEK, at: '27 * * * *' },
  // several times an hour: it is nine o'clock in another zone each time
  'notifications.digest': {
    retryLimit: 2,
    concurrency: 1,
    keptSeconds: A_WEEK,
    at: '*/15 * * * *',
  },
  // whoever could not be reminded in the morning is tried again in every hour of the day
  'notifications.remind': {
    retryLimit: 5,
    concurrency: 1,
    keptSeconds: A_WEEK,
    at: '5 6-18 * * *',
  },
  // in every hour: somewhere a day has just begun, and its digest of the morning is to tell of it
  'notifications.deadlines': {
    retryLimit: 2,
    concurrency: 1,
    keptSeconds: A_WEEK,
    at: '15 * * * *',
  },
  'notifications.clean': { retryLimit: 0, concurrency: 1, keptSeconds: A_WEEK, at: '37 1 * * *' },
  'support.tidy': { retryLimit: 0, concurrency: 1, keptSeconds: A_WEEK, at: '57 * * * *' },
  'accounts.clean': { retryLimit: 0, concurrency: 1, keptSeconds: A_WEEK, at: '47 * * * *' },
};
