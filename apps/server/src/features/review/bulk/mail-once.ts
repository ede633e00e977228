import type { Deps } from '../../../context.ts';
import type { JobData, Jobs } from '../../../jobs/jobs.ts';

/**
 * The process as many decisions in a row need it: whoever is asked about ten sections gets one mail.
 * Who was mailed is remembered once the mail is sure to leave, so that a decision that failed takes no
 * mail away from the next one.
 */
export function mailingOnce(deps: Deps): Deps {
  const mailed = new Set<string>();
  const { jobs } = deps;
  const add: Jobs['add'] = async (trx, name, data, startAfter) => {
    if (name !== 'mail.send') return jobs.add(trx, name, data, startAfter);
    const { to } = data as JobData['mail.send'];
    if (mailed.has(to)) return () => undefined;
    const wake = await jobs.add(trx, name, data, startAfter);
    return () => {
      mailed.add(to);
      wake();
    };
  };
  return { ...deps, jobs: { ...jobs, add } };
}
