import { AppError } from '@pv/contract';
import type { Work } from '../../../context.ts';
import { addressRange } from '../../../http/address-range.ts';
import { noteSending } from '../codes/note-sending.ts';
import { checkCaptcha } from './check-captcha.ts';

/**
 * Lets pass whoever has solved the captcha, and a few times an hour whoever cannot run it, by network
 * address.
 * @throws AppError captcha_failed, captcha_required
 */
export async function passHumanCheck(
  work: Work,
  { captcha, address }: { captcha: string | undefined; address: string },
): Promise<void> {
  if (captcha) return checkCaptcha(work, captcha);
  const limits = { perHour: 3, perDay: 10 };
  if (!(await noteSending(work, `without captcha ${addressRange(address)}`, limits))) {
    throw new AppError('captcha_required');
  }
}
