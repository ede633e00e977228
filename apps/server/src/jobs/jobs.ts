import type { Transaction } from '../db/database.ts';
import type { Mail } from '../mail/mailer.ts';

/** Every kind of job with what it is told. Ids only where the rest can be read when it runs. */
export interface JobData {
  'mail.send': Mail;
  /** A mail with a code or a link, and the moment after which it works no more. */
  'mail.code': { mail: Mail; until: string };
  /** Mails that were tried in vain; nothing is done with them. */
  'mail.failed': Mail;
  'document.import': { importId: string };
  'document.export': { exportId: string; revisions?: boolean };
  'startup.print': { documentId: string };
  'project.archive': { archiveId: string };
  'work.compare': { projectId: string };
  'works.read': null;
  'files.clean': null;
  'accounts.clean': null;
  'team.remind': { requestId: string };
  'team.lapse': null;
  'notifications.digest': null;
  'notifications.remind': null;
  'notifications.deadlines': null;
  'notifications.clean': null;
  'support.tidy': null;
}
export type JobName = keyof JobData;

/** What runs a job. It may run twice after a crash and must bear that. */
export type JobHandlers = { [N in JobName]?: (data: JobData[N]) => Promise<void> };

/** The queue in the database. */
export interface Jobs {
  /**
   * Adds jobs, one for each of `data`, in the transaction that causes them. Gives the function that
   * wakes the workers of this process at once; it is called after the commit. With `startAfter` they
   * wait for that moment.
   */
  add<N extends JobName>(
    trx: Transaction,
    name: N,
    data: readonly JobData[N][],
    startAfter?: Date,
  ): Promise<() => void>;
  /** Begins to work off the queue in this process. */
  start(handlers: JobHandlers): Promise<void>;
  /** Lets running jobs end and stops. */
  stop(): Promise<void>;
}
