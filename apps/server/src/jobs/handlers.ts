import type { Deps } from '../context.ts';
import { remindRequest } from '../features/team/public.ts';
import { cleanAccounts } from './clean-accounts.ts';
import { cleanFiles } from './clean-files.ts';
import { exportDocument } from './export-document.ts';
import { importDocument } from './import-document.ts';
import type { JobHandlers } from './jobs.ts';

/** What this process does with each kind of job. */
export function jobHandlers(deps: Deps): JobHandlers {
  return {
    'document.export': (job) => exportDocument(deps, job),
    'document.import': (job) => importDocument(deps, job),
    'files.clean': () => cleanFiles(deps),
    'accounts.clean': () => cleanAccounts(deps),
    'team.remind': (job) => remindRequest(deps, job),
    'mail.send': (mail) => deps.mailer.send(mail),
  };
}
