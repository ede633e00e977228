import type { Deps } from '../context.ts';
import { forgetOld } from '../features/notification/operations/forget-old.ts';
import { sendDeadlines } from '../features/notification/operations/send-deadlines.ts';
import { sendDigests } from '../features/notification/operations/send-digests.ts';
import { sendReminders } from '../features/notification/operations/send-reminders.ts';
import { tidyRequests } from '../features/support/operations/tidy-requests.ts';
import { lapseInvitations, remindRequest } from '../features/team/public.ts';
import { archiveProject } from './archive/archive-project.ts';
import { cleanAccounts } from './clean-accounts.ts';
import { cleanFiles } from './clean-files.ts';
import { exportDocument } from './export-document.ts';
import { importDocument } from './import-document.ts';
import type { JobHandlers } from './jobs.ts';
import { printApproved } from './print-approved.ts';
import { sendWhileGood } from './send-while-good.ts';

/** What this process does with each kind of job. */
export function jobHandlers(deps: Deps): JobHandlers {
  return {
    'document.export': (job) => exportDocument(deps, job),
    'document.import': (job) => importDocument(deps, job),
    'startup.print': (job) => printApproved(deps, job),
    'project.archive': (job) => archiveProject(deps, job),
    'files.clean': () => cleanFiles(deps),
    'accounts.clean': () => cleanAccounts(deps),
    'team.lapse': () => lapseInvitations(deps),
    'team.remind': (job) => remindRequest(deps, job),
    'notifications.digest': () => sendDigests(deps),
    'notifications.remind': () => sendReminders(deps),
    'notifications.deadlines': () => sendDeadlines(deps),
    'notifications.clean': () => forgetOld(deps),
    'support.tidy': () => tidyRequests(deps),
    'mail.send': (mail) => deps.mailer.send(mail),
    'mail.code': (job) => sendWhileGood(deps, job),
  };
}
