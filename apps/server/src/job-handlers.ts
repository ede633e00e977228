import { cleanFiles } from './clean-files.ts';
import type { Deps } from './context.ts';
import { archiveProject } from './features/archive/making/archive-project.ts';
import { cleanAccounts } from './features/auth/operations/clean-accounts.ts';
import { tellDueEvents } from './features/control-event/operations/tell-due-events.ts';
import { tellUnanswered } from './features/discussion/operations/tell-unanswered.ts';
import { exportDocument } from './features/document/operations/make-export.ts';
import { importDocument } from './features/document/operations/read-import.ts';
import { tellEndingCalls } from './features/funding/operations/remind-of-call.ts';
import { forgetOld } from './features/notification/operations/forget-old.ts';
import { sendDeadlines } from './features/notification/operations/send-deadlines.ts';
import { sendDigests } from './features/notification/operations/send-digests.ts';
import { sendReminders } from './features/notification/operations/send-reminders.ts';
import { endOpportunities } from './features/opportunity/operations/end-opportunities.ts';
import { compareWork } from './features/similarity/operations/compare-work.ts';
import { readStale } from './features/similarity/operations/read-works.ts';
import { printApproved } from './features/spinoff/operations/print-approved.ts';
import { tidyRequests } from './features/support/operations/tidy-requests.ts';
import { tellDueTasks } from './features/task/operations/tell-due-tasks.ts';
import { lapseInvitations, remindRequest } from './features/team/public.ts';
import type { JobData, JobHandlers } from './jobs/jobs.ts';

/** Sends a mail with a code or a link unless that works no more: it would only mislead. */
async function sendWhileGood(
  { mailer, clock, log }: Pick<Deps, 'mailer' | 'clock' | 'log'>,
  { mail, until }: JobData['mail.code'],
): Promise<void> {
  if (new Date(until) > clock()) await mailer.send(mail);
  else log.warn({ job: 'mail.code' }, 'mail not sent: what it brings has expired');
}

/** What this process does with each kind of job. */
export function jobHandlers(deps: Deps): JobHandlers {
  return {
    'document.export': (job) => exportDocument(deps, job),
    'document.import': (job) => importDocument(deps, job),
    'startup.print': (job) => printApproved(deps, job),
    'project.archive': (job) => archiveProject(deps, job),
    'work.compare': (job) => compareWork(deps, job),
    'works.read': () => readStale(deps),
    'files.clean': () => cleanFiles(deps),
    'accounts.clean': () => cleanAccounts(deps),
    'team.lapse': () => lapseInvitations(deps),
    'team.remind': (job) => remindRequest(deps, job),
    'notifications.digest': () => sendDigests(deps),
    'notifications.remind': () => sendReminders(deps),
    'notifications.deadlines': async () => {
      await sendDeadlines(deps);
      await tellDueTasks(deps);
      await tellUnanswered(deps);
      await tellDueEvents(deps);
      await endOpportunities(deps);
      await tellEndingCalls(deps);
    },
    'notifications.clean': () => forgetOld(deps),
    'support.tidy': () => tidyRequests(deps),
    'mail.send': (mail) => deps.mailer.send(mail),
    'mail.code': (job) => sendWhileGood(deps, job),
  };
}
