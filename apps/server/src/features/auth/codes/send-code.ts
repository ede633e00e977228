import { randomInt } from 'node:crypto';
import { AppError, AUTH_LIMITS } from '@pv/contract';
import { translate } from '@pv/texts';
import { eq } from 'drizzle-orm';
import type { Locale, Work } from '../../../context.ts';
import { lockKey } from '../../../db/lock-key.ts';
import { codes } from '../../../db/schema/index.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import { composeMail } from '../../../mail/compose-mail.ts';
import { hashSecret } from '../../../signed.ts';
import { countSending } from './note-sending.ts';

/** What a code is for: its letter, and the key under which it lives beside other codes of the address. */
export interface CodePurpose {
  key: string;
  letter: 'code' | 'address';
}

/** @throws AppError code_too_soon when a code was sent so recently that the next has to wait */
async function checkPause(work: Work, key: string): Promise<void> {
  const [last] = await work.trx.select().from(codes).where(eq(codes.email, key));
  if (!last) return;
  const passed = (work.now.getTime() - last.createdAt.getTime()) / 1000;
  const count = Math.ceil(AUTH_LIMITS.codePauseSeconds - passed);
  if (count <= 0) return;
  throw new AppError('code_too_soon', {
    items: ['wait.code'],
    params: { count },
    data: { wait: String(count) },
  });
}

/**
 * Makes a new six-digit code for an address and mails it; the old one stops working.
 * @throws AppError code_too_soon within the pause, too_many_requests over the hourly or daily limit; both
 *   say how long to wait
 */
export async function sendCode(
  work: Work,
  props: { email: string; locale: Locale },
  { key, letter }: CodePurpose = { key: props.email, letter: 'code' },
): Promise<void> {
  const { email, locale } = props;
  await lockKey(work.trx, `code ${email}`);
  await checkPause(work, key);
  const limits = { perHour: AUTH_LIMITS.codesPerHour, perDay: AUTH_LIMITS.codesPerDay };
  await countSending(work, `code ${email}`, limits);

  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const row = {
    codeHash: hashSecret(work.deps.config.secret, key, code),
    attempts: 0,
    createdAt: work.now,
    expiresAt: new Date(work.now.getTime() + AUTH_LIMITS.codeMinutes * 60_000),
  };
  await work.trx
    .insert(codes)
    .values({ email: key, ...row })
    .onConflictDoUpdate({ target: codes.email, set: row });
  const mail = composeMail(work.deps, locale, {
    to: email,
    subject: translate(locale, 'mail.code.subject', { code }),
    paragraphs: [
      translate(locale, `mail.${letter}.intro`),
      translate(locale, 'mail.code.life', { minutes: AUTH_LIMITS.codeMinutes }),
      translate(locale, `mail.${letter}.notYou`),
    ],
    highlight: code,
  });
  await enqueue(work, 'mail.code', { mail, until: row.expiresAt.toISOString() });
}

/**
 * As `sendCode` for whoever registers. Where none may be sent yet he goes on with the one that he was sent:
 * it may still be good, and the place to type it is the place to wait.
 * @returns null when a code was sent, else for how many seconds none may be
 */
export async function sendCodeIfAllowed(
  work: Work,
  props: { email: string; locale: Locale },
): Promise<string | null> {
  try {
    await sendCode(work, props);
    return null;
  } catch (error) {
    const wait = error instanceof AppError ? error.data?.wait : undefined;
    if (!wait) throw error;
    return wait;
  }
}
