import type { Deps } from '../context.ts';
import type { JobHandlers } from './jobs.ts';

/** What this process does with each kind of job. */
export function jobHandlers(deps: Deps): JobHandlers {
  return {
    'mail.send': (mail) => deps.mailer.send(mail),
  };
}
