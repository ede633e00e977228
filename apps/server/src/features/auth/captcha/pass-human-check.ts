import { AppError } from '@pv/contract';
import type { Work } from '../../../context.ts';
import { addressRange } from '../../../http/address-range.ts';
import { untilServed } from '../../../http/too-many.ts';
import { forgetSending, tryToNote } from '../codes/note-sending.ts';
import { checkCaptcha, forgetCaptcha } from './check-captcha.ts';

/** What is asked for; each is counted by itself. */
type Purpose = 'registration' | 'recovery' | 'support' | 'docx check';

interface Asked {
  purpose: Purpose;
  captcha: string | undefined;
  address: string;
}

const keyWithout = ({ purpose, address }: Asked) =>
  `without captcha, ${purpose} ${addressRange(address)}`;

/** Gives a check back that was passed for nothing: it may be passed once more. */
export async function giveBackHumanCheck(work: Work, asked: Asked): Promise<void> {
  if (asked.captcha) await forgetCaptcha(work, asked.captcha);
  else await forgetSending(work, keyWithout(asked));
}

/**
 * Lets pass whoever has solved the captcha, and a few times an hour for each purpose whoever cannot run
 * it, by network address.
 * @throws AppError captcha_failed, and captcha_required with how long to wait for the next try without it
 */
export async function passHumanCheck(work: Work, asked: Asked): Promise<void> {
  if (asked.captcha) return checkCaptcha(work, asked.captcha);
  const limits = { perHour: 3, perDay: 10 };
  const wait = await tryToNote(work, keyWithout(asked), limits);
  if (wait === 0) return;
  const { items, ...told } = untilServed(wait / 1000, 'wait.captcha');
  throw new AppError('captcha_required', { ...told, items: ['errors.captcha_required', ...items] });
}
