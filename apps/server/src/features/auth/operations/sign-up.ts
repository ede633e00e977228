import { AppError, CONSENTS, type ConsentCode, REQUIRED_CONSENTS } from '@pv/contract';
import { eq } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { type Deps, inTransaction, type Locale, type Work } from '../../../context.ts';
import { registrations, users } from '../../../db/schema/index.ts';
import { addressRange } from '../../../http/address-range.ts';
import { checkCaptcha } from '../captcha/check-captcha.ts';
import { noteSending } from '../codes/note-sending.ts';
import { sendCode } from '../codes/send-code.ts';
import { hashPassword } from '../passwords/hash-password.ts';
import { findPendingRegistration } from './find-pending-registration.ts';

interface SignUp {
  email: string;
  password: string;
  captcha: string | undefined;
  consents: { code: ConsentCode; version: number }[];
  address: string;
  locale: Locale;
}

/** Who cannot run the captcha may go on without it, a few times an hour: the mailed code is needed anyway. */
async function passHumanCheck(work: Work, props: SignUp): Promise<void> {
  if (props.captcha) return checkCaptcha(work, props.captcha);
  const limits = { perHour: 3, perDay: 10 };
  if (!(await noteSending(work, `without captcha ${addressRange(props.address)}`, limits))) {
    throw new AppError('captcha_required');
  }
}

function checkConsents(consents: SignUp['consents']): void {
  const given = (code: ConsentCode) =>
    consents.some((consent) => consent.code === code && consent.version === CONSENTS[code]);
  if (!REQUIRED_CONSENTS.every(given)) throw new AppError('consent_missing');
}

/**
 * Begins a registration and mails the code. Every attempt is a row of its own, so that nobody can
 * plant a password on an address that somebody else is about to confirm.
 * @throws AppError consent_missing, captcha_failed, captcha_required, user_exists, and
 *   registration_pending with the registration's id when this very pair waits for its code
 */
export async function signUp(deps: Deps, props: SignUp): Promise<{ registration_id: string }> {
  checkConsents(props.consents);
  const passwordHash = await hashPassword(props.password);
  const outcome = await inTransaction(deps, async (work) => {
    await passHumanCheck(work, props);
    const [known] = await work.trx.select().from(users).where(eq(users.email, props.email));
    if (known) throw new AppError('user_exists');
    const pending = await findPendingRegistration(work, props.email, props.password);
    if (pending) {
      await sendCode(work, props);
      return { id: pending.id, repeated: true };
    }
    const id = uuidv7();
    await work.trx.insert(registrations).values({
      id,
      email: props.email,
      passwordHash,
      consents: props.consents,
      address: props.address,
      locale: props.locale,
      createdAt: work.now,
    });
    await sendCode(work, props).catch((error) => {
      // the address has a fresh code from another attempt: this registration may use it too
      if (!(error instanceof AppError && error.code === 'code_too_soon')) throw error;
    });
    return { id, repeated: false };
  });
  if (outcome.repeated) {
    throw new AppError('registration_pending', { data: { registration_id: outcome.id } });
  }
  return { registration_id: outcome.id };
}
