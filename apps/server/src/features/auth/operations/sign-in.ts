import { AppError, AUTH_LIMITS, type Tokens } from '@pv/contract';
import { and, count, eq, gt, inArray } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { type Deps, inTransaction, type Locale, type Work } from '../../../context.ts';
import { signInFailures, users } from '../../../db/schema/index.ts';
import { addressRange } from '../../../http/address-range.ts';
import { appendAccountEvent } from '../../log/public.ts';
import { checkCaptcha } from '../captcha/check-captcha.ts';
import { sendCode } from '../codes/send-code.ts';
import { passwordFits } from '../passwords/hash-password.ts';
import { type Device, openSession } from '../sessions/open-session.ts';
import { findPendingRegistration } from './find-pending-registration.ts';

interface SignIn {
  email: string;
  password: string;
  captcha: string | undefined;
  device: Device;
  locale: Locale;
}

const WINDOW = 15 * 60_000;

/** What failures are counted by. */
const keysOf = ({ email, device }: SignIn) => [email, addressRange(device.address)];

/** After a few failures from this address or for this e-mail the captcha is needed as well. */
async function checkFailures(work: Work, props: SignIn): Promise<void> {
  const [row] = await work.trx
    .select({ failures: count() })
    .from(signInFailures)
    .where(
      and(
        inArray(signInFailures.key, keysOf(props)),
        gt(signInFailures.createdAt, new Date(work.now.getTime() - WINDOW)),
      ),
    );
  const allowed = AUTH_LIMITS.failuresBeforeCaptcha * 2;
  if ((row?.failures ?? 0) < allowed) return;
  if (!props.captcha) throw new AppError('captcha_required');
  await checkCaptcha(work, props.captcha);
}

async function noteFailure(work: Work, props: SignIn): Promise<void> {
  const row = (key: string) => ({ id: uuidv7(), key, createdAt: work.now });
  await work.trx.insert(signInFailures).values(keysOf(props).map(row));
}

/** The pair may belong to a registration that was never confirmed: then a new code is on its way. */
async function pendingOutcome(work: Work, props: SignIn): Promise<AppError | null> {
  const pending = await findPendingRegistration(work, props.email, props.password);
  if (!pending) return null;
  await sendCode(work, props).catch((error) => {
    if (!(error instanceof AppError && error.code === 'code_too_soon')) throw error;
  });
  return new AppError('account_unconfirmed', { data: { registration_id: pending.id } });
}

/** Opens a session and tells of it in the person's log. */
async function openTold(work: Work, userId: string, device: Device): Promise<Tokens> {
  const after = { agent: device.agent.slice(0, 300) };
  await appendAccountEvent(work, { userId, kind: 'signed_in', after });
  return openSession(work, userId, device);
}

/**
 * Signs a person in.
 * @throws AppError credentials_wrong for an unknown address and a wrong password alike;
 *   captcha_required, captcha_failed; account_unconfirmed with the registration's id
 */
export async function signIn(deps: Deps, props: SignIn): Promise<Tokens> {
  const outcome = await inTransaction(deps, async (work) => {
    await checkFailures(work, props);
    const [person] = await work.trx.select().from(users).where(eq(users.email, props.email));
    if (await passwordFits(person?.passwordHash ?? null, props.password)) {
      if (person) return openTold(work, person.id, props.device);
    }
    const pending = person ? null : await pendingOutcome(work, props);
    if (pending) return pending;
    await noteFailure(work, props);
    return new AppError('credentials_wrong');
  });
  if (outcome instanceof AppError) throw outcome;
  return outcome;
}
