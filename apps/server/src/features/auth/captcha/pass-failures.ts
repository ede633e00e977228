import { AppError, AUTH_LIMITS } from '@pv/contract';
import { and, count, eq, gt, inArray, max } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Work } from '../../../context.ts';
import { sessions, signInFailures, users } from '../../../db/schema/index.ts';
import { addressRange } from '../../../http/address-range.ts';
import { tooMany } from '../../../http/too-many.ts';
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

const HOUR = 60 * 60_000;

/** Whether somebody is, or was until a day ago, signed in to this account from the same network. */
async function knowsNetwork({ trx }: Work, { email, device }: Origin): Promise<boolean> {
  const known = await trx
    .select({ address: sessions.address })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(users.email, email));
  const here = addressRange(device.address);
  return known.some(({ address }) => addressRange(address) === here);
}

/**
 * Slows guesses at one account that come from many networks, each with its captcha. Its owner is not
 * kept out: where he is signed in he does not wait, and a new password by mail forgets the guesses.
 * @throws AppError too_many_requests, with how long to wait
 */
export async function slowGuesses(work: Work, origin: Origin): Promise<void> {
  const { key, createdAt } = signInFailures;
  const now = work.now.getTime();
  const [counted] = await work.trx
    .select({ failures: count(), last: max(createdAt) })
    .from(signInFailures)
    .where(and(eq(key, origin.email), gt(createdAt, new Date(now - HOUR))));
  if (!counted?.last || counted.failures < AUTH_LIMITS.failuresBeforePause) return;
  const wait = AUTH_LIMITS.pauseOfGuessesSeconds - (now - counted.last.getTime()) / 1000;
  if (wait > 0 && !(await knowsNetwork(work, origin))) throw tooMany(wait);
}

/** Forgets the guesses at an account: its owner has shown that he reads its mail. */
export async function forgetFailures({ trx }: Work, email: string): Promise<void> {
  await trx.delete(signInFailures).where(eq(signInFailures.key, email));
}

/** Counts a failed sign-in. */
export async function noteFailure(work: Work, origin: Origin): Promise<void> {
  const row = (key: string) => ({ id: uuidv7(), key, createdAt: work.now });
  await work.trx.insert(signInFailures).values(keysOf(origin).map(row));
}
