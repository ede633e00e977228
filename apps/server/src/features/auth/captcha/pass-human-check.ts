import { AppError } from '@pv/contract';
import type { Work } from '../../../context.ts';
import { addressRange } from '../../../http/address-range.ts';
import { noteSending } from '../codes/note-sending.ts';
import { checkCaptcha } from './check-captcha.ts';

/** What is asked for; each is counted by itself. */
type Purpose = 'registration' | 'recovery' | 'support';

/**
 * Lets pass whoever has solved the captcha, and a few times an hour for each purpose whoever cannot run
 * it, by network address.
 * @throws AppError captcha_failed, captcha_required
 */
export async function passHumanCheck(
  work: Work,
  asked: { purpose: Purpose; captcha: string | undefined; address: string },
): Promise<void> {
  if (asked.captcha) return checkCaptcha(work, asked.captcha);
  const limits = { perHour: 3, perDay: 10 };
  const key = `without captcha, ${asked.purpose} ${addressRange(asked.address)}`;
  if (!(await noteSending(work, key, limits))) {
    throw new AppError('captcha_required');
  }
}
