import { AppError, AUTH_LIMITS } from '@pv/contract';
import { and, count, gt, inArray } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Work } from '../../../context.ts';
import { signInFailures } from '../../../db/schema/index.ts';
import { addressRange } from '../../../http/address-range.ts';
import type { Device } from '../sessions/open-session.ts';
import { checkCaptcha } from './check-captcha.ts';

interface Origin {
  email: string;
  device: Pick<Device, 'address'>;
}

interface Attempt extends Origin {
  captcha: string | undefined;
}

const WINDOW = 15 * 60_000;

const keysOf = ({ email, device }: Origin) => [email, addressRange(device.address)];

/** Whether so many sign-ins have failed lately from this network or for this e-mail that the captcha is needed. */
export async function manyFailures(work: Work, origin: Origin): Promise<boolean> {
  const { key, createdAt } = signInFailures;
  const since = new Date(work.now.getTime() - WINDOW);
  const counted = await work.trx
    .select({ key, failures: count() })
    .from(signInFailures)
    .where(and(inArray(key, keysOf(origin)), gt(createdAt, since)))
    .groupBy(key);
  const { failuresBeforeCaptcha, failuresOfNetwork } = AUTH_LIMITS;
  return counted.some(
    (one) => one.failures >= (one.key === origin.email ? failuresBeforeCaptcha : failuresOfNetwork),
  );
}

/**
 * After a few failures from this network or for this e-mail the captcha is needed as well. Says whether
 * one was solved.
 * @throws AppError captcha_required, captcha_failed
 */
export async function passFailures(work: Work, attempt: Attempt): Promise<boolean> {
  if (!(await manyFailures(work, attempt))) return false;
  if (!attempt.captcha) throw new AppError('captcha_required');
  await checkCaptcha(work, attempt.captcha);
  return true;
}

/** Counts a failed sign-in. */
export async function noteFailure(work: Work, origin: Origin): Promise<void> {
  const row = (key: string) => ({ id: uuidv7(), key, createdAt: work.now });
  await work.trx.insert(signInFailures).values(keysOf(origin).map(row));
}
