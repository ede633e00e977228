import type { Deps } from '../context.ts';
import type { JobData } from './jobs.ts';

/** Sends a mail with a code or a link unless that works no more: it would only mislead. */
export async function sendWhileGood(
  { mailer, clock, log }: Pick<Deps, 'mailer' | 'clock' | 'log'>,
  { mail, until }: JobData['mail.code'],
): Promise<void> {
  if (new Date(until) > clock()) await mailer.send(mail);
  else log.warn({ job: 'mail.code' }, 'mail not sent: what it brings has expired');
}
