import { randomInt } from 'node:crypto';
import { AppError, AUTH_LIMITS } from '@pv/contract';
import { translate } from '@pv/texts';
import { eq } from 'drizzle-orm';
import type { Locale, Work } from '../../../context.ts';
import { lockKey } from '../../../db/lock-key.ts';
import { codes } from '../../../db/schema/index.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import { composeMail } from '../../../mail/compose-mail.ts';
import { hashSecret } from './hash-secret.ts';
import { noteSending } from './note-sending.ts';

/** Whether a code was sent so recently that the next has to wait. */
async function tooSoon(work: Work, email: string): Promise<boolean> {
  const [last] = await work.trx.select().from(codes).where(eq(codes.email, email));
  if (!last) return false;
  return work.now.getTime() - last.createdAt.getTime() < AUTH_LIMITS.codePauseSeconds * 1000;
}

/**
 * Makes a new six-digit code for an address and mails it; the old one stops working.
 * @throws AppError code_too_soon within the pause, too_many_requests over the hourly or daily limit
 */
export async function sendCode(
  work: Work,
  props: { email: string; locale: Locale },
): Promise<void> {
  const { email, locale } = props;
  await lockKey(work.trx, `code ${email}`);
  if (await tooSoon(work, email)) throw new AppError('code_too_soon');
  const limits = { perHour: AUTH_LIMITS.codesPerHour, perDay: AUTH_LIMITS.codesPerDay };
  if (!(await noteSending(work, `code ${email}`, limits))) throw new AppError('too_many_requests');

  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const row = {
    codeHash: hashSecret(work.deps.config.secret, email, code),
    attempts: 0,
    createdAt: work.now,
    expiresAt: new Date(work.now.getTime() + AUTH_LIMITS.codeMinutes * 60_000),
  };
  await work.trx
    .insert(codes)
    .values({ email, ...row })
    .onConflictDoUpdate({ target: codes.email, set: row });
  const mail = composeMail(locale, {
    to: email,
    subject: translate(locale, 'mail.code.subject', { code }),
    paragraphs: [
      translate(locale, 'mail.code.intro'),
      translate(locale, 'mail.code.life', { minutes: AUTH_LIMITS.codeMinutes }),
      translate(locale, 'mail.code.notYou'),
    ],
    highlight: code,
  });
  await enqueue(work, 'mail.send', mail);
}
